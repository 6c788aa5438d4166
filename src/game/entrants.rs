//! The people of a contest: their part in it, and their order by strength.

use std::ops::RangeInclusive;

use murus_gallicus::words;

use super::ids::PlayerId;

/// The fewest people of a contest that pairs its games.
pub const FEWEST: usize = 4;

/// The numbers of games that a person may choose to play at once.
pub const AT_ONCE: RangeInclusive<usize> = 1..=5;

/// A person's part in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntrantPart {
    /// The person plays.
    In,
    /// The person takes a break, and their place is kept for the next season.
    Rests,
    /// The person plays in their old place, after a break in the season before. They cannot take
    /// another one at once.
    Kept,
    /// The person ran out of time twice in the season before, and sits this one out.
    Barred,
    /// The person takes the place of someone who withdraws from a cup.
    Reserve,
    /// A manager removed the person.
    Removed,
}

words!(EntrantPart {
    In: "in",
    Rests: "rests",
    Kept: "kept",
    Barred: "barred",
    Reserve: "reserve",
    Removed: "removed",
});

impl EntrantPart {
    /// Returns true if a person with this part plays.
    pub fn plays(self) -> bool {
        matches!(self, EntrantPart::In | EntrantPart::Kept)
    }
}

/// Orders the people of a contest that begins, the strongest first: by their seed, if they have
/// one; then newcomers by rating. Each comes as person, seed and rating.
pub fn order_people(mut people: Vec<(PlayerId, Option<i64>, f64)>) -> Vec<PlayerId> {
    people.sort_by(|(_, one, rating), (_, other, than)| {
        (one.is_none(), one).cmp(&(other.is_none(), other)).then(than.total_cmp(rating))
    });
    people.into_iter().map(|(player, ..)| player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_ordered_by_seed_and_newcomers_by_rating() {
        let people =
            [(1, None, 1500.0), (2, Some(3), 1000.0), (3, None, 1700.0), (4, Some(0), 9.0)];
        let people = people.map(|(n, seed, rating)| (PlayerId(n), seed, rating));
        assert_eq!(order_people(people.to_vec()), [4, 2, 3, 1].map(PlayerId));
    }
}
