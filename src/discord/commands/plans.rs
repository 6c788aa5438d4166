//! Conditional moves.

use super::command::{Command, completed, text};
use super::options::complete_game;
use crate::discord::doing::meant::Which;
use crate::service::Plan;

/// `/plan`.
pub const PLAN: Command =
    Command::typed("plan", &[text("moves").longest(400), completed("game", complete_game)], |asked| {
        Box::pin(async move {
            let change = asked.text("moves").map_or(Plan::List, Plan::Add);
            asked.request.plan(Which::One(asked.text("game")), &change).await
        })
    });
