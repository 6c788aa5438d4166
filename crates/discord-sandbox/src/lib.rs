#![doc = include_str!("../README.md")]
//!
//! # The files, from below
//!
//! | file | what it holds |
//! |---|---|
//! | `setup` | what a sandbox starts with |
//! | `model`, `live` | everything there is; the same behind a lock |
//! | `check`, `wire` | what Discord refuses in a body; what Discord sends |
//! | `rest`, `gateway` | the API; connections, or signed interactions instead of them |
//! | `people` | what people do and see |
//! | `control`, `page` | the doors for programs and people |
//! | `server`, `sandbox` | the listener, and the handle |

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
