//! A channel plays: its people vote about each move.

use std::time::Duration;

use discord_sandbox::{Act, MessageView};
use serde_json::json;

use super::challenges::told;
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::{Person, buttons, parts, read};

const HOUR: Duration = Duration::from_secs(3600);

/// The time after which votes are on the message.
const SHOWN: Duration = Duration::from_secs(60);

fn mona(world: &World) -> Person {
    world.person("Mona")
}

fn five(world: &World) -> [Person; 5] {
    ["Ann", "Bob", "Cleo", "Dan", "Mona"].map(|name| world.person(name))
}

/// The newest public message with a menu, and the custom id of the menu.
pub fn ballot(person: &Person) -> (MessageView, String) {
    let menu = |message: &MessageView| {
        let menu = parts(message).find(|part| part["type"] == 3)?;
        Some(menu["custom_id"].as_str()?.to_owned())
    };
    let public = person.sees().into_iter().rev().filter(|message| !message.whisper);
    let mut found = public.filter_map(|message| menu(&message).map(|id| (message, id)));
    found.next().expect("a vote")
}

/// Chooses from the menu of the newest vote. Returns the answer.
async fn chooses(person: &Person, value: &str) -> String {
    let (message, custom_id) = ballot(person);
    let values = vec![value.to_owned()];
    let act = Act::Select { message: message.id, custom_id, values };
    let answer = person.sandbox.act(person.id, act).await.unwrap();
    person.words(answer)
}

/// Votes for a move by the menu of the message, and by that of its unit if there are many moves.
pub async fn votes(person: &Person, text: &str) -> String {
    let (_, id) = ballot(person);
    if !id.ends_with(":unit") {
        return chooses(person, text).await;
    }
    chooses(person, text.split('-').next().unwrap()).await;
    person.chooses(text).await
}

/// Mona lets the channel play the Romans against Murus at its weakest.
pub async fn begins(world: &World) {
    let options = json!({ "level": "Tiro", "side": 0 });
    let said = mona(world).asks("event vote", options).await;
    assert!(said.contains("The game begins"), "{said}");
}

/// The public messages that begin with these words.
fn lines(person: &Person, words: &str) -> Vec<String> {
    let public = person.sees().into_iter().filter(|one| !one.whisper).map(|one| read(&one));
    public.filter(|text| text.starts_with(words)).collect()
}

/// The text of the newest vote.
fn stands(world: &World) -> String {
    told(world, &read(&ballot(&world.ann()).0))
}

pub async fn count(world: &World, sql: &'static str) -> i64 {
    let service = &world.service;
    let mut conn = service.db().read().await.unwrap();
    sqlx::query_scalar(sql).fetch_one(&mut *conn).await.unwrap()
}

const MOVES: &str = "SELECT CAST(COUNT(*) AS BIGINT) FROM event WHERE kind = 'move'";

story!(a_channel_plays_ten_plies, |world| async move {
    let people = five(&world);
    begins(&world).await;
    let ann = &people[0];
    let first = stands(&world);
    let begin = "#general plays the Romans against Murus (Tiro) and votes on each move.";
    assert!(first.contains(begin), "{first}");
    assert!(first.contains("No one has voted yet. 3 votes are needed."), "{first}");
    let (_, custom_id) = ballot(ann);
    for ply in 0..5 {
        let moves: Vec<String> = legal(&world).await;
        for (n, person) in people.iter().enumerate() {
            let text = if n < 3 { &moves[0] } else { &moves[moves.len() - 1] };
            let said = votes(person, text).await;
            assert!(said.starts_with(&format!("✓ You voted for `{text}`.")), "{said}");
        }
        world.advance(SHOWN).await;
        assert!(stands(&world).contains("5 people have voted."), "{}", stands(&world));
        assert_eq!(count(&world, MOVES).await, 2 * ply, "nothing is played before the end");
        // From the second move on, the vote ends two hours after it began.
        world.advance(if ply == 0 { HOUR * 24 } else { HOUR * 2 }).await;
        assert_eq!(count(&world, MOVES).await, 2 * ply + 2);
        let now = stands(&world);
        assert!(now.contains("No one has voted yet."), "{now}");
        assert!(now.contains("The last vote: "), "{now}");
        assert_ne!(ballot(ann).1, custom_id);
    }
    let boards = ann.sees().into_iter().filter(|message| !message.whisper && message.bot);
    let with_buttons = boards.filter(|message| parts(message).any(|part| part["type"] == 3));
    assert_eq!(with_buttons.count(), 1, "only the newest board takes votes");
    assert!(people.iter().all(|person| person.pings() == 0));
    world.end().await;
});

