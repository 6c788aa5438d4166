//! Delivery of notices, without their content. The `courier` claims rows of the outbox, has each
//! loaded and sent, and stores the outcome. [`ways`] stores the addresses that Discord refuses, and
//! [`commands`] the ids by which messages name the bot's commands.

pub mod commands;
pub mod courier;
mod envelope;
mod retries;
mod settling;
pub mod ways;

pub use courier::{Courier, Loaded};
pub use envelope::{BrowsersAnswer, Delivery, Detour, Envelope};
