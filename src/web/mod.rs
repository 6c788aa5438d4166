//! The server of everything over HTTP, and the pages.

mod server;
mod site;

pub use server::{Web, serve_routes};
pub use site::serve_pages;
