//! What people choose for themselves.

use super::command::Command;

/// `/settings`.
pub const SETTINGS: Command = Command::typed("settings", &[], |input| Box::pin(input.request.settings()));
