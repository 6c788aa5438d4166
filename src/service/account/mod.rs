//! A person's own account: preferences, offers that come once, data.

pub mod once;
pub mod preferences;
pub mod privacy;
