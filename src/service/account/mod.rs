//! A person's own account: settings, offers that they get once, export and deletion of their data,
//! and the figures by which servers give them roles.

pub mod once;
pub mod preferences;
pub mod privacy;
pub mod role_figures;
