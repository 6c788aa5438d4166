//! The HTTP server, and the web pages.

mod connections;
mod server;
mod site;

pub use server::{Web, serve_routes};
pub use site::serve_pages;
