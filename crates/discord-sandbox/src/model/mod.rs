//! The world of the sandbox: people, channels, messages, interactions, gateway sessions, and the
//! log.

mod annex;
mod archive;
mod faults;
pub(crate) mod layout;
mod limits;
mod mentions;
mod objects;
pub(crate) mod permissions;
mod session;
mod sign_in;
mod world;

pub(crate) use annex::Annex;
pub use faults::{Fault, Misbehaviour, Stall};
pub(crate) use faults::{FaultEffect, stall, strike};
pub(crate) use limits::RequestLimits;
pub(crate) use mentions::find_mentions;
pub(crate) use objects::{
    CATEGORY, Channel, ChannelTags, FIRST_MS, FOREIGN, FORUM, File, First, Interaction, Message,
    SUPPRESS_EMBEDS, ScheduledEvent, Tag, UploadedEmoji, User, VOICE,
};
pub use objects::{Logged, Ping};
pub(crate) use session::{GatewaySession, Out};
pub(crate) use sign_in::Grant;
pub(crate) use world::World;
