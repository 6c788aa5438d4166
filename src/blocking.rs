//! Runs work that keeps a processor busy, such as engine searches and drawing.

use std::future;
use std::panic::resume_unwind;

/// Runs work on a thread of the blocking pool, and returns its result. A panic in the work
/// continues in the caller. Never returns if the runtime shuts down before the work begins.
pub async fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            Err(_) => future::pending().await,
        },
    }
}
