//! Finds positions that are set up by hand and cannot occur in a game in progress.

use alloc::vec::Vec;

use super::outcome::Outcome;
use super::position::Position;
use super::seat::Seat;

/// The reason why a position cannot occur in a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ImpossiblePosition {
    /// This side has more stones than the given number, with which it starts. Stones never come
    /// back.
    #[error("a side has at most {1} stones")]
    TooMany(Seat, u32),
    /// This side has no stones.
    #[error("a side has no stones")]
    NoStones(Seat),
    /// The game is already over.
    #[error("the game is over already")]
    Over(Outcome),
}

impl Position {
    /// Checks that this position can occur in a game in progress. Fails if a side has too many
    /// stones or none, or if the game is over. With several players, at least two sides need
    /// stones.
    ///
    /// ```
    /// use murus_gallicus::{ImpossiblePosition, Position, Seat, Variant};
    ///
    /// let parse = |text| Position::parse(text, Variant::STANDARD);
    /// assert_eq!(parse("8/8/3T4/t7/8/8/8 r")?.check_possible(), Ok(()));
    /// let none = parse("8/8/3T4/8/8/8/8 r")?.check_possible();
    /// assert_eq!(none, Err(ImpossiblePosition::NoStones(Seat::Gauls)));
    /// # Ok::<(), murus_gallicus::PositionError>(())
    /// ```
    pub fn check_possible(&self) -> Result<(), ImpossiblePosition> {
        let start = Position::start(self.variant());
        let seats = self.variant().board().seats;
        let mut without = Vec::new();
        for &seat in &Seat::ALL[..seats] {
            let most = start.stones_of(seat);
            match self.stones_of(seat) {
                0 => without.push(seat),
                stones if stones > most => return Err(ImpossiblePosition::TooMany(seat, most)),
                _ => {}
            }
        }
        if let Some(&seat) = without.first().filter(|_| without.len() + 2 > seats) {
            return Err(ImpossiblePosition::NoStones(seat));
        }
        self.outcome().map_or(Ok(()), |end| Err(ImpossiblePosition::Over(end)))
    }

    /// The number of stones of a seat.
    fn stones_of(&self, seat: Seat) -> u32 {
        let cells = self.variant().board().geometry.cells();
        let own = cells.iter().filter_map(|&cell| self.unit(cell)).filter(|unit| unit.seat == seat);
        own.map(|unit| unit.height as u32).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PRESETS, Reason, Variant};

    #[test]
    fn every_start_is_possible() {
        for (word, preset) in PRESETS {
            let start = Position::start(preset.parse().expect("a preset"));
            assert_eq!(start.check_possible(), Ok(()), "{word}");
        }
    }

    #[test]
    fn too_many_stones_and_decided_games_are_impossible() {
        let check = |text: &str| {
            Position::parse(text, Variant::STANDARD).expect("a position").check_possible()
        };
        assert_eq!(
            check("tttttttt/8/8/8/8/7W/TTTTTTTT r"),
            Err(ImpossiblePosition::TooMany(Seat::Romans, 16))
        );
        let over = |winner, reason| {
            Err(ImpossiblePosition::Over(Outcome { winner: Some(winner), reason }))
        };
        assert_eq!(check("W7/8/8/t7/8/8/T7 g"), over(Seat::Romans, Reason::Breakthrough));
        assert_eq!(check("8/8/8/w7/8/T7/8 g"), over(Seat::Romans, Reason::Stalemate));
    }
}
