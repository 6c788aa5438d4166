//! Pages as our own data: text, cards and pictures with rows of buttons and menus, and the meaning
//! of their custom ids. Nothing here fetches or waits, and nothing knows Discord's library or HTML:
//! `discord` writes what this room makes, and another presentation can.

pub mod block;
pub mod card;
pub mod custom_id;
pub mod draft;
pub mod emoji;
pub mod form;
pub mod length;
pub mod mention;
pub mod names;
pub mod page;
pub mod pages;
pub mod reopening;
pub mod rows;
