//! What came of it, as one line.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::door::State;
use super::figures::{Figures, tenths};
use super::plan::Plan;
use super::processes::Usage;

/// What came of it. Times are in ms, memory in MiB.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The database: `sqlite` or `postgres`.
    pub database: String,
    /// How many games ran when it was over.
    pub games: usize,
    /// How many people played.
    pub people: usize,
    /// How many finished games were stored before.
    pub stored: u64,
    /// For how long it was measured, in s.
    pub seconds: f64,
    /// How many turns a second people wanted to make.
    pub asked: f64,
    /// How many they made.
    pub turns_a_second: f64,
    /// From an interaction to its first answer: of a hundred fifty, and ninety-nine, came within.
    pub first_p50: Option<f64>,
    /// See there.
    pub first_p99: Option<f64>,
    /// From a move to the ping of whoever is to move, between people.
    pub delivery_p50: Option<f64>,
    /// See there.
    pub delivery_p99: Option<f64>,
    /// From a move to the ping about the opponent's answer.
    pub murus_p50: Option<f64>,
    /// See there.
    pub murus_p99: Option<f64>,
    /// Requests of the bot for each move of a person.
    pub requests_a_turn: f64,
    /// Processor time of the bot for each move of a person.
    pub bot_a_turn: f64,
    /// The same of the sandbox.
    pub sandbox_a_turn: f64,
    /// The same of the people.
    pub people_a_turn: f64,
    /// Memory of the bot before anything was played, afterwards, and the most that it was.
    pub bot_idle: f64,
    /// See there.
    pub bot_after: f64,
    /// See there.
    pub bot_most: f64,
    /// Requests of the bot that went wrong on purpose in a second, and after how many seconds it was killed each time.
    pub faults: f64,
    /// See there.
    pub kill: Option<NonZero<u64>>,
    /// Memory of the bot after each minute.
    pub memory: Vec<f64>,
    /// How long the beginning of all games took, in s.
    pub begun_in: f64,
    /// Games that ended, and that were begun anew, while it was measured.
    pub ended: u64,
    /// See there.
    pub begun: u64,
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
}

impl Report {
    /// Whether nothing went wrong.
    pub fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }
}

/// What was looked at before and after.
pub(super) struct Look {
    pub bot: Usage,
    pub sandbox: Usage,
    pub own: Usage,
    pub state: State,
}

/// When something was looked at: the bot before anything was played, and everything before and after people played for so long.
pub(super) struct Looks {
    pub idle: Usage,
    pub begun: Duration,
    /// How many games had not begun by then.
    pub missing: u64,
    pub before: Look,
    pub after: Look,
    pub took: Duration,
    /// Of the bot after each minute, in MiB.
    pub memory: Vec<f64>,
}

/// Sums it up.
pub(super) fn report(plan: &Plan, looks: &Looks, mut figures: Figures, complaints: &[String]) -> Report {
    let (before, after) = (&looks.before, &looks.after);
    let turns = figures.turns.max(1) as f64;
    let each = |after: Usage, before: Usage| tenths((after.processor_ms - before.processor_ms) / turns);
    let mut errors: BTreeMap<String, u64> =
        figures.errors.iter().map(|(what, count)| ((*what).to_owned(), *count)).collect();
    let counted = [
        ("a request that was refused", if plan.is_rough() { 0 } else { after.state.refused - before.state.refused }),
        ("a warning or an error in the log", complaints.len() as u64),
        ("a game that did not begin", looks.missing),
    ];
    errors.extend(counted.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| (what.to_owned(), count)));
    Report {
        database: plan.database.split(':').next().unwrap_or_default().replace("postgresql", "postgres"),
        games: figures.running,
        people: plan.people,
        stored: plan.stored,
        seconds: tenths(looks.took.as_secs_f64()),
        asked: plan.turns,
        turns_a_second: tenths(figures.turns as f64 / looks.took.as_secs_f64()),
        first_p50: figures.first.within(50),
        first_p99: figures.first.within(99),
        delivery_p50: figures.delivery.within(50),
        delivery_p99: figures.delivery.within(99),
        murus_p50: figures.murus.within(50),
        murus_p99: figures.murus.within(99),
        requests_a_turn: tenths((after.state.requests - before.state.requests) as f64 / turns),
        bot_a_turn: each(after.bot, before.bot),
        sandbox_a_turn: each(after.sandbox, before.sandbox),
        people_a_turn: each(after.own, before.own),
        bot_idle: tenths(looks.idle.memory_mib),
        bot_after: tenths(after.bot.memory_mib),
        bot_most: tenths(after.bot.most_mib),
        faults: plan.faults,
        kill: plan.kill,
        memory: looks.memory.clone(),
        begun_in: tenths(looks.begun.as_secs_f64()),
        ended: figures.ended,
        begun: figures.begun,
        errors,
    }
}
