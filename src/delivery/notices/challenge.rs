//! The message of a new challenge.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_challenged};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Challenge, ChallengeState, GameId, PlayerId, Seq};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::play::seated::SeatedChallenge;
use crate::show::custom_id::Mark;
use crate::show::page::Page;
use crate::store::{self, Address, Claimed, Conn, NoticeKind, StoreError};

/// Posts a challenge; pings the people invited.
#[derive(Debug)]
pub struct ChallengeNotice {
    /// The challenge, and its people.
    pub seated: SeatedChallenge,
}

/// Loads the notice that posts a new challenge in its channel and pings the people invited. The
/// fallback is a direct message. `None` if the challenge is neither open nor accepted, or has
/// nowhere to go.
pub async fn load_challenge(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some(seated) = SeatedChallenge::load(conn, id).await? else { return Ok(None) };
    if !matches!(seated.challenge.state, ChallengeState::Open | ChallengeState::Accepted) {
        return Ok(None);
    }
    let server = seated.challenge.place.server;
    let ping = find_pinged(conn, &seated).await?;
    let addresses = places_of(conn, row, &seated.challenge).await?;
    if addresses.is_empty() {
        return Ok(None);
    }
    Ok(Some(Letter { ping, ..Letter::silent(ChallengeNotice { seated }, addresses, server) }))
}

/// Returns the people that a challenge pings: those invited who do not block the challenger and are
/// not called through their browsers.
pub async fn find_pinged(
    conn: &mut Conn,
    seated: &SeatedChallenge,
) -> Result<Vec<UserId>, StoreError> {
    let mut ping = Vec::new();
    if seated.invited_people().next().is_none() {
        return Ok(ping);
    }
    let called = store::outbox::list_called(conn, seated.challenge.id).await?;
    for (player, person) in seated.invited_people().filter(|(one, _)| !called.contains(one)) {
        if !store::players::is_blocked(conn, player, seated.challenge.challenger).await? {
            ping.push(person);
        }
    }
    Ok(ping)
}

/// Returns channel and id of the message that shows a challenge: in its channel or, for a rematch,
/// in the thread of the game before it. `None` if it is not posted.
pub async fn find_message(conn: &mut Conn, id: GameId) -> Result<Option<Posted>, StoreError> {
    match store::outbox::message_of(conn, id, NoticeKind::Challenge, Seq::START).await? {
        None => store::outbox::message_of(conn, id, NoticeKind::Rematch, Seq::START).await,
        message => Ok(message),
    }
}

/// Returns the addresses of a challenge, best first: its channel, then the person that the row is
/// for, unless they block the challenger. Empty if the challenge is gone.
pub async fn find_places(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Vec<Address>, StoreError> {
    match store::challenges::load_challenge(conn, id).await? {
        Some((challenge, _)) => places_of(conn, row, &challenge).await,
        None => Ok(Vec::new()),
    }
}

async fn places_of(
    conn: &mut Conn,
    row: &Claimed,
    challenge: &Challenge,
) -> Result<Vec<Address>, StoreError> {
    let mut addresses: Vec<Address> =
        challenge.place.channel.map(Address::Channel).into_iter().collect();
    if let Some(player) = row.recipient
        && !store::players::is_blocked(conn, player, challenge.challenger).await?
    {
        addresses.extend(store::players::discord_of(conn, player).await?.map(Address::Direct));
    }
    Ok(addresses)
}

impl Notice for ChallengeNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        vec![list_challenged(&self.seated)]
    }

    fn reader(&self) -> Option<PlayerId> {
        Some(self.seated.challenge.challenger)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let page = writing.posting(&self.seated).challenge_page(writing.ping());
        // In direct messages Discord notifies of every message. A board follows at once, so this
        // message is silent.
        let silent = self.seated.challenge.place.server.is_none() && page.ping.is_empty();
        plan::post(Page { silent, ..page }, Mark::challenge(self.seated.challenge.id))
    }
}
