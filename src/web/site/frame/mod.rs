//! What every page is made of: its layout, its words, its reader, and what guards it.

pub mod address;
pub mod assets;
pub mod kept;
pub mod layout;
pub mod link_picture;
pub mod security;
pub mod strangers;
pub mod visitor;
pub mod words;
