//! Delivery of notices. The `courier` claims rows of the outbox, `load` loads each with the loader
//! of its kind, and a sender gets a [`Parcel`] with a [`Notice`].

pub(in crate::service) mod board;
pub(in crate::service) mod call;
pub(in crate::service) mod challenge;
pub mod courier;
pub(in crate::service) mod follow;
pub(in crate::service) mod letter;
pub(in crate::service) mod load;
pub(in crate::service) mod notice;
pub(in crate::service) mod overview;
pub(in crate::service) mod parcel;
pub(in crate::service) mod shown;
mod siege;
pub(in crate::service) mod study;
pub(in crate::service) mod table;
pub mod ways;

pub use notice::{Call, DayResults, Instead, Notice, Showpiece, SiegeNews};
pub use parcel::{Delivery, Parcel};
