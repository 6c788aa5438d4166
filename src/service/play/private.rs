//! Tells which games only their players may see, and which events have a page.

use crate::store::{self, Conn, Contest, Sharing, StoreError, StoredGame};

/// Returns true if only its players may see a game: it is played outside of servers, or in a server
/// without pages, or one of its people keeps their games private.
pub(in crate::service) fn is_private(row: &StoredGame) -> bool {
    row.place.server.is_none() || is_pageless(row)
}

/// Returns true if the server of a game has no pages, or if one of its people keeps their games
/// private: no message leads to its page.
pub fn is_pageless(row: &StoredGame) -> bool {
    row.beside.pageless || row.seats.iter().any(|seat| seat.tastes.sharing == Sharing::Private)
}

/// Returns true if a contest has a page on the web: none of its servers switched its pages off.
pub async fn has_page(conn: &mut Conn, contest: &Contest) -> Result<bool, StoreError> {
    for server in contest.servers() {
        if store::servers::settings_or_default(conn, server).await?.pageless {
            return Ok(false);
        }
    }
    Ok(true)
}