/// The legal moves of the only running game.
pub async fn legal(world: &World) -> Vec<String> {
    let mut conn = world.service.db().read().await.unwrap();
    let sql = "SELECT id FROM game WHERE state = 'running'";
    let id: i64 = sqlx::query_scalar(sql).fetch_one(&mut *conn).await.unwrap();
    let row = murus::store::games::load_game(&mut conn, murus::game::GameId(id)).await.unwrap();
    row.unwrap().game.line().written_moves()
}

story!(a_vote_without_a_quorum_goes_on_once_and_then_pauses, |world| async move {
    begins(&world).await;
    let ann = world.ann();
    votes(&ann, "a1-c3").await;
    let said = votes(&ann, "h1-f3").await;
    assert!(said.starts_with("✓ You changed your vote to `h1-f3`."), "{said}");
    world.advance(HOUR * 24).await;
    assert_eq!(count(&world, MOVES).await, 0, "one vote is too few");
    let text = stands(&world);
    assert!(text.contains("Few people have voted so far"), "{text}");
    assert!(text.contains("1 person has voted."), "{text}");
    // A new line says it, because the board may be far above. It goes with the move.
    let line = "-# 1 of 3 needed votes, so the vote goes on. [Choose below the board](";
    assert_eq!(lines(&ann, line).len(), 1, "{}", ann.reads());
    assert_eq!(ann.pings(), 0);
    world.advance(HOUR * 24).await;
    assert_eq!(count(&world, MOVES).await, 2, "then one vote is enough");
    assert_eq!(lines(&ann, line).len(), 0, "{}", ann.reads());
    assert!(ann.reads().contains("`h1-f3` 1"), "{}", ann.reads());
    world.advance(HOUR * 48).await;
    world.advance(HOUR * 24 * 40).await;
    let text = stands(&world);
    assert!(text.contains("No one has voted, so the game is paused."), "{text}");
    assert_eq!(count(&world, MOVES).await, 2);
    let moves = legal(&world).await;
    votes(&ann, &moves[0]).await;
    world.advance(HOUR * 24).await;
    assert_eq!(count(&world, MOVES).await, 4, "a vote starts the game again");
    world.end().await;
});

story!(a_close_vote_is_decided_by_a_second_one_and_the_captain, |world| async move {
    let [ann, bob, cleo, dan, mona] = five(&world);
    begins(&world).await;
    let [one, other, third] = ["a1-c3", "h1-f3", "b1-d3"];
    for (person, text) in [(&ann, one), (&bob, one), (&cleo, other), (&mona, other), (&dan, third)]
    {
        votes(person, text).await;
    }
    world.advance(HOUR * 24).await;
    assert_eq!(count(&world, MOVES).await, 0);
    let text = stands(&world);
    assert!(text.contains("It was close! Choose between `h1-f3` and `a1-c3`."), "{text}");
    let second = "-# It was close, so there's a second vote: `h1-f3` or `a1-c3`? [Choose below";
    let said = lines(&ann, second);
    assert_eq!(said.len(), 1, "{}", ann.reads());
    let tie = "If it's a tie, the captain's vote decides, or else the move that was chosen first.";
    assert!(said[0].ends_with(tie) && text.contains(tie), "{said:?} {text}");
    let refused = votes_by_text(&dan, third).await;
    assert!(refused.starts_with("The vote was close, and two moves are left."), "{refused}");
    world.advance(HOUR * 12).await;
    let last = "The last vote: `h1-f3` 2 · `a1-c3` 2 · `b1-d3` 1 · a tie, decided by the captain";
    assert!(ann.reads().contains(last), "Mona is the captain: {}", ann.reads());
    assert_eq!(count(&world, MOVES).await, 2);
    world.end().await;
});

