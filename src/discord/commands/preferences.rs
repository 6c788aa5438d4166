//! What people choose for themselves.

use super::command::Command;
use crate::discord::doing::preferences;

/// `/settings`.
pub const SETTINGS: Command = Command::typed("settings", &[], |input| Box::pin(preferences::settings(&input.request)));
