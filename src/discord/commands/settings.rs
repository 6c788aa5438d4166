//! The command for personal settings.

use super::command::SlashCommand;
use crate::answers::people::settings;

/// The command `/settings`.
pub const SETTINGS: SlashCommand =
    SlashCommand::typed("settings", &[], |input| Box::pin(settings::show_settings(&input.request)));
