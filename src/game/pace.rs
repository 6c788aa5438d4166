//! The usual time that a person takes for a move, in coarse steps.

use super::timestamp::{DAY, HOUR, Millis};

/// The fewest moves for which a pace is computed.
const FEWEST: usize = 10;

/// The steps to which a pace is rounded up, shortest first. A slower person has no pace.
const STEPS: [Millis; 9] = [
    HOUR,
    Millis::from_hours(2),
    Millis::from_hours(5),
    Millis::from_hours(10),
    DAY,
    Millis::from_days(2),
    Millis::from_days(3),
    Millis::from_days(5),
    Millis::from_days(7),
];

/// Returns a person's usual time for a move: the median of these times, rounded up to one of the
/// steps, from an hour to 7 days. `None` for fewer than ten moves, or if the median is longer than
/// 7 days.
pub fn usual_pace(mut moves: Vec<Millis>) -> Option<Millis> {
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
            (moves(9, HOUR), None),
            (moves(10, HOUR), Some(HOUR)),
            (moves(10, HOUR + Millis::ONE), Some(2 * HOUR)),
            (moves(40, 7 * HOUR), Some(10 * HOUR)),
            (moves(40, 7 * DAY + Millis::ONE), None),
            (
                [moves(9, Millis::ONE), moves(10, 4 * HOUR), moves(2, 6 * DAY)].concat(),
                Some(5 * HOUR),
            ),
        ] {
            assert_eq!(usual_pace(spans.clone()), usual, "{spans:?}");
        }
    }
}
