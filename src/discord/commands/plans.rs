//! Conditional moves.

use super::command::{Command, completed, text};
use super::options::complete_game;
use crate::answers::play::plans;
use crate::answers::play::target::Which;
use crate::service::Plan;

/// `/plan`.
pub const PLAN: Command =
    Command::typed("plan", &[text("moves").longest(400), completed("game", complete_game)], |input| {
        Box::pin(async move {
            let change = input.text("moves").map_or(Plan::List, Plan::Add);
            plans::plan(&input.request, Which::One(input.text("game")), &change).await
        })
    });
