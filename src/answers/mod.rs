//! Answers what people press, choose and type, on Discord and on web pages. A press or text with
//! its caller becomes a page, a form or a refusal. The data for a page comes from the database and
//! from Discord; [`DiscordCalls`] holds the few calls that only Discord can answer.

mod apology;
pub mod challenge;
mod discord_calls;
pub mod inputs;
pub mod people;
mod permissions;
pub mod play;
mod request;
pub mod servers;
pub mod showing;
pub mod study;

pub use apology::write_apology;
use discord_calls::name_servers;
pub use discord_calls::{
    AnswerError, DiscordCalls, NAMES_AT_ONCE, NoFile, NoPerson, PersonKey, RolePermit,
};
pub use permissions::Permission;
pub use request::{Answer, AnswerRefusal, Origin, Request, find_language};
