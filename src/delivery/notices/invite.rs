//! A push message that calls an invited person to a challenge or a rematch.

use super::call::find_browsers;
use super::challenge::{self, find_message};
use super::rematch;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_challenged};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{ChallengeState, GameId};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::play::seated::SeatedChallenge;
use crate::show::pages::calls::BrowserCall;
use crate::show::pages::challenge::invite;
use crate::store::{self, Claimed, Conn, StoreError};

/// Calls an invited person to a challenge, through their browsers or on Discord.
#[derive(Debug)]
pub struct InviteNotice {
    /// The challenge, and its people.
    pub seated: SeatedChallenge,
    /// The Discord id of the invited person.
    pub person: UserId,
    /// True for a rematch.
    pub again: bool,
    /// Channel and id of the challenge's message, if it is posted.
    pub message: Option<Posted>,
}

/// Loads the call of an invited person to a challenge: to their browsers, or on Discord if no
/// browser is left. `None` if the challenge is no longer open or they are no longer invited, if
/// they block the challenger, or if no browser is left and the row is silent on Discord.
pub async fn load_invite(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some(seated) = SeatedChallenge::load(conn, id).await? else { return Ok(None) };
    let invited = seated.invited_people().find(|(player, _)| Some(*player) == row.recipient);
    let Some((player, person)) = invited.filter(|_| seated.challenge.state == ChallengeState::Open)
    else {
        return Ok(None);
    };
    if store::players::is_blocked(conn, player, seated.challenge.challenger).await? {
        return Ok(None);
    }
    let browsers = find_browsers(conn, row).await?;
    if browsers.is_empty() && row.quiet {
        return Ok(None);
    }
    let again = store::challenges::thread_before(conn, id).await?.is_some();
    let addresses = match again {
        true => rematch::find_places(conn, row, id).await?,
        false => challenge::find_places(conn, row, id).await?,
    };
    let message = find_message(conn, id).await?;
    let server = seated.challenge.place.server;
    let notice = InviteNotice { seated, person, again, message };
    let ping = vec![person];
    Ok(Some(Letter { ping, browsers, ..Letter::silent(notice, addresses, server) }))
}

impl Notice for InviteNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        vec![list_challenged(&self.seated)]
    }

    fn browser_call(&self, writing: &Writing<'_>) -> Option<BrowserCall> {
        Some(invite::invite_call(writing.texts, &self.seated, writing.names, self.again))
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let to = (self.person, self.again);
        let page =
            invite::invite_page(writing.texts, &self.seated, to, self.message, writing.ping());
        plan::post(page, plan::NO_MARK)
    }
}
