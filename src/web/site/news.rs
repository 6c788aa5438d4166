//! News of games for open pages: server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::stream;

use super::Site;
use super::table::{Looks, table};
use super::visitor::Visitor;

/// Between two signs of life on a quiet stream.
const ALIVE: Duration = Duration::from_secs(25);

/// The news of a game, as a stream. The first event says how it stands, so a page that was away
/// learns what it missed.
pub async fn stream(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    let table = match table(&site, &visitor, &code, &Looks::default()).await {
        Ok(table) => table,
        Err(none) => return none.answer(&visitor, &headers),
    };
    let mut receiver = site.live.watch(table.row.game.id, table.row.version);
    receiver.mark_changed();
    let events = stream::unfold(receiver, |mut receiver| async move {
        receiver.changed().await.ok()?;
        let version = *receiver.borrow_and_update();
        let event = Event::default().id(version.to_string()).data(version.to_string());
        Some((Ok::<_, Infallible>(event), receiver))
    });
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    (unbuffered, Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE))).into_response()
}
