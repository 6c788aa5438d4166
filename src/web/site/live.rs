//! News of games for open pages: server-sent events. One query a second asks for all games that
//! somebody watches in this process, so it does not matter which process changed them.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::stream;
use tokio::sync::{Notify, watch};

use super::Site;
use super::game::{self, Looks};
use super::visitor::Visitor;
use crate::game::{GameId, Millis};
use crate::service::Service;
use crate::service::play::find;

/// Between two looks for news.
const EVERY: Millis = Millis::from_secs(1);

/// Between two signs of life on a quiet stream.
const ALIVE: Duration = Duration::from_secs(25);

/// The games that pages of this process watch. Cheap to clone.
#[derive(Clone)]
pub struct Live {
    watched: Arc<Watched>,
    service: Service,
}

#[derive(Default)]
struct Watched {
    games: Mutex<HashMap<GameId, watch::Sender<i64>>>,
    look: Notify,
}

impl Live {
    /// Nothing is watched yet.
    pub fn new(service: &Service) -> Live {
        Live { watched: Arc::default(), service: service.clone() }
    }

    /// Looks for news at once.
    pub fn look(&self) {
        self.watched.look.notify_one();
    }

    /// Looks for news as long as the pages are served.
    pub async fn run(self) {
        loop {
            let ids = self.watched.ids();
            if ids.is_empty() {
                self.watched.look.notified().await;
                continue;
            }
            match find::versions(self.service.db(), &ids).await {
                Ok(versions) => self.watched.tell(&versions),
                Err(error) => tracing::debug!(%error, "pages could not be told about their games"),
            }
            let clock = self.service.clock();
            tokio::select! {
                () = self.watched.look.notified() => {}
                () = clock.sleep_until(clock.now() + EVERY) => {}
            }
        }
    }

    fn watch(&self, game: GameId, version: i64) -> watch::Receiver<i64> {
        let receiver = {
            let mut games = self.watched.games.lock().unwrap_or_else(PoisonError::into_inner);
            games.entry(game).or_insert_with(|| watch::Sender::new(version)).subscribe()
        };
        self.look();
        receiver
    }
}

impl Watched {
    /// The games that a page still watches; the others are forgotten.
    fn ids(&self) -> Vec<GameId> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|_, sender| sender.receiver_count() > 0);
        games.keys().copied().collect()
    }

    fn tell(&self, versions: &[(GameId, i64)]) {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        for (game, version) in versions {
            if let Some(sender) = games.get(game) {
                sender.send_if_modified(|known| std::mem::replace(known, *version) != *version);
            }
        }
    }
}

/// The news of a game, as a stream. The first event says how it stands, so a page that was away
/// learns what it missed.
pub async fn stream(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    let table = match game::table(&site, &visitor, &code, &Looks::default()).await {
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
