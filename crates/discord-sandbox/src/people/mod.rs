//! People: their acts and their view.

mod act;
mod commands;
mod components;
mod forms;
mod interact;
mod reaction;
mod resolve;
pub(crate) mod views;

pub use act::Act;
pub(crate) use act::act;
pub use reaction::{Impossible, Reaction};
pub use views::{FileView, MessageView, PersonView};
