//! The front page and its neighbours, and the addresses of all pages.

pub mod card;
pub mod listings;
pub mod pages;
pub mod routes;
