//! What is served over HTTP: whether the bot lives and is ready, its figures, and Discord's signed interactions.

mod routes;
mod server;

pub use routes::routes;
pub use server::{Web, serve};
