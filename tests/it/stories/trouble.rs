//! When Discord is slow, forgetful or unkind: nothing is lost, and no ping comes twice.

use std::time::Duration;

use discord_sandbox::{Fault, MessageView, Misbehaviour};
use serde_json::json;

use super::playing::seated;
use crate::story;
use crate::support::person::buttons;
use crate::support::{World, log};

const CREATE_THREADS: u64 = 1 << 35;
const SEND: u64 = 1 << 11;
const SEND_IN_THREADS: u64 = 1 << 38;

fn once(fault: Fault) -> Misbehaviour {
    Misbehaviour { method: "POST".into(), path: "/messages".into(), skip: 0, times: 1, fault }
}

story!(a_rate_limit_is_obeyed, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(Fault::RateLimited { retry_after_ms: 5_000 }));
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 1, "only the challenge so far");
    world.advance(Duration::from_millis(4_900)).await;
    assert_eq!(bob.pings(), 1, "not before the time that Discord names");
    world.advance(Duration::from_millis(200)).await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

story!(a_failing_discord_is_tried_again, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(Misbehaviour { times: 3, ..once(Fault::Status(500)) });
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 1);
    for _ in 0..3 {
        world.advance(Duration::from_secs(10)).await;
    }
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

story!(after_an_outage_of_hours_everything_is_told_within_a_minute, |world| async move {
    let (ann, bob) = seated(&world).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let cleo = world.cleo();
    for _ in 0..4 {
        cleo.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    }
    let boards = |world: &World| world.sandbox.pings().len();
    let before = boards(&world);
    let away = Misbehaviour { times: u32::MAX, ..once(Fault::Status(500)) };
    world.sandbox.misbehave_for(away, 2 * 3_600_000);
    ann.plays("a1-c3").await;
    let games = cleo.completes("move", "game", "").await;
    for game in &games {
        cleo.runs("move", json!({ "move": "a1-c3", "game": game })).await;
    }
    let posts = |world: &World| {
        world
            .sandbox
            .requests()
            .iter()
            .filter(|r| r.method == "POST" && r.path.ends_with("/messages"))
            .count()
    };
    // The first tries, each repeated once.
    world.advance(Duration::from_secs(10)).await;
    let begun = posts(&world);
    let steps = 7_180 / 20;
    for _ in 0..steps {
        world.advance(Duration::from_secs(20)).await;
    }
    assert!(
        posts(&world) - begun <= steps,
        "one notice at a time is tried: {}",
        posts(&world) - begun
    );
    assert_eq!(boards(&world), before);
    world.advance(Duration::from_secs(60)).await;
    assert_eq!(boards(&world) - before, 1 + games.len());
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

story!(a_notice_that_discord_never_answers_about_holds_no_other_up, |world| async move {
    let (ann, bob) = seated(&world).await;
    let thread = ann.channel;
    let cleo = world.cleo();
    ann.at(cleo.channel).challenges(&cleo).await;
    cleo.presses("Accept").await;
    let other = world
        .sandbox
        .threads(cleo.channel)
        .into_iter()
        .map(|(id, _)| id)
        .find(|id| *id != thread)
        .unwrap();
    let path = format!("channels/{thread}/messages");
    let away = Misbehaviour { times: u32::MAX, path, ..once(Fault::Status(500)) };
    world.sandbox.misbehave_for(away, 3_600_000);
    ann.plays("a1-c3").await;
    for (n, text) in ["a1-c3", "d7-d5", "h1-f3", "b7-d5"].into_iter().enumerate() {
        world.advance(Duration::from_secs(600)).await;
        let pings = (ann.pings(), cleo.pings());
        if n % 2 == 0 {
            ann.at(other).plays(text).await
        } else {
            cleo.at(other).plays(text).await
        };
        let told = (ann.pings() - pings.0, cleo.pings() - pings.1);
        assert_eq!(told, if n % 2 == 0 { (0, 1) } else { (1, 0) }, "at once, after {n}");
    }
    assert_eq!(bob.pings(), 1);
    let tried = world
        .sandbox
        .requests()
        .iter()
        .filter(|r| r.path.contains(&format!("{thread}/messages")))
        .count();
    assert!(tried < 60, "its pauses grow: {tried}");
    world.advance(Duration::from_secs(3600)).await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

story!(a_lost_answer_does_not_make_a_second_message, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(Fault::LostAnswer));
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 2, "the message is there, only its answer was lost");
    // Longer than Discord remembers a nonce: the message is found by its mark.
    world.advance(Duration::from_secs(600)).await;
    assert_eq!(bob.pings(), 2);
    let boards = bob.sees().iter().filter(|m| m.content.contains("1. a1-c3")).count();
    assert_eq!(boards, 1);
    world.end().await;
});

story!(a_board_with_a_lost_answer_loses_its_buttons_after_the_next_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(Fault::LostAnswer));
    ann.plays("a1-c3").await;
    // The board is there, but its message is not stored. Bob moves before the next try.
    bob.plays("d7-d5").await;
    world.advance(Duration::from_secs(600)).await;
    let boards: Vec<_> =
        bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).collect();
    assert_eq!(
        boards.len(),
        3,
        "the start, the board of which the answer was lost, and the one that stands"
    );
    let open: Vec<bool> = boards.iter().map(|board| !buttons(board).is_empty()).collect();
    assert_eq!(open, [false, false, true]);
    assert_eq!((ann.pings(), bob.pings()), (2, 2));
    world.end().await;
});

