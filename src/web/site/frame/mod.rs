//! The common parts of all pages: layout, texts, visitors, assets, and protection.

pub mod activity;
pub mod address;
pub mod assets;
mod bundle;
mod component_embed;
pub mod cookies;
pub mod kept;
pub mod kept_choice;
pub mod language;
pub mod language_choice;
pub mod layout;
pub mod link_picture;
pub mod security;
pub mod strangers;
pub mod visitor;
pub mod words;
