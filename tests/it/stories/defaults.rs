//! A server that is new to the bot: quiet channels, private games against Murus, boards that stand
//! still. And the switches of its managers.

use std::time::Duration;

use discord_sandbox::{Fault, MessageView, Misbehaviour};
use expect_test::expect;
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// The public messages of the channel, oldest first.
fn public(world: &World) -> Vec<MessageView> {
    world.cleo().sees().into_iter().filter(|message| !message.whisper).collect()
}

/// Ann's direct messages with the bot.
fn direct(world: &World) -> Person {
    let ann = world.ann();
    let channel = world.sandbox.direct(ann.id).expect("they are open");
    ann.at(channel)
}

async fn play_murus(world: &World) -> String {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let options = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    world.ann().asks("challenge", options).await
}

story!(a_game_against_murus_is_private_and_its_result_can_be_shown, |mut world| async move {
    world.forget_choices().await;
    let said = play_murus(&world).await;
    assert!(said.contains("The game begins"), "{said}");
    let ann = direct(&world);
    assert!(ann.reads().contains("you go first"), "{}", ann.reads());
    world.restart().await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    assert!(told(&world, &ann.reads()).contains("@Ann resigns"), "{}", ann.reads());
    assert!(public(&world).is_empty(), "the channel hears nothing: {:#?}", public(&world));
    assert!(world.sandbox.threads(world.ann().channel).is_empty());
    // A rematch stays private, too.
    ann.presses("Rematch").await;
    assert!(
        public(&world).is_empty() && ann.reads().contains("You're the Gauls"),
        "{}",
        ann.reads()
    );
    // The result is shown where its player wants it.
    let name = world.ann().completes("review", "game", "").await.remove(0);
    world.ann().asks("board", json!({ "game": name })).await;
    world.ann().presses("Step through").await;
    world.ann().presses("Show here").await;
    assert_eq!(public(&world).len(), 1, "{:#?}", public(&world));
    world.end().await;
});

story!(
    the_first_game_of_a_person_with_closed_direct_messages_is_in_a_thread,
    |mut world| async move {
        world.forget_choices().await;
        let ann = world.ann();
        world.sandbox.set_direct_messages(ann.id, false);
        let said = play_murus(&world).await;
        assert!(said.contains("The game begins") && !said.contains("@me"), "{said}");
        assert!(told(&world, &ann.at(world.thread()).reads()).contains("@Ann"));
        // Once they are open again, the next game is there. A person is greeted once, without a
        // ping.
        world.sandbox.set_direct_messages(ann.id, true);
        world.advance(Duration::from_secs(2 * 3_600)).await;
        let pings = ann.pings();
        let said = play_murus(&world).await;
        assert!(said.contains("@me"), "{said}");
        let sees = direct(&world).sees();
        assert!(sees[0].content.starts_with("Hi! Our games are played here"), "{sees:#?}");
        assert_eq!(ann.pings(), pings + 1, "the board alone pings: {sees:#?}");
        world.restart().await;
        play_murus(&world).await;
        let hellos =
            direct(&world).sees().iter().filter(|one| one.content.starts_with("Hi!")).count();
        assert_eq!(hellos, 1);
        world.end().await;
    }
);

story!(people_without_direct_messages_play_murus_in_a_thread, |world| async move {
    world.forget_choices().await;
    play_murus(&world).await;
    let ann = direct(&world);
    world.sandbox.set_direct_messages(ann.id, false);
    ann.plays("a1-c3").await;
    world.settle().await;
    play_murus(&world).await;
    assert!(told(&world, &world.ann().at(world.thread()).reads()).contains("@Ann"));
    assert_eq!(public(&world).len(), 1, "one line leads to the thread");
    world.end().await;
});

