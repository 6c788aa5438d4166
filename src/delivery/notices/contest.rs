//! The card of a contest.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::{ContestId, Timestamp};
use crate::ids::Posted;
use crate::service::servers::contests::{ContestStand, load_stand};
use crate::show::custom_id::Mark;
use crate::show::pages::contest;
use crate::store::{self, Address, Conn, StoreError};

/// Posts the card of a contest, or edits the posted card.
#[derive(Debug)]
pub struct ContestNotice {
    /// The contest, with its games and its table.
    pub stand: ContestStand,
    /// True if the server switched its web pages off.
    pub pageless: bool,
}

/// Loads the notice that writes the card of a contest. `None` if the contest is gone, or if it is
/// over without a counted game and was never posted.
pub async fn load_contest(
    conn: &mut Conn,
    id: ContestId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let stand = load_stand(conn, contest, now).await?;
    let open = stand.is_running() || stand.is_joining();
    if !open && stand.games.is_empty() && stand.contest.message.is_none() {
        return Ok(None);
    }
    let place = Address::Channel(stand.contest.channel);
    let server = stand.contest.server;
    let pageless = store::servers::settings_or_default(conn, server).await?.pageless;
    Ok(Some(Letter::silent(ContestNotice { stand, pageless }, vec![place], Some(server))))
}

impl Notice for ContestNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestNotice { stand, pageless } = self;
        let link = writing.pages.filter(|_| !pageless);
        let link = link.map(|pages| pages.event_address(stand.contest.id));
        let page = contest::card_page(writing.texts, stand, link.as_deref());
        let channel = stand.contest.channel;
        match stand.contest.message {
            Some(message) => DeliveryStep::Finish { at: Posted { channel, message }, page }.into(),
            None => plan::post(page, Mark::contest(stand.contest.id)),
        }
    }
}
