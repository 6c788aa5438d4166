//! The line about the end of a contest.

use super::contest::ServerStand;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{ContestId, ContestState, Team, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::show::custom_id::Mark;
use crate::show::pages::contest_end;
use crate::store::{Conn, StoreError};

/// Tells a channel how a contest ended, without a ping: its card may be far above.
#[derive(Debug)]
pub struct ContestEndNotice(ServerStand);

/// Loads the line about the end of a contest in the server of a team. `None` if managers stopped
/// the contest, or if no game counted in it.
pub async fn load_contest_end(
    conn: &mut Conn,
    (id, team): (ContestId, Team),
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(about) = ServerStand::load(conn, (id, team), now).await? else { return Ok(None) };
    if about.stand.contest.state != ContestState::Over || about.stand.games.is_empty() {
        return Ok(None);
    }
    let (Some(place), server) = (about.channel(), about.server()) else { return Ok(None) };
    Ok(Some(Letter::silent(ContestEndNotice(about), vec![place], server)))
}

impl Notice for ContestEndNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.0.list_others()
    }

    fn servers(&self) -> Vec<ServerId> {
        self.0.list_servers()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestEndNotice(about) = self;
        let reader = about.reader(writing.names);
        let page = contest_end::end_page(writing.texts, &about.stand, reader);
        plan::post(page, Mark::contest_end(about.stand.contest.id))
    }
}
