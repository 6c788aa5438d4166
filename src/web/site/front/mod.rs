//! The front page, the pages about the service, and the routes of all pages.

pub mod card;
pub mod listings;
pub mod pages;
pub mod routes;
