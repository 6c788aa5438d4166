//! Measures many people at once: a sandbox and a bot, each a process of its own, and people in this
//! process who press what the sandbox shows them. The result is one line of figures.
//!
//! | file | what it holds |
//! |---|---|
//! | `plan` | what to measure |
//! | `people`, `shared` | the people; what they share |
//! | `door` | the sandbox's control API |
//! | `processes`, `fleet` | the sandbox and the bot; all processes of the bot |
//! | `trouble` | faults on purpose |
//! | `figures`, `report`, `table` | the counts, their report, and the table of a document |

mod door;
mod failure;
mod figures;
mod fleet;
mod people;
mod plan;
mod processes;
mod report;
mod shared;
mod table;
mod trouble;

use std::sync::Arc;
use std::time::Duration;

use futures::{StreamExt, stream};

use crate::clock::{self, Clock};
use crate::store::{self, Scratch};

use door::Door;
pub use failure::LoadError;
use fleet::Fleet;
use people::Crowd;
pub use plan::Plan;
use processes::{Process, Usage};
pub use report::Report;
use report::{Observed, Snapshot};
use shared::Shared;
pub use table::{TableError, write_table};

/// How long each part of a start may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The most lines of the bot's log that are shown as errors.
const SHOWN: usize = 20;

/// How many games begin at once.
const AT_ONCE: usize = 16;

/// How many games there are in a channel: a channel takes about one message a second.
const IN_CHANNEL: usize = 50;

/// Without faults, a move without a ping within this time is lost.
const LOST: Duration = Duration::from_secs(10);

/// How long people play before anything is counted.
const WARM: Duration = Duration::from_secs(3);

/// Measures a plan. Fails if the database, a process or the sandbox fails; errors in games are in
/// the report.
pub async fn run(plan: &Plan) -> Result<Report, LoadError> {
    let scratch = Scratch::make(&plan.database).await?;
    let done = run_on(plan, &scratch.url).await;
    scratch.forget().await?;
    done
}

async fn run_on(plan: &Plan, database: &str) -> Result<Report, LoadError> {
    if plan.stored > 0 {
        store::fill::fill(database, plan.stored, Clock::System.now()).await?;
    }
    let sandbox = Process::sandbox(&plan.program).await?;
    let door = Door::new(&sandbox.address);
    let mut bot = Fleet::start(plan, &sandbox, database)?;
    wait_for("the bot to connect", async || Ok(door.state().await?.is_ready())).await?;
    let idle = bot.usage()?;

    let people = door.add_people(plan.people).await?;
    door.add_channels(plan.games / IN_CHANNEL).await?;
    let state = door.state().await?;
    let (games, alone) = (plan.between(), plan.alone());
    let shared = Arc::new(Shared::new(plan, alone, door.clone(), state.places()));
    let began = clock::instant();
    let mut crowd = Crowd::gather(&shared, &people);
    begin(&shared, Games { between: games, against: plan.games - games }, &people).await;
    let until = began + PATIENCE + Duration::from_millis(100 * plan.games as u64);
    while shared.figures().running < plan.games && clock::instant() < until {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (begun, missing) = (began.elapsed(), plan.games.saturating_sub(shared.figures().running) as u64);

    if let Some(budget) = plan.budget {
        door.limit(budget).await?;
    }
    crowd.pace(&shared, plan.turns);
    tokio::time::sleep(WARM).await;
    let look = async |bot: &Fleet<'_>| {
        let state = door.state().await?;
        Ok::<_, LoadError>(Snapshot { bot: bot.usage()?, sandbox: sandbox.usage()?, own: Usage::of_self()?, state })
    };
    let before = look(&bot).await?;
    let start = clock::instant();
    shared.take();
    let endured = trouble::endure(plan, &door, database, &mut bot).await?;
    let (mut figures, took) = (shared.take(), start.elapsed());
    let after = look(&bot).await?;
    let buttons = if plan.budget.is_some() {
        crowd.rest(&shared);
        trouble::count_buttons(database).await?
    } else {
        [0, 0]
    };
    if plan.is_rough() {
        crowd.rest(&shared);
        let [unsent, lost] = trouble::settle(database, &shared).await?;
        figures.count("a notice that was not sent", unsent);
        figures.count("a move without a ping", lost);
    } else {
        figures.count("a move without a ping", shared.count_lost(LOST) as u64);
    }
    drop(crowd);
    figures.running = shared.figures().running;
    let observed = Observed { idle, begun, missing, before, after, took, endured, buttons };
    let mut complaints = bot.end().await;
    sandbox.end().await;
    for complaint in complaints.iter().take(SHOWN) {
        tracing::error!("{complaint}");
    }
    for complaint in complaints.iter().skip(SHOWN) {
        tracing::warn!("{complaint}");
    }
    if plan.is_rough() {
        // Complaints about faults on purpose are no errors.
        complaints.clear();
    }
    Ok(report::report(plan, &observed, figures, &complaints))
}

/// How many games to begin.
struct Games {
    /// Between people.
    between: usize,
    /// Against the opponent.
    against: usize,
}

/// Begins games between people and against the opponent.
async fn begin(shared: &Shared, Games { between, against }: Games, people: &[String]) {
    let (alone, others) = people.split_at(shared.alone);
    let pair = |n: usize| {
        // Each person challenges the next one, in the next round the one after, so that no pair has
        // two challenges at once.
        let (one, round) = (n % others.len(), n / others.len());
        (&others[one], Some(others[(one + 1 + round % (others.len() - 1)) % others.len()].as_str()))
    };
    let games = (0..between).map(pair).chain((0..against).map(|n| (&alone[n % alone.len()], None)));
    stream::iter(games).for_each_concurrent(AT_ONCE, |(one, other)| shared.challenge(one, other)).await;
}

/// Waits until a condition holds.
async fn wait_for(what: &'static str, holds: impl AsyncFn() -> Result<bool, LoadError>) -> Result<(), LoadError> {
    let until = clock::instant() + PATIENCE;
    while clock::instant() < until {
        if holds().await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err(LoadError::Late(what))
}
