//! The post: what there is to say to people, from the change that causes it to its delivery.
//!
//! A change writes rows of the outbox in its own transaction (`causes`). The `courier` claims them;
//! each is loaded anew for its delivery (`load`, one loader a kind), so that it says what is true
//! then, and handed to its sender as a [`Parcel`] with a [`Notice`] in it. `pinged` knows who was
//! pinged about what.

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
pub(in crate::service) mod study;
pub(in crate::service) mod table;

pub use notice::{Call, Instead, Listing, Notice, Showpiece};
pub use parcel::{Delivery, Parcel};
pub(super) use pinged::put_off;
