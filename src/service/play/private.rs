//! Games that only their players see.

use crate::store::{self, Conn, Sharing, StoreError, StoredGame};

/// Returns true if only its players see a game: outside of servers, in a server without pages, or
/// if one of its people keeps their games private.
pub(in crate::service) async fn is_private(conn: &mut Conn, row: &StoredGame) -> Result<bool, StoreError> {
    Ok(row.place.server.is_none() || is_pageless(conn, row).await?)
}

/// Returns true if the server of a game has no pages, or if one of its people keeps their games
/// private: no message leads to its page.
pub(in crate::service) async fn is_pageless(conn: &mut Conn, row: &StoredGame) -> Result<bool, StoreError> {
    let pageless = match row.place.server {
        Some(server) => store::servers::settings(conn, server).await?.pageless,
        None => false,
    };
    Ok(pageless || row.seats.iter().any(|seat| seat.tastes.sharing == Sharing::Private))
}
