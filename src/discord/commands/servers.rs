//! What managers of a server choose and do.

use super::command::{CommandShape, SlashCommand, choice, completed, text};
use super::options::{complete_moderated, moderations};
use crate::answers::servers::managing;
use crate::service::Moderation;

/// `/server`.
pub const SERVER: SlashCommand = SlashCommand {
    id: "server",
    name: "server",
    shape: CommandShape::Group(&[SETTINGS, SIEGE, MODERATE]),
};

const SETTINGS: SlashCommand =
    SlashCommand::typed("setup", &[], |input| Box::pin(managing::server_page(&input.request)))
        .named("settings");

const SIEGE: SlashCommand =
    SlashCommand::typed("siege", &[], |input| Box::pin(managing::siege_page(&input.request)));

const MODERATE: SlashCommand = SlashCommand::typed(
    "moderate",
    &[
        choice("act", moderations),
        completed("game", complete_moderated),
        text("reason").longest(200),
    ],
    |input| {
        Box::pin(async move {
            match input.choice("act", &moderations()).and_then(Moderation::from_word) {
                Some(what) => {
                    managing::moderate(
                        &input.request,
                        input.text("game"),
                        what,
                        input.text("reason"),
                    )
                    .await
                }
                None => managing::audits(&input.request).await,
            }
        })
    },
);
