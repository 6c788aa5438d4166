//! Conditional moves.

use super::command::{SlashCommand, completed, text};
use super::options::complete_game;
use crate::answers::play::plans;
use crate::answers::play::target::Which;
use crate::service::PlanChange;

/// `/plan`.
pub const PLAN: SlashCommand = SlashCommand::typed(
    "plan",
    &[text("moves").longest(400), completed("game", complete_game)],
    |input| {
        Box::pin(async move {
            let change = input.text("moves").map_or(PlanChange::List, PlanChange::Add);
            plans::plan(&input.request, Which::One(input.text("game")), &change).await
        })
    },
);
