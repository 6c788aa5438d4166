//! Games of levels against themselves, whose openings are kept.

use murus_engine::{Level, Stop};
use murus_gallicus::{Entry, Line, Variant};
use murus_lessons::{Maker, PlayedOpening};

/// The levels that play, game after game, each against itself. The strongest level plays least,
/// because it costs the most.
const PLAYERS: [&str; 8] =
    ["Legionary", "Centurion", "Tribune", "Legate", "Centurion", "Tribune", "Legate", "Caesar"];

/// The longest game, in plies. A longer one counts as a draw.
const LONGEST: usize = 300;

/// Plays the game with this number. The same number gives the same game.
pub fn play(variant: Variant, number: u64) -> PlayedOpening {
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
    let winner = line.outcome().and_then(|end| end.winner);
    PlayedOpening::of([Maker::Level(level.name); 2], winner, &line)
}
