//! The reasons why a measurement fails.

use murus::store::StoreError;

/// A reason why a measurement fails.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The database could not be created or filled.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A process could not be started or watched.
    #[error("a process could not be started: {0}")]
    Io(#[from] std::io::Error),
    /// The sandbox did not answer.
    #[error("the sandbox does not answer: {0}")]
    Door(#[from] reqwest::Error),
    /// The event that the field names did not happen in time.
    #[error("{0} took too long")]
    Late(&'static str),
}
