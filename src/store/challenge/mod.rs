//! Challenges, and the codes of channels that look for another channel.

pub mod challenges;
pub mod channel_codes;
pub mod rooms;
