//! The next game in which it is a person's turn.

use crate::game::{Chair, ContestId, GameId, PlayerId};
use crate::ids::UserId;
use crate::service::Caller;
use crate::store::{self, Conn, Db, StoreError, StoredGame};

/// A game in which it is a person's turn.
#[derive(Clone, Debug)]
pub struct NextDue {
    /// The game.
    pub row: StoredGame,
    /// The person's chair in the game.
    pub chair: Chair,
    /// The number of other games in which it is their turn.
    pub others: usize,
}

/// Returns the next game after `after` in which it is a person's turn. After the last game it
/// starts again with the first. After a board of a simul, its other boards come first, in the order
/// in which they began to wait. Skips games that cannot be read. `None` if there is no such game.
pub async fn next_due(
    db: &Db,
    discord: UserId,
    after: Option<GameId>,
) -> Result<Option<NextDue>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(None);
    };
    let mut due = list_due(&mut conn, player).await?;
    go_on_after(&mut due, after);
    if let Some(after) = after
        && let Some(simul) = store::fixtures::simul_of(&mut conn, after).await?
    {
        let mut boards = list_waiting(&mut conn, simul, player).await?;
        go_on_after(&mut boards, Some(after));
        boards.retain(|board| *board != after);
        due.retain(|id| !boards.contains(id));
        due = [boards, due].concat();
    }
    first_due(&mut conn, player, &due).await
}

/// Turns a list so that it begins after this game. Does nothing if the game is not in it.
fn go_on_after(games: &mut [GameId], after: Option<GameId>) {
    let at = games.iter().position(|id| Some(*id) == after).map_or(0, |at| at + 1);
    games.rotate_left(at);
}

/// Returns the game of a contest that has waited longest for a person's move. `None` if none waits.
pub async fn next_due_in(
    db: &Db,
    discord: UserId,
    contest: ContestId,
) -> Result<Option<NextDue>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(None);
    };
    let due = list_waiting(&mut conn, contest, player).await?;
    first_due(&mut conn, player, &due).await
}

/// Lists the games of a contest in which it is a person's turn, those that have waited longest
/// first.
async fn list_waiting(
    conn: &mut Conn,
    contest: ContestId,
    player: PlayerId,
) -> Result<Vec<GameId>, StoreError> {
    let waiting = store::fixtures::list_waiting(conn, contest, player).await?;
    Ok(waiting.into_iter().map(|board| board.game).collect())
}

/// Lists the running games in which it is a person's turn, the first to run out of time first.
async fn list_due(conn: &mut Conn, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
    let listed = store::listings::of_player(conn, player).await?;
    Ok(listed.into_iter().filter(|listed| listed.mine).map(|listed| listed.id).collect())
}

/// Returns the first of these games that can be read, with the number of the others.
async fn first_due(
    conn: &mut Conn,
    player: PlayerId,
    due: &[GameId],
) -> Result<Option<NextDue>, StoreError> {
    for id in due {
        if let Some(row) = store::games::load_all(conn, &[*id]).await?.pop()
            && let Some(chair) = row.game.chair_of(player)
        {
            return Ok(Some(NextDue { row, chair, others: due.len() - 1 }));
        }
    }
    Ok(None)
}

/// Returns the number of other games than `beside` in which it is the person's turn.
pub async fn due_beside(db: &Db, caller: &Caller, beside: GameId) -> Result<i64, StoreError> {
    store::listings::due_beside(&mut *db.read().await?, caller.discord, beside).await
}
