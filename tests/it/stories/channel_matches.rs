//! Two channels of different servers play each other: one comes in by the code of the other.

use std::time::Duration;

use serde_json::json;

use super::contests::mona;
use super::votes::{ballot, count, game, legal, votes};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, read};

const HOUR: Duration = Duration::from_secs(3600);

/// The people of a story: Ann, Bob, Cleo, Dan and Mona in the first server; Dan, Otto and Mona
/// in the second.
struct Two {
    ann: Person,
    bob: Person,
    cleo: Person,
    mona: Person,
    dan: Person,
    otto: Person,
    guest: Person,
}

fn meet(world: &World) -> Two {
    let [ann, bob, cleo, dan, otto] =
        ["Ann", "Bob", "Cleo", "Dan", "Otto"].map(|name| world.person(name));
    let mona = mona(world);
    let hall = world.sandbox.add_annex("Rome", "hall", &[dan.id, otto.id, mona.id]);
    let [dan, otto, guest] = [dan, otto, mona.at(hall)].map(|person| person.at(hall));
    Two { ann, bob, cleo, mona, dan, otto, guest }
}

/// The first server asks for another one. Returns the code.
async fn offers(manager: &Person) -> String {
    let options = json!({ "another_server": true, "side": 0, "hours": 2 });
    let said = manager.asks("event vote", options).await;
    assert!(said.starts_with("✓ Give this code to a manager of the other server: `"), "{said}");
    said.split('`').nth(1).expect("a code").to_owned()
}

async fn enters(manager: &Person, code: &str) -> String {
    manager.asks("event vote", json!({ "code": code })).await
}

async fn begins(two: &Two) {
    let code = offers(&two.mona).await;
    let said = enters(&two.guest, &code).await;
    let said = plain(&said);
    let begun = "✓ The game begins: #general (Murus Club) – #hall (Rome). The first vote";
    assert!(said.starts_with(begun), "{said}");
}

/// The text as Discord shows it: without the marks before signs that Discord would interpret.
fn plain(text: &str) -> String {
    text.replace('\\', "")
}

/// The number of public messages of the bot with a board, where the person is.
fn boards(person: &Person) -> usize {
    let public = person.sees().into_iter().filter(|message| message.bot && !message.whisper);
    public.filter(|message| read(message).contains("plays the")).count()
}

const MOVES: &str = "SELECT CAST(COUNT(*) AS BIGINT) FROM event WHERE kind = 'move'";

story!(two_channels_vote_in_turn_each_in_its_own_server, |world| async move {
    let two = meet(&world);
    begins(&two).await;
    let first = plain(&read(&ballot(&two.ann).0));
    assert!(first.contains("#general (Murus Club) plays the Romans"), "{first}");
    assert_eq!(boards(&two.dan), 0, "the other channel is not to move");
    let listed =
        [two.ann.asks("event list", json!({})).await, two.dan.asks("event list", json!({})).await];
    let linked = listed.each_ref().map(|list| list.contains("[board]("));
    assert_eq!(linked, [true, false], "nobody is led to a server that they may not be in");
    for round in 0..3 {
        let opening = legal(&world).await;
        let moves = &opening;
        for person in [&two.ann, &two.bob, &two.cleo] {
            let said = votes(person, &moves[0]).await;
            assert!(said.starts_with("✓ You voted for"), "{said}");
        }
        world.advance(HOUR * 2).await;
        assert_eq!(count(&world, MOVES).await, 2 * round + 1);
        let board = read(&ballot(&two.dan).0);
        assert!(board.contains(&moves[0]), "the move of the others is told: {board}");
        assert!(board.contains("No one has voted yet."), "{board}");
        let moves = legal(&world).await;
        for person in [&two.dan, &two.otto, &two.guest] {
            votes(person, &moves[0]).await;
        }
        // In the own channel no game has to be named.
        let again = two.dan.asks("move", json!({ "move": &moves[0] })).await;
        assert!(again.starts_with("✓ You changed your vote"), "{again}");
        world.advance(HOUR * 2).await;
        assert_eq!(count(&world, MOVES).await, 2 * round + 2);
        let board = read(&ballot(&two.ann).0);
        assert!(board.contains(&moves[0]), "{board}");
        let own = format!("The last vote: `{}` 3", opening[0]);
        assert!(board.contains(&own), "a channel sees its own last vote: {board}");
    }
    let people = [&two.ann, &two.bob, &two.cleo, &two.dan, &two.otto];
    assert!(people.iter().all(|person| person.pings() == 0));
    world.end().await;
});

