//! Builds the content of messages and web answers (pages) from data alone: nothing here loads data,
//! waits, or knows the caller.

pub mod challenge;
mod people;
mod play;
mod servers;
mod study;

pub use challenge::{ask, duel};
use people::tables;
pub use people::{
    blocked, course, dates, later, own_openings, preferences, privacy, profile, rated, settings,
    settings_form, themes, time_zone, zones,
};
pub use play::{
    board, calls, end, follow, game_list, lists, menus, more, news, offers, outcome, picture,
    plan_steps, plans, records, refusal, result, seen, sheet, start, summary, thread, view, voting,
    walk,
};
pub use servers::{
    acta, contest, contest_acts, contest_end, contest_loss, contest_name, contest_table, cup,
    entry, ladder, paired, server, shown, simul, statistics, stewards, team, weeks,
};
use study::guidance;
pub use study::{
    forced, learn, lines, moment, openings, puzzle, puzzle_texts, replay, review, rules, share,
    siege, siege_week,
};
