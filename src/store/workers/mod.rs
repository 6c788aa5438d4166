//! The database's view of background work that falls due.

pub mod agenda;
