//! The result of a measurement of many people.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::door::SandboxState;
use super::figures::{LoadFigures, tenths};
use super::plan::LoadPlan;
use super::processes::Usage;
use super::trouble::Endured;

/// The result of a measurement of many people. Times are in ms unless noted, memory is in MiB.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LoadReport {
    /// The database: `sqlite` or `postgres`.
    pub database: String,
    /// The number of games that ran at the end.
    pub games: usize,
    /// The number of people.
    pub people: usize,
    /// The number of finished games that were stored before.
    pub stored: u64,
    /// The time for which play was measured, in seconds.
    pub seconds: f64,
    /// The number of turns a second that people tried to make.
    #[serde(rename = "asked")]
    pub target: f64,
    /// The number of turns a second that led to a ping.
    pub turns_a_second: f64,
    /// The number of moves of people that led to a ping or to the end of a game.
    pub turns: u64,
    /// The number of acts that were not answered in time.
    pub unanswered: u64,
    /// The number of acts that were answered by an apology.
    pub apologies: u64,
    /// The number of acts that were repeated after no answer or an apology.
    pub again: u64,
    /// The median time from an interaction to its first answer, in ms; `None` if none was measured.
    pub first_p50: Option<f64>,
    /// The 99th percentile of the times to first answers, in ms.
    pub first_p99: Option<f64>,
    /// The median time from a move to the next player's ping, between people, in ms.
    pub delivery_p50: Option<f64>,
    /// The 99th percentile of the times from move to ping, between people, in ms.
    pub delivery_p99: Option<f64>,
    /// The median time from a move to the ping about the opponent's answer, in ms.
    pub murus_p50: Option<f64>,
    /// The 99th percentile of the times to the opponent's answers, in ms.
    pub murus_p99: Option<f64>,
    /// The number of requests of the bot for each move of a person.
    pub requests_a_turn: f64,
    /// The number of requests a second that may count against Discord's limit; `None` for no limit.
    pub budget: Option<NonZero<u32>>,
    /// The number of requests a second that did count against Discord's limit.
    pub counted: f64,
    /// The number of requests that came too soon for a limit.
    pub limited: u64,
    /// The number of old boards with buttons: at the end, and after people rested for a while.
    pub buttons: [i64; 2],
    /// The processor time of the bot for each move of a person, in ms.
    pub bot_a_turn: f64,
    /// The processor time of the sandbox for each move of a person, in ms.
    pub sandbox_a_turn: f64,
    /// The processor time of this process for each move of a person, in ms.
    pub people_a_turn: f64,
    /// The memory of the bot before the first game, in MiB.
    pub bot_idle: f64,
    /// The memory of the bot at the end, in MiB.
    pub bot_after: f64,
    /// The most memory of the bot at any time, in MiB.
    pub bot_most: f64,
    /// The role of each process of the bot: `gateway`, `worker` or `all`.
    pub processes: Vec<String>,
    /// The number of the bot's requests that were made to fail in a second.
    pub faults: f64,
    /// The seconds between two kills of a process; `None` if none was killed.
    pub kill: Option<NonZero<u64>>,
    /// The number of processes killed.
    pub kills: u64,
    /// An upper bound of the time after a kill for which notices came more than three seconds late,
    /// in seconds; `None` if none came late.
    pub late_for: Option<f64>,
    /// The longest time for which a notice was overdue, in seconds; `None` if no process was
    /// killed.
    pub latest: Option<f64>,
    /// The memory of the bot after each minute, in MiB.
    pub memory: Vec<f64>,
    /// The time that it took to begin all games, in seconds.
    pub begun_in: f64,
    /// The number of games that ended during the measurement.
    pub ended: u64,
    /// The number of games that began during the measurement.
    pub begun: u64,
    /// The errors by kind, with their counts.
    pub errors: BTreeMap<String, u64>,
}

impl LoadReport {
    /// Returns true if there were no errors.
    pub fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }
}

