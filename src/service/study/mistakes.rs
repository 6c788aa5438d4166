//! Mistakes: a person's own missed wins, as puzzles for that person alone.

use murus_engine::Forced;
use murus_lessons::Puzzle;

use crate::blocking::run_blocking;
use crate::game::{GameId, PlayerId, Timestamp};
use crate::service::Denied;
use crate::service::play::help;
use crate::service::study::review;
pub use crate::store::puzzles::MINE;
use crate::store::{self, Conn, StoreError, StoredGame};

/// The number of a person's newest reviewed games that are looked through.
const GAMES: i64 = 30;

/// A reason why there is no further missed win to show to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMistake {
    /// The person missed some wins, and all of them were shown already.
    Left,
    /// No review of the person's newest games has found a missed win.
    Found,
}

/// Returns the newest missed win of a person, in their 30 newest reviewed games, that was not shown
/// to them. Refuses if there is none: with `Left` if all were shown, with `Found` if there never
/// was one.
pub(super) async fn next(
    conn: &mut Conn,
    now: Timestamp,
    player: PlayerId,
) -> Result<Puzzle, Denied<NoMistake>> {
    let mut shown = store::puzzles::list_shown(conn, player).await?;
    shown.sort_unstable();
    let mut known = shown.iter().any(|id| is_mine(id));
    for id in store::reviews::reviewed_of(conn, player, GAMES).await? {
        let Some(row) = store::games::load_all(conn, &[id]).await?.pop() else { continue };
        let MissedWins { any, proven } = find_missed_wins(conn, now, player, &row).await?;
        known |= any;
        for forced in proven {
            if shown.binary_search(&puzzle_id(&row, forced.ply)).is_ok() {
                continue;
            }
            if let Some(puzzle) = build_puzzle(conn, now, player, &row, forced).await? {
                return Ok(puzzle);
            }
        }
    }
    Err(Denied::Refused(if known { NoMistake::Left } else { NoMistake::Found }))
}

/// Returns true if a puzzle with this id is made from a person's own game.
pub(super) fn is_mine(id: &str) -> bool {
    id.split('-').next() == Some(MINE)
}

/// Returns the game from which the puzzle with this id is made; `None` for a shipped puzzle.
pub(super) fn game_of(id: &str) -> Option<GameId> {
    let game = Some(id).filter(|id| is_mine(id))?.split('-').nth(1)?;
    game.parse().ok().map(GameId)
}

/// Loads the missed win with this id as a puzzle. `None` if it is not one of this person, or while
/// help with it is barred.
pub(super) async fn find_mistake(
    conn: &mut Conn,
    now: Timestamp,
    player: PlayerId,
    id: &str,
) -> Result<Option<Puzzle>, StoreError> {
    let Some(game) = game_of(id) else { return Ok(None) };
    let Some(row) = store::games::load_game(conn, game).await? else { return Ok(None) };
    let known = find_missed_wins(conn, now, player, &row).await?;
    match known.proven.into_iter().find(|forced| puzzle_id(&row, forced.ply) == id) {
        Some(forced) => build_puzzle(conn, now, player, &row, forced).await,
        None => Ok(None),
    }
}

/// Returns the id of the puzzle that is made from a game at a ply.
fn puzzle_id(row: &StoredGame, ply: usize) -> String {
    format!("{MINE}-{}-{ply}", row.game.id.0)
}

/// Turns a missed win into a puzzle. `None` if it is too long for one, or while help with it is
/// barred.
async fn build_puzzle(
    conn: &mut Conn,
    now: Timestamp,
    player: PlayerId,
    row: &StoredGame,
    forced: Forced,
) -> Result<Option<Puzzle>, StoreError> {
    let line = row.game.line().clone();
    let id = puzzle_id(row, forced.ply);
    let Some(puzzle) = run_blocking(move || Puzzle::missed(id, &line, &forced)).await else {
        return Ok(None);
    };
    let barred = help::find_bar(conn, now, Some(player), &puzzle.position).await?;
    Ok(Some(puzzle).filter(|_| barred.is_none()))
}

/// The wins that a person missed in a game.
#[derive(Default)]
struct MissedWins {
    /// True if there are any.
    any: bool,
    /// The missed wins that the review of the game proves.
    proven: Vec<Forced>,
}

/// Finds the wins that a person missed in a finished game of theirs. None if it was not reviewed.
async fn find_missed_wins(
    conn: &mut Conn,
    now: Timestamp,
    player: PlayerId,
    row: &StoredGame,
) -> Result<MissedWins, StoreError> {
    let line = row.game.line();
    let Some(seat) = row.game.chair_of(player).map(|chair| row.game.seat_of(chair)) else {
        return Ok(MissedWins::default());
    };
    let Some(review) =
        review::load_finished(conn, now, row).await?.filter(|_| line.outcome().is_some())
    else {
        return Ok(MissedWins::default());
    };
    let movers = review.movers(line);
    let mut own = review.missed(&movers);
    own.retain(|&(ply, _)| movers[ply].seat == seat);
    let proven = own.iter().filter_map(|&(ply, _)| review.forced_at(ply).cloned()).collect();
    Ok(MissedWins { any: !own.is_empty(), proven })
}
