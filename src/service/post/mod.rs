//! The post: notices from their cause to their delivery. A change writes rows of the outbox in its
//! transaction (`causes`). The `courier` claims them, `load` loads each at delivery with one loader
//! for each kind, and a sender gets a [`Parcel`] with a [`Notice`]. `pinged` knows past pings.

pub(in crate::service) mod board;
pub(in crate::service) mod call;
pub(in crate::service) mod causes;
pub(in crate::service) mod challenge;
pub mod courier;
pub(in crate::service) mod follow;
pub(in crate::service) mod letter;
pub(in crate::service) mod load;
pub(in crate::service) mod notice;
pub(in crate::service) mod overview;
pub(in crate::service) mod parcel;
pub(in crate::service) mod pinged;
pub(in crate::service) mod shown;
mod siege;
pub(in crate::service) mod study;
pub(in crate::service) mod table;
pub mod ways;

pub use notice::{Call, DayResults, Instead, Listing, Notice, Showpiece, SiegeNews};
pub use parcel::{Delivery, Parcel};
pub(super) use pinged::put_off;
