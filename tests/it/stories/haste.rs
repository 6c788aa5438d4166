//! People are faster than what broke off is mended.

use serde_json::json;

use super::processes::{Place, act};
use crate::on_both;
use crate::support::database::Database;
use crate::support::person::buttons;

/// How long what a killed process had claimed is kept for it, in ms: longer than it takes to begin
/// another process, and to move.
const LONG_LEASE_MS: &str = "8000";

/// A process is killed when its board is there and nobody wrote that down, and the player to move
/// does so before anybody may look for it.
async fn who_moves_within_the_lease_of_a_killed_process_leaves_one_board_with_buttons(database: Database) {
    let place = Place::new(database).await;
    let start = async || {
        let mut command = place.command();
        command.env("LEASE_MS", LONG_LEASE_MS);
        place.started(command).await
    };
    let mut child = start().await;
    let (ann, bob) = (place.person("Ann"), place.person("Bob"));
    ann.challenges(&bob).await;
    place.rest().await;
    bob.presses("Accept").await;
    place.rest().await;
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let (ann, bob) = (ann.at(thread), bob.at(thread));
    let before = (ann.pings(), bob.pings());
    for (mover, other, moved, answered) in [(&ann, &bob, "a1-c3", "d7-d5"), (&ann, &bob, "h1-f3", "b7-d5")] {
        let stall = place.sandbox.stall("POST", "/messages", 1, true);
        let moving = tokio::spawn({
            let mover = mover.clone();
            async move { act(&mover, "move", json!({ "move": moved })).await }
        });
        stall.reached().await;
        place.kill(child).await;
        stall.release();
        moving.await.unwrap();
        child = start().await;
        act(other, "move", json!({ "move": answered })).await;
        place.rest().await;
    }
    assert_eq!((ann.pings(), bob.pings()), (before.0 + 2, before.1 + 2), "each was told of each move once");
    let boards: Vec<_> = bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).collect();
    let open: Vec<bool> = boards.iter().map(|board| !buttons(board).is_empty()).collect();
    assert_eq!(open, [false, false, false, false, true]);
    place.kill(child).await;
    place.sandbox.stop();
}

on_both!(who_moves_within_the_lease_of_a_killed_process_leaves_one_board_with_buttons);
