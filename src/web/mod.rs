//! HTTP: health, readiness, metrics, and Discord's signed interactions.

mod routes;
mod server;
mod site;

pub use routes::routes;
pub use server::{Web, serve, serve_pages};
