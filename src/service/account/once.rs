//! Offers and explanations that a person gets once.

use crate::game::{EventKind, PlayerId};
use crate::service::change;
use crate::service::{Acted, Service};
use crate::store::{self, AtOnce, Confirmed, SeenOnce, StoreError};

/// The number of confirmed moves after which a person is offered to play moves without
/// confirmation.
const OFFERED: u8 = 5;

/// Counts a move that its player confirmed. Returns true if the answer offers to play moves without
/// confirmation. A repeated call for the same move returns the same.
pub async fn count_confirmed(service: &Service, acted: &Acted) -> Result<bool, StoreError> {
    let game = &acted.row.game;
    let event = &acted.event;
    let (Some(player), EventKind::Move(_)) = (game.chairs[event.chair].as_player(), &event.kind)
    else {
        return Ok(false);
    };
    let tastes = acted.row.seats[event.chair].tastes;
    let last = (game.id, event.seq);
    // A person who chose for themselves gets no offer. None comes where moves are played at once.
    if tastes.at_once != AtOnce::default()
        || tastes.at_once.plays_at_once(game.lone_player().is_some())
    {
        return Ok(false);
    }
    let is_offered = |met: &SeenOnce| met.confirmed == Some(Confirmed { count: OFFERED, last });
    if tastes.met.confirmed.is_some_and(|known| known.count >= OFFERED) {
        return Ok(is_offered(&tastes.met));
    }
    let counted = |met: SeenOnce| match met.confirmed {
        Some(known) if known.last == last || known.count >= OFFERED => met,
        known => {
            let count = known.map_or(0, |known| known.count) + 1;
            SeenOnce { confirmed: Some(Confirmed { count, last }), ..met }
        }
    };
    let met = change::run_light_transaction(service, |mut tx, _| async move {
        store::preferences::change_seen(&mut tx, player, counted).await
    });
    Ok(is_offered(&met.await?))
}

/// Stores in the background that a person has read the explanation of the mark in the corner of a
/// tower. The answer does not wait for the write.
pub fn know_colour(service: &Service, player: PlayerId) {
    let owned = service.clone();
    let known = |met: SeenOnce| SeenOnce { colour: true, ..met };
    change::run_later(service, "colour", async move {
        let met = change::run_light_transaction(&owned, |mut tx, _| async move {
            store::preferences::change_seen(&mut tx, player, known).await
        });
        met.await.map(|_| ())
    });
}
