//! The games that open pages of this process watch. One query asks for the versions of all of them:
//! at each change in this process, and every second for changes by other processes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, Semaphore, watch};
use tokio_util::sync::CancellationToken;

use crate::game::{GameId, Millis};
use crate::service::Service;
use crate::service::play::find;

/// The pause between two queries for changed games.
const EVERY: Millis = Millis::from_secs(1);

/// The most readers whose access is checked at the same time. More would take database connections
/// from players.
const CHECKED: usize = 4;

/// The games that open pages of this process watch for changes. Cheap to clone.
#[derive(Clone)]
pub struct Live {
    watched: Arc<Watched>,
    service: Service,
    /// A permit for each reader whose access is checked.
    pub checks: Arc<Semaphore>,
    /// Cancelled when the process ends, so no stream keeps it waiting.
    pub stop: CancellationToken,
}

#[derive(Default)]
struct Watched {
    games: Mutex<HashMap<GameId, watch::Sender<i64>>>,
    look: Notify,
}

impl Live {
    /// Creates a list in which no game is watched yet.
    pub fn new(service: &Service, stop: CancellationToken) -> Live {
        let checks = Arc::new(Semaphore::new(CHECKED));
        Live { watched: Arc::default(), service: service.clone(), checks, stop }
    }

    /// Tells the watchers of games about changes. Never returns.
    pub async fn run_live(self) {
        loop {
            let ids = self.watched.watched_ids();
            if ids.is_empty() {
                self.watched.look.notified().await;
                continue;
            }
            match find::find_versions(self.service.db(), &ids).await {
                Ok(versions) => self.watched.tell_versions(&versions),
                Err(error) => tracing::debug!(%error, "open pages get no news"),
            }
            let clock = self.service.clock();
            tokio::select! {
                () = self.watched.look.notified() => {}
                () = self.service.wait_for_change() => {}
                () = clock.sleep_until(clock.now() + EVERY) => {}
            }
        }
    }

    /// Watches a game that was last seen in this version. The receiver gets the version after each
    /// change.
    pub fn watch_game(&self, game: GameId, version: i64) -> watch::Receiver<i64> {
        let receiver = {
            let mut games = self.watched.games.lock().unwrap_or_else(PoisonError::into_inner);
            games.entry(game).or_insert_with(|| watch::Sender::new(version)).subscribe()
        };
        self.watched.look.notify_one();
        receiver
    }
}

impl Watched {
    /// Returns the games that a page still watches, and forgets the others.
    fn watched_ids(&self) -> Vec<GameId> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|_, sender| sender.receiver_count() > 0);
        games.keys().copied().collect()
    }

    fn tell_versions(&self, versions: &[(GameId, i64)]) {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        for (game, version) in versions {
            if let Some(sender) = games.get(game) {
                sender.send_if_modified(|known| std::mem::replace(known, *version) != *version);
            }
        }
    }
}