story!(an_unposted_board_is_skipped_after_the_next_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(Fault::Status(500)));
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.advance(Duration::from_secs(600)).await;
    let boards =
        bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).count();
    assert_eq!((boards, ann.pings(), bob.pings()), (2, 2, 1), "the start, and the one that stands");
    world.end().await;
});

story!(a_board_loses_its_buttons_when_discord_allows_it, |world| async move {
    let (ann, bob) = seated(&world).await;
    let path = "/messages/".to_owned();
    let fault = Fault::RateLimited { retry_after_ms: 5_000 };
    world.sandbox.misbehave(Misbehaviour {
        method: "PATCH".into(),
        path,
        skip: 0,
        times: 1,
        fault,
    });
    ann.plays("a1-c3").await;
    let open = || {
        let boards = bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty());
        boards.map(|board| !buttons(&board).is_empty()).collect::<Vec<_>>()
    };
    assert_eq!((open(), bob.pings()), (vec![true, true], 2), "no notice waits for that");
    world.advance(Duration::from_secs(6)).await;
    assert_eq!((open(), bob.pings()), (vec![false, true], 2));
    world.end().await;
});

story!(a_board_that_is_too_old_to_edit_is_left_alone, |world| async move {
    let (ann, bob) = seated(&world).await;
    let path = "/messages/".to_owned();
    let fault = Fault::Refused(429, 30_046);
    world.sandbox.misbehave(Misbehaviour {
        method: "PATCH".into(),
        path,
        skip: 0,
        times: 1,
        fault,
    });
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 2);
    let tries = |world: &World| {
        world.sandbox.requests().iter().filter(|request| request.method == "PATCH").count()
    };
    let before = tries(&world);
    world.advance(Duration::from_secs(3600)).await;
    assert_eq!(tries(&world), before, "it is not tried again");
    assert_eq!(log::told(" 30046 "), Vec::<String>::new(), "and the log stays quiet");
    world.end().await;
});

story!(a_challenge_that_is_too_old_to_edit_is_left_alone, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.challenges(&bob).await;
    let path = format!("channels/{}/messages/", ann.channel);
    let fault = Fault::Refused(429, 30_046);
    world.sandbox.misbehave(Misbehaviour {
        method: "PATCH".into(),
        path: path.clone(),
        skip: 0,
        times: 1,
        fault,
    });
    bob.presses("Accept").await;
    world.advance(Duration::from_secs(3600)).await;
    let edits = world.sandbox.requests().into_iter().filter(|request| request.method == "PATCH");
    assert_eq!(
        edits.filter(|request| request.path.contains(&path)).count(),
        1,
        "it is not tried again"
    );
    assert_eq!(world.sandbox.threads(ann.channel).len(), 1, "and the game begins");
    world.end().await;
});