story!(a_vote_game_is_in_the_list_and_managers_end_it, |world| async move {
    let [ann, .., mona] = five(&world);
    begins(&world).await;
    let said = ann.asks("event list", json!({})).await;
    assert!(said.starts_with("**Games by vote**\n#general – Murus (Tiro) · move 1 · "), "{said}");
    assert!(said.contains(" · the vote ends <t:") && said.contains("[board]("), "{said}");
    assert!(!ann.labels().contains(&"End".to_owned()), "{:?}", ann.labels());
    mona.asks("event list", json!({})).await;
    let said = mona.presses("End").await;
    assert!(said.contains("End this game now? It ends right away, with no result."), "{said}");
    let said = mona.presses("End the game").await;
    assert!(said.contains(" is ended.\nYou can see it") || said.contains(" is ended."), "{said}");
    let log = mona.asks("server moderate", json!({})).await;
    assert!(log.contains("ended"), "{log}");
    let said = ann.asks("event list", json!({})).await;
    assert!(said.starts_with("No event is running here."), "{said}");
    let running = "SELECT CAST(COUNT(*) AS BIGINT) FROM game WHERE state = 'running'";
    assert_eq!(count(&world, running).await, 0);
    // The page that ends events leads there, too.
    begins(&world).await;
    mona.asks("event stop", json!({})).await;
    let said = mona.presses("End #general – Murus (Tiro)").await;
    assert!(said.contains("End this game now?"), "{said}");
    world.end().await;
});

/// Votes by the command, as text.
async fn votes_by_text(person: &Person, text: &str) -> String {
    person.asks("move", json!({ "move": text, "game": game(person).await })).await
}

/// The short name of the only running game.
pub async fn game(person: &Person) -> String {
    let mut conn = person.service.db().read().await.unwrap();
    let sql = "SELECT name FROM game WHERE state = 'running'";
    sqlx::query_scalar(sql).fetch_one(&mut *conn).await.unwrap()
}

story!(a_missing_captain_leaves_a_tie_to_the_earliest_vote, |world| async move {
    let [ann, bob, cleo, dan, mona] = five(&world);
    begins(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "h1-f3"), (&cleo, "h1-f3"), (&dan, "a1-c3")] {
        votes(person, text).await;
        world.advance(SHOWN).await;
    }
    mona.walks("settings", &["my-data", "forget-ask", "forget"]).await;
    world.advance(HOUR * 24).await;
    world.advance(HOUR * 12).await;
    let last = "`a1-c3` 2 · `h1-f3` 2 · a tie, won by the move that was chosen first";
    assert!(ann.reads().contains(last), "{}", ann.reads());
    world.end().await;
});

story!(only_people_of_the_channel_vote_and_only_about_the_board_they_see, |world| async move {
    let [ann, bob, cleo, ..] = five(&world);
    begins(&world).await;
    let arena = world.sandbox.channel("arena").unwrap();
    let refused = votes_by_text(&bob.at(arena), "a1-c3").await;
    let told =
        "#general votes on this move. You can vote in that channel, unless you play against it.";
    assert_eq!(refused, told);
    assert!(votes_by_text(&bob, "a1-c3").await.starts_with("✓ You voted for `a1-c3`."));
    let refused = votes_by_text(&bob, "a1-a9").await;
    assert!(!refused.starts_with('✓'), "{refused}");
    // The answer to a reply is there for all, and goes with the next move.
    cleo.replies("a1-c3").await;
    assert!(cleo.reads().starts_with("✓ Your vote counts. Everyone here sees a reply."));
    let (message, custom_id) = ballot(&ann);
    votes(&ann, "a1-c3").await;
    world.advance(HOUR * 24).await;
    assert_eq!(count(&world, MOVES).await, 2);
    let act = Act::Select { message: message.id.clone(), custom_id, values: vec!["b1-d3".into()] };
    let old = world.sandbox.act(ann.id, act).await;
    let old = old.map(|answer| ann.words(answer));
    assert!(old.as_ref().is_err() || !old.as_ref().unwrap().starts_with('✓'), "{old:?}");
    assert_eq!(count(&world, "SELECT CAST(COUNT(*) AS BIGINT) FROM vote").await, 3);
    let back = ann.asks("game takeback", json!({ "game": game(&ann).await })).await;
    assert!(back.starts_with("#general") || back.starts_with("You're not playing"), "{back}");
    world.end().await;
});

