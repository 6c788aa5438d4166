//! Measures many people at once: a sandbox and a bot, each a process of its own, and people in this
//! process who press what the sandbox shows them. The result is one line of figures.
//!
//! | file | what it holds |
//! |---|---|
//! | `plan` | the plan of a measurement |
//! | `people`, `shared` | the people; the state that they share |
//! | `door` | the sandbox's control API |
//! | `processes`, `fleet` | a process; the sandbox with all processes of the bot |
//! | `stage` | processes and people in running games |
//! | `trouble` | failing requests and killed processes, on purpose |
//! | `pages` | the cost of the web pages |
//! | `figures`, `report`, `table` | the counts, their report, and the table of a document |
//! | `failure` | the reasons why a measurement fails |
//! | `nuisances`, `guest` | acts that make others wait; a person who does one act after the other |
//! | `waits` | the times that others wait during a nuisance |
//! | `puzzles` | the times that people wait for answers about puzzles |

mod door;
mod failure;
mod figures;
mod fleet;
mod guest;
mod nuisances;
pub mod pages;
mod people;
mod plan;
mod processes;
mod puzzles;
mod report;
mod shared;
mod stage;
mod table;
mod trouble;
mod waits;

use std::time::Duration;

use crate::fill::{self, Scratch};
use murus::clock::{self, Clock};

pub use failure::LoadError;
pub use nuisances::{NUISANCES, Nuisance};
pub use plan::LoadPlan;
pub use puzzles::{PuzzleWaits, measure_puzzles};
pub use report::LoadReport;
use report::Observed;
use stage::LoadStage;
pub use table::{TableError, write_table};
pub use waits::{Waits, measure_waits};

/// The most lines of the bot's log that are shown as errors.
const SHOWN: usize = 20;

/// The time after which a confirmed move without a ping counts as lost, if there are no faults.
const LOST: Duration = Duration::from_secs(10);

/// The time for which people play before anything is measured.
const WARM: Duration = Duration::from_secs(3);

/// Runs the measurement of a plan. Fails if the database, a process or the sandbox fails. Errors in
/// games are part of the report.
pub async fn run(plan: &LoadPlan) -> Result<LoadReport, LoadError> {
    let scratch = Scratch::make(&plan.database).await?;
    let done = run_on(plan, &scratch.url).await;
    scratch.forget().await?;
    done
}

async fn run_on(plan: &LoadPlan, database: &str) -> Result<LoadReport, LoadError> {
    if plan.stored > 0 {
        fill::fill(database, plan.stored, Clock::System.now()).await?;
    }
    let mut stage = LoadStage::open(plan, database).await?;
    if let Some(budget) = plan.budget {
        stage.door.limit(budget).await?;
    }
    stage.crowd.pace(&stage.shared, plan.turns);
    tokio::time::sleep(WARM).await;
    let before = stage.look().await?;
    let start = clock::instant();
    stage.shared.take();
    let endured = trouble::endure(plan, &stage.door, database, &mut stage.bot).await?;
    let mut figures = stage.shared.take();
    let took = start.elapsed();
    let after = stage.look().await?;
    let LoadStage { bot, people, mut crowd, shared, idle, begun, missing, .. } = stage;
    if plan.is_rough() {
        crowd.rest(&shared);
        let [unsent, lost] = trouble::settle(database, &shared).await?;
        figures.count("a notice that was not sent", unsent);
        figures.count("a move without a ping", lost);
    } else {
        figures.count("a move without a ping", shared.count_lost(LOST) as u64);
    }
    crowd.rest(&shared);
    let buttons = trouble::count_buttons(database).await?;
    let pressable = shared.count_pressable(people.first().map_or("", String::as_str)).await?;
    figures.count("an old board of a finished game with buttons", pressable);
    drop(crowd);
    figures.running = shared.figures().running;
    let observed = Observed { idle, begun, missing, before, after, took, endured, buttons };
    let mut complaints = bot.end().await;
    for complaint in complaints.iter().take(SHOWN) {
        tracing::error!("{complaint}");
    }
    for complaint in complaints.iter().skip(SHOWN) {
        tracing::warn!("{complaint}");
    }
    if plan.is_rough() {
        // Complaints are expected if requests fail on purpose, so they do not count as errors.
        complaints.clear();
    }
    Ok(report::report(plan, &observed, figures, &complaints))
}
