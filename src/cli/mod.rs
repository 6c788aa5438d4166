//! The commands of the program. Results go to standard output, the log to standard error.

mod database;
#[cfg(feature = "sandbox")]
mod development;
mod failure;
mod process;
#[cfg(feature = "sandbox")]
mod render;
#[cfg(feature = "sandbox")]
mod replay;
mod serve;

pub use database::{backup, migrate, restore};
#[cfg(feature = "sandbox")]
pub use development::{
    measure_load, measure_pages, measure_puzzles, measure_waits, serve_sandbox, serve_sandbox_with_bot, simulate,
};
pub use failure::Failure;
#[cfg(feature = "sandbox")]
pub use render::{Drawing, draw_sheet};
#[cfg(feature = "sandbox")]
pub use replay::{print_replay, replay_stream};
pub use serve::{Serving, Shown, check_health, examine, serve};
