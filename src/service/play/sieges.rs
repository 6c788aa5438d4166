//! The running sieges, which are daily puzzles. Every server has the same one on a day, so the
//! clock alone tells which: from the first time zone in which the day begins to the last one in
//! which its siege ends.

use murus_gallicus::Position;
use murus_lessons::Puzzle;

use crate::game::{Day, Streak, Timestamp, siege_days};
use crate::ids::ServerId;
use crate::store::{self, Conn, StoreError};

/// The number of past days that are searched for the streak of a server.
const COUNTED: u32 = 1000;

/// Returns the puzzles that may be a running siege of some server, or become one within a day. A
/// server in which few people try gets an easier puzzle, and each siege also has an easy one.
pub(in crate::service) fn running_sieges(now: Timestamp) -> Vec<&'static Puzzle> {
    siege_days(now).flat_map(murus_lessons::sieges_of).collect()
}

/// Returns true if the puzzle with this id may be a running siege of some server. Then it is judged
/// only as that siege.
pub fn is_running(puzzle: &str, now: Timestamp) -> bool {
    running_sieges(now).iter().any(|siege| siege.id == puzzle)
}

/// Returns the number of days in a row, up to `until`, on which at least one person solved the
/// siege of a server. Spares that the streak earned stand in for missed days.
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

/// The puzzle of the newest siege that is over in all time zones. `None` only if no puzzle is
/// shipped.
pub fn newest_over(now: Timestamp) -> Option<&'static Puzzle> {
    murus_lessons::siege(siege_days(now).start().saturating_sub(1))
}

/// The positions in the solution of a puzzle in which the solver is to move.
pub(in crate::service) fn own_turns(puzzle: &Puzzle) -> Vec<Position> {
    let answer = puzzle.solution();
    let own = answer.positions().iter().filter(|position| position.to_move() == puzzle.side());
    own.filter(|position| position.outcome().is_none()).copied().collect()
}
