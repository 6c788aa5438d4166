//! Traces of people in the files of a database.

use std::os::unix::fs::PermissionsExt;

use murus::store::{self, Db};
use serde_json::json;

use super::operator::runs;
use super::processes::Place;
use crate::support::World;
use crate::support::database;

/// The files of a SQLite database and their content.
fn files(url: &str) -> Vec<(String, Vec<u8>)> {
    let at = url.strip_prefix("sqlite://").unwrap();
    let files = ["", "-wal", "-shm"].map(|ending| format!("{at}{ending}"));
    files.into_iter().filter_map(|file| Some((file.clone(), std::fs::read(file).ok()?))).collect()
}

/// The files that hold a text.
fn holders(url: &str, text: &str) -> Vec<String> {
    let holds = |bytes: &[u8]| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    files(url).into_iter().filter(|(_, bytes)| holds(bytes)).map(|(file, _)| file).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forgotten_person_leaves_no_bytes_in_the_file() {
    let world = World::begin(database::sqlite()).await;
    let url = world.database.url.clone();
    let ann = world.ann();
    let bob = world.bob();
    let note = "an antediluvian note";
    ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "note": note })).await;
    ann.sets(&["zones", "zone-region=america", "set-zone=America/Sao_Paulo"]).await;
    for text in [note, "America/Sao_Paulo"] {
        assert!(!holders(&url, text).is_empty(), "{text} is stored");
    }
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    world.settle().await;
    for text in [note, "America/Sao_Paulo"] {
        assert_eq!(holders(&url, text), Vec::<String>::new(), "{text}");
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_files_are_for_their_owner_alone() {
    let place = Place::new(database::sqlite()).await;
    let fresh = database::empty_sqlite();
    let db = Db::connect(&fresh.url).await.unwrap();
    db.migrate().await.unwrap();
    store::games::count_games(&mut db.read().await.unwrap()).await.unwrap();
    let backup = fresh.url.strip_prefix("sqlite://").unwrap().replace("murus.db", "backup");
    let (well, said) = runs(&place, &fresh.url, &["backup", &backup]).await;
    assert!(well, "{said}");
    let names: Vec<String> =
        files(&fresh.url).into_iter().map(|(file, _)| file).chain([backup]).collect();
    assert_eq!(names.len(), 4, "{names:?}");
    for file in names {
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    db.close().await;
    place.sandbox.stop();
}
