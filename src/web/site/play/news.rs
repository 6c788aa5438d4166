//! News of games for open pages: server-sent events. A proxy may hold them back all the same, so a
//! page that hears nothing for a while asks.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::{StreamExt, stream};

use super::game_table::{Looks, find_table};
use crate::service::site::looking::game_at;
use crate::service::site::{AddressAnswer, Cookie, GameCode, session};
use crate::web::site::Site;
use crate::web::site::frame::visitor::Visitor;

/// Between two signs of life on a quiet stream. A page that hears none takes it for lost.
const ALIVE: Duration = Duration::from_secs(20);

/// Headers for proxies: do not buffer, and do not compress, which would wait.
const UNBUFFERED: [(HeaderName, &str); 2] = [
    (HeaderName::from_static("x-accel-buffering"), "no"),
    (header::CACHE_CONTROL, "no-store, no-transform"),
];

/// The bytes before the first event, by which the buffer of a proxy is full.
const PADDING: usize = 2048;

/// The news of a game, as a stream. The first event says how it stands, so a page that was away
/// learns what it missed.
pub async fn stream_news(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    let table = match find_table(&site, &visitor, &code, &Looks::default()).await {
        Ok(table) => table,
        Err(none) => return none.answer_reason(&site, &visitor, &headers),
    };
    let mut receiver = site.live.watch_game(table.row.game.id, table.row.version);
    receiver.mark_changed();
    // A page hears of the end of this process at once, and asks the next one.
    let until = site.live.stop.clone().cancelled_owned();
    let reader = StreamReader { site, cookie: visitor.cookie, code: table.code };
    let news = stream::unfold((receiver, reader), |(mut receiver, reader)| async move {
        receiver.changed().await.ok()?;
        let version = *receiver.borrow_and_update();
        let event = Event::default().id(version.to_string()).data(version.to_string());
        reader.may_look().await.then_some((Ok::<_, Infallible>(event), (receiver, reader)))
    });
    let padding = stream::iter([Ok(Event::default().comment(" ".repeat(PADDING)))]);
    let alive = KeepAlive::new().interval(ALIVE).event(Event::default().event("alive").data("1"));
    (UNBUFFERED, Sse::new(padding.chain(news).take_until(until)).keep_alive(alive)).into_response()
}

/// Who listens to a stream, which may last for days.
struct StreamReader {
    site: Site,
    cookie: Option<Cookie>,
    code: GameCode,
}

impl StreamReader {
    /// Returns false once the game is private to the reader: its players may close it, and the
    /// reader may sign out. Also after a failure of the database: the page asks again.
    async fn may_look(&self) -> bool {
        let Ok(_place) = self.site.live.checks.acquire().await else { return false };
        let service = self.site.answers.service();
        let person = match &self.cookie {
            Some(cookie) => session::signed_in(service, cookie)
                .await
                .map(|found| found.map(|one| one.session.discord)),
            None => Ok(None),
        };
        let Ok(person) = person else { return false };
        matches!(
            game_at(service, &self.site.pages, &self.code, person).await,
            Ok(AddressAnswer::At(_))
        )
    }
}
