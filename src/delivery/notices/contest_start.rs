//! The message about the start of a contest that pairs its games.

use std::collections::BTreeSet;

use super::contest::ServerStand;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{ContestId, Holder, PlayerId, Team, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::service::outbox::pings;
use crate::show::custom_id::Mark;
use crate::show::pages::entry;
use crate::store::{self, Conn, Entrant, StoreError};

/// Tells the people of a contest that it has begun. At most 70 of them are pinged.
#[derive(Debug)]
pub struct ContestStartNotice(ServerStand);

/// Loads the message about the start of a contest in the server of a team. Pings the first 70
/// people in it, without those in quiet hours, on vacation, or with pings off or in a digest, and
/// without those who move first in a game that begins now. Pings the reserves, too. `None` if the
/// contest does not run any longer.
pub async fn load_contest_start(
    conn: &mut Conn,
    (id, team): (ContestId, Team),
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(about) = ServerStand::load(conn, (id, team), now).await? else { return Ok(None) };
    let stand = &about.stand;
    if !stand.is_running() {
        return Ok(None);
    }
    let mut ping: Vec<UserId> = Vec::new();
    // Who moves first in a game that begins now is called by their turn.
    let apart = store::fixtures::list_apart(conn, id).await?;
    let there = stand.list_present().map(|one| (one.player, one.at_once));
    let next = stand.contest.kind.choose_next(&stand.fixtures, there, &apart);
    let begun = stand.fixtures.iter().filter(|fixture| fixture.runs).chain(next);
    let movers: BTreeSet<PlayerId> = begun.map(|fixture| fixture.one).collect();
    let moves = |one: &Entrant| movers.contains(&one.player);
    let plays_here = |one: &&Entrant| one.team.is_none_or(|own| own == team);
    let named = stand.list_present().filter(plays_here).take(entry::NAMED);
    let reserves = stand.list_reserves().filter(plays_here).take(entry::NAMED);
    for one in named.filter(|one| !moves(one)).chain(reserves) {
        let person = pings::person(conn, &Holder::Player(one.player)).await?;
        ping.extend(one.discord.filter(|_| person.may_ring(now)));
    }
    let (Some(place), server) = (about.channel(), about.server()) else { return Ok(None) };
    let letter = Letter::silent(ContestStartNotice(about), vec![place], server);
    Ok(Some(Letter { ping, ..letter }))
}

impl Notice for ContestStartNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.0.list_others()
    }

    fn servers(&self) -> Vec<ServerId> {
        self.0.list_servers()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestStartNotice(about) = self;
        let reader = about.reader(writing.names);
        let page = entry::begun_page(writing.texts, &about.stand, reader, writing.ping());
        plan::post(page, Mark::season(about.stand.contest.id))
    }
}
