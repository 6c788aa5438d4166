//! The only room that names serenity. Commands, presses and typed words (`commands`, `buttons`,
//! `typed`) become a request, and `doing` carries it out through the service and makes the page of
//! the answer. Beside them are the wires: `gateway` and `endpoint`, by which
//! people reach `dispatch`; `reply`, `sender` and `http`, by which they hear from us; and the
//! [`Bot`], which is all of it.

mod trouble;

mod doing;

mod answering;

mod writer;

mod apology;
mod budget;
mod carrier;
mod http;
mod incoming;
mod passing;
mod people;
mod reply;
mod sender;
mod waiting;

mod checkup;

mod buttons;
mod commands;
mod typed;
mod verdict;

mod dispatch;
mod endpoint;
mod gateway;
mod registering;

mod bot;
mod elsewhere;

pub use bot::Bot;
pub use checkup::{Checkup, Installed, examine};
pub use elsewhere::Elsewhere;
pub(crate) use elsewhere::Reaction;
pub use endpoint::Received;
pub use gateway::GatewayState;
pub use registering::is_registered;
pub use trouble::{Trouble, chain};

/// The custom id as the bot would write it, or `None` if it cannot be read. For fuzzing.
pub fn rewritten(id: &str) -> Option<String> {
    crate::show::custom_id::Press::read(id).map(|press| press.id())
}
