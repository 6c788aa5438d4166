//! The sieges that are on. Every host has the same one for a day, so the clock alone says which:
//! from the first zone in which the day begins to the last one in which its siege ends.

use murus_gallicus::learn::{self, Puzzle};
use murus_gallicus::rules::Position;

use crate::game::{Day, Streak, Timestamp, siege_days};
use crate::ids::ServerId;
use crate::store::{self, Conn, StoreError};

/// For how many days back the days of a server in a row are counted.
const COUNTED: u32 = 1000;

/// The puzzles that may be a siege that is on somewhere, or begins within the day: where few try
/// them it is an easier one, and each has an easy one beside it.
pub(in crate::service) fn running_sieges(now: Timestamp) -> Vec<&'static Puzzle> {
    siege_days(now).flat_map(learn::sieges_of).collect()
}

/// Returns true if the puzzle of this id is a siege that is on somewhere: it is judged nowhere
/// else.
pub fn is_running(puzzle: &str, now: Timestamp) -> bool {
    running_sieges(now).iter().any(|siege| siege.id == puzzle)
}

/// Returns the number of days in a row on which somebody solved the sieges of a server, up to a
/// day.
pub async fn streak_of_server(
    conn: &mut Conn,
    server: ServerId,
    until: Day,
) -> Result<u32, StoreError> {
    let since = Day(until.0.saturating_sub(COUNTED));
    let days = store::sieges::solved_in(conn, server, since).await?;
    let days = days.into_iter().filter(|day| day.0 <= until.0);
    Ok(Streak::of_days(days).days_on(until))
}

/// The newest siege that is over everywhere. `None` only if no puzzle is shipped.
pub fn newest_over(now: Timestamp) -> Option<&'static Puzzle> {
    learn::siege(siege_days(now).start().saturating_sub(1))
}

/// The positions of the answer to a puzzle in which the solver moves.
pub(in crate::service) fn own_turns(puzzle: &Puzzle) -> Vec<Position> {
    let answer = puzzle.solution();
    let own = answer.positions().iter().filter(|position| position.to_move() == puzzle.side());
    own.filter(|position| position.outcome().is_none()).copied().collect()
}
