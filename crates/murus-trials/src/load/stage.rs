//! Starts the processes, and puts people into running games, before anything is measured.

use std::sync::Arc;
use std::time::Duration;

use futures::{StreamExt, stream};

use super::door::ControlClient;
use super::failure::LoadError;
use super::fleet::Fleet;
use super::people::Crowd;
use super::plan::LoadPlan;
use super::processes::{BotProcess, Usage};
use super::report::Snapshot;
use super::shared::LoadShared;
use murus::clock;

/// The longest time that each part of a start may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// The number of games that are begun at the same time.
const AT_ONCE: usize = 16;

/// The number of games in a channel. A channel takes about one message a second.
const IN_CHANNEL: usize = 50;

/// The running processes, and people in games who do not make turns yet.
pub(super) struct LoadStage {
    pub door: ControlClient,
    pub bot: Fleet,
    pub people: Vec<String>,
    pub crowd: Crowd,
    pub shared: Arc<LoadShared>,
    /// The usage of the bot before the first game.
    pub idle: Usage,
    /// The time that it took to begin all games.
    pub begun: Duration,
    /// The number of games of the plan that did not begin in time.
    pub missing: u64,
}

impl LoadStage {
    /// Starts the processes of a plan on a database, and begins its games. Fails if a process, the
    /// database or the sandbox fails.
    pub async fn open(plan: &LoadPlan, database: &str) -> Result<LoadStage, LoadError> {
        let sandbox = BotProcess::sandbox(&plan.program).await?;
        let door = ControlClient::new(&sandbox.address);
        let bot = Fleet::start(plan, sandbox, database)?;
        wait_for("the bot to connect", async || Ok(door.state().await?.is_ready())).await?;
        let idle = bot.usage()?;

        let people = door.add_people(plan.people).await?;
        door.add_channels(plan.games / IN_CHANNEL).await?;
        let state = door.state().await?;
        let games = plan.between();
        let alone = plan.alone();
        let shared = Arc::new(LoadShared::new(plan, alone, door.clone(), state.places()));
        let began = clock::instant();
        let crowd = Crowd::gather(&shared, &people);
        begin(&shared, Games { between: games, against: plan.games - games }, &people).await;
        let until = began + PATIENCE + Duration::from_millis(100 * plan.games as u64);
        while shared.figures().running < plan.games && clock::instant() < until {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let begun = began.elapsed();
        let missing = plan.games.saturating_sub(shared.figures().running) as u64;
        Ok(LoadStage { door, bot, people, crowd, shared, idle, begun, missing })
    }

    /// The usage of the processes and the state of the sandbox at present.
    pub async fn look(&self) -> Result<Snapshot, LoadError> {
        let state = self.door.state().await?;
        let bot = self.bot.usage()?;
        let sandbox = self.bot.sandbox.usage()?;
        Ok(Snapshot { bot, sandbox, own: Usage::of_self()?, state })
    }
}

/// The number of games to begin.
struct Games {
    /// The number of games between people.
    between: usize,
    /// The number of games against the opponent.
    against: usize,
}

/// Begins games between people and against the opponent.
async fn begin(shared: &LoadShared, Games { between, against }: Games, people: &[String]) {
    let (alone, others) = people.split_at(shared.alone);
    let pair = |n: usize| {
        // Each person challenges the next one; in the next round, the one after that, and so on. So
        // no two people have two challenges at once.
        let one = n % others.len();
        let round = n / others.len();
        (&others[one], Some(others[(one + 1 + round % (others.len() - 1)) % others.len()].as_str()))
    };
    let games = (0..between).map(pair).chain((0..against).map(|n| (&alone[n % alone.len()], None)));
    stream::iter(games)
        .for_each_concurrent(AT_ONCE, |(one, other)| shared.challenge(one, other))
        .await;
}

/// Waits until a condition holds. Fails if that takes too long.
pub(super) async fn wait_for(
    what: &'static str,
    holds: impl AsyncFn() -> Result<bool, LoadError>,
) -> Result<(), LoadError> {
    let until = clock::instant() + PATIENCE;
    while clock::instant() < until {
        if holds().await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err(LoadError::Late(what))
}
