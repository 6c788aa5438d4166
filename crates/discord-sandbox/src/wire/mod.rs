//! Writes Discord's objects as JSON, and its events for gateway sessions.

pub(crate) mod events;
pub(crate) mod objects;
