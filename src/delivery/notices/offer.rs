//! An offer in a game, such as a draw or a takeback.

use crate::delivery::letter::{About, Letter, find_places};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Event, Ring, Seq};
use crate::service::outbox::pings;
use crate::service::people::blocks;
use crate::show::custom_id::Mark;
use crate::show::pages::offers;
use crate::store::{Conn, StoreError, StoredGame};

/// Posts an offer; pings the players who must answer.
#[derive(Debug)]
pub struct OfferNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The number of the offer's event.
    pub seq: Seq,
}

/// Loads the notice that posts an offer for the players who must answer. It pings those whose
/// settings allowed a mention at the time of the offer, unless they block the offering player.
/// `None` if the offer is settled.
pub async fn load_offer(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, recipient, .. } = about;
    let game = &shown.game;
    let seq = row.seq;
    let offered = game
        .find_event(seq)
        .filter(|_| game.pending_offer().is_some_and(|pending| pending.seq == seq));
    let Some(&Event { at: offered, chair: by, .. }) = offered else { return Ok(None) };
    let mut ping = Vec::new();
    for chair in game.chairs.chairs().filter(|&chair| game.must_answer(chair)) {
        // The person may have blocked the offering player since.
        if blocks::is_blocking(conn, game, chair, by).await? {
            continue;
        }
        let ring = pings::ring(conn, &shown, chair, offered).await?;
        ping.extend(
            shown.person(chair).filter(|_| matches!(ring, Ring::Now { mention: true, .. })),
        );
    }
    let addresses = find_places(conn, &shown, recipient).await?;
    let server = shown.place.server;
    Ok(Some(Letter { ping, ..Letter::silent(OfferNotice { game: shown, seq }, addresses, server) }))
}

impl Notice for OfferNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let page = offers::offer_page(&writing.view(&self.game), self.seq, writing.ping());
        plan::post(page, Mark::game(self.game.game.id, self.seq))
    }
}
