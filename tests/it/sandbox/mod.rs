//! The sandbox where it needs Murus or Discord's specification; its own tests are in its package.

#[expect(dead_code, reason = "the package's own tests use the rest")]
#[path = "../../../crates/discord-sandbox/tests/it/answering.rs"]
mod answering;
#[expect(dead_code, reason = "the package's own tests use the rest")]
#[path = "../../../crates/discord-sandbox/tests/it/plain.rs"]
mod plain;
mod spec;

use serde_json::json;

use crate::on_both;
use crate::support::World;
use crate::support::database::Database;

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
