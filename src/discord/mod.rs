//! The bot on Discord; the only module that uses serenity. It turns commands, presses and typed
//! words (`commands`, `presses`, `typed`) into requests for `answers`. Requests come in through
//! `gateway` and `endpoint` to `dispatch`. Messages go out through `reply`, `sender` and `http`.
//! [`Bot`] ties these together.

mod linked_roles;
mod links;
mod trouble;

mod answering;

mod emoji;
mod writer;

mod budget;
mod calendar;
mod calls;
mod card_writer;
mod carrier;
mod code_pace;
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
mod sign_in;
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
mod missed;
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

/// Reads a custom id and writes it again; `None` if it cannot be read. For fuzzing.
pub fn rewrite_id(id: &str) -> Option<String> {
    crate::show::custom_id::Press::read(id).map(|press| press.id())
}

/// Returns the names and PNG files of the application's emoji, for a sandbox in which they are
/// uploaded already.
pub fn emoji_files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    crate::show::emoji::drawings().iter().map(|drawn| (drawn.name.as_str(), &drawn.bytes[..]))
}
