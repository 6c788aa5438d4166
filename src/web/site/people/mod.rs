//! The pages of one person: signing in and out, their games, events, settings, and push
//! notifications to their browsers.

pub mod activity;
mod bracket;
mod browsers;
pub mod calls;
pub mod challenge_page;
pub mod event_files;
pub mod event_page;
pub mod home_page;
pub mod linked_role;
mod named_event;
pub mod new_game;
pub mod settings_page;
pub mod sign_in;
mod standings;
mod tournament_report;