story!(people_propose_lines_below_the_board, |world| async move {
    let [ann, bob, ..] = five(&world);
    begins(&world).await;
    assert_eq!(
        ann.fills("Propose a line", &["1. a1-c3 d7-d5"]).await,
        "✓ Your line will be below the board in a moment."
    );
    bob.fills("Propose a line", &["h1-f3"]).await;
    world.advance(SHOWN).await;
    let text = stands(&world);
    assert!(text.contains("@Ann suggests `a1-c3 d7-d5`.\n@Bob suggests `h1-f3`."), "{text}");
    ann.fills("Propose a line", &["b1-d3"]).await;
    let refused = ann.fills("Propose a line", &["b1-d3 b1-d3"]).await;
    assert!(!refused.starts_with('✓'), "{refused}");
    world.advance(SHOWN).await;
    let text = stands(&world);
    assert!(text.contains("@Bob suggests `h1-f3`.\n@Ann suggests `b1-d3`."), "{text}");
    assert_eq!(ann.pings() + bob.pings(), 0);
    world.end().await;
});

story!(a_channel_plays_a_person_who_does_not_vote, |world| async move {
    let [ann, bob, cleo, dan, mona] = five(&world);
    let refused = ann.asks("event vote", json!({ "opponent": bob.id.to_string() })).await;
    let managed =
        "Only managers of this server can let a channel play. They can change that in `/server`.";
    assert_eq!(refused, managed);
    let options = json!({ "opponent": bob.id.to_string(), "side": 0, "hours": 2 });
    mona.asks("event vote", options).await;
    assert!(bob.reads().contains("#general challenges"), "{}", bob.reads());
    bob.presses("Accept").await;
    let again = mona.asks("event vote", json!({})).await;
    assert!(again.starts_with("This channel is already playing."), "{again}");
    for person in [&ann, &cleo, &dan] {
        votes(person, "a1-c3").await;
    }
    let refused = votes_by_text(&bob, "a1-c3").await;
    assert!(refused.starts_with("It's not your turn."), "{refused}");
    world.advance(HOUR * 2).await;
    assert_eq!(count(&world, MOVES).await, 1);
    let pings = bob.pings();
    assert!(pings > 0, "Bob is called");
    assert!(bob.reads().contains("The last vote: `a1-c3` 3"), "{}", bob.reads());
    bob.replies("d7-d5").await;
    assert_eq!(count(&world, MOVES).await, 2);
    assert!(!stands(&world).contains("The last vote"), "the votes are told once");
    let back = bob.asks("game takeback", json!({})).await;
    assert_eq!(back, "A channel votes in this game, so no move is taken back.");
    bob.resigns().await;
    world.advance(HOUR * 50).await;
    assert_eq!(count(&world, "SELECT CAST(COUNT(*) AS BIGINT) FROM rating").await, 0);
    world.end().await;
});

story!(a_bot_that_was_down_ends_the_vote_once_when_it_is_back, |mut world| async move {
    let [ann, bob, cleo, ..] = five(&world);
    begins(&world).await;
    for person in [&ann, &bob, &cleo] {
        votes(person, "a1-c3").await;
    }
    world.pass_without_bot(HOUR * 30).await;
    world.join().await;
    world.settle().await;
    assert_eq!(count(&world, MOVES).await, 2);
    assert_eq!(buttons(&ballot(&ann).0).len(), 2);
    world.end().await;
});

story!(deleted_data_leaves_a_vote_without_its_person, |world| async move {
    let [ann, bob, cleo, ..] = five(&world);
    begins(&world).await;
    for person in [&ann, &bob, &cleo] {
        votes(person, "a1-c3").await;
    }
    ann.fills("Propose a line", &["a1-c3"]).await;
    ann.walks("settings", &["my-data", "forget-ask", "forget"]).await;
    let nobody = "SELECT CAST(COUNT(*) AS BIGINT) FROM vote WHERE player IS NULL";
    assert_eq!(count(&world, nobody).await, 1);
    world.advance(HOUR * 24).await;
    assert!(bob.reads().contains("`a1-c3` 3"), "{}", bob.reads());
    let lines = "SELECT CAST(COUNT(*) AS BIGINT) FROM proposal";
    assert_eq!(count(&world, lines).await, 0);
    world.end().await;
});

story!(nothing_ends_where_the_channel_is_gone, |world| async move {
    begins(&world).await;
    world.sandbox.remove(world.ann().channel);
    for _ in 0..3 {
        world.advance(HOUR * 24).await;
    }
    world.advance(HOUR * 24 * 40).await;
    let paused = "SELECT CAST(COUNT(*) AS BIGINT) FROM ballot WHERE state = 'paused'";
    assert_eq!(count(&world, paused).await, 1);
    let runs = "SELECT CAST(COUNT(*) AS BIGINT) FROM game WHERE state = 'running'";
    assert_eq!(count(&world, runs).await, 1);
    world.end().await;
});