story!(the_end_is_told_in_both_channels, |world| async move {
    let two = meet(&world);
    begins(&two).await;
    for person in [&two.ann, &two.bob, &two.cleo] {
        votes(person, "a1-c3").await;
    }
    world.advance(HOUR * 2).await;
    // A moderator of the second server ends the game, in which a channel of it plays.
    let game = game(&two.ann).await;
    let options = json!({ "act": 0, "game": game });
    two.guest.asks("server moderate", options).await;
    world.settle().await;
    for person in [&two.ann, &two.dan] {
        let last = person.sees().into_iter().rfind(|message| message.bot && !message.whisper);
        let last = read(&last.expect("a message"));
        assert!(last.contains("ended"), "{last}");
    }
    let code = offers(&two.mona).await;
    assert!(enters(&two.guest, &code).await.starts_with("✓ The game begins"));
    world.end().await;
});

story!(a_code_leads_one_other_channel_into_one_game, |world| async move {
    let two = meet(&world);
    let refused = enters(&two.guest, "2345-6789b-cdfgh").await;
    assert!(refused.starts_with("No channel is waiting for this code."), "{refused}");
    let old = offers(&two.mona).await;
    let code = offers(&two.mona).await;
    let refused = enters(&two.guest, &old).await;
    assert!(refused.starts_with("No channel is waiting"), "a new code replaces the old: {refused}");
    let refused = enters(&two.mona, &code).await;
    assert!(refused.starts_with("This is your own server's code."), "{refused}");
    let refused = enters(&two.dan, &code).await;
    assert!(refused.starts_with("Only managers of this server"), "{refused}");
    let both = json!({ "code": &code, "level": "Tiro" });
    let refused = two.guest.asks("event vote", both).await;
    assert!(refused.starts_with("Please choose one opponent"), "{refused}");
    let capital = code.to_uppercase();
    assert!(enters(&two.guest, &capital).await.starts_with("✓ The game begins"));
    let refused = enters(&two.guest, &code).await;
    assert!(!refused.starts_with('✓'), "{refused}");
    assert_eq!(count(&world, "SELECT CAST(COUNT(*) AS BIGINT) FROM game").await, 1);
    world.end().await;
});

story!(a_code_is_refused_after_a_week_and_while_its_channel_plays, |world| async move {
    let two = meet(&world);
    let code = offers(&two.mona).await;
    world.advance(HOUR * 24 * 8).await;
    let refused = enters(&two.guest, &code).await;
    assert!(refused.starts_with("No channel is waiting"), "{refused}");
    let code = offers(&two.mona).await;
    two.mona.asks("event vote", json!({ "level": "Tiro" })).await;
    let refused = enters(&two.guest, &code).await;
    assert!(refused.starts_with("The other channel is already playing."), "{refused}");
    // Deleted data take the code with them.
    two.mona.walks("settings", &["my-data", "forget-ask", "forget"]).await;
    let codes = "SELECT CAST(COUNT(*) AS BIGINT) FROM channel_code";
    assert_eq!(count(&world, codes).await, 0);
    world.end().await;
});

story!(people_vote_for_their_own_channel_only, |mut world| async move {
    let mut page = world.open_pages().await;
    let two = meet(&world);
    begins(&two).await;
    let game = game(&two.ann).await;
    let by_name = json!({ "move": "a1-c3", "game": game });
    let refused = plain(&two.otto.asks("move", by_name).await);
    assert!(refused.starts_with("#general (Murus Club) votes on this move."), "{refused}");
    // On the page a person votes for the channel that they see.
    let link = two.otto.way_to(&game).await;
    let path = page.comes_in(&link).await.unwrap();
    let refused = page.plays(&path, "a1-c3").await;
    assert!(
        refused["panel"].as_str().unwrap_or_default().contains("votes on this move"),
        "{refused}"
    );
    for person in [&two.ann, &two.bob, &two.cleo] {
        votes(person, "a1-c3").await;
    }
    world.advance(HOUR * 2).await;
    let moves = legal(&world).await;
    page.plays(&path, &moves[0]).await;
    let stored = "SELECT CAST(COUNT(*) AS BIGINT) FROM vote";
    assert_eq!(count(&world, stored).await, 4, "Otto's vote is counted");
    world.end().await;
});

story!(nobody_votes_for_both_channels, |world| async move {
    let two = meet(&world);
    begins(&two).await;
    let dan = two.dan.at(two.ann.channel);
    for person in [&two.ann, &two.bob, &dan] {
        votes(person, "a1-c3").await;
    }
    world.advance(HOUR * 2).await;
    let moves = legal(&world).await;
    let refused = votes(&two.dan, &moves[0]).await;
    assert!(refused.starts_with("In this game you've voted for the other channel"), "{refused}");
    assert!(votes(&two.otto, &moves[0]).await.starts_with('✓'));
    world.end().await;
});

story!(both_channels_have_their_boards_again_after_a_restart, |mut world| async move {
    let two = meet(&world);
    begins(&two).await;
    for person in [&two.ann, &two.bob, &two.cleo] {
        votes(person, "a1-c3").await;
    }
    world.pass_without_bot(HOUR * 3).await;
    world.join().await;
    world.settle().await;
    assert_eq!(count(&world, MOVES).await, 1);
    assert!(plain(&read(&ballot(&two.otto).0)).contains("a1-c3"));
    world.end().await;
});
