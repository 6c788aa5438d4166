//! Games of contests that people lost because they did not move, as their threads tell it.

use crate::game::{ContestKind, Ruling, is_last_straw};
use crate::ids::UserId;
use crate::store::{self, Conn, Contest, StoreError, StoredGame};

/// A game of a contest that a person lost because they ran out of time, made no move or called the
/// game off.
#[derive(Clone, Debug)]
pub struct ContestLoss {
    /// The contest.
    pub contest: Contest,
    /// The person; `None` if they deleted their data.
    pub who: Option<UserId>,
    /// True if the game itself has no result.
    pub absent: bool,
    /// True if the person is out of the contest by this loss.
    pub out: bool,
}

/// Finds what such a loss means in the contest of a finished game. `None` if no contest paired the
/// game, or if it ended in another way.
pub async fn find_loss(
    conn: &mut Conn,
    row: &StoredGame,
) -> Result<Option<ContestLoss>, StoreError> {
    let Some(id) = store::fixtures::contest_of(conn, row.game.id).await? else { return Ok(None) };
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let fixtures = store::fixtures::list_fixtures(conn, id).await?;
    let fixture = fixtures.iter().find(|one| one.game == Some(row.game.id));
    let late = fixture.and_then(|one| Some((one, one.find_late()?)));
    let Some((fixture, player)) = late else { return Ok(None) };
    let counts =
        matches!(contest.kind, ContestKind::League(_) | ContestKind::Cup(_) | ContestKind::Team(_));
    let out = counts && is_last_straw(&fixtures, fixture, player);
    let who = row.game.chair_of(player).and_then(|chair| row.person(chair));
    let absent = fixture.ruling.is_some_and(|ruling| ruling.why == Ruling::Absent);
    Ok(Some(ContestLoss { contest, who, absent, out }))
}
