//! Notices about finished games: reviews, and shared lines.

use super::letter::{About, Letter, find_places};
use super::notice::Notice;
use crate::service::play::first_moves;
use crate::service::study::review;
use crate::store::{self, Conn, StoreError};

/// A review that a person asked for.
pub(super) async fn load_review(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let Some(review) = review::load_finished(conn, about.now, &game).await? else {
        return Ok(None);
    };
    let left = first_moves::find_departure(conn, game.game.line()).await?;
    let places = find_places(conn, &game, about.recipient).await?;
    let server = game.place.server;
    Ok(Some(Letter::silent(Notice::Review { game, review, left }, places, server)))
}

/// Lines that people share, unless they have hidden them again.
pub(super) async fn load_lines(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    if store::lines::list_sharers(conn, game.game.id).await?.is_empty() {
        return Ok(None);
    }
    let places = find_places(conn, &game, about.recipient).await?;
    let server = game.place.server;
    Ok(Some(Letter::silent(Notice::Study { game }, places, server)))
}
