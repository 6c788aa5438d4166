//! The only room that names serenity. Commands, presses and typed words (`commands`, `presses`,
//! `typed`) become requests, which `answers` answers. The wires are `gateway` and `endpoint`, by
//! which people reach `dispatch`, and `reply`, `sender` and `http`, by which they hear from us. The
//! [`Bot`] holds all of it.

mod links;
mod trouble;

mod answering;

mod emoji;
mod writer;

mod budget;
mod calls;
mod carrier;
mod files;
mod followers;
mod forms;
mod http;
mod incoming;
mod known;
mod passing;
mod people;
mod reply;
mod sender;
mod threads;
mod waiting;

mod checkup;

mod commands;
mod presses;
mod typed;
mod verdict;

mod chatter;
mod dispatch;
mod endpoint;
mod gateway;
mod registering;
mod relay;
mod uploading;

mod bot;

pub use bot::Bot;
pub use checkup::{Checkup, Installed, examine_installation};
pub use endpoint::Received;
pub use gateway::GatewayState;
pub use registering::is_registered;
pub use trouble::{Trouble, error_chain};

/// The custom id as the bot would write it, or `None` if it cannot be read. For fuzzing.
pub fn rewrite_id(id: &str) -> Option<String> {
    crate::show::custom_id::Press::read(id).map(|press| press.id())
}

/// The names and PNG files of the emoji, for a sandbox that the bot knows from before.
pub fn emoji_files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    crate::show::emoji::drawings().iter().map(|drawn| (drawn.name.as_str(), &drawn.bytes[..]))
}
