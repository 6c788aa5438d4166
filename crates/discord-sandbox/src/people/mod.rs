//! What people do and see.

mod act;
mod commands;
mod components;
mod interact;
mod reaction;
mod resolve;
pub(crate) mod views;

pub use act::Act;
pub(crate) use act::act;
pub use reaction::{Impossible, Reaction};
pub use views::{FileView, MessageView, Person};
