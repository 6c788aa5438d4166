//! The message about what a manager did in a contest.

use super::contest_tidy::is_host_awaited;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Holder, Team, Timestamp};
use crate::ids::UserId;
use crate::service::outbox::pings;
use crate::service::servers::moderation::{NamedAct, name_acts};
use crate::show::custom_id::Mark;
use crate::show::pages::stewards;
use crate::store::contest_acts::{ContestActId, Steward};
use crate::store::{self, Address, Conn, StoreError};

/// Tells the people concerned what a manager did in a contest.
#[derive(Debug)]
pub struct ContestActNotice {
    id: ContestActId,
    act: NamedAct,
}

/// Loads the message about an act of a manager, in the server of a team. Pings the people whom it
/// concerns, without those in quiet hours, on vacation, or with pings off or in a digest. `None` if
/// the act or its contest is gone, and for a question to a host that is no longer open.
pub async fn load_contest_act(
    conn: &mut Conn,
    (id, team): (ContestActId, Team),
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(act) = store::contest_acts::load_act(conn, id).await? else { return Ok(None) };
    let found = store::contests::load_contest(conn, act.contest).await?;
    let Some(contest) = found else { return Ok(None) };
    if act.act == Steward::Asked && !is_host_awaited(conn, &contest).await? {
        return Ok(None);
    }
    let concerned = [act.player, act.other];
    let Some(act) = name_acts(conn, vec![act]).await?.pop() else { return Ok(None) };
    let mut ping: Vec<UserId> = Vec::new();
    for (player, person) in concerned.into_iter().zip([act.player, act.other]) {
        let Some(player) = player else { continue };
        let pinged = pings::person(conn, &Holder::Player(player)).await?;
        ping.extend(person.filter(|_| pinged.may_ring(now)));
    }
    let Some((channel, _)) = contest.card_of(team) else { return Ok(None) };
    let place = vec![Address::Channel(channel)];
    let letter = Letter::silent(ContestActNotice { id, act }, place, contest.server_of(team));
    Ok(Some(Letter { ping, ..letter }))
}

impl Notice for ContestActNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let mark = Mark::contest_act(self.id);
        plan::post(stewards::act_page(writing.texts, &self.act, mark, writing.ping()), mark)
    }
}
