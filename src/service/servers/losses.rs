//! Games of contests that ended because a person did not move or is out, as their messages tell it.

use crate::game::{Fared, Ruling, is_last_straw};
use crate::ids::UserId;
use crate::store::{self, Conn, Contest, StoreError, StoredGame};

/// The meaning of the end of a game in its contest, where the last board does not tell it.
#[derive(Clone, Debug)]
pub enum ContestEnd {
    /// A person did not move.
    Loss(ContestLoss),
    /// A person no longer takes part in the contest.
    Departure(ContestDeparture),
}

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

/// The effect in a contest of the end of a game of a person who no longer takes part.
#[derive(Clone, Debug)]
pub enum ContestDeparture {
    /// It counts as a win for this person (`None` if they deleted their data), or as a draw if both
    /// are out.
    Ruled(Contest, Fared, Option<UserId>),
    /// A reserve can still take the place of who is out. If none does, it counts as a win for this
    /// person.
    Free(Contest, Option<UserId>),
    /// Someone else took the place, and the game begins anew.
    Replaced,
}

/// Finds what the end of a finished game means in its contest. `None` if no contest paired the
/// game, or if its last board tells the end.
pub async fn find_end(conn: &mut Conn, row: &StoredGame) -> Result<Option<ContestEnd>, StoreError> {
    let found = store::fixtures::contest_of(conn, row.game.id).await?;
    let contest = match found {
        Some(id) => store::contests::load_contest(conn, id).await?,
        None => None,
    };
    let gone = row.game.withdrawn_chair();
    let Some(contest) = contest else {
        return Ok(gone.map(|_| ContestEnd::Departure(ContestDeparture::Replaced)));
    };
    let fixtures = store::fixtures::list_fixtures(conn, contest.id).await?;
    let fixture = fixtures.iter().find(|one| one.game == Some(row.game.id));
    if let Some(gone) = gone {
        let other = row.game.chairs.chairs().find(|chair| *chair != gone);
        let other = other.and_then(|chair| row.person(chair));
        let departure = match fixture.and_then(|one| one.ruling) {
            Some(ruling) => ContestDeparture::Ruled(contest, ruling.fared, other),
            None => ContestDeparture::Free(contest, other),
        };
        return Ok(Some(ContestEnd::Departure(departure)));
    }
    let late = fixture.and_then(|one| Some((one, one.find_late()?)));
    let Some((fixture, player)) = late else { return Ok(None) };
    let out = contest.kind.puts_out() && is_last_straw(&fixtures, fixture, player);
    let who = row.game.chair_of(player).and_then(|chair| row.person(chair));
    let absent = fixture.ruling.is_some_and(|ruling| ruling.why == Ruling::Absent);
    Ok(Some(ContestEnd::Loss(ContestLoss { contest, who, absent, out })))
}
