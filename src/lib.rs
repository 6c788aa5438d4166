//! Murus Gallicus by correspondence.
pub mod cli;
pub mod clock;
pub mod config;
pub mod discord;
pub mod engine;
pub mod game;
pub mod render;
pub mod rules;
pub mod service;
pub mod store;
pub mod texts;