story!(the_channel_of_direct_messages_is_asked_for_once, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    bob.sets(&["set:notify=direct"]).await;
    let opened = |world: &World| {
        let requests = world.sandbox.requests();
        requests
            .iter()
            .filter(|request| {
                request.method == "POST" && request.path.ends_with("users/@me/channels")
            })
            .count()
    };
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3")] {
        person.plays(text).await;
    }
    assert_eq!((opened(&world), bob.pings()), (1, 3));
    world.restart().await;
    for (person, text) in [(&bob, "b7-d5"), (&ann, "d1-d3")] {
        person.plays(text).await;
    }
    assert_eq!((opened(&world), bob.pings()), (1, 4), "it is known after a restart");
    // The bot asks again for a channel that Discord no longer knows, and nothing is lost.
    let path = format!("channels/{}/messages", world.sandbox.direct(bob.id).unwrap());
    world.sandbox.misbehave(Misbehaviour { path, ..once(Fault::Refused(404, 10_003)) });
    bob.plays("h7-h5").await;
    ann.plays("b1-b3").await;
    assert_eq!((opened(&world), bob.pings()), (2, 5));
    world.end().await;
});

story!(a_ping_that_is_put_off_while_it_is_on_its_way_comes_later_and_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.puts_off("In 3 hours").await;
    let before = bob.pings();
    world.sandbox.misbehave(once(Fault::RateLimited { retry_after_ms: 60_000 }));
    world.advance(Duration::from_secs(3 * 3600)).await;
    assert_eq!(bob.pings(), before, "Discord still refuses messages");
    bob.puts_off("In 3 hours").await;
    world.advance(Duration::from_secs(600)).await;
    assert_eq!(bob.pings(), before);
    world.advance(Duration::from_secs(3 * 3600)).await;
    assert_eq!(bob.pings(), before + 1);
    world.end().await;
});

story!(without_threads_the_game_is_played_in_the_channel, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    world.sandbox.deny(ann.channel, CREATE_THREADS);
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    assert!(world.sandbox.threads(ann.channel).is_empty());
    // The challenge shows its start on a card, and a board of the game has no card.
    let boards: Vec<_> =
        ann.sees().into_iter().filter(|m| !m.files.is_empty() && m.embeds == json!([])).collect();
    assert_eq!(boards.len(), 1);
    let why = "I'm posting this here because I can't write in the game's own thread (Discord says: Missing Permissions).";
    assert!(boards[0].content.contains(why), "{}", boards[0].content);
    ann.plays("a1-c3").await;
    assert_eq!((ann.pings(), bob.pings()), (1, 2));
    world.end().await;
});

story!(the_first_board_in_a_channel_is_not_taken_for_its_challenge, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    world.sandbox.deny(ann.channel, CREATE_THREADS);
    ann.challenges(&bob).await;
    // The challenge is edited, no thread can be opened, and then Discord fails for a while.
    world.sandbox.misbehave(Misbehaviour { times: 2, ..once(Fault::Status(500)) });
    bob.presses("Accept").await;
    for _ in 0..3 {
        world.advance(Duration::from_secs(10)).await;
    }
    let is_board = |message: &MessageView| !message.files.is_empty() && message.embeds == json!([]);
    let boards = ann.sees().iter().filter(|message| is_board(message)).count();
    assert_eq!(boards, 1);
    assert!(ann.newest().content.contains("you go first"), "{}", ann.newest().content);
    world.end().await;
});

story!(a_closed_channel_falls_back_to_direct_messages_and_then_says_so, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.deny(world.ann().channel, SEND | SEND_IN_THREADS);
    ann.plays("a1-c3").await;
    let direct = world.sandbox.direct(bob.id).expect("Bob was written to directly");
    let told = bob.at(direct).newest();
    assert!(
        told.content.contains("**1. a1-c3**")
            && told.content.contains("I'm posting this here because"),
        "{}",
        told.content
    );
    assert_eq!(bob.pings(), 2);
    bob.at(direct).says("d7-d5").await;
    let pings = bob.pings();

    world.sandbox.set_direct_messages(bob.id, false);
    ann.plays("h1-f3").await;
    let list = bob.asks("games", json!({})).await;
    let reason = "didn't reach anyone (Discord says: Missing Permissions; Cannot send messages to this user).";
    assert!(list.contains(reason), "{list}");
    assert_eq!(bob.pings(), pings);
    world.end().await;
});

