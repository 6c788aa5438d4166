//! Pages as plain data: texts, cards, pictures, rows of buttons and menus, and the meaning of their
//! custom ids. This module fetches nothing, never waits, and knows neither Discord's library nor
//! HTML. The module `discord` turns pages into Discord messages.

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
pub mod role_records;
pub mod rows;
