//! Pages about a server: its settings, its weeks, and what people show in it.

pub mod server;
pub mod shown;
pub mod statistics;
pub mod weeks;
