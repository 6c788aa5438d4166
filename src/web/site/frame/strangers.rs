//! Thinking and drawing for people who are not signed in: one at a time, so that strangers take no
//! more than one processor.

use std::sync::LazyLock;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::blocking::run_blocking;

/// The time that a visitor waits for a processor.
const PATIENCE: Duration = Duration::from_secs(5);

static THINKING: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(1));

/// Thinks in turn with other strangers. `None` if the place is taken for too long.
pub async fn think_in_turn<T: Send + 'static>(
    think: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let _place = timeout(PATIENCE, THINKING.acquire()).await.ok()?.ok()?;
    Some(run_blocking(think).await)
}
