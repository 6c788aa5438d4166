//! Notices of changes: rows of the outbox, written in the transaction of the change, and when each
//! person is pinged.

pub(in crate::service) mod causes;
pub mod pinged;
pub mod pings;
