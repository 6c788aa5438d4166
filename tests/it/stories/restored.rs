//! The records go back to an earlier state: by a backup, or by a lost write-ahead log.

use std::time::Duration;

use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Executor};

use super::operator::runs;
use super::playing::seated;
use super::processes::{Place, act};
use crate::support::World;
use crate::support::database::Database;
use crate::support::person::buttons;
use crate::{on_both, story};
use murus::service;

/// Runs statements on the database of a story.
async fn writes(world: &World, sql: &str) {
    let mut conn = sqlx::AnyConnection::connect(&world.database.url).await.unwrap();
    conn.execute(AssertSqlSafe(sql.to_owned())).await.unwrap();
    conn.close().await.unwrap();
}

/// Keeps the records as they are.
async fn keeps(world: &World) {
    writes(world, "CREATE TABLE kept AS SELECT * FROM game").await;
}

/// Goes back to the records that were kept.
async fn goes_back(world: &World) {
    writes(
        world,
        "DELETE FROM event WHERE seq > (SELECT kept.seq FROM kept WHERE kept.id = event.game);
         DELETE FROM outbox WHERE lane = 'game' AND seq > (SELECT kept.seq FROM kept WHERE kept.id = outbox.key);
         UPDATE game SET seq = kept.seq, position = kept.position, to_move = kept.to_move, plies = kept.plies,
            changed_ms = kept.changed_ms, deadline_ms = kept.deadline_ms, stage = kept.stage, stage_ms = kept.stage_ms,
            version = game.version + 1 FROM kept WHERE kept.id = game.id;
         DROP TABLE kept",
    )
    .await;
}

const NEWER: &str = "I had to go back to an earlier backup, and the moves on this board are lost.";
const RESTORED: &str = "I had to go back to an earlier backup, so the latest moves may be lost.";

story!(a_board_newer_than_the_records_says_so_and_shows_how_the_game_stands, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    keeps(&world).await;
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    // The newest board, what leads on from it, and what needs no board to stand.
    let boards = ["Move", "More"].map(|label| bob.button(label));
    bob.presses("Move").await;
    bob.chooses("b7").await;
    bob.chooses("b7-d5").await;
    let lost = bob.button("Confirm b7-d5");
    goes_back(&world).await;

    for (message, id) in [lost].into_iter().chain(boards) {
        let said = bob.presses_id(&message, &id).await;
        assert!(said.starts_with(NEWER) && said.contains("It's your move."), "{id}: {said}");
    }
    assert!(
        !ann.asks("board", json!({})).await.contains(NEWER),
        "what asks for no board is answered as ever"
    );
    assert!(bob.plays("d7-d5").await.starts_with("You played"));
    world.end().await;
});

story!(people_hear_once_that_the_records_went_back_and_who_is_to_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    keeps(&world).await;
    bob.plays("d7-d5").await;
    goes_back(&world).await;
    let anns = ann.pings();
    let bobs = bob.pings();
    for _ in 0..2 {
        assert_eq!(service::play::restored::tell_restored(&world.service).await.unwrap(), 1);
        world.settle().await;
    }
    assert_eq!((ann.pings(), bob.pings()), (anns, bobs + 1), "the player to move is pinged, once");
    let told = ann.newest();
    assert!(
        told.content.starts_with(RESTORED) && told.content.contains(&bob.mention()),
        "{}",
        told.content
    );
    assert!(!told.files.is_empty() && buttons(&told).iter().any(|(label, _)| label == "Move"));
    let count = ann.sees().iter().filter(|message| message.content.starts_with(RESTORED)).count();
    assert_eq!(count, 1);
    // The board leads on. When it is answered it loses its buttons, and still says why it came.
    bob.clicks("d7-d5").await;
    let told = ann.sees().into_iter().find(|message| message.id == told.id).unwrap();
    assert_eq!(buttons(&told), Vec::new());
    assert!(told.content.starts_with(RESTORED) && !told.content.contains("<@"), "{}", told.content);
    assert_eq!(ann.pings(), anns + 1);
    world.end().await;
});

