//! The habits of a person in games with people: the usual time for a move, in coarse steps, and the
//! games in which their time ran out.

use super::chair::Chair;
use super::event::EventKind;
use super::state::Game;
use super::timestamp::{DAY, HOUR, Millis};

/// The fewest games from which habits are computed.
const FEWEST: usize = 5;

/// The most games from which habits are computed, the newest ones.
pub const HABIT_GAMES: usize = 40;

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

/// What a finished game between people says about the habits of one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HabitGame {
    /// The median time of the person's turns, without vacations and free weekends. `None` if they
    /// made no move.
    pub pace: Option<Millis>,
    /// True if the person's time ran out.
    pub late: bool,
}

/// The habits of a person in their last games with people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// The usual time for a move: the median of the games' medians, rounded up to one of the steps,
    /// from an hour to 7 days. `None` if it is longer.
    pub pace: Option<Millis>,
    /// The number of games in which the person's time ran out.
    pub late: usize,
    /// The number of games, 40 at most.
    pub games: usize,
}

impl Habits {
    /// Returns the habits that these games of a person show. `None` for fewer than five games.
    pub fn of(games: &[HabitGame]) -> Option<Habits> {
        if games.len() < FEWEST {
            return None;
        }
        let usual = median(games.iter().filter_map(|game| game.pace).collect());
        let pace = usual.and_then(|usual| STEPS.into_iter().find(|step| usual <= *step));
        let late = games.iter().filter(|game| game.late).count();
        Some(Habits { pace, late, games: games.len() })
    }
}

impl Game {
    /// Returns what this game says about the habits of a chair's holder. `None` unless the game is
    /// over, counts and was played by people alone, and the holder moved or ran out of time.
    pub fn habit_of(&self, chair: Chair) -> Option<HabitGame> {
        let people = self.chairs.iter().all(|holder| holder.as_player().is_some());
        if self.outcome().is_none() || !people || self.is_annulled() {
            return None;
        }
        let own = self.turns.iter().filter(|turn| turn.chair == chair && turn.moved);
        let pace = median(own.map(|turn| turn.passed.used).collect());
        let late = self.events.iter().any(|event| {
            event.chair == chair && matches!(event.kind, EventKind::Timeout | EventKind::Cancel)
        });
        (pace.is_some() || late).then_some(HabitGame { pace, late })
    }
}

/// Returns the median, the higher one of two; `None` of nothing.
fn median(mut spans: Vec<Millis>) -> Option<Millis> {
    spans.sort_unstable();
    spans.get(spans.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_are_the_step_of_the_median_and_the_timeouts() {
        let games =
            |count: usize, each: Millis| vec![HabitGame { pace: Some(each), late: false }; count];
        let late = |pace| HabitGame { pace, late: true };
        for (games, habits) in [
            (games(4, HOUR), None),
            (games(5, HOUR), Some((Some(HOUR), 0, 5))),
            (games(5, HOUR + Millis::ONE), Some((Some(2 * HOUR), 0, 5))),
            (games(40, 7 * HOUR), Some((Some(10 * HOUR), 0, 40))),
            (games(40, 7 * DAY + Millis::ONE), Some((None, 0, 40))),
            ([games(4, HOUR), vec![late(None)]].concat(), Some((Some(HOUR), 1, 5))),
            (vec![late(None); 5], Some((None, 5, 5))),
            (
                [games(4, Millis::ONE), vec![late(Some(4 * HOUR)); 5], games(2, 6 * DAY)].concat(),
                Some((Some(5 * HOUR), 5, 11)),
            ),
        ] {
            let expected = habits.map(|(pace, late, games)| Habits { pace, late, games });
            assert_eq!(Habits::of(&games), expected, "{games:?}");
        }
    }
}
