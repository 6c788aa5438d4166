//! Builds pages from data alone: nothing here fetches, waits, or knows who asks.

pub mod challenge;
mod people;
mod play;
mod servers;
mod study;

pub use challenge::draft;
use people::tables;
pub use people::{
    course, dates, later, openings, preferences, privacy, profile, rated, settings, themes, zones,
};
pub use play::{
    board, calls, end, follow, lists, menus, more, news, offers, outcome, picture, plans, records,
    refusal, result, seen, sheet, start, summary, view, walk,
};
pub use servers::{server, shown, standing, weeks};
pub use study::{explored, forced, learn, lines, puzzle, replay, review, rules, siege};
