//! The message about the start of a contest that pairs its games.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{ContestId, Holder, Timestamp};
use crate::ids::UserId;
use crate::service::outbox::pings;
use crate::service::servers::contests::{ContestStand, load_stand};
use crate::show::custom_id::Mark;
use crate::show::pages::entry;
use crate::store::{self, Address, Conn, StoreError};

/// Tells the people of a league or cup that it has begun. At most 70 of them are pinged.
#[derive(Debug)]
pub struct ContestStartNotice(ContestStand);

/// Loads the message about the start of a contest. Pings the first 70 people in it, without those
/// in quiet hours, on vacation, or with pings off or in a digest, and in a simul without those who
/// move first. `None` if the contest does not run any longer.
pub async fn load_contest_start(
    conn: &mut Conn,
    id: ContestId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let stand = load_stand(conn, contest, now).await?;
    if !stand.is_running() {
        return Ok(None);
    }
    let mut ping: Vec<UserId> = Vec::new();
    // In a simul all games begin at once, and who moves first is called by their turn.
    let moves = |player| {
        let simul = stand.contest.kind.simul().is_some();
        simul && stand.fixtures.iter().any(|fixture| fixture.one == player)
    };
    for one in stand.list_present().take(entry::NAMED).filter(|one| !moves(one.player)) {
        let person = pings::person(conn, &Holder::Player(one.player)).await?;
        ping.extend(one.present().filter(|_| person.may_ring(now)));
    }
    let place = Address::Channel(stand.contest.channel);
    let server = stand.contest.server;
    let letter = Letter::silent(ContestStartNotice(stand), vec![place], Some(server));
    Ok(Some(Letter { ping, ..letter }))
}

impl Notice for ContestStartNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestStartNotice(stand) = self;
        let page = entry::begun_page(writing.texts, stand, writing.ping());
        plan::post(page, Mark::season(stand.contest.id))
    }
}