story!(a_manager_gives_games_against_murus_threads, |world| async move {
    world.forget_choices().await;
    let mona = world.person("Mona");
    let said = mona.walks("server settings", &["server-games", "server-switch:bots.on"]).await;
    expect![[r#"
        **Games in this server**
        Game threads: **in the channel of each challenge**
        Result cards: **in the channel of each game**
        Acta Diurna (a card of the week, on Monday morning): **off**
        Rated games: **allowed**
        ✓ Games against Murus: **in threads here**
        Show here: **on**
        Who can start channel votes: **managers**"#]]
    .assert_eq(&said);
    play_murus(&world).await;
    assert!(told(&world, &world.ann().at(world.thread()).reads()).contains("@Ann"));
    world.end().await;
});

story!(cards_of_results_go_to_the_channel_that_managers_choose, |world| async move {
    world.forget_choices().await;
    let mona = world.person("Mona");
    let arena = world.sandbox.channel("arena").unwrap();
    let chosen = format!("server-set:cards={arena}");
    let said = mona.walks("server settings", &["server-games", &chosen]).await;
    assert!(said.contains(&format!("✓ Result cards: **<#{arena}>**\n")), "{said}");
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    let card = read(&world.cleo().at(arena).newest());
    assert!(card.starts_with("Results · "), "{card}");
    assert!(
        public(&world).iter().all(|message| !read(message).starts_with("Results")),
        "and to no other"
    );
    let said = mona.walks("server settings", &["server-games", "server-set:cards="]).await;
    assert!(said.contains("✓ Result cards: **in the channel of each game**"), "{said}");
    world.end().await;
});

story!(threads_of_games_open_in_the_channel_that_managers_choose, |mut world| async move {
    world.forget_choices().await;
    let mona = world.person("Mona");
    let arena = world.sandbox.channel("arena").unwrap();
    let chosen = format!("server-set:threads={arena}");
    let said = mona.walks("server settings", &["server-games", &chosen]).await;
    assert!(said.contains(&format!("✓ Game threads: **in <#{arena}>**\n")), "{said}");
    let (ann, bob) = (world.ann(), world.bob());
    ann.challenges(&bob).await;
    world.sandbox.misbehave(Misbehaviour {
        method: "POST".to_owned(),
        path: "/threads".to_owned(),
        skip: 0,
        times: 1,
        fault: Fault::Status(500),
    });
    let said = bob.presses("Accept").await;
    assert_eq!(said, format!("The game begins: <#{arena}>"), "the thread has no id yet");
    world.restart().await;
    world.advance(Duration::from_secs(60)).await;
    let threads = world.sandbox.threads(arena);
    assert_eq!(threads.len(), 1, "{threads:?}");
    assert!(world.sandbox.threads(ann.channel).is_empty());
    let (thread, name) = &threads[0];
    assert_eq!(name, "Ann – Bob");
    assert!(ann.at(*thread).reads().contains("you go first"), "{}", ann.at(*thread).reads());
    let line = read(public(&world).last().unwrap());
    assert!(line.contains(&format!("/{thread}")), "the challenge leads there: {line}");
    assert!(told(&world, &read(&ann.at(arena).newest())).starts_with("-# @Ann – @Bob"));
    ann.at(*thread).plays("a1-c3").await;
    bob.at(*thread).plays("d7-d5").await;
    // The line goes when the thread is put away, and the thread stays.
    let lines = || world.cleo().at(arena).sees().into_iter().map(|seen| read(&seen));
    assert_eq!(lines().count(), 1, "{:?}", lines().collect::<Vec<_>>());
    ann.at(*thread).resigns().await;
    for _ in 0..2 {
        world.advance(Duration::from_secs(660)).await;
    }
    assert_eq!(lines().count(), 0, "{:?}", lines().collect::<Vec<_>>());
    assert!(ann.at(*thread).reads().contains("resigns after"), "{}", ann.at(*thread).reads());
    world.end().await;
});

story!(games_of_a_casual_server_are_not_rated, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    let mona = world.person("Mona");
    let said = mona.walks("server settings", &["server-games", "server-switch:rated.off"]).await;
    assert!(said.contains("✓ Rated games: **off, so every game is casual**"), "{said}");
    let bobs = bob.id.to_string();
    let rated = json!({ "opponent": bobs, "rated": true });
    let refused = ann.asks("challenge", rated).await;
    assert!(refused.starts_with("This server plays casual games only."), "{refused}");
    assert!(public(&world).is_empty());
    ann.asks("challenge", json!({ "opponent": bobs })).await;
    let posted = read(public(&world).last().unwrap());
    assert!(!posted.contains("Rated"), "{posted}");
    world.end().await;
});

story!(nothing_is_shown_where_managers_turned_it_off, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    let shows = |person: &Person| person.labels().contains(&"Show here".to_owned());
    ann.asks("board", json!({})).await;
    ann.presses("Step through").await;
    assert!(shows(&ann), "{}", ann.reads());
    let (kept, shows_here) = ann.button("Show here");
    let mona = world.person("Mona");
    mona.walks("server settings", &["server-games", "server-switch:showing.off"]).await;
    let refused = ann.presses_id(&kept, &shows_here).await;
    assert!(refused.contains("turned off **Show here**"), "{refused}");
    ann.asks("board", json!({})).await;
    ann.presses("Step through").await;
    assert!(!shows(&ann), "{}", ann.reads());
    world.end().await;
});

story!(old_turns_keep_the_moves_alone, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.restart().await;
    ann.plays("h1-f3").await;
    let texts: Vec<String> =
        ann.sees().iter().filter(|m| !m.whisper).map(|m| m.content.clone()).collect();
    let boards: Vec<&String> = texts.iter().rev().take(4).rev().collect();
    expect![[r#"
        [
            "The game begins.",
            "**1. a1-c3**",
            "**1... d7-d5**",
            "**2. h1-f3** · <@1174109840998400004>, your move.\nPress **Move**, or reply `e7-e5`.\n-# Time runs out <t:1780660800:R>.",
        ]"#]]
    .assert_eq(&format!("{boards:#?}"));
    let past = ann.sees().into_iter().filter(|m| !m.whisper && m.content.contains("d7-d5"));
    for message in past {
        assert!(buttons(&message).is_empty(), "{message:#?}");
        assert!(!message.content.contains("<@") && !message.content.contains("<t:"));
        assert_eq!(message.files.len(), 1, "it keeps its board");
    }
    world.end().await;
});

story!(public_boards_stand_still_unless_managers_turn_them, |world| async move {
    let (ann, bob) = seated(&world).await;
    let posted = |person: &Person| {
        let board = person.sees().into_iter().rfind(|message| !message.whisper).unwrap();
        board.files[0].bytes.clone()
    };
    let own = async |person: &Person| {
        person.asks("board", json!({})).await;
        person.page().files[0].bytes.clone()
    };
    ann.plays("a1-c3").await;
    let (still, romans, gauls) = (posted(&bob), own(&ann).await, own(&bob).await);
    assert!(still == romans && still != gauls, "the Romans are below although the Gauls move");
    let turn = ["server-themes", "server-switch:turning.on"];
    let said = world.person("Mona").walks("server settings", &turn).await;
    assert!(said.contains("✓ Public boards: **turned to the player to move**"), "{said}");
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    let (turned, romans, gauls) = (posted(&bob), own(&ann).await, own(&bob).await);
    assert!(turned == gauls && turned != romans);
    world.end().await;
});
