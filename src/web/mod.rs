//! HTTP: health, readiness, metrics, and Discord's signed interactions.

mod routes;
mod server;
mod site;

pub use routes::{health_routes, routes};
pub use server::{Web, serve};
pub use site::serve_pages;
