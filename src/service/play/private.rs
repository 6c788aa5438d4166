//! Games that only their players see.

use crate::store::{self, Conn, Sharing, StoreError, StoredGame};

/// Returns true if only its players see a game: outside of servers, in a server without pages, or
/// if one of its people keeps their games private.
pub(in crate::service) async fn is_private(conn: &mut Conn, row: &StoredGame) -> Result<bool, StoreError> {
    let Some(server) = row.place.server else { return Ok(true) };
    let pageless = store::servers::settings(conn, server).await?.pageless;
    Ok(pageless || row.seats.iter().any(|seat| seat.tastes.sharing == Sharing::Private))
}
