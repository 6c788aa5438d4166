//! The error of a use case that a rule may refuse.

use crate::service::change::MaybeTransient;
use crate::store::StoreError;

/// The reason why a use case has no result. Nothing changed.
#[derive(Debug)]
pub enum Denied<R> {
    /// A rule refuses the use case, for this reason.
    Refused(R),
    /// The database failed.
    Failed(StoreError),
}

impl<R> Denied<R> {
    /// Converts this into the caller's own error type: a refusal by `explain`, a failure of the
    /// database by `From`.
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
