#![doc = include_str!("../README.md")]
//!
//! # The files, from below
//!
//! | file | what it holds |
//! |---|---|
//! | `setup` | the settings with which a sandbox starts |
//! | `model`, `live` | all data of the sandbox; the same behind a lock |
//! | `check`, `wire` | the checks of request bodies; Discord's objects and events as JSON |
//! | `rest`, `gateway` | the REST API; gateway connections, or signed interactions over HTTP |
//! | `people` | the acts of people, and the messages that they see |
//! | `control`, `page` | the control API for programs; the page for people |
//! | `server`, `sandbox` | the HTTP server; the handle of a running sandbox |

#![recursion_limit = "256"]

mod check;
mod control;
mod gateway;
mod live;
mod model;
mod page;
mod people;
mod rest;
mod sandbox;
mod server;
mod setup;
mod wire;

pub use gateway::disturb::Changed;
pub use model::{Fault, Logged, Misbehaviour, Ping, Stall};
pub use people::{Act, FileView, Impossible, MessageView, PersonView, Reaction};
pub use sandbox::Sandbox;
pub use setup::{ServerStanding, Setup, Someone, Suggestion, Welcome};
