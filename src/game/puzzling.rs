//! The state of a person's tries at a puzzle. The result is decided once: by the first wrong move,
//! by help, or by the whole answer. After a wrong move a person may continue; that changes no
//! result.

use murus_gallicus::words;

use super::rating::Rating;
use super::timestamp::{Millis, Timestamp};

/// The number of first puzzles that determine a person's rating. The rating is hidden before.
pub const PLACING: u32 = 10;

/// The most points by which one puzzle changes a rating after the first [`PLACING`] puzzles.
const LONGEST_STEP: f64 = 60.0;

/// The result of a person's first attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstTry {
    /// Solved without a wrong move and without help.
    Right,
    /// A wrong move or help came first.
    Wrong,
}

words!(FirstTry { Right: "right", Wrong: "wrong" });

/// The consequence of a decided first attempt for the person's puzzle rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PuzzleRated {
    /// One of the first [`PLACING`] puzzles, with its number from 1 on. The rating stays hidden.
    Placing(u32),
    /// The last of the first [`PLACING`] puzzles. The person now gets this rating, which is shown.
    Placed(Rating),
    /// A later puzzle: the rating before and after it.
    Step([Rating; 2]),
}

impl PuzzleRated {
    /// Returns the consequence of a person's `n`-th rated puzzle, and their new rating. `n` counts
    /// from 1. `before` and `after` are the ratings before the puzzle and as computed from it.
    /// After the first [`PLACING`] puzzles, the change is at most 60 points.
    pub fn of_puzzle(n: u32, [before, after]: [Rating; 2]) -> (PuzzleRated, Rating) {
        if n < PLACING {
            return (PuzzleRated::Placing(n), after);
        }
        if n == PLACING {
            return (PuzzleRated::Placed(after), after);
        }
        let [least, most] = [-LONGEST_STEP, LONGEST_STEP].map(|step| before.rating + step);
        let after = Rating { rating: after.rating.clamp(least, most), ..after };
        (PuzzleRated::Step([before, after]), after)
    }
}

/// A person's action in a puzzle. Moves are already judged as right or wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleAct {
    /// A right move, but not yet the whole answer.
    Right,
    /// A move that wins too, but in more moves than needed.
    Slower,
    /// A wrong move.
    Wrong,
    /// The right move that completes the answer.
    Solved,
    /// The person asks for a hint, or for the answer.
    Helped,
}

/// The outcome of a person's tries at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzling {
    /// The time at which the puzzle was first shown to the person.
    pub shown: Timestamp,
    /// The first move that the person tried, in notation; `None` before any move.
    pub first: Option<String>,
    /// The number of wrong moves that the person tried, ever.
    pub wrong: u32,
    /// The result of the first attempt and the time of that result; `None` until it is decided.
    pub result: Option<(FirstTry, Timestamp)>,
    /// The time at which the person first found the whole answer, in any attempt; `None` before.
    pub solved: Option<Timestamp>,
}

impl Puzzling {
    /// The state of a person who sees the puzzle for the first time.
    pub fn new(shown: Timestamp) -> Puzzling {
        Puzzling { shown, first: None, wrong: 0, result: None, solved: None }
    }

    /// Returns the state after an action at the time `now`. `m` is the written move, if the action
    /// was a move.
    pub fn after_act(self, tried: PuzzleAct, m: Option<&str>, now: Timestamp) -> Puzzling {
        let result = match tried {
            PuzzleAct::Right | PuzzleAct::Slower => None,
            PuzzleAct::Wrong | PuzzleAct::Helped => Some((FirstTry::Wrong, now)),
            PuzzleAct::Solved => Some((FirstTry::Right, now)),
        };
        Puzzling {
            first: self.first.or_else(|| m.map(str::to_owned)),
            wrong: self.wrong + u32::from(tried == PuzzleAct::Wrong),
            result: self.result.or(result),
            solved: self.solved.or_else(|| (tried == PuzzleAct::Solved).then_some(now)),
            shown: self.shown,
        }
    }

    /// Returns the time from the puzzle's first showing to the result of the first attempt; `None`
    /// before that result.
    pub fn time_taken(&self) -> Option<Millis> {
        self.result.map(|(_, at)| at - self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::super::timestamp::NOON;
    use super::*;

    fn tried(all: &[PuzzleAct]) -> Puzzling {
        all.iter().enumerate().fold(Puzzling::new(NOON), |so_far, (n, &tried)| {
            so_far.after_act(tried, Some(&format!("m{n}")), NOON + Millis::from_secs(n as i64 + 1))
        })
    }

    #[test]
    fn ten_puzzles_place_a_person_and_later_ones_move_them_little() {
        let to = |points: f64| Rating { rating: Rating::NEW.rating + points, ..Rating::NEW };
        for (n, by, rated, moved) in [
            (1, 300.0, PuzzleRated::Placing(1), 300.0),
            (9, -300.0, PuzzleRated::Placing(9), -300.0),
            (10, -300.0, PuzzleRated::Placed(to(-300.0)), -300.0),
            (11, 300.0, PuzzleRated::Step([Rating::NEW, to(60.0)]), 60.0),
            (11, -61.0, PuzzleRated::Step([Rating::NEW, to(-60.0)]), -60.0),
            (500, 59.0, PuzzleRated::Step([Rating::NEW, to(59.0)]), 59.0),
        ] {
            let known = PuzzleRated::of_puzzle(n, [Rating::NEW, to(by)]);
            assert_eq!(known, (rated, to(moved)), "{n}, {by}");
        }
    }

    #[test]
    fn the_first_attempt_is_decided_once() {
        use PuzzleAct::{Helped, Right, Slower, Solved, Wrong};
        for (all, result, wrong, solved) in [
            (&[][..], None, 0, None),
            (&[Right], None, 0, None),
            (&[Right, Solved], Some((FirstTry::Right, 2)), 0, Some(2)),
            (&[Slower, Right, Solved], Some((FirstTry::Right, 3)), 0, Some(3)),
            (&[Wrong, Wrong, Solved], Some((FirstTry::Wrong, 1)), 2, Some(3)),
            (&[Right, Helped, Solved], Some((FirstTry::Wrong, 2)), 0, Some(3)),
            (&[Solved, Wrong], Some((FirstTry::Right, 1)), 1, Some(1)),
        ] {
            let puzzling = tried(all);
            let since = |at: Timestamp| (at - NOON) / Millis::from_secs(1);
            assert_eq!(puzzling.result.map(|(result, at)| (result, since(at))), result, "{all:?}");
            assert_eq!((puzzling.wrong, puzzling.solved.map(since)), (wrong, solved), "{all:?}");
            assert_eq!(puzzling.first.as_deref(), (!all.is_empty()).then_some("m0"), "{all:?}");
        }
    }
}
