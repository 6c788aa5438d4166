//! Permissions, as Discord's bits.

pub(super) const VIEW: u64 = 1 << 10;
pub(super) const SEND: u64 = 1 << 11;
pub(super) const EMBED: u64 = 1 << 14;
pub(super) const ATTACH: u64 = 1 << 15;
pub(super) const HISTORY: u64 = 1 << 16;
pub(super) const THREADS: u64 = 1 << 35;
pub(super) const SEND_IN_THREADS: u64 = 1 << 38;
pub(super) const PIN: u64 = 1 << 51;

/// Every permission that the bot has unless one is taken from it.
pub(super) const GRANTED: u64 = VIEW | SEND | EMBED | ATTACH | HISTORY | THREADS | SEND_IN_THREADS | PIN;

/// What moderators may do beyond others: manage the server, manage messages.
pub(super) const MODERATION: u64 = 1 << 5 | 1 << 13;
