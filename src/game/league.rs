//! A league: its divisions by strength, and who goes up and down after a season. All of it is pure;
//! its games are in [`super::fixtures`].

use std::ops::RangeInclusive;

use super::time::TimeControl;
use super::timestamp::Millis;

/// The time between two seasons, in which people join the next one.
pub const BREAK: Millis = Millis::from_days(7);

/// The lengths of a season, in weeks.
pub const WEEKS: RangeInclusive<u16> = 2..=26;

/// The most people in a division.
const DIVISION: usize = 8;

/// The fewest people of whom there are two divisions.
const TWO_DIVISIONS: usize = 10;

/// The number of people who go up from a division, and who go down.
const MOVERS: usize = 2;

/// Returns the number of divisions of a league with this many people.
pub fn count_divisions(people: usize) -> usize {
    if people < TWO_DIVISIONS { 1 } else { people.div_ceil(DIVISION) }
}

/// Splits people, the strongest first, into divisions whose sizes differ by at most one. The upper
/// ones are the larger ones.
pub fn form_divisions<T: Copy>(people: &[T]) -> Vec<Vec<T>> {
    let count = count_divisions(people.len());
    let (size, larger) = (people.len() / count, people.len() % count);
    let mut rest = people;
    let mut divisions = Vec::with_capacity(count);
    for n in 0..count {
        let (division, others) = rest.split_at(size + usize::from(n < larger));
        divisions.push(division.to_vec());
        rest = others;
    }
    divisions
}

/// The people of a league who change their division after a season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DivisionMoves<T> {
    /// The people who go up, in the order of their divisions.
    pub up: Vec<T>,
    /// The people who go down, in the order of their divisions.
    pub down: Vec<T>,
}

/// Returns the people who change their division after a season: the best two of each division go
/// up, the last two go down. `divisions` are in the order of their final tables.
pub fn find_moves<T: Copy>(divisions: &[Vec<T>]) -> DivisionMoves<T> {
    let mut moves = DivisionMoves { up: Vec::new(), down: Vec::new() };
    for (n, division) in divisions.iter().enumerate() {
        for (place, &person) in division.iter().enumerate() {
            match next_division(n, place, division.len(), divisions.len()) {
                next if next < n => moves.up.push(person),
                next if next > n => moves.down.push(person),
                _ => {}
            }
        }
    }
    moves
}

/// Returns the division after this season for the person on a place of division `n`: the best two
/// go up, the last two go down. Divisions and places count from 0; the division has `people`, the
/// league `divisions`.
fn next_division(n: usize, place: usize, people: usize, divisions: usize) -> usize {
    let movers = MOVERS.min(people / 2);
    match place {
        place if n > 0 && place < movers => n - 1,
        place if n + 1 < divisions && place >= people - movers => n + 1,
        _ => n,
    }
}

/// Returns the people of a league in their order for the next season: the best two of each division
/// change places with the last two of the division above. `divisions` are in the order of their
/// final tables.
pub fn order_next_season<T: Copy>(divisions: &[Vec<T>]) -> Vec<T> {
    let mut next = Vec::new();
    for (n, division) in divisions.iter().enumerate() {
        for (place, &person) in division.iter().enumerate() {
            let to = next_division(n, place, division.len(), divisions.len());
            next.push((to, n, place, person));
        }
    }
    next.sort_by_key(|&(to, from, place, _)| (to, from, place));
    next.into_iter().map(|(.., person)| person).collect()
}

/// The terms of a season of a league.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaguePlan {
    /// The number of the season, from 1 on.
    pub season: i64,
    /// The length of the season, in weeks.
    pub weeks: i64,
    /// The clock of its games.
    pub time: TimeControl,
}

impl LeaguePlan {
    /// The length of the season.
    pub fn length(&self) -> Millis {
        Millis::from_days(7 * self.weeks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_differ_by_one_and_few_people_make_one() {
        let sizes = |count: usize| -> Vec<usize> {
            let people: Vec<usize> = (0..count).collect();
            let divisions = form_divisions(&people);
            assert_eq!(divisions.concat(), people, "in the order of strength");
            divisions.iter().map(Vec::len).collect()
        };
        assert_eq!(sizes(4), [4]);
        assert_eq!(sizes(9), [9]);
        assert_eq!(sizes(10), [5, 5]);
        assert_eq!(sizes(11), [6, 5]);
        assert_eq!(sizes(12), [6, 6]);
        assert_eq!(sizes(17), [6, 6, 5]);
        assert_eq!(sizes(19), [7, 6, 6]);
        for count in 18..200 {
            let sizes = sizes(count);
            assert!(sizes.iter().all(|size| (6..=8).contains(size)), "{count}: {sizes:?}");
        }
    }

    #[test]
    fn two_go_up_and_two_go_down() {
        let next = order_next_season(&[vec![1, 2, 3, 4, 5, 6], vec![7, 8, 9, 10, 11, 12]]);
        assert_eq!(next, [1, 2, 3, 4, 7, 8, 5, 6, 9, 10, 11, 12]);
        let next = order_next_season(&[vec![1, 2, 3], vec![4, 5, 6], vec![7, 8, 9]]);
        assert_eq!(next, [1, 2, 4, 3, 5, 7, 6, 8, 9]);
        assert_eq!(order_next_season(&[vec![3, 1, 2]]), [3, 1, 2]);
    }
}
