//! Murus Gallicus by correspondence.
pub mod cli;
pub mod clock;
pub mod game;
pub mod rules;
pub mod store;
pub mod texts;
