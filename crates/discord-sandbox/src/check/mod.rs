//! Checks bodies as Discord does: messages, modals, completions and commands.

pub(crate) mod commands;
pub(crate) mod components;
mod form;
pub(crate) mod layout;
pub(crate) mod message;
pub(crate) mod modal;

pub(crate) use form::BodyCheck;
