//! Hints, reviews, and games to watch.

use super::command::{Command, completed};
use super::options::{complete_finished, complete_game, complete_level, complete_variant};
use crate::discord::doing::meant::Which;

/// `/hint`.
pub const HINT: Command = Command::typed("hint", &[completed("game", complete_game)], |asked| {
    Box::pin(asked.request.hint(Which::Due(asked.text("game"))))
});

/// `/review`.
pub const REVIEW: Command = Command::typed("review", &[completed("game", complete_finished)], |asked| {
    Box::pin(asked.request.review_or_choose(asked.text("game")))
});

/// `/watch`.
pub const WATCH: Command = Command::typed(
    "watch",
    &[
        completed("romans", complete_level),
        completed("gauls", complete_level),
        completed("variant", complete_variant).longest(100),
    ],
    |asked| {
        Box::pin(async move {
            match (asked.text("variant"), [asked.text("romans"), asked.text("gauls")]) {
                (None, [None, None]) => asked.request.to_watch().await,
                (variant, levels) => asked.request.exhibit(variant, levels).await,
            }
        })
    },
);
