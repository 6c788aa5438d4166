//! The commands of the program. Results go to standard output, the log to standard error.

mod database;
mod failure;
mod open_data;
pub mod process;
#[cfg(feature = "sandbox")]
mod sandbox;
mod serve;

pub use database::{backup_database, migrate_database, restore_database};
pub use failure::{CliFailure, exit_with};
pub use open_data::publish_games;
#[cfg(feature = "sandbox")]
pub use sandbox::{serve_sandbox, serve_sandbox_with_bot};
pub use serve::{Serving, StatePlaces, check_health, examine_all, serve_discord};
