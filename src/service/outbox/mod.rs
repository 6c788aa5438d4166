//! Writes the notices that changes cause, as rows of the outbox in the transaction of the change,
//! and decides when each person is pinged.

pub(in crate::service) mod causes;
mod challenges;
mod games;
pub mod pinged;
pub mod pings;
