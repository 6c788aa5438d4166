//! A message that tells a challenger that a challenge was declined.

use super::challenge::find_message;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_challenged};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{ChallengeState, GameId, Notify, Seq};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::play::seated::SeatedChallenge;
use crate::show::pages::challenge;
use crate::store::{self, Address, Claimed, Conn, NoticeKind, StoreError};

/// Tells the challenger that the challenge was declined; pings the challenger.
#[derive(Debug)]
pub struct DeclinedNotice {
    /// The challenge, and its people.
    pub seated: SeatedChallenge,
    /// Channel and id of the challenge's message, if it is posted and stays.
    pub message: Option<Posted>,
}

/// Loads the notice that tells a challenger that the challenge was declined, in its channel or by
/// direct message. The direct message is tried first if the challenger chose direct messages, or if
/// the channel is kept quiet. `None` if the challenge is not declined, or if the challenger wants
/// no such pings, blocks a person who was invited, or deleted their data.
pub async fn load_declined(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some(seated) = SeatedChallenge::load(conn, id).await? else { return Ok(None) };
    let Some(by) = row.recipient.filter(|_| seated.challenge.state == ChallengeState::Declined)
    else {
        return Ok(None);
    };
    for invited in seated.challenge.invited_people() {
        if store::players::is_blocked(conn, by, invited).await? {
            return Ok(None);
        }
    }
    let Some(person) = store::players::discord_of(conn, by).await? else { return Ok(None) };
    let channel = seated.challenge.place.channel.map(Address::Channel);
    let mut addresses: Vec<Address> =
        channel.into_iter().chain([Address::Direct(person)]).collect();
    let lively = match seated.challenge.place.server {
        Some(server) => store::servers::settings_or_default(conn, server).await?.lively,
        None => true,
    };
    match store::preferences::load_preferences(conn, by).await?.notify {
        Notify::Mention | Notify::Both if lively => {}
        Notify::Mention | Notify::Both | Notify::Direct => addresses.reverse(),
        Notify::Digest | Notify::Off => return Ok(None),
    }
    // A quiet channel soon loses the line of the challenge; the offer of a rematch stays.
    let message = match lively {
        true => find_message(conn, id).await?,
        false => store::outbox::message_of(conn, id, NoticeKind::Rematch, Seq::START).await?,
    };
    let server = seated.challenge.place.server;
    Ok(Some(Letter {
        ping: vec![person],
        ..Letter::silent(DeclinedNotice { seated, message }, addresses, server)
    }))
}

impl Notice for DeclinedNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        vec![list_challenged(&self.seated)]
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let page =
            challenge::declined_page(writing.texts, &self.seated, self.message, writing.ping());
        plan::post(page, plan::NO_MARK)
    }
}
