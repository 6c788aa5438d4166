//! A small model of Discord, served over real HTTP and WebSocket on loopback: the REST API v10 and the gateway for a bot, a control API and a
//! page for people. It is in memory, knows nothing of the other rooms, and refuses what Discord refuses.
//!
//! From below: `world` holds what there is, which is made of `objects`, its messages in an `archive`, and of the gateway's `session`s; `json` says it as Discord does,
//! `views` as people see it, and `events` tell it to sessions. `limits` and `registration` say in a `form` what is refused. `rest`,
//! `messages` and `interactions` are the API of `call`s. `handle` is the sandbox that runs; over it `act` is what a person does: `asking` a
//! command, using the `parts` of a message, both `resolving` what is named, each with its `reaction`. `gateway` and `control` are what is
//! served by the `server`, as its `setup` says. `faults` is misbehaviour on request.

#![recursion_limit = "256"]

mod act;
mod archive;
mod asking;
mod call;
mod control;
mod endpoint;
mod events;
mod faults;
mod form;
mod gateway;
mod handle;
mod interactions;
mod json;
mod limits;
mod messages;
mod objects;
mod parts;
mod permissions;
mod reaction;
mod registration;
mod resolving;
mod rest;
mod server;
mod session;
mod setup;
mod views;
mod world;

pub use act::Act;
pub use faults::{Fault, Misbehaviour, Stall};
pub use handle::Sandbox;
pub use objects::{Logged, Ping};
pub use reaction::{Impossible, Reaction};
pub use setup::Setup;
pub use views::{MessageView, Person};
