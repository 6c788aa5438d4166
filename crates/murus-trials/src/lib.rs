//! Measurements of Murus, and tools for those who work on it. Nothing here is part of the bot.
//!
//! [`load`] lets many people play at once against a bot and a sandbox, each a process of its own.
//! [`simulate`] plays a year of slow games on a simulated clock and checks every promise. [`fill`]
//! makes databases with years of games. [`replay`] and [`render`] play moves and draw boards on the
//! command line. `main` parses the arguments and runs a command.

pub mod fill;
pub mod load;
pub mod measure;
pub mod render;
pub mod replay;
pub mod simulate;
