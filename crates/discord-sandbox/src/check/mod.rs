//! Checks bodies as Discord does: messages, modals, completions, commands.

pub(crate) mod commands;
mod form;
pub(crate) mod message;

pub(crate) use form::BodyCheck;
