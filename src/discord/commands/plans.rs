//! The command for conditional moves.

use super::command::{SlashCommand, completed_text, text};
use super::options::complete_game;
use crate::answers::play::plans;
use crate::answers::play::target::Which;
use crate::service::PlanChange;

/// The command `/plan`.
pub const PLAN: SlashCommand = SlashCommand::typed(
    "plan",
    &[text("moves").at_most(400), completed_text("game", complete_game)],
    |input| {
        Box::pin(async move {
            let change = input.text("moves").map_or(PlanChange::List, PlanChange::Add);
            plans::change_plans(&input.request, Which::One(input.text("game")), &change).await
        })
    },
);
