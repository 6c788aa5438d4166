//! Thinking off the threads that answer people.

use crate::store::StoreError;

/// Thinks there.
pub(super) async fn thinking<T: Send + 'static>(think: impl FnOnce() -> T + Send + 'static) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(think).await.map_err(|_| StoreError::Conflict)
}
