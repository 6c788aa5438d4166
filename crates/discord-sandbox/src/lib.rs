#![doc = include_str!("../README.md")]
//!
//! # The files
//!
//! From below: [`Setup`] says what a sandbox starts with. `model` is what there is; `check` is what
//! Discord refuses in a body; `wire` is what Discord sends. `live` is the model behind a lock. Over
//! it stand `rest` (the API), `gateway` (connections, and signed interactions instead of them) and
//! `people` (what they do and see). `control` and `page` let people and programs in, `server`
//! serves all of it, and [`Sandbox`] is the handle.

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

pub use model::{Fault, Logged, Misbehaviour, Ping, Stall};
pub use people::{Act, FileView, Impossible, MessageView, Person, Reaction};
pub use sandbox::Sandbox;
pub use setup::{Setup, Someone, Standing, Suggestion, Welcome};
