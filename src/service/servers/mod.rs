//! Servers: settings, moderation, activity, daily sieges, contests, pages shown in channels.

pub mod acta;
pub mod activity;
pub mod contest_stand;
pub mod contests;
mod cups;
pub mod entries;
pub mod events;
mod fixtures;
pub mod ladders;
mod leagues;
pub mod losses;
pub mod moderation;
pub mod organizing;
pub mod pairings;
pub mod settings;
pub mod showing;
pub mod sieges;
pub mod simuls;
mod step_left;
pub(in crate::service) mod steps;
pub mod stewards;
pub mod teams;
