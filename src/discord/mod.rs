//! The only house that says serenity and poise: commands, buttons, typed moves, and the sender of notices.

mod asked;
mod challenge;
mod commands;
mod components;
mod games;
mod gateway;
mod habits;
mod page;
mod pages;
mod planning;
mod presses;
mod records;
mod reply;
mod say;
mod sender;
mod servers;
mod standing;
mod study;
mod table;
mod trouble;
mod typed;

pub use gateway::run;
pub use trouble::Trouble;
