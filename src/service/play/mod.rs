//! Play: moves, plans, vacations, finding and exporting games.

pub mod act;
pub mod acting;
pub mod adoption;
pub mod export;
pub mod find;
pub mod plans;
pub mod records;
mod replies;
pub mod restored;
mod saved;
pub mod sight;
pub mod vacation;
