//! How fast a person usually moves, in coarse steps.

use super::time::{DAY_MS, HOUR_MS, Millis};

/// The fewest moves that say something.
const FEWEST: usize = 10;

/// The steps, the shortest first. Of a person who takes longer nothing is said.
const STEPS: [Millis; 9] =
    [HOUR_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS, 5 * DAY_MS, 7 * DAY_MS];

/// Within which time a person usually moves: the step that the median of their moves fits into.
/// None of a few moves.
pub fn pace(mut moves: Vec<Millis>) -> Option<Millis> {
    if moves.len() < FEWEST {
        return None;
    }
    moves.sort_unstable();
    let median = moves[moves.len() / 2];
    STEPS.into_iter().find(|step| median <= *step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_the_step_of_the_median() {
        let moves = |count: usize, each: Millis| vec![each; count];
        for (spans, usual) in [
            (moves(9, HOUR_MS), None),
            (moves(10, HOUR_MS), Some(HOUR_MS)),
            (moves(10, HOUR_MS + 1), Some(2 * HOUR_MS)),
            (moves(40, 7 * HOUR_MS), Some(10 * HOUR_MS)),
            (moves(40, 7 * DAY_MS + 1), None),
            ([moves(9, 1), moves(10, 4 * HOUR_MS), moves(2, 6 * DAY_MS)].concat(), Some(5 * HOUR_MS)),
        ] {
            assert_eq!(pace(spans.clone()), usual, "{spans:?}");
        }
    }
}
