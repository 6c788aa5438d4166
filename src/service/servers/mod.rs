//! Servers: settings, moderation, activity.

pub mod activity;
pub mod moderation;
pub mod settings;