story!(a_channel_that_the_bot_cannot_write_in_takes_votes_again_later, |world| async move {
    let [ann, bob, cleo, ..] = five(&world);
    begins(&world).await;
    for person in [&ann, &bob, &cleo] {
        votes(person, "a1-c3").await;
    }
    // To see the channel and to write in it.
    world.sandbox.deny(ann.channel, 1 << 10 | 1 << 11);
    world.advance(HOUR * 24).await;
    assert_eq!(count(&world, MOVES).await, 2, "the votes that were given count");
    for _ in 0..3 {
        world.advance(HOUR * 24).await;
    }
    world.sandbox.deny(ann.channel, 0);
    world.advance(HOUR).await;
    assert!(stands(&world).contains("so the game is paused"), "{}", stands(&world));
    let moves = legal(&world).await;
    votes(&bob, &moves[0]).await;
    world.advance(HOUR * 24).await;
    assert_eq!(count(&world, MOVES).await, 4);
    world.end().await;
});

story!(a_server_that_removes_the_bot_keeps_its_game, |world| async move {
    let [ann, bob, cleo, ..] = five(&world);
    begins(&world).await;
    votes(&ann, "a1-c3").await;
    world.sandbox.expel();
    world.advance(HOUR * 72).await;
    let runs = "SELECT CAST(COUNT(*) AS BIGINT) FROM game WHERE state = 'running'";
    assert_eq!(count(&world, runs).await, 1);
    world.sandbox.invite();
    world.advance(HOUR).await;
    let moves = legal(&world).await;
    for person in [&ann, &bob, &cleo] {
        votes_by_text(person, &moves[0]).await;
    }
    world.advance(HOUR * 48).await;
    assert_eq!(count(&world, MOVES).await, 2);
    world.end().await;
});

story!(a_vote_of_someone_who_leaves_the_server_counts, |world| async move {
    let [ann, bob, cleo, ..] = five(&world);
    begins(&world).await;
    for person in [&ann, &bob, &cleo] {
        votes(person, "a1-c3").await;
    }
    world.sandbox.leave(cleo.id);
    world.advance(HOUR * 24).await;
    assert!(ann.reads().contains("`a1-c3` 3"), "{}", ann.reads());
    // Who voted last and is gone cannot end the next vote early.
    let moves = legal(&world).await;
    for person in [&ann, &bob] {
        votes(person, &moves[0]).await;
    }
    world.advance(HOUR * 12).await;
    assert_eq!(count(&world, MOVES).await, 2);
    world.end().await;
});

story!(people_who_see_the_channel_vote_on_the_page, |mut world| async move {
    let mut browser = world.open_pages().await;
    let [ann, bob, ..] = five(&world);
    begins(&world).await;
    let name = game(&ann).await;
    let page = browser.comes_in(&ann.way_to(&name).await).await.unwrap();
    let html = browser.opens(&page).await.text;
    assert!(html.contains("votes on this move.</strong> Tap the move"), "{html}");
    let done = browser.plays(&page, "a1-c3").await;
    assert!(done["panel"].as_str().unwrap().contains("You voted for <code>a1-c3</code>"), "{done}");
    // The page says so after a reload, too, and to no one else.
    assert!(browser.opens(&page).await.text.contains("You voted for <strong>a1-c3</strong>."));
    let stranger = Browser::at(&browser.base).opens(&page).await.text;
    assert!(
        !stranger.contains("You voted for") && stranger.contains("1 of 3 needed votes so far.")
    );
    assert_eq!(count(&world, "SELECT CAST(COUNT(*) AS BIGINT) FROM vote").await, 1);
    // A person who is no longer in the server may look, but not vote.
    let mut bobs = Browser::at(&browser.base);
    let page = bobs.comes_in(&bob.way_to(&name).await).await.unwrap();
    world.sandbox.leave(bob.id);
    let done = bobs.plays(&page, "a1-c3").await;
    assert!(done["panel"].as_str().unwrap().contains("votes on this move"), "{done}");
    assert_eq!(count(&world, "SELECT CAST(COUNT(*) AS BIGINT) FROM vote").await, 1);
    world.end().await;
});
