//! Servers: their settings, their moderation, how much they play.

pub mod activity;
pub mod moderation;
pub mod settings;
