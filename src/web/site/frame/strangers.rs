//! Thinking and drawing for people who are not signed in: one at a time in each queue, so that
//! strangers take no more than a part of the processors.

use std::sync::LazyLock;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::blocking::run_blocking;

/// The time that a visitor waits for a processor.
const PATIENCE: Duration = Duration::from_secs(5);

/// A queue of visitors' questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrangerQueue {
    /// Searches and pictures, which take up to a second.
    Search,
    /// Verdicts about tries at puzzles, which take some milliseconds. No search holds them up.
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

    /// Thinks in turn with other strangers. `None` if the place is taken for too long.
    pub async fn think<T: Send + 'static>(
        self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = timeout(PATIENCE, self.places().acquire()).await.ok()?.ok()?;
        Some(run_blocking(think).await)
    }
}
