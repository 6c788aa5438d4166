//! Counts the forced wins that a player finds.

use std::collections::HashMap;

use murus_engine::{Budget, Stop, Transpositions, choose};
use murus_gallicus::{Line, Move, Position};

use super::{Contender, ProgramError};

/// The nodes of the search that judges whether a move keeps the win.
const NODES: u64 = 200_000;
/// Entries of the table of the search that judges a move, as a power of two.
const TABLE_BITS: u32 = 16;

/// Positions of two players in which the side to move wins by force.
#[derive(Debug)]
pub struct Riddles {
    positions: Vec<Position>,
    /// True if the move keeps the win, by index of the position and move. It holds the moves judged
    /// so far.
    keeps: HashMap<(usize, Move), bool>,
}

impl Riddles {
    /// Keeps the positions in which a search finds a forced win of at least two moves.
    pub fn new(positions: impl IntoIterator<Item = Position>) -> Riddles {
        let long = |position: &Position| {
            position.variant().board().seats == 2
                && find_end(position, |score| score.win_in()).is_some_and(|plies| plies > 2)
        };
        Riddles { positions: positions.into_iter().filter(long).collect(), keeps: HashMap::new() }
    }

    /// Returns the number of riddles: positions with a forced win.
    pub fn count(&self) -> usize {
        self.positions.len()
    }

    /// Counts, over all positions and seeds, how often the player's move keeps the win. Fails if
    /// another program stops playing.
    pub fn count_solved(
        &mut self,
        player: &Contender,
        seeds: std::ops::Range<i64>,
    ) -> Result<u64, ProgramError> {
        let mut solved = 0;
        for (n, &position) in self.positions.iter().enumerate() {
            let line = Line::from(position);
            for seed in seeds.clone() {
                let Some(played) = player.play(&line, seed)? else { continue };
                let keeps = self.keeps.entry((n, played)).or_insert_with(|| {
                    let next = position.play_unchecked(played);
                    next.outcome().map_or_else(
                        || find_end(&next, |score| score.loss_in()).is_some(),
                        |outcome| outcome.winner == Some(position.to_move()),
                    )
                });
                solved += u64::from(*keeps);
            }
        }
        Ok(solved)
    }
}

/// The number of plies to the end that a search of a position announces; `None` if it announces no
/// end.
fn find_end(position: &Position, end: impl Fn(murus_engine::Score) -> Option<u32>) -> Option<u32> {
    let mut table = Transpositions::new(TABLE_BITS);
    choose(position, &[], Budget::nodes(NODES), &mut table, &Stop::default())
        .and_then(|choice| end(choice.score))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_kept_or_not() {
        let tactics = include_str!("../../../murus-engine/tests/data/tactics.jsonl").lines();
        let read = |line: &str| {
            let tactic: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
            let variant =
                tactic["variant"].as_str().expect("a variant").parse().expect("a variant");
            Position::parse(tactic["position"].as_str().expect("a position"), variant)
                .expect("a position")
        };
        let mut riddles = Riddles::new(tactics.map(read).take(12));
        let solved = |player: &str, riddles: &mut Riddles| {
            riddles.count_solved(&player.parse().expect("a player"), 0..2).expect("it plays")
        };
        let all = 2 * riddles.count() as u64;
        let [deep, shallow] = ["20000", "beginner"].map(|player| solved(player, &mut riddles));
        assert!(all > 10 && deep == all && shallow < all, "{deep} and {shallow} of {all}");
    }
}
