//! What is tried.

use std::num::NonZero;
use std::path::PathBuf;

/// What is tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The program whose `sandbox` and `bot` are tried.
    pub program: PathBuf,
    /// The file of a SQLite database that is made, or the URL of a PostgreSQL server, where a schema of its own is made; gone afterwards.
    pub database: String,
    /// How many games run.
    pub games: usize,
    /// How many people play them.
    pub people: usize,
    /// How many finished games are stored before.
    pub stored: u64,
    /// For how long it is measured.
    pub seconds: u64,
    /// How many turns people make in a second, if they are told of them fast enough.
    pub turns: f64,
    /// How many of a hundred games are against the opponent.
    pub murus: u64,
    /// How many of a hundred moves are typed as a command instead of pressed, in games between people.
    pub typed: u64,
    /// How many requests of the bot go wrong in a second.
    pub faults: f64,
    /// After how many seconds a process of the bot is killed and begun again, each in its turn; never.
    pub kill: Option<NonZero<u64>>,
    /// How many processes of the bot answer people, and how many do what is due; where there are none of either, one does everything.
    pub gateways: usize,
    /// See there.
    pub workers: usize,
    /// What chance comes from.
    pub seed: u64,
}

impl Plan {
    /// The roles of the bot's processes.
    pub(super) fn roles(&self) -> Vec<&'static str> {
        match (self.gateways, self.workers) {
            (0, 0) => vec!["all"],
            (gateways, workers) => [vec!["gateway"; gateways], vec!["worker"; workers]].concat(),
        }
    }

    /// Whether something goes wrong on purpose: then it is no fault that something was asked for again.
    pub(super) fn is_rough(&self) -> bool {
        self.faults > 0.0 || self.kill.is_some()
    }

    /// How many games are between people.
    pub(super) fn between(&self) -> usize {
        self.games - self.games * self.murus.min(100) as usize / 100
    }

    /// How many people play the opponent alone; at least two play each other where anybody does.
    pub(super) fn alone(&self) -> usize {
        let most = if self.between() > 0 { self.people.saturating_sub(2) } else { self.people };
        let alone = self.people * self.murus.min(100) as usize / 100;
        if self.between() < self.games { alone.clamp(1, most.max(1)) } else { 0 }
    }
}
