//! What is shown, as our own data: pages of text, cards and pictures with rows of buttons and
//! menus, and what their custom ids mean. Nothing here fetches or waits, and nothing knows
//! Discord's library or HTML: `discord` writes what this room makes, and another presentation can.

pub mod card;
pub mod custom_id;
pub mod draft;
pub mod form;
pub mod length;
pub mod mention;
pub mod names;
pub mod page;
pub mod pages;
pub mod rows;
