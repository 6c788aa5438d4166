//! The end of a use case that has no result.

use crate::service::change::MaybeTransient;
use crate::store::StoreError;

/// The end of a use case without a result. Nothing changed.
#[derive(Debug)]
pub enum Denied<R> {
    /// A rule refuses it, for this reason.
    Refused(R),
    /// The database failed.
    Failed(StoreError),
}

impl<R> Denied<R> {
    /// Returns the caller's own error: the explained reason, or the failure.
    pub fn explain<E: From<StoreError>>(self, explain: impl FnOnce(R) -> E) -> E {
        match self {
            Denied::Refused(reason) => explain(reason),
            Denied::Failed(error) => error.into(),
        }
    }
}

impl<R> From<StoreError> for Denied<R> {
    fn from(error: StoreError) -> Denied<R> {
        Denied::Failed(error)
    }
}

impl<R> MaybeTransient for Denied<R> {
    fn is_transient(&self) -> bool {
        matches!(self, Denied::Failed(error) if error.is_transient())
    }
}
