//! Pages about a server: its settings, its weeks, its contests, and what people show in it.

pub mod contest;
pub mod server;
pub mod shown;
pub mod statistics;
pub mod weeks;
