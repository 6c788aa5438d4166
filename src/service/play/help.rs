//! No help with a position of a rated game that runs: not for its players, by whatever door, and
//! not for anybody where nobody signs in. Their opponent counts on it.

use std::collections::HashSet;

use murus_gallicus::rules::{Image, Line, Position};

use crate::game::PlayerId;
use crate::service::Service;
use crate::store::{self, Conn, StoreError};

/// Positions after fewer plies are everybody's: a person who plays the usual first moves in a rated
/// game still learns from other games that begin so.
const FROM_PLY: usize = 4;

/// The running rated game of a person in which one of these positions, or a mirror image of it,
/// stands or stood, or can come with the next move: its short name.
pub(in crate::service) async fn barring_game(
    conn: &mut Conn,
    player: PlayerId,
    positions: &[Position],
) -> Result<Option<String>, StoreError> {
    let rated = store::listings::rated_of(conn, player).await?;
    if rated.is_empty() {
        return Ok(None);
    }
    let asked: HashSet<Image> = positions.iter().map(Position::image).collect();
    // One at a time, so that others are served in between.
    for id in rated {
        for row in store::games::load_all(conn, &[id]).await? {
            if stands_in(row.game.line(), &asked) {
                return Ok(Some(row.game.name));
            }
        }
        tokio::task::yield_now().await;
    }
    Ok(None)
}

/// Whether the board that is everybody's may not help with a position: it, or a mirror image of it,
/// stands in any running rated game, or bars the person who asks.
pub async fn is_barred(service: &Service, person: Option<PlayerId>, position: &Position) -> Result<bool, StoreError> {
    let mut conn = service.db.read().await?;
    if store::listings::stands_in_rated(&mut conn, &position.written_images(), FROM_PLY).await? {
        return Ok(true);
    }
    match person {
        Some(person) => Ok(barring_game(&mut conn, person, &[*position]).await?.is_some()),
        None => Ok(false),
    }
}

/// Whether one of these positions is that of a game, was, or can come with its next move.
fn stands_in(line: &Line, asked: &HashSet<Image>) -> bool {
    let (now, positions) = (line.position(), line.positions());
    let known = |position: &Position| asked.contains(&position.image());
    let next = || now.moves().into_iter().any(|m| known(&now.play_unchecked(m)));
    positions.iter().skip(FROM_PLY).any(known) || positions.len() >= FROM_PLY && next()
}
