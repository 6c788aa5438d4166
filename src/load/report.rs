//! What came of it, as one line.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::door::State;
use super::figures::{Figures, tenths};
use super::plan::Plan;
use super::processes::Usage;
use super::trouble::Seen;

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
    /// How many they made that somebody was told of.
    pub turns_a_second: f64,
    /// The same in all.
    pub turns: u64,
    /// What was not answered in time, what was answered by an apology, and what people did again therefore.
    pub unanswered: u64,
    /// See there.
    pub apologies: u64,
    /// See there.
    pub again: u64,
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
    /// The processes of the bot, by their roles.
    pub processes: Vec<String>,
    /// Requests of the bot that went wrong on purpose in a second, and after how many seconds a process of it was killed each time.
    pub faults: f64,
    /// See there.
    pub kill: Option<NonZero<u64>>,
    /// How often one was killed, and for how long after that notices were late at worst, by more than three seconds, in s.
    pub kills: u64,
    /// See there.
    pub late_for: Option<f64>,
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
    /// While people played.
    pub seen: Seen,
}

/// Sums it up.
pub(super) fn report(plan: &Plan, looks: &Looks, mut figures: Figures, complaints: &[String]) -> Report {
    let (before, after) = (&looks.before, &looks.after);
    let turns = figures.turns.max(1) as f64;
    let each = |after: Usage, before: Usage| tenths((after.processor_ms - before.processor_ms) / turns);
    let mut errors: BTreeMap<String, u64> =
        figures.errors.iter().map(|(what, count)| ((*what).to_owned(), *count)).collect();
    // What goes wrong on purpose is no fault, nor that of several processes that hear of something one alone may answer.
    let smooth = |count: u64| if plan.is_rough() { 0 } else { count };
    let alone = |count: u64| if plan.roles().len() > 1 { 0 } else { smooth(count) };
    let counted = [
        ("no answer in time", smooth(figures.unanswered)),
        ("an apology", smooth(figures.apologies)),
        ("something that was done again", smooth(figures.again)),
        ("a request that was refused", alone(after.state.refused - before.state.refused)),
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
        turns: figures.turns,
        unanswered: figures.unanswered,
        apologies: figures.apologies,
        again: figures.again,
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
        processes: plan.roles().into_iter().map(str::to_owned).collect(),
        faults: plan.faults,
        kill: plan.kill,
        kills: looks.seen.kills,
        late_for: looks.seen.late_for,
        memory: looks.seen.memory.clone(),
        begun_in: tenths(looks.begun.as_secs_f64()),
        ended: figures.ended,
        begun: figures.begun,
        errors,
    }
}
