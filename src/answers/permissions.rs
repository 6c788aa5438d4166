//! The permissions that a channel must give the bot before a page can be posted there.

use crate::texts::Texts;

/// A permission of the bot in a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    /// To see the channel.
    View,
    /// To send messages in a channel.
    Send,
    /// To send messages in threads.
    SendInThreads,
    /// To attach files.
    Attach,
}

impl Permission {
    /// All permissions of this type.
    pub const ALL: [Permission; 4] =
        [Permission::View, Permission::Send, Permission::SendInThreads, Permission::Attach];

    /// Returns the name of the permission in `locales/`.
    fn word(self) -> &'static str {
        match self {
            Permission::View => "view",
            Permission::Send => "send",
            Permission::SendInThreads => "threads",
            Permission::Attach => "attach",
        }
    }
}

/// The permissions that posting in a channel needs.
pub const IN_CHANNEL: &[Permission] = &[Permission::View, Permission::Send, Permission::Attach];

/// The permissions that posting in a thread needs.
pub const IN_THREAD: &[Permission] =
    &[Permission::View, Permission::SendInThreads, Permission::Attach];

/// Returns the names of the needed permissions that are not held, joined by commas; `None` if all
/// are held.
pub fn name_missing(texts: Texts, held: &[Permission], needed: &[Permission]) -> Option<String> {
    let missing = needed.iter().filter(|needed| !held.contains(needed));
    let names: Vec<String> = missing
        .map(|permission| texts.say_with("permission", [("name", permission.word().into())]))
        .collect();
    (!names.is_empty()).then(|| names.join(", "))
}
