//! News of games, of their shared boards, and of a person's own list, for open pages, as
//! server-sent events. A proxy may still hold the events back, so a page that hears nothing for a
//! while asks by itself.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::{Stream, StreamExt, stream};
use tokio::sync::watch;

use super::game_table::{Looks, find_table};
use crate::service::play::find;
use crate::service::site::looking::game_at;
use crate::service::site::{AddressAnswer, Cookie, GameCode, session};
use crate::store::BoardMark;
use crate::web::site::Site;
use crate::web::site::frame::visitor::Visitor;

/// The time between two keep-alive events on a quiet stream. A page that gets none considers the
/// stream lost.
const ALIVE: Duration = Duration::from_secs(20);

/// Headers that tell proxies neither to buffer the stream nor to compress it, which would delay it.
const UNBUFFERED: [(HeaderName, &str); 2] = [
    (HeaderName::from_static("x-accel-buffering"), "no"),
    (header::CACHE_CONTROL, "no-store, no-transform"),
];

/// The number of bytes before the first event, which fill the buffer of a proxy.
const PADDING: usize = 2048;

/// Answers with the news of a game as a stream of events. The first event has the current version,
/// so a page that was offline learns that it missed changes.
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
    let game = table.row.game.id;
    let boards = site.live.watch_board(game);
    let receiver = site.live.watch_game(game, table.row.mark());
    let reader = StreamReader { site, cookie: visitor.cookie, code: Some(table.code) };
    answer_stream(receiver, Some(boards), reader)
}

/// Answers with the news of the visitor's own games and challenges as a stream of events. Each has
/// the mark of the list, which the page has too. Refuses a visitor who is not signed in.
pub async fn stream_own_news(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let Some(player) = visitor.session.map(|session| session.player) else {
        return (StatusCode::UNAUTHORIZED, visitor.texts.say("page-signed-out")).into_response();
    };
    let mark = match find::mark_list(site.answers.service().db(), player).await {
        Ok(mark) => mark,
        Err(error) => {
            return visitor.answer_failure(&site, "home pages", &error, &headers).into_response();
        }
    };
    let receiver = site.live.watch_list(player, mark);
    answer_stream(receiver, None, StreamReader { site, cookie: visitor.cookie, code: None })
}

/// Answers with the versions that a receiver gets, the current one first. `boards` gets the marks
/// of the shared board of a game, which are events of another kind.
fn answer_stream(
    mut receiver: watch::Receiver<i64>,
    boards: Option<watch::Receiver<BoardMark>>,
    reader: StreamReader,
) -> Response {
    receiver.mark_changed();
    let boards = boards.map(|mut boards| {
        boards.mark_changed();
        boards
    });
    // The stream ends with this process, so the page reconnects to the next one at once.
    let until = reader.site.live.stop.clone().cancelled_owned();
    let versions = list_changes(receiver)
        .map(|version| Event::default().id(version.to_string()).data(version.to_string()));
    let boards = stream::iter(boards).flat_map(list_changes).filter_map(async |mark: BoardMark| {
        let data = format!("{} {}", mark.version, mark.people);
        // A game without a shared board has nothing to tell.
        (mark != BoardMark::default()).then(|| Event::default().event("board").data(data))
    });
    // The stream of a list has no boards, and ends with its versions all the same.
    let events = Box::pin(stream::select(versions, boards));
    let news = stream::unfold((events, reader), |(mut events, reader)| async move {
        let event = events.next().await?;
        reader.may_look().await.then_some((Ok::<_, Infallible>(event), (events, reader)))
    });
    let padding = stream::iter([Ok(Event::default().comment(" ".repeat(PADDING)))]);
    let alive = KeepAlive::new().interval(ALIVE).event(Event::default().event("alive").data("1"));
    (UNBUFFERED, Sse::new(padding.chain(news).take_until(until)).keep_alive(alive)).into_response()
}

/// Returns the values that a receiver gets from now on, and the current one first if the receiver
/// marks it as changed.
fn list_changes<V: Copy + Send + Sync + 'static>(
    receiver: watch::Receiver<V>,
) -> impl Stream<Item = V> + Send {
    stream::unfold(receiver, |mut receiver| async move {
        receiver.changed().await.ok()?;
        let value = *receiver.borrow_and_update();
        Some((value, receiver))
    })
}

/// The reader of a news stream, which may last for days.
struct StreamReader {
    site: Site,
    cookie: Option<Cookie>,
    /// The game of the stream. `None` for the reader's own list.
    code: Option<GameCode>,
}

impl StreamReader {
    /// Returns true if the reader may still see the game or the list. Returns false once the
    /// players of the game made it private or the reader signed out, and after a failure of the
    /// database. The page then asks again.
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
        let Some(code) = &self.code else { return person.is_some() };
        matches!(game_at(service, &self.site.pages, code, person).await, Ok(AddressAnswer::At(_)))
    }
}
