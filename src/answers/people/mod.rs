//! Answers about people: their settings, their data, and how strong they are.

pub mod account;
pub mod profile;
pub mod settings;
