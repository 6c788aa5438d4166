//! The commands for managers and moderators of a server.

use super::command::{CommandShape, SlashCommand, choice, completed_text, text};
use super::options::{complete_moderated, moderation_words};
use crate::answers::servers::managing;
use crate::service::Moderation;

/// The command group `/server`.
pub const SERVER: SlashCommand = SlashCommand {
    id: "server",
    name: "server",
    shape: CommandShape::Group(&[SETTINGS, SIEGE, MODERATE]),
    opens: None,
};

const SETTINGS: SlashCommand =
    SlashCommand::typed("setup", &[], |input| Box::pin(managing::server_page(&input.request)))
        .renamed("settings");

const SIEGE: SlashCommand =
    SlashCommand::typed("siege", &[], |input| Box::pin(managing::siege_page(&input.request)));

const MODERATE: SlashCommand = SlashCommand::typed(
    "moderate",
    &[
        choice("act", moderation_words),
        completed_text("game", complete_moderated),
        text("reason").at_most(200),
    ],
    |input| {
        Box::pin(async move {
            match input.choice("act", &moderation_words()).and_then(Moderation::from_word) {
                Some(what) => {
                    managing::moderate_game(
                        &input.request,
                        input.text("game"),
                        what,
                        input.text("reason"),
                    )
                    .await
                }
                None => managing::show_audit_log(&input.request).await,
            }
        })
    },
);