story!(a_closed_place_is_tried_again_an_hour_later, |world| async move {
    let (ann, bob) = seated(&world).await;
    let posts = Misbehaviour {
        path: format!("channels/{}/messages", ann.channel),
        ..once(Fault::Refused(403, 50001))
    };
    world.sandbox.misbehave(posts);
    ann.plays("a1-c3").await;
    assert_eq!(bob.newest().content, "The game begins.", "the board went elsewhere");
    world.advance(Duration::from_secs(3599)).await;
    bob.plays("d7-d5").await;
    assert_eq!(ann.newest().content, "The game begins.", "and so did the next one");
    world.advance(Duration::from_secs(1)).await;
    ann.plays("h1-f3").await;
    assert!(bob.newest().content.contains("2. h1-f3"), "{}", bob.newest().content);
    world.end().await;
});

story!(an_exchanged_token_loses_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(Fault::Refused(401, 0)));
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 1);
    world.advance(Duration::from_secs(10)).await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

story!(a_connection_that_comes_and_goes_loses_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    // Quick tries have to wait, by the hand-set clock.
    let back = async |times: usize| {
        while world.sandbox.resume_count() < times {
            world.advance(Duration::from_secs(1)).await;
        }
    };
    world.sandbox.ask_to_reconnect();
    back(1).await;
    ann.plays("a1-c3").await;
    world.sandbox.drop_connections(4000);
    back(2).await;
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), bob.pings()), (2, 2));
    world.end().await;
});

story!(the_same_event_twice_is_one_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.says(&format!("<@{}> a1-c3", world.sandbox.person("Murus").unwrap())).await;
    world.sandbox.repeat_last_event();
    world.settle().await;
    assert_eq!(bob.pings(), 2);
    assert_eq!(bob.sees().iter().filter(|m| m.content.contains("1. a1-c3")).count(), 1);
    world.end().await;
});

story!(notices_committed_before_a_stop_are_delivered_after_it, |world| async move {
    let mut world = world;
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(Misbehaviour { times: 1, ..once(Fault::Status(503)) });
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 1);
    world.restart().await;
    world.advance(Duration::from_secs(60)).await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

story!(the_chat_of_a_voice_channel_takes_games_without_threads, |world| async move {
    let voice = world.sandbox.add_voice_channel("lounge");
    let ann = world.ann().at(voice);
    let bob = world.bob().at(voice);
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    assert!(ann.newest().content.contains("you go first"), "{}", ann.newest().content);
    ann.plays("a1-c3").await;
    assert_eq!((ann.pings(), bob.pings()), (1, 2));
    bob.resigns().await;
    let seen = ann.sees();
    let all: String =
        seen.iter().map(|message| format!("{} {}\n", message.content, message.embeds)).collect();
    assert!(!all.contains("I'm posting this here because"), "{all}");
    let links = all.match_indices("/channels/").map(|(at, _)| &all[at..]);
    let mut dead = links
        .filter(|link| !link.starts_with(&format!("/channels/{}/{voice}", world.sandbox.server())));
    assert_eq!(dead.next(), None, "{all}");
    assert!(!all.contains("<#"), "{all}");
    assert!(world.sandbox.threads(voice).is_empty());
    assert!(
        world.sandbox.requests().iter().all(|request| !request.path.ends_with("/threads")),
        "a thread was asked for"
    );
    world.end().await;
});

story!(a_channel_that_refuses_threads_for_its_type_takes_the_game_itself, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let threads = Misbehaviour { path: "/threads".to_owned(), ..once(Fault::Refused(400, 50_024)) };
    world.sandbox.misbehave(threads);
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    assert!(ann.newest().content.contains("you go first"), "{}", ann.newest().content);
    ann.plays("a1-c3").await;
    assert_eq!((ann.pings(), bob.pings()), (1, 2));
    world.end().await;
});
