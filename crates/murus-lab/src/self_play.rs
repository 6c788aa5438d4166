//! Games of levels against themselves.

use murus_engine::{Level, Stop};
use murus_gallicus::{Entry, Line, Variant};
use murus_lessons::{Maker, PlayedOpening};

/// The levels that play, game after game, each against itself. The strongest level plays least,
/// because it costs the most.
const PLAYERS: [&str; 8] =
    ["Legionary", "Centurion", "Tribune", "Legate", "Centurion", "Tribune", "Legate", "Caesar"];

/// The longest game, in plies. A longer one counts as a draw.
const LONGEST: usize = 300;

/// A game of a level against itself.
#[derive(Clone, Debug)]
pub struct SelfPlayed {
    /// The name of the level.
    pub level: &'static str,
    /// The moves. The game is not over if it took 300 plies.
    pub line: Line,
}

/// Plays the game with this number. The same number gives the same game.
pub fn play(variant: Variant, number: u64) -> SelfPlayed {
    let level = Level::named(PLAYERS[(number % PLAYERS.len() as u64) as usize]);
    let mut line = Line::new(variant);
    while line.outcome().is_none() && line.plies() < LONGEST {
        let before = &line.positions()[..line.plies()];
        // Both sides are the same level and must not make the same errors.
        let seed = (2 * number + line.plies() as u64 % 2) as i64;
        let Some(m) = level.play(line.position(), before, seed, &Stop::default()) else { break };
        if line.play(Entry::Move(m)).is_err() {
            break;
        }
    }
    SelfPlayed { level: level.name, line }
}

/// Plays the game with this number and keeps its opening.
pub fn play_opening(variant: Variant, number: u64) -> PlayedOpening {
    let SelfPlayed { level, line } = play(variant, number);
    let winner = line.outcome().and_then(|end| end.winner);
    PlayedOpening::of([Maker::Level(level); 2], winner, &line)
}
