//! The plan of a measurement of many people.

use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;

/// The plan of a measurement of many people.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadPlan {
    /// The program with the commands `sandbox` and `bot`.
    pub program: PathBuf,
    /// The URL of a SQLite file, which the run creates, or of a PostgreSQL server, on which the run
    /// makes its own schema. Either is removed after the run.
    pub database: String,
    /// The number of games that run at the same time.
    pub games: usize,
    /// The number of people.
    pub people: usize,
    /// The number of finished games to store first.
    pub stored: u64,
    /// The time for which to measure, in seconds.
    pub seconds: u64,
    /// The number of turns that people try to make in a second.
    pub turns: f64,
    /// The percentage of games against the opponent, Murus.
    pub murus: u64,
    /// The percentage of moves typed as a command, in games between people.
    pub typed: u64,
    /// The number of the bot's requests that are made to fail in a second.
    pub faults: f64,
    /// The seconds between two kills of a process of the bot; `None` kills none.
    pub kill: Option<NonZero<u64>>,
    /// The number of requests a second that may count against Discord's limit, which the sandbox
    /// then keeps; `None` for no limit.
    pub budget: Option<NonZero<u32>>,
    /// The address at which the bot serves pages; `None` serves none.
    pub pages: Option<SocketAddr>,
    /// The number of processes that answer people. If there are no workers either, one process does
    /// everything.
    pub gateways: usize,
    /// The number of processes that do due work.
    pub workers: usize,
    /// The seed of all randomness.
    pub seed: u64,
}

impl LoadPlan {
    /// The roles of the bot's processes.
    pub(super) fn roles(&self) -> Vec<&'static str> {
        match (self.gateways, self.workers) {
            (0, 0) => vec!["all"],
            (gateways, workers) => [vec!["gateway"; gateways], vec!["worker"; workers]].concat(),
        }
    }

    /// The kind of database: `sqlite` or `postgres`.
    pub(super) fn kind(&self) -> String {
        self.database.split(':').next().unwrap_or_default().replace("postgresql", "postgres")
    }

    /// Returns true if requests fail or processes are killed on purpose. Then repeated acts are no
    /// errors.
    pub(super) fn is_rough(&self) -> bool {
        self.faults > 0.0 || self.kill.is_some()
    }

    /// The number of games between people.
    pub(super) fn between(&self) -> usize {
        self.games - self.games * self.murus.min(100) as usize / 100
    }

    /// The number of people who play only against the opponent. At least two people are left for
    /// games between people.
    pub(super) fn alone(&self) -> usize {
        let most = if self.between() > 0 { self.people.saturating_sub(2) } else { self.people };
        let alone = self.people * self.murus.min(100) as usize / 100;
        if self.between() < self.games { alone.clamp(1, most.max(1)) } else { 0 }
    }
}
