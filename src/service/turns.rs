//! Chooses the next thought: people are served in turn, however much each asks for.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// When each waiting person was served last.
#[derive(Debug)]
pub(in crate::service) struct Turns<P>(Mutex<ServedTurn<P>>);

#[derive(Debug)]
struct ServedTurn<P> {
    /// A counter: the larger number is the later turn.
    count: u64,
    last: HashMap<P, u64>,
}

impl<P> Default for Turns<P> {
    fn default() -> Turns<P> {
        Turns(Mutex::new(ServedTurn { count: 0, last: HashMap::new() }))
    }
}

impl<P: Copy + Eq + Hash> Turns<P> {
    /// The index of the next of the waiting works, each given with its person: the first one of the
    /// person served longest ago; `None` if nothing waits. A person who stops waiting is dropped,
    /// and comes first next time.
    pub fn next<T>(&self, waiting: &[(T, Option<P>)]) -> Option<usize> {
        let mut served = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let people: HashSet<P> = waiting.iter().filter_map(|(_, person)| *person).collect();
        served.last.retain(|person, _| people.contains(person));
        let when = |n: &usize| {
            waiting[*n].1.and_then(|person| served.last.get(&person)).copied().unwrap_or(0)
        };
        (0..waiting.len()).min_by_key(when)
    }

    /// Notes that a work of this person is being done.
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
