//! The offer of a rematch, in the thread of the game before it.

use super::challenge::find_pinged;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_challenged};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::{Challenge, ChallengeState, GameId, Seq};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::play::seated::SeatedChallenge;
use crate::show::custom_id::Mark;
use crate::show::pages::challenge::{BegunGame, ChallengePosting};
use crate::store::{self, Address, Claimed, Conn, NoticeKind, StoreError, StoredGame};

/// Posts the offer of a rematch, and pings the people invited; or edits it to show its seats or its
/// result.
#[derive(Debug)]
pub struct RematchNotice {
    /// The challenge, and its people.
    pub seated: SeatedChallenge,
    /// The game that began; `None` before.
    pub game: Option<Box<StoredGame>>,
    /// The message with the newest board of that game, if one is posted.
    pub board: Option<Posted>,
    /// The message of the offer, to be edited; `None` before it is posted.
    pub over: Option<Posted>,
}

/// Loads the notice that posts the offer of a rematch, or edits its message to show the result.
/// `None` if the challenge is gone, if a new offer is no longer open, or if there is no message to
/// edit.
pub async fn load_rematch(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some(seated) = SeatedChallenge::load(conn, id).await? else { return Ok(None) };
    let server = seated.challenge.place.server;
    if row.seq == Seq::START {
        if seated.challenge.state != ChallengeState::Open {
            return Ok(None);
        }
        let addresses = places_of(conn, row, &seated.challenge).await?;
        let ping = find_pinged(conn, &seated).await?;
        let notice = RematchNotice { seated, game: None, board: None, over: None };
        return Ok(Some(Letter { ping, ..Letter::silent(notice, addresses, server) }));
    }
    let over = store::outbox::message_of(conn, id, NoticeKind::Rematch, Seq::START).await?;
    if over.is_none() {
        return Ok(None);
    }
    let game = store::games::load_game(conn, id).await?.map(Box::new);
    let ended = game.as_ref().is_some_and(|row| row.game.outcome().is_some());
    let kinds: &[NoticeKind] = if ended { &[NoticeKind::End] } else { &NoticeKind::BOARDS };
    let board = store::outbox::load_newest(conn, &[id], kinds).await?.remove(&id);
    let notice = RematchNotice { seated, game, board, over };
    Ok(Some(Letter::silent(notice, Vec::new(), server)))
}

/// Returns the addresses of the offer, best first: the thread of the game before it, its channel,
/// the person invited. Empty if the challenge is gone, or the game before it has no thread.
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
    let Some(thread) = store::challenges::thread_before(conn, challenge.id).await? else {
        return Ok(Vec::new());
    };
    let person = match row.recipient {
        Some(player) => store::players::discord_of(conn, player).await?,
        None => None,
    };
    let channel = challenge.place.channel.map(Address::Channel);
    let places = [Address::Thread(thread)].into_iter().chain(channel);
    Ok(places.chain(person.map(Address::Direct)).collect())
}

impl Notice for RematchNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        vec![list_challenged(&self.seated)]
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let begun = self.game.as_deref().map(|game| BegunGame { game, board: self.board });
        let posting = ChallengePosting { begun, again: true, ..writing.posting(&self.seated) };
        let page = posting.challenge_page(writing.ping());
        match self.over {
            Some(at) => DeliveryStep::Rewrite { at, page }.into(),
            None => plan::post(page, Mark::challenge(self.seated.challenge.id)),
        }
    }
}
