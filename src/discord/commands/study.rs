//! The commands for hints, reviews, and games to watch.

use super::command::{SlashCommand, completed_text};
use super::options::{complete_finished, complete_game, complete_level, complete_variant};
use crate::answers::play::target::Which;
use crate::answers::study::review;

/// The command `/hint`.
pub const HINT: SlashCommand =
    SlashCommand::typed("hint", &[completed_text("game", complete_game)], |input| {
        Box::pin(review::show_hint(&input.request, Which::Due(input.text("game"))))
    });

/// The command `/review`.
pub const REVIEW: SlashCommand =
    SlashCommand::typed("review", &[completed_text("game", complete_finished)], |input| {
        Box::pin(review::review_or_choose(&input.request, input.text("game")))
    });

/// The command `/watch`.
pub const WATCH: SlashCommand = SlashCommand::typed(
    "watch",
    &[
        completed_text("romans", complete_level),
        completed_text("gauls", complete_level),
        completed_text("variant", complete_variant).at_most(100),
    ],
    |input| {
        Box::pin(async move {
            match (input.text("variant"), [input.text("romans"), input.text("gauls")]) {
                (None, [None, None]) => review::to_watch(&input.request).await,
                (variant, levels) => {
                    review::begin_exhibition(&input.request, variant, levels).await
                }
            }
        })
    },
);
