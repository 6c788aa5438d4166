//! What the engine made of a game.

use super::letter::{About, Letter, places};
use super::notice::Notice;
use crate::service::study;
use crate::store::{Conn, StoreError};

/// A review that somebody asked for.
pub(super) async fn review(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let Some(review) = study::finished(conn, game.game.id).await? else { return Ok(None) };
    let (places, server) = (places(conn, &game, about.recipient).await?, game.place.server);
    Ok(Some(Letter::silent(Notice::Review { game, review }, places, server)))
}
