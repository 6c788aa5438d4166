//! The message about the start of a contest that pairs its games.

use super::contest::{list_others, list_servers};
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{ContestId, ContestKind, CupForm, Holder, Team, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::service::outbox::pings;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::load_stand;
use crate::show::custom_id::Mark;
use crate::show::pages::entry;
use crate::show::pages::team::ContestReader;
use crate::store::{self, Address, Conn, Entrant, StoreError};

/// Tells the people of a contest that it has begun. At most 70 of them are pinged.
#[derive(Debug)]
pub struct ContestStartNotice {
    /// The contest.
    stand: ContestStand,
    /// The team whose server gets the message.
    team: Team,
}

/// Loads the message about the start of a contest in the server of a team. Pings the first 70
/// people in it, without those in quiet hours, on vacation, or with pings off or in a digest, and
/// without those who move first in a game that begins now. Pings the reserves, too. `None` if the
/// contest does not run any longer.
pub async fn load_contest_start(
    conn: &mut Conn,
    (id, team): (ContestId, Team),
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let stand = load_stand(conn, contest, now).await?;
    if !stand.is_running() {
        return Ok(None);
    }
    let mut ping: Vec<UserId> = Vec::new();
    // Who moves first in a game that begins now is called by their turn.
    let moves = |one: &Entrant| {
        let begin = match stand.contest.kind {
            ContestKind::Simul(_) | ContestKind::Team(_) => true,
            // Each person plays two games in a round, one as the first to move.
            ContestKind::Cup(plan) => plan.form != CupForm::Groups && one.at_once >= 2,
            ContestKind::OpenMonth | ContestKind::League(_) | ContestKind::Ladder(_) => false,
        };
        begin && stand.fixtures.iter().any(|fixture| fixture.one == one.player)
    };
    let plays_here = |one: &&Entrant| one.team.is_none_or(|own| own == team);
    let named = stand.list_present().filter(plays_here).take(entry::NAMED);
    let reserves = stand.list_reserves().filter(plays_here).take(entry::NAMED);
    for one in named.filter(|one| !moves(one)).chain(reserves) {
        let person = pings::person(conn, &Holder::Player(one.player)).await?;
        ping.extend(one.discord.filter(|_| person.may_ring(now)));
    }
    let Some((channel, _)) = stand.contest.card_of(team) else { return Ok(None) };
    let server = stand.contest.server_of(team);
    let notice = ContestStartNotice { stand, team };
    let letter = Letter::silent(notice, vec![Address::Channel(channel)], server);
    Ok(Some(Letter { ping, ..letter }))
}

impl Notice for ContestStartNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        list_others(&self.stand, self.team)
    }

    fn servers(&self) -> Vec<ServerId> {
        list_servers(&self.stand)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestStartNotice { stand, team } = self;
        let reader = ContestReader { names: writing.names, here: stand.contest.server_of(*team) };
        let page = entry::begun_page(writing.texts, stand, reader, writing.ping());
        plan::post(page, Mark::season(stand.contest.id))
    }
}
