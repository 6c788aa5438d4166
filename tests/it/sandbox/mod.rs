//! The sandbox where it needs Murus or Discord's specification; its own tests are in its package.

#[expect(dead_code, reason = "the package's own tests use the rest")]
#[path = "../../../crates/discord-sandbox/tests/it/answering.rs"]
mod answering;
#[expect(dead_code, reason = "the package's own tests use the rest")]
#[path = "../../../crates/discord-sandbox/tests/it/plain.rs"]
mod plain;
mod spec;

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;

use crate::on_both;
use crate::support::World;
use crate::support::database::Database;
use crate::support::source::{self, Imports};

/// People have the same ids in every sandbox, so a kept database knows their games.
async fn a_kept_database_knows_people_in_the_next_sandbox(database: Database) {
    let mut first = World::begin(database).await;
    first.ann().challenges(&first.bob()).await;
    first.bob().presses("Accept").await;
    first.stop().await;
    first.sandbox.stop();
    let mut second = World::begin(first.database).await;
    let known = second.ann().asks("games", json!({})).await;
    assert!(known.contains(&second.bob().mention()), "Ann's game is known: {known}");
    second.stop().await;
    second.sandbox.stop();
}

on_both!(a_kept_database_knows_people_in_the_next_sandbox);

#[test]
fn its_files_import_in_no_circle_and_a_type_has_its_methods_in_one_file() {
    let files = source::files(Path::new("crates/discord-sandbox/src"));
    let imports = Imports::of(&files);
    let found = source::circles(&imports.edges());
    assert!(found.is_empty(), "{found:?}");
    let mut homes: BTreeMap<&str, &str> = BTreeMap::new();
    for file in &files {
        for line in
            file.text.lines().filter(|line| line.starts_with("impl") && !line.contains(" for "))
        {
            let name = line.split(|c: char| !c.is_alphanumeric()).nth(1).unwrap();
            let home = homes.insert(name, &file.name);
            assert!(
                home.is_none_or(|home| home == file.name),
                "{name} has methods in {home:?} and {}",
                file.name
            );
        }
    }
    assert!(homes["World"] == "model/world.rs" && homes["Sandbox"] == "sandbox.rs", "{homes:?}");
}
