//! The sandbox's data behind one lock. Every change is counted and wakes the waiters.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::model::World;

/// The sandbox's data behind one lock, shared by the bot, people and tests. Cheap to clone.
#[derive(Clone)]
pub(crate) struct LiveWorld {
    inner: Arc<Inner>,
}

struct Inner {
    address: SocketAddr,
    world: Mutex<World>,
    version: watch::Sender<u64>,
    stop: CancellationToken,
}

impl LiveWorld {
    pub fn new(address: SocketAddr, world: World) -> LiveWorld {
        let version = watch::Sender::new(0);
        let stop = CancellationToken::new();
        LiveWorld { inner: Arc::new(Inner { address, world: Mutex::new(world), version, stop }) }
    }

    /// The address at which the sandbox is served.
    pub fn address(&self) -> SocketAddr {
        self.inner.address
    }

    /// Locks the sandbox's data for reading. Nothing else happens while the guard lives.
    pub fn read(&self) -> MutexGuard<'_, World> {
        self.inner.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the sandbox's data and wakes every waiter. Returns the result of `change`.
    pub fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let done = change(&mut self.read());
        self.inner.version.send_modify(|version| *version += 1);
        done
    }

    /// Returns a receiver of the number of changes so far. It wakes at every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.inner.version.subscribe()
    }

    /// Ends the server and every connection.
    pub fn stop(&self) {
        self.inner.stop.cancel();
    }

    /// Waits until [`LiveWorld::stop`] is called.
    pub async fn wait_for_stop(&self) {
        self.inner.stop.cancelled().await;
    }
}
