//! The games, and the people's own lists, that open pages of this process watch. One query asks for
//! the versions of all of them: at each change in this process, and every second for changes by
//! other processes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, Semaphore, watch};
use tokio_util::sync::CancellationToken;

use crate::game::{GameId, Millis, PlayerId};
use crate::service::Service;
use crate::service::play::find;
use crate::store::StoreError;

/// The pause between two queries for changed games.
const EVERY: Millis = Millis::from_secs(1);

/// The most readers whose access is checked at the same time. More would take database connections
/// from players.
const CHECKED: usize = 4;

/// The games and lists that open pages of this process watch for changes. Cheap to clone.
#[derive(Clone)]
pub struct Live {
    games: Arc<Watched<GameId>>,
    lists: Arc<Watched<PlayerId>>,
    look: Arc<Notify>,
    service: Service,
    /// A permit for each reader whose access is checked.
    pub checks: Arc<Semaphore>,
    /// Cancelled when the process ends, so no stream keeps it waiting.
    pub stop: CancellationToken,
}

/// What pages watch, by its key, each with its last known version.
struct Watched<K> {
    senders: Mutex<HashMap<K, watch::Sender<i64>>>,
}

impl Live {
    /// Creates a value in which nothing is watched yet.
    pub fn new(service: &Service, stop: CancellationToken) -> Live {
        let checks = Arc::new(Semaphore::new(CHECKED));
        let service = service.clone();
        Live {
            games: Arc::default(),
            lists: Arc::default(),
            look: Arc::default(),
            service,
            checks,
            stop,
        }
    }

    /// Tells the watchers about changes. Never returns.
    pub async fn run_live(self) {
        loop {
            let (games, people) = (self.games.watched_keys(), self.lists.watched_keys());
            if games.is_empty() && people.is_empty() {
                self.look.notified().await;
                continue;
            }
            if let Err(error) = self.tell_all(&games, &people).await {
                tracing::debug!(%error, "open pages get no news");
            }
            let clock = self.service.clock();
            tokio::select! {
                () = self.look.notified() => {}
                () = self.service.wait_for_change() => {}
                () = clock.sleep(EVERY) => {}
            }
        }
    }

    /// Tells the watchers of these games and lists about changes. Fails if the database does.
    async fn tell_all(&self, games: &[GameId], people: &[PlayerId]) -> Result<(), StoreError> {
        let db = self.service.db();
        if !games.is_empty() {
            self.games.tell_versions(&find::mark_games(db, games).await?);
        }
        if !people.is_empty() {
            self.lists.tell_versions(&find::mark_lists(db, people).await?);
        }
        Ok(())
    }

    /// Watches a game that was last seen in this version. The receiver gets the version after each
    /// change.
    pub fn watch_game(&self, game: GameId, version: i64) -> watch::Receiver<i64> {
        let receiver = self.games.watch(game, version);
        self.look.notify_one();
        receiver
    }

    /// Watches the running games and open challenges of a person, whose mark was last this. The
    /// receiver gets the mark after each change.
    pub fn watch_list(&self, player: PlayerId, mark: i64) -> watch::Receiver<i64> {
        let receiver = self.lists.watch(player, mark);
        self.look.notify_one();
        receiver
    }
}

impl<K> Default for Watched<K> {
    fn default() -> Watched<K> {
        Watched { senders: Mutex::default() }
    }
}

impl<K: Copy + Eq + Hash> Watched<K> {
    fn watch(&self, key: K, version: i64) -> watch::Receiver<i64> {
        let mut senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        senders.entry(key).or_insert_with(|| watch::Sender::new(version)).subscribe()
    }

    /// Returns the keys that a page still watches, and forgets the others.
    fn watched_keys(&self) -> Vec<K> {
        let mut senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        senders.retain(|_, sender| sender.receiver_count() > 0);
        senders.keys().copied().collect()
    }

    fn tell_versions(&self, versions: &[(K, i64)]) {
        let senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, version) in versions {
            if let Some(sender) = senders.get(key) {
                sender.send_if_modified(|known| std::mem::replace(known, *version) != *version);
            }
        }
    }
}
