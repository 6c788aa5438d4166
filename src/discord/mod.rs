//! The only house that says serenity and poise: commands, buttons, typed moves, and the sender of notices.

mod commands;
mod components;
mod gateway;
mod invite;
mod menus;
mod page;
mod presses;
mod reply;
mod say;
mod sender;
mod study;
mod trouble;
mod typed;
mod view;

pub use gateway::run;
pub use trouble::Trouble;