story!(a_game_that_waits_for_murus_hears_so_too, |world| async move {
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap();
    ann.asks("challenge", json!({ "opponent": murus.to_string(), "side": 0, "level": "Tiro" }))
        .await;
    let ann = ann.at(world.thread());
    ann.plays("a1-c3").await;
    let mut conn = world.service.db().begin().await.unwrap();
    // Murus is to move: its reply is lost.
    conn.execute("DELETE FROM event WHERE seq = 2").await.unwrap();
    conn.execute("DELETE FROM outbox WHERE lane = 'game' AND seq = 2").await.unwrap();
    conn.execute(
        "UPDATE game SET seq = 1, plies = 1, to_move = 1, version = version + 1, bot_to_move = 1",
    )
    .await
    .unwrap();
    conn.commit().await.unwrap();
    service::play::restored::tell_restored(&world.service).await.unwrap();
    world.advance(Duration::from_secs(5)).await;
    let told =
        ann.sees().into_iter().filter(|message| message.content.starts_with(RESTORED)).count();
    assert_eq!(told, 1);
    assert!(
        ann.newest().content.contains("1... "),
        "the next board came: {}",
        ann.newest().content
    );
    world.end().await;
});

story!(a_command_in_a_thread_without_a_game_of_ours_plays_nowhere, |world| async move {
    let (ann, bob) = seated(&world).await;
    let there = world.ann();
    let cleo = world.cleo();
    there.challenges(&cleo).await;
    cleo.presses("Accept").await;
    // The game of this thread is lost.
    writes(&world, &format!("UPDATE game SET thread = 1 WHERE thread = {}", ann.channel)).await;
    let nowhere = "You have no game in this thread.";
    for (command, options) in [
        ("move", json!({ "move": "a1-c3" })),
        ("board", json!({})),
        ("game draw", json!({})),
        ("game resign", json!({})),
    ] {
        let said = ann.asks(command, options).await;
        assert!(said.starts_with(nowhere), "{command}: {said}");
    }
    assert!(cleo.sees().iter().all(|message| !message.content.contains("a1-c3")));
    // In a channel, and by its name, the only game is meant as before.
    assert!(
        bob.at(there.channel)
            .asks("move", json!({ "move": "d7-d5" }))
            .await
            .contains("not your turn")
    );
    world.end().await;
});

/// The whole way of an operator, with real processes.
async fn a_restored_database_tells_the_people_of_its_games(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let child = place.started(place.command()).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    place.rest().await;
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    ann.plays("a1-c3").await;
    place.rest().await;
    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("backup");
    let backup = backup.to_str().unwrap();
    let is_file = url.starts_with("sqlite:");
    if is_file {
        let (well, said) = runs(&place, &url, &["backup", backup]).await;
        assert!(well, "{said}");
        act(&bob, "move", json!({ "move": "d7-d5" })).await;
        place.rest().await;
    }
    place.kill(child).await;
    let pings = bob.pings();
    // On PostgreSQL its own tools restore, and the operator says so.
    let elsewhere = format!("sqlite://{}/murus.db", folder.path().display());
    let (words, url) = match is_file {
        true => (vec!["restore", backup], elsewhere),
        false => (vec!["migrate", "--restored"], url),
    };
    let (well, said) = runs(&place, &url, &words).await;
    assert!(
        well && said.ends_with("the bot will tell the people of 1 running games how they stand\n"),
        "{said}"
    );
    let mut conn = sqlx::AnyConnection::connect(&url).await.unwrap();
    let dead: i64 = sqlx::query_scalar(
        "SELECT CAST(COUNT(*) AS BIGINT) FROM used_link WHERE nonce = 'everybody'",
    )
    .fetch_one(&mut conn)
    .await
    .unwrap();
    assert_eq!(dead, 1, "all links of before are dead");
    conn.close().await.unwrap();
    let mut command = place.command();
    command.env("DATABASE_URL", &url);
    let child = place.started(command).await;
    let told = |_: &discord_sandbox::Sandbox| {
        bob.sees()
            .into_iter()
            .find(|message| message.content.starts_with(RESTORED))
            .map(|message| message.content)
    };
    let told = place.sandbox.until("the board", told).await.unwrap();
    assert!(told.contains(&bob.mention()), "{told}");
    assert_eq!(bob.pings(), pings + 1);
    if is_file {
        let said = ann.words(act(&ann, "move", json!({ "move": "h1-f3" })).await);
        assert!(said.contains("not your turn"), "{said}");
    }
    place.kill(child).await;
    place.sandbox.stop();
}

on_both!(a_restored_database_tells_the_people_of_its_games);
