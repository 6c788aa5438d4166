//! People move before the work of a killed process is taken up again.

use serde_json::json;

use super::processes::{Place, act};
use crate::on_both;
use crate::support::database::Database;
use crate::support::person::buttons;

/// The time for which the claims of a killed process are kept, in ms: longer than starting another
/// process and moving take.
const LONG_LEASE_MS: &str = "8000";

/// A process is killed after it posts a board and before it stores that. The next player moves
/// before the claim ends and another process may look for the board.
async fn a_move_within_the_lease_of_a_killed_process_leaves_one_board_with_buttons(
    database: Database,
) {
    let place = Place::new(database).await;
    let start = async || {
        let mut command = place.command();
        command.env("LEASE_MS", LONG_LEASE_MS);
        place.started(command).await
    };
    let mut child = start().await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    ann.challenges(&bob).await;
    place.rest().await;
    bob.presses("Accept").await;
    place.rest().await;
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    let before = (ann.pings(), bob.pings());
    for (mover, other, moved, answered) in
        [(&ann, &bob, "a1-c3", "d7-d5"), (&ann, &bob, "h1-f3", "b7-d5")]
    {
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
    assert_eq!((ann.pings(), bob.pings()), (before.0 + 2, before.1 + 2), "each move pinged once");
    let boards: Vec<_> =
        bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).collect();
    let open: Vec<bool> = boards.iter().map(|board| !buttons(board).is_empty()).collect();
    assert_eq!(open, [false, false, false, false, true]);
    place.kill(child).await;
    place.sandbox.stop();
}

on_both!(a_move_within_the_lease_of_a_killed_process_leaves_one_board_with_buttons);
