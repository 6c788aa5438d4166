//! Counts how often a player allows a win in one that it could prevent.

use std::sync::{Mutex, PoisonError};

use murus_gallicus::{Move, Position};

use super::beginner::{lets_win, wins};
use super::{Contender, EngineMatch, ProgramError, Tally};

/// Counts over positions in which some moves, but not all, allow a win in one, and no move wins at
/// once.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Slips {
    /// The number of positions in which some moves, but not all, allow a win in one, and none wins.
    pub positions: u64,
    /// The mean number of `positions` in which a random move would allow a win in one.
    pub by_chance: f64,
    /// The number of `positions` in which the player's move allowed a win in one.
    pub by_player: u64,
}

impl Slips {
    /// Plays a match and counts the slips of the first contender. Calls `each` after each pair of
    /// games. Fails if another program stops playing.
    pub fn count(
        contest: &EngineMatch,
        first: &Contender,
        second: &Contender,
        each: impl Fn(Tally) + Sync,
    ) -> Result<(Tally, Slips), ProgramError> {
        let slips = Mutex::new(Slips::default());
        let add = |position: &Position, played: Move| {
            slips.lock().unwrap_or_else(PoisonError::into_inner).add(position, played);
        };
        let tally = contest.watch(first, second, each, add)?;
        Ok((tally, slips.into_inner().unwrap_or_else(PoisonError::into_inner)))
    }

    fn add(&mut self, position: &Position, played: Move) {
        let moves = position.moves();
        if moves.iter().any(|&m| wins(position, m)) {
            return;
        }
        let letting = moves.iter().filter(|&&m| lets_win(position, m)).count();
        if letting == 0 || letting == moves.len() {
            return;
        }
        self.positions += 1;
        self.by_chance += letting as f64 / moves.len() as f64;
        self.by_player += u64::from(lets_win(position, played));
    }

    /// The ratio of the player's slips to those of random moves; 1 means equally many. 0 if random
    /// moves never slip.
    pub fn share(&self) -> f64 {
        if self.by_chance > 0.0 { self.by_player as f64 / self.by_chance } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_preventable_win_is_a_slip() {
        let read = |text| {
            Position::parse(text, "standard".parse().expect("a variant")).expect("a position")
        };
        let mut slips = Slips::default();
        // The tower on a3 lands on c1 unless two walls are laid in its way.
        let threatened = read("8/8/8/8/t7/W2T4/7T r");
        for m in threatened.moves() {
            slips.add(&threatened, m);
        }
        let moves = threatened.moves().len() as u64;
        let letting = slips.by_player;
        assert_eq!(slips.positions, moves, "{slips:?}");
        assert!(
            (slips.share() - 1.0).abs() < 1e-9 && letting < moves,
            "every move once equals chance: {slips:?}"
        );
    }
}
