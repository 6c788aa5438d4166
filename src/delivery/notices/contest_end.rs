//! The line about the end of a contest.

use super::contest::{list_others, list_servers};
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{ContestId, ContestState, Team, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::load_stand;
use crate::show::custom_id::Mark;
use crate::show::pages::contest_end;
use crate::show::pages::team::ContestReader;
use crate::store::{self, Address, Conn, StoreError};

/// Tells a channel how a contest ended, without a ping: its card may be far above.
#[derive(Debug)]
pub struct ContestEndNotice {
    /// The contest.
    stand: ContestStand,
    /// The team whose server gets the line.
    team: Team,
}

/// Loads the line about the end of a contest in the server of a team. `None` if managers stopped
/// the contest, or if no game counted in it.
pub async fn load_contest_end(
    conn: &mut Conn,
    (id, team): (ContestId, Team),
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let stand = load_stand(conn, contest, now).await?;
    if stand.contest.state != ContestState::Over || stand.games.is_empty() {
        return Ok(None);
    }
    let Some((channel, _)) = stand.contest.card_of(team) else { return Ok(None) };
    let server = stand.contest.server_of(team);
    let notice = ContestEndNotice { stand, team };
    Ok(Some(Letter::silent(notice, vec![Address::Channel(channel)], server)))
}

impl Notice for ContestEndNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        list_others(&self.stand, self.team)
    }

    fn servers(&self) -> Vec<ServerId> {
        list_servers(&self.stand)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestEndNotice { stand, team } = self;
        let reader = ContestReader { names: writing.names, here: stand.contest.server_of(*team) };
        let page = contest_end::end_page(writing.texts, stand, reader);
        plan::post(page, Mark::contest_end(stand.contest.id))
    }
}
