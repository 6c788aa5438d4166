//! Murus Gallicus by correspondence.
pub mod cli;
pub mod rules;
pub mod texts;
