//! Searches, pictures and verdicts that pages offer without signing in. Each queue runs one at a
//! time, so they take only a part of the processors.

use std::sync::LazyLock;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::blocking::run_blocking;

/// The longest time that a visitor waits for their turn in a queue.
const PATIENCE: Duration = Duration::from_secs(5);

/// A queue of computations that pages offer without signing in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrangerQueue {
    /// Searches and pictures, which take up to a second.
    Search,
    /// Verdicts on tries at puzzles, which take some milliseconds. They do not wait for searches.
    Verdict,
}

impl StrangerQueue {
    fn places(self) -> &'static Semaphore {
        static SEARCHES: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(1));
        static VERDICTS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(1));
        match self {
            StrangerQueue::Search => &SEARCHES,
            StrangerQueue::Verdict => &VERDICTS,
        }
    }

    /// Runs a computation when it has its turn in this queue. `None` if the turn does not come
    /// within 5 seconds.
    pub async fn think<T: Send + 'static>(
        self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = timeout(PATIENCE, self.places().acquire()).await.ok()?.ok()?;
        Some(run_blocking(think).await)
    }
}
