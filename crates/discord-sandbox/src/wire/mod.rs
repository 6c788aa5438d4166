//! What Discord sends: objects as JSON, and events to gateway sessions.

pub(crate) mod events;
pub(crate) mod objects;
