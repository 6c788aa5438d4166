//! The games, their shared boards, and the people's own lists that open pages of this process
//! watch. One query of each kind asks for the versions of all of them: at each change in this
//! process, and every second for changes by other processes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, Semaphore, watch};
use tokio_util::sync::CancellationToken;

use crate::game::{GameId, Millis, PlayerId};
use crate::service::Service;
use crate::service::play::find;
use crate::service::study::shared_boards;
use crate::store::{BoardMark, StoreError};

/// The pause between two queries for changed games.
const EVERY: Millis = Millis::from_secs(1);

/// The most readers whose access is checked at the same time. More would take database connections
/// from players.
const CHECKED: usize = 4;

/// The games, boards and lists that open pages of this process watch for changes. Cheap to clone.
#[derive(Clone)]
pub struct Live {
    games: Arc<Watched<GameId, i64>>,
    boards: Arc<Watched<GameId, BoardMark>>,
    lists: Arc<Watched<PlayerId, i64>>,
    look: Arc<Notify>,
    service: Service,
    /// A permit for each reader whose access is checked.
    pub checks: Arc<Semaphore>,
    /// Cancelled when the process ends, so no stream keeps it waiting.
    pub stop: CancellationToken,
}

/// What pages watch, by its key, each with its last known version.
struct Watched<K, V> {
    senders: Mutex<HashMap<K, watch::Sender<V>>>,
}

impl Live {
    /// Creates a value in which nothing is watched yet.
    pub fn new(service: &Service, stop: CancellationToken) -> Live {
        let checks = Arc::new(Semaphore::new(CHECKED));
        let service = service.clone();
        Live {
            games: Arc::default(),
            boards: Arc::default(),
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
            self.boards.tell_versions(&shared_boards::mark_boards(&self.service, games).await?);
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

    /// Watches the shared board of a game. The receiver gets the mark of the board at first, and
    /// after each change. A game without a shared board has the default mark.
    pub fn watch_board(&self, game: GameId) -> watch::Receiver<BoardMark> {
        self.boards.watch(game, BoardMark::default())
    }

    /// Lets the watchers know soon about a change of a shared board.
    pub fn look_soon(&self) {
        self.look.notify_one();
    }

    /// Watches the running games and open challenges of a person, whose mark was last this. The
    /// receiver gets the mark after each change.
    pub fn watch_list(&self, player: PlayerId, mark: i64) -> watch::Receiver<i64> {
        let receiver = self.lists.watch(player, mark);
        self.look.notify_one();
        receiver
    }
}

impl<K, V> Default for Watched<K, V> {
    fn default() -> Watched<K, V> {
        Watched { senders: Mutex::default() }
    }
}

impl<K: Copy + Eq + Hash, V: Copy + PartialEq> Watched<K, V> {
    fn watch(&self, key: K, version: V) -> watch::Receiver<V> {
        let mut senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        senders.entry(key).or_insert_with(|| watch::Sender::new(version)).subscribe()
    }

    /// Returns the keys that a page still watches, and forgets the others.
    fn watched_keys(&self) -> Vec<K> {
        let mut senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        senders.retain(|_, sender| sender.receiver_count() > 0);
        senders.keys().copied().collect()
    }

    fn tell_versions(&self, versions: &[(K, V)]) {
        let senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, version) in versions {
            if let Some(sender) = senders.get(key) {
                sender.send_if_modified(|known| std::mem::replace(known, *version) != *version);
            }
        }
    }
}
