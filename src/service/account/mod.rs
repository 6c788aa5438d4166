//! A person's own account: settings, offers that they get once, export and deletion of their data.

pub mod once;
pub mod preferences;
pub mod privacy;
