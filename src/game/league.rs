//! The pairing of a league: its divisions by strength, the games of each division, and who goes up
//! and down after a season. All of it is pure, over any kind of key.

/// The most people in a division.
const DIVISION: usize = 8;

/// The fewest people of whom there are two divisions.
const TWO_DIVISIONS: usize = 12;

/// The number of people who go up from a division, and who go down.
const MOVERS: usize = 2;

/// Splits people, the strongest first, into divisions whose sizes differ by at most one. The upper
/// ones are the larger ones.
pub fn form_divisions<T: Copy>(people: &[T]) -> Vec<Vec<T>> {
    let count = if people.len() < TWO_DIVISIONS { 1 } else { people.len().div_ceil(DIVISION) };
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

/// The games of a division in Berger's order: each pair plays two, with seats changed in the second
/// half. The first of a pair moves first.
pub fn pair_division<T: Copy>(people: &[T]) -> Vec<[T; 2]> {
    let mut places: Vec<Option<T>> = people.iter().copied().map(Some).collect();
    if places.len() % 2 == 1 {
        // Whoever meets nobody has no game in this round.
        places.push(None);
    }
    let count = places.len();
    let mut games = Vec::new();
    for round in 1..count {
        for n in 0..count / 2 {
            if let (Some(one), Some(other)) = (places[n], places[count - 1 - n]) {
                // The last place stands still, and changes seats with every round.
                let turned = n == 0 && round % 2 == 0;
                games.push(if turned { [other, one] } else { [one, other] });
            }
        }
        places[..count - 1].rotate_left(count / 2);
    }
    let second: Vec<[T; 2]> = games.iter().map(|&[one, other]| [other, one]).collect();
    games.extend(second);
    games
}

/// The people of a league after a season, for the next one: the best of each division change places
/// with the last of the division above. Each division is in the order of its final table.
pub fn order_next_season<T: Copy>(divisions: &[Vec<T>]) -> Vec<T> {
    let mut next = Vec::new();
    for (n, division) in divisions.iter().enumerate() {
        for (place, &person) in division.iter().enumerate() {
            let movers = MOVERS.min(division.len() / 2);
            let to = match place {
                place if n > 0 && place < movers => n - 1,
                place if n + 1 < divisions.len() && place >= division.len() - movers => n + 1,
                _ => n,
            };
            next.push((to, n, place, person));
        }
    }
    next.sort_by_key(|&(to, from, place, _)| (to, from, place));
    next.into_iter().map(|(.., person)| person).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

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
        assert_eq!(sizes(11), [11]);
        assert_eq!(sizes(12), [6, 6]);
        assert_eq!(sizes(17), [6, 6, 5]);
        assert_eq!(sizes(19), [7, 6, 6]);
        for count in 18..200 {
            let sizes = sizes(count);
            assert!(sizes.iter().all(|size| (6..=8).contains(size)), "{count}: {sizes:?}");
        }
    }

    #[test]
    fn each_pair_plays_once_on_each_side() {
        for count in 2..12_usize {
            let people: Vec<usize> = (0..count).collect();
            let games = pair_division(&people);
            assert_eq!(games.len(), count * (count - 1));
            let mut met: BTreeMap<[usize; 2], usize> = BTreeMap::new();
            games.iter().for_each(|&pair| *met.entry(pair).or_default() += 1);
            assert!(met.iter().all(|(&[one, other], &times)| one != other && times == 1));
            assert_eq!(met.len(), games.len());
            // Nobody plays twice in a round.
            for round in games.chunks(count / 2) {
                let mut seen = round.concat();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), 2 * round.len(), "{count} people");
            }
            // In each half the sides are as even as they can be.
            for person in &people {
                let half = &games[..games.len() / 2];
                let first = half.iter().filter(|[one, _]| one == person).count();
                let second = half.iter().filter(|[_, other]| other == person).count();
                assert!(first.abs_diff(second) <= 1, "{count}: {first} and {second}");
            }
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
