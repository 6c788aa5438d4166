//! The content of notices, one file for each. `load` finds the loader of a row's kind; a loader
//! returns a `Letter` if the notice is still true. A [`Notice`] says what to do at Discord as a
//! [`DeliveryPlan`], which is a value: the sender carries it out. Nothing here writes to the
//! database.

mod courier;
mod letter;
mod load;
mod notice;
mod notices;
mod parcel;
mod plan;

pub use courier::NoticeCourier;
pub use notice::{Notice, Writing};
pub use parcel::Parcel;
pub use plan::{Announcement, DeliveryPlan, DeliveryStep};

pub use crate::show::pages::calls::Call;
