//! What those who look after a server choose and do.

use super::command::{Command, Shape, choice, completed, text};
use super::options::{complete_moderated, moderations};
use crate::service::Moderation;

/// `/server`.
pub const SERVER: Command = Command { id: "server", name: "server", shape: Shape::Group(&[SETTINGS, MODERATE]) };

const SETTINGS: Command = Command::typed("setup", &[], |asked| Box::pin(asked.request.server_page())).named("settings");

const MODERATE: Command = Command::typed(
    "moderate",
    &[choice("act", moderations), completed("game", complete_moderated), text("reason").longest(200)],
    |asked| {
        Box::pin(async move {
            match asked.choice("act", &moderations()).and_then(Moderation::from_word) {
                Some(what) => asked.request.moderate(asked.text("game"), what, asked.text("reason")).await,
                None => asked.request.audits().await,
            }
        })
    },
);
