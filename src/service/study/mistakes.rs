//! Mistakes: a person's own missed wins, as puzzles for that person alone.

use murus_gallicus::learn::Puzzle;
use murus_gallicus::rules::Line;

use super::help;
use crate::game::{GameId, PlayerId};
use crate::service::study::review;
use crate::store::{self, Conn, StoreError, StoredGame};

/// So many of a person's newest reviewed games are looked through.
const GAMES: i64 = 30;

/// What the ids of such puzzles begin with; the game and the ply follow.
pub const MINE: &str = "mine";

/// The newest missed win of a person that was not shown to them. `shown` are the ids of the puzzles
/// that were, in order.
pub(super) async fn next(conn: &mut Conn, player: PlayerId, shown: &[String]) -> Result<Option<Puzzle>, StoreError> {
    for id in store::reviews::reviewed_of(conn, player, GAMES).await? {
        for row in store::games::load_all(conn, &[id]).await? {
            let mut new = missed(conn, player, &row).await?;
            new.retain(|puzzle| shown.binary_search(&puzzle.id).is_err());
            for puzzle in new {
                if help::barring_game(conn, player, &[puzzle.position]).await?.is_none() {
                    return Ok(Some(puzzle));
                }
            }
        }
    }
    Ok(None)
}

/// The missed win of this id; `None` if it is not one of this person, or while it would help them
/// in a rated game that runs.
pub(super) async fn find(conn: &mut Conn, player: PlayerId, id: &str) -> Result<Option<Puzzle>, StoreError> {
    let game = id.split('-').nth(1).and_then(|game| game.parse().ok()).map(GameId);
    let Some(game) = game else { return Ok(None) };
    let Some(row) = store::games::load(conn, game).await? else { return Ok(None) };
    let Some(puzzle) = missed(conn, player, &row).await?.into_iter().find(|puzzle| puzzle.id == id) else {
        return Ok(None);
    };
    let barred = help::barring_game(conn, player, &[puzzle.position]).await?;
    Ok(Some(puzzle).filter(|_| barred.is_none()))
}

/// The wins that a person missed in a finished game of theirs, as far as its review proves them.
async fn missed(conn: &mut Conn, player: PlayerId, row: &StoredGame) -> Result<Vec<Puzzle>, StoreError> {
    let line: &Line = row.game.line();
    let Some(seat) = row.game.chair_of(player).map(|chair| row.game.seat_of(chair)) else { return Ok(Vec::new()) };
    let Some(review) = review::finished(conn, row).await?.filter(|_| line.outcome().is_some()) else {
        return Ok(Vec::new());
    };
    let movers = review.movers(line);
    let own = review.missed(&movers).into_iter().filter(|&(ply, _)| movers[ply].seat == seat);
    let proven = own.filter_map(|(ply, _)| review.forced_at(ply));
    let id = |ply: usize| format!("{MINE}-{}-{ply}", row.game.id.0);
    Ok(proven.filter_map(|forced| Puzzle::missed(id(forced.ply), line, forced)).collect())
}
