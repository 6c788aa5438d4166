//! Pages of one person: signing in and out, and their games.

pub mod home_page;
pub mod sign_in;
