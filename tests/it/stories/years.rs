//! A person who has played for years: every request about five thousand games is answered, and no
//! other person waits for it.

use std::io::Read;

use flate2::read::GzDecoder;
use murus::game::NOON;
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use super::playing::seated;
use crate::on_both;
use crate::support::World;
use crate::support::database::Database;
use crate::support::person::Person;

const GAMES: usize = 5_000;

/// Gives all stored games to a person, as the Romans.
async fn played_by(person: &Person, url: &str) {
    let mut conn = AnyConnection::connect(url).await.unwrap();
    for sql in [
        "UPDATE chair SET player = 2 WHERE n = 1 AND player = 1".to_owned(),
        "UPDATE chair SET player = 1 WHERE n = 0".to_owned(),
        "UPDATE rating SET player = 2 WHERE score = 0 AND player = 1".to_owned(),
        "UPDATE rating SET player = 1 WHERE score = 1".to_owned(),
        format!("UPDATE player SET discord = {} WHERE id = 1", person.id),
    ] {
        conn.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    conn.close().await.unwrap();
}

/// The file in the newest answer, unpacked if it is packed.
fn file(person: &Person) -> (String, String) {
    let file = person.sees().last().unwrap().files[0].clone();
    let mut text = String::new();
    match file.name.ends_with(".gz") {
        true => GzDecoder::new(&file.bytes[..]).read_to_string(&mut text).unwrap(),
        false => (&file.bytes[..]).read_to_string(&mut text).unwrap(),
    };
    (file.name, text)
}

async fn five_thousand_games_are_listed_without_delay(database: Database) {
    let url = database.url.clone();
    murus_trials::fill::fill(&url, GAMES as u64, NOON).await.unwrap();
    let world = World::begin(database).await;
    let dan = world.person("Dan");
    played_by(&dan, &url).await;
    let (ann, _) = seated(&world).await;

    let mut said = Vec::new();
    for (name, options) in [
        ("statistics", json!({})),
        ("leaderboard", json!({ "everywhere": true })),
        ("profile", json!({})),
    ] {
        said.push(dan.asks(name, options).await);
    }
    assert!(said[0].contains("5000 games, "), "{}", said[0]);
    assert!(said[1].starts_with("Top players everywhere · Standard\n1. "), "{}", said[1]);
    assert!(said[2].contains("All games: 5000 won, 0 drawn, 0 lost."), "{}", said[2]);

    // Another person moves while the files are made.
    let (_, moved) =
        tokio::join!(dan.asks("game export", json!({ "all": true })), ann.plays("a1-c3"));
    assert!(moved.is_empty() || moved.contains("c3"), "{moved}");
    let (name, text) = file(&dan);
    assert!(name.ends_with(".txt") && text.matches("[Game ").count() == GAMES, "{name}");

    dan.sets(&["my-data", "export-data"]).await;
    let (name, text) = file(&dan);
    assert!(name.ends_with(".json.gz"), "a long export is packed: {name}");
    let all: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(all["games"].as_array().unwrap().len(), GAMES);

    dan.sets(&["my-data", "forget-ask"]).await;
    assert_eq!(dan.presses("Yes, delete my data").await, "Your data is deleted.");
    assert_eq!(dan.sets(&["my-data", "export-data"]).await, "I have no data about you.");
    world.end().await;
}

on_both!(five_thousand_games_are_listed_without_delay);
