//! Work that falls due.

pub mod agenda;
