//! Permissions as Discord's bits.

pub(crate) const VIEW: u64 = 1 << 10;
pub(crate) const SEND: u64 = 1 << 11;
pub(crate) const EMBED: u64 = 1 << 14;
pub(crate) const ATTACH: u64 = 1 << 15;
pub(crate) const HISTORY: u64 = 1 << 16;
pub(crate) const THREADS: u64 = 1 << 35;
pub(crate) const SEND_IN_THREADS: u64 = 1 << 38;
pub(crate) const PIN: u64 = 1 << 51;

/// The permissions of the bot in every channel, unless denied.
pub(crate) const GRANTED: u64 =
    VIEW | SEND | EMBED | ATTACH | HISTORY | THREADS | SEND_IN_THREADS | PIN;

/// The permissions of moderators alone: manage the server, manage messages.
pub(crate) const MODERATION: u64 = 1 << 5 | 1 << 13;
