//! Chooses the next job, so that people are served in turn, however many jobs each of them has.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// The order in which the waiting people were last served.
#[derive(Debug)]
pub(in crate::service) struct Turns<P>(Mutex<ServedTurn<P>>);

#[derive(Debug)]
struct ServedTurn<P> {
    /// The number of jobs served so far. A larger number is a later turn.
    count: u64,
    last: HashMap<P, u64>,
}

impl<P> Default for Turns<P> {
    fn default() -> Turns<P> {
        Turns(Mutex::new(ServedTurn { count: 0, last: HashMap::new() }))
    }
}

impl<P: Copy + Eq + Hash> Turns<P> {
    /// Returns the index in `waiting` of the next job: the first job of the person who was served
    /// longest ago. Jobs without a person, and people not served yet, come first. `None` if no job
    /// waits. Forgets the people who have no waiting job.
    pub fn next<T>(&self, waiting: &[(T, Option<P>)]) -> Option<usize> {
        let mut served = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let people: HashSet<P> = waiting.iter().filter_map(|(_, person)| *person).collect();
        served.last.retain(|person, _| people.contains(person));
        let when = |n: &usize| {
            waiting[*n].1.and_then(|person| served.last.get(&person)).copied().unwrap_or(0)
        };
        (0..waiting.len()).min_by_key(when)
    }

    /// Records that a job of this person is served now.
    pub fn note_served(&self, person: Option<P>) {
        let mut served = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        served.count += 1;
        let count = served.count;
        served.last.extend(person.map(|person| (person, count)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameId, PlayerId};

    #[test]
    fn ten_games_of_one_person_delay_no_other() {
        let ann = Some(PlayerId(1));
        let bob = Some(PlayerId(2));
        let turns = Turns::default();
        let mut waiting: Vec<_> = (0..10).map(|n| (GameId(n), ann)).collect();
        let take = |waiting: &mut Vec<(GameId, Option<PlayerId>)>, many: usize| {
            let mut games = Vec::new();
            while let Some(next) = turns.next(waiting).filter(|_| games.len() < many) {
                let (game, person) = waiting.remove(next);
                turns.note_served(person);
                games.push(game.0);
            }
            games
        };
        assert_eq!(take(&mut waiting, 2), [0, 1], "nobody else waits");
        waiting.extend([(GameId(20), bob), (GameId(21), bob)]);
        assert_eq!(take(&mut waiting, 1), [20], "a newcomer is first");
        assert_eq!(take(&mut waiting, 3), [2, 21, 3], "then one each");
        waiting.extend([(GameId(30), None), (GameId(31), bob)]);
        assert_eq!(
            take(&mut waiting, 3),
            [30, 31, 4],
            "a person not served lately comes first, then the others"
        );
        assert_eq!(take(&mut waiting, 9), [5, 6, 7, 8, 9]);
        assert_eq!(take(&mut waiting, 9), [0_i64; 0]);
    }
}