/// The use of processor and memory, and the state of the sandbox, at one time.
pub(super) struct Snapshot {
    pub bot: Usage,
    pub sandbox: Usage,
    pub own: Usage,
    pub state: SandboxState,
}

/// The observations of a measurement.
pub(super) struct Observed {
    /// The usage of the bot before the first game.
    pub idle: Usage,
    /// The time that it took to begin all games.
    pub begun: Duration,
    /// The number of games that did not begin.
    pub missing: u64,
    pub before: Snapshot,
    pub after: Snapshot,
    pub took: Duration,
    /// The memory, kills and late notices between the two snapshots.
    pub endured: Endured,
    /// The number of old boards with buttons: at the end, and after people rested for a while.
    pub buttons: [i64; 2],
}

/// Makes the report on a measurement from its observations, counts and the bot's log.
pub(super) fn report(
    plan: &LoadPlan,
    observed: &Observed,
    mut figures: LoadFigures,
    complaints: &[String],
) -> LoadReport {
    let before = &observed.before;
    let after = &observed.after;
    let turns = figures.turns.max(1) as f64;
    let each =
        |after: Usage, before: Usage| tenths((after.processor_ms - before.processor_ms) / turns);
    let mut errors: BTreeMap<String, u64> =
        figures.errors.iter().map(|(what, count)| ((*what).to_owned(), *count)).collect();
    // Errors are expected if requests fail on purpose. If two processes get one interaction, one
    // answer is refused.
    let smooth = |count: u64| if plan.is_rough() { 0 } else { count };
    let alone = |count: u64| if plan.roles().len() > 1 { 0 } else { smooth(count) };
    let limited = after.state.limited - before.state.limited;
    let counted = [
        ("no answer in time", smooth(figures.unanswered)),
        ("an apology", smooth(figures.apologies)),
        ("an act repeated", smooth(figures.again)),
        (
            "a request that was refused",
            alone(after.state.refused - before.state.refused).saturating_sub(limited),
        ),
        ("a warning or an error in the log", complaints.len() as u64),
        ("a game that did not begin", observed.missing),
    ];
    errors.extend(
        counted
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(what, count)| (what.to_owned(), count)),
    );
    LoadReport {
        database: plan.kind(),
        games: figures.running,
        people: plan.people,
        stored: plan.stored,
        seconds: tenths(observed.took.as_secs_f64()),
        target: plan.turns,
        turns_a_second: tenths(figures.turns as f64 / observed.took.as_secs_f64()),
        turns: figures.turns,
        unanswered: figures.unanswered,
        apologies: figures.apologies,
        again: figures.again,
        first_p50: figures.first.percentile(50),
        first_p99: figures.first.percentile(99),
        delivery_p50: figures.delivery.percentile(50),
        delivery_p99: figures.delivery.percentile(99),
        murus_p50: figures.murus.percentile(50),
        murus_p99: figures.murus.percentile(99),
        requests_a_turn: tenths((after.state.requests - before.state.requests) as f64 / turns),
        budget: plan.budget,
        counted: tenths(
            (after.state.counted - before.state.counted) as f64 / observed.took.as_secs_f64(),
        ),
        limited,
        buttons: observed.buttons,
        bot_a_turn: each(after.bot, before.bot),
        sandbox_a_turn: each(after.sandbox, before.sandbox),
        people_a_turn: each(after.own, before.own),
        bot_idle: tenths(observed.idle.memory_mib),
        bot_after: tenths(after.bot.memory_mib),
        bot_most: tenths(after.bot.most_mib),
        processes: plan.roles().into_iter().map(str::to_owned).collect(),
        faults: plan.faults,
        kill: plan.kill,
        kills: observed.endured.kills,
        late_for: observed.endured.late_for,
        latest: observed.endured.latest,
        memory: observed.endured.memory.clone(),
        begun_in: tenths(observed.begun.as_secs_f64()),
        ended: figures.ended,
        begun: figures.begun,
        errors,
    }
}
