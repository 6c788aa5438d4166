//! Notices of changes: rows of the outbox, written in the transaction of the change, and when each
//! person is pinged.

pub(in crate::service) mod causes;
pub(in crate::service) mod pinged;
pub(in crate::service) mod pings;
