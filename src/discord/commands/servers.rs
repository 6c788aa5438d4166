//! What managers of a server choose and do.

use super::command::{Command, Shape, choice, completed, text};
use super::options::{complete_moderated, moderations};
use crate::discord::doing::servers;
use crate::service::Moderation;

/// `/server`.
pub const SERVER: Command = Command { id: "server", name: "server", shape: Shape::Group(&[SETTINGS, SIEGE, MODERATE]) };

const SETTINGS: Command =
    Command::typed("setup", &[], |input| Box::pin(servers::server_page(&input.request))).named("settings");

const SIEGE: Command = Command::typed("siege", &[], |input| Box::pin(servers::siege_page(&input.request)));

const MODERATE: Command = Command::typed(
    "moderate",
    &[choice("act", moderations), completed("game", complete_moderated), text("reason").longest(200)],
    |input| {
        Box::pin(async move {
            match input.choice("act", &moderations()).and_then(Moderation::from_word) {
                Some(what) => servers::moderate(&input.request, input.text("game"), what, input.text("reason")).await,
                None => servers::audits(&input.request).await,
            }
        })
    },
);
