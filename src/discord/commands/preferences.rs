//! What people choose for themselves.

use super::command::Command;
use crate::answers::people::settings;

/// `/settings`.
pub const SETTINGS: Command = Command::typed("settings", &[], |input| Box::pin(settings::settings(&input.request)));
