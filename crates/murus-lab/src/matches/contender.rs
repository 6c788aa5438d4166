//! The players of a match.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, fs};

use murus_engine::{Budget, Level, Net, Stop, Strength, Transpositions, choose, choose_by};
use murus_gallicus::{Line, Move};

use crate::clock::instant;

use super::beginner::{self, BEGINNERS, Beginner};
use super::program::{Program, ProgramError};

/// The fewest and the most entries of a contender's table, as powers of two. Within these limits it
/// holds twice its nodes, because unused memory costs more time than a thousand nodes.
const TABLE_BITS: (u32, u32) = (10, 24);
/// The entries of the table of a contender that thinks for a time, as a power of two.
const TIMED_TABLE_BITS: u32 = 18;

/// A player of a match: `random`, `beginner`, `runner`, `LEVEL`, `LEVEL:SETTING` (the level with
/// another setting of its dial), or `[EVALUATION@]BUDGET`. An evaluation is `net` (the default),
/// `hand`, a file of weights or `ugi:COMMAND`. A budget is nodes (`20000`) or milliseconds
/// (`500ms`) for a move.
#[derive(Clone, Debug)]
pub struct Contender {
    name: String,
    kind: ContenderKind,
}

#[derive(Clone, Debug)]
enum ContenderKind {
    Random,
    Beginner(&'static Beginner),
    Level(&'static Level),
    Strength(Strength),
    Thinker(Mind, ThinkLimit),
    Other(Arc<Program>, ThinkLimit),
}

#[derive(Clone, Debug)]
enum Mind {
    BuiltIn,
    Features,
    Learned(Arc<Net>),
}

#[derive(Clone, Copy, Debug)]
enum ThinkLimit {
    Nodes(u64),
    Time(Duration),
}

/// The name of the player that makes random moves.
const RANDOM: &str = "random";
/// The prefix of the command line of another program.
const OTHER: &str = "ugi:";

/// A reason why a text names no contender.
#[derive(Debug, thiserror::Error)]
pub enum ContenderError {
    /// The text is neither a level nor a budget.
    #[error("`{0}` is neither a level nor a budget such as 20000, 500ms or hand@20000")]
    Budget(String),
    /// The text names another program, but no budget.
    #[error("`{0}` needs a budget, such as `{0}@500ms`")]
    Boundless(String),
    /// The level cannot have this setting.
    #[error("{0} cannot be set to `{1}`")]
    Setting(&'static str, String),
    /// The weights in the file of the first field cannot be read. The second is the reason.
    #[error("{0}: {1}")]
    Weights(String, String),
    /// The other program does not play.
    #[error(transparent)]
    Program(#[from] ProgramError),
}

impl Contender {
    /// A player that searches `nodes` nodes for a move, with these weights, or with the designer's
    /// features if there are none.
    pub fn thinker(name: String, net: Option<Arc<Net>>, nodes: u64) -> Contender {
        Contender {
            name,
            kind: ContenderKind::Thinker(
                net.map_or(Mind::Features, Mind::Learned),
                ThinkLimit::Nodes(nodes),
            ),
        }
    }

    /// The fixed weak player that sets the weakest level.
    pub fn beginner() -> Contender {
        Contender::weak(&BEGINNERS[0])
    }

    fn weak(player: &'static Beginner) -> Contender {
        Contender { name: player.name.to_owned(), kind: ContenderKind::Beginner(player) }
    }

    /// A level with its usual settings.
    pub fn level(level: &'static Level) -> Contender {
        Contender { name: level.name.to_owned(), kind: ContenderKind::Level(level) }
    }

    /// A level with this setting of its dial. A level without a dial is not changed.
    pub fn level_at(level: &Level, setting: u32) -> Contender {
        Contender {
            name: format!("{}:{setting}", level.name),
            kind: ContenderKind::Strength(level.dialed(setting)),
        }
    }

    /// Returns the contender's move in a game; `None` if the game is over. The move only differs
    /// between machines if the budget is a time or another program plays. Fails if another program
    /// stops playing.
    pub fn play(&self, line: &Line, seed: i64) -> Result<Option<Move>, ProgramError> {
        let Some((position, before)) = line.positions().split_last() else { return Ok(None) };
        let (mind, limit) = match &self.kind {
            ContenderKind::Random => return Ok(beginner::play_any(line, seed)),
            ContenderKind::Beginner(player) => return Ok(player.play(line, seed)),
            ContenderKind::Level(level) => {
                return Ok(level.play(position, before, seed, &Stop::default()));
            }
            ContenderKind::Strength(strength) => {
                return Ok(strength.play(position, before, seed, &Stop::default()));
            }
            ContenderKind::Other(program, limit) => {
                return program.play(line, &limit.go()).map(Some);
            }
            ContenderKind::Thinker(mind, limit) => (mind, limit),
        };
        let (budget, stop) = match *limit {
            ThinkLimit::Nodes(nodes) => (Budget::nodes(nodes), Stop::default()),
            ThinkLimit::Time(time) => {
                (Budget::nodes(u64::MAX), Stop { at: Some(instant() + time), ..Stop::default() })
            }
        };
        let mut table = Transpositions::new(limit.table_bits());
        let choice = match mind {
            Mind::BuiltIn => choose(position, before, budget, &mut table, &stop),
            Mind::Features => choose_by(None, position, before, budget, &mut table, &stop),
            Mind::Learned(net) => choose_by(Some(net), position, before, budget, &mut table, &stop),
        };
        Ok(choice.map(|choice| choice.best))
    }
}

impl ThinkLimit {
    /// The size of the table for this limit, in entries as a power of two.
    fn table_bits(self) -> u32 {
        let (least, most) = TABLE_BITS;
        match self {
            ThinkLimit::Nodes(nodes) => nodes.saturating_mul(2).max(1).ilog2().clamp(least, most),
            ThinkLimit::Time(_) => TIMED_TABLE_BITS,
        }
    }

    /// The limit as a `go` command of the Universal Game Interface.
    fn go(self) -> String {
        match self {
            ThinkLimit::Nodes(nodes) => format!("go nodes {nodes}"),
            ThinkLimit::Time(time) => format!("go movetime {}", time.as_millis()),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for Contender {
    type Err = ContenderError;

    fn from_str(text: &str) -> Result<Contender, ContenderError> {
        let name = text.to_owned();
        if text == RANDOM {
            return Ok(Contender { name, kind: ContenderKind::Random });
        }
        if let Some(player) = BEGINNERS.iter().find(|player| player.name == text) {
            return Ok(Contender::weak(player));
        }
        if let Some(level) = Level::find(text) {
            return Ok(Contender { name, kind: ContenderKind::Level(level) });
        }
        if let Some((level, setting)) = text.split_once(':')
            && let Some(level) = Level::find(level)
        {
            let set = setting.parse().ok().filter(|_| level.has_dial());
            let wrong = || ContenderError::Setting(level.name, setting.to_owned());
            return Ok(Contender::level_at(level, set.ok_or_else(wrong)?));
        }
        let (mind, budget) = match text.rsplit_once('@') {
            None if text.starts_with(OTHER) => return Err(ContenderError::Boundless(name)),
            None => ("net", text),
            Some(parts) => parts,
        };
        let wrong = || ContenderError::Budget(text.to_owned());
        let limit = match budget.strip_suffix("ms") {
            Some(time) => {
                ThinkLimit::Time(Duration::from_millis(time.parse().map_err(|_| wrong())?))
            }
            None => ThinkLimit::Nodes(budget.parse().map_err(|_| wrong())?),
        };
        if let Some(command) = mind.strip_prefix(OTHER) {
            return Ok(Contender {
                name,
                kind: ContenderKind::Other(Arc::new(Program::new(command)?), limit),
            });
        }
        let mind = match mind {
            "net" => Mind::BuiltIn,
            "hand" => Mind::Features,
            file => {
                let failed = |why: String| ContenderError::Weights(file.to_owned(), why);
                let bytes = fs::read(file).map_err(|error| failed(error.to_string()))?;
                Mind::Learned(Arc::new(
                    Net::read(&bytes).map_err(|error| failed(error.to_string()))?,
                ))
            }
        };
        Ok(Contender { name, kind: ContenderKind::Thinker(mind, limit) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_holds_twice_the_nodes_of_a_move() {
        let bits = |nodes| ThinkLimit::Nodes(nodes).table_bits();
        assert_eq!([300, 20_000, 2_000_000].map(bits), [10, 15, 21]);
        assert_eq!([1, u64::MAX].map(bits), [10, 24]);
    }

    #[test]
    fn a_text_that_names_no_contender_is_refused_with_the_reason() {
        for (text, why) in [
            (
                "Consul",
                "`Consul` is neither a level nor a budget such as 20000, 500ms or hand@20000",
            ),
            ("Centurion:5", "Centurion cannot be set to `5`"),
            ("tiro:x", "Tiro cannot be set to `x`"),
            ("ugi:./other", "`ugi:./other` needs a budget, such as `ugi:./other@500ms`"),
        ] {
            let refused = text.parse::<Contender>().expect_err("it names none");
            assert_eq!(refused.to_string(), why);
        }
    }
}
