//! The post: what there is to say to people, from the change that causes it to its delivery.
//!
//! A change writes rows of the outbox in its own transaction (`causes`). The `courier` claims them; each is loaded anew for its delivery
//! (`load`, one loader a kind), so that it says what is true then, and handed to whoever sends it as a [`Parcel`] with a
//! [`Notice`] in it. `told` knows who was pinged about what.

mod board;
mod call;
mod causes;
mod challenge;
pub mod courier;
mod follow;
mod letter;
mod load;
mod notice;
mod overview;
mod parcel;
mod study;
mod table;
mod told;

pub use notice::{Call, Instead, Listing, Notice};
pub use parcel::{Delivery, Parcel};
pub(super) use told::put_off;
