//! A shown page that is taken down.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::ids::Posted;
use crate::show::custom_id::Mark;
use crate::store::{self, Address, Conn, ShowingId, StoreError};

/// Takes down a page that a person showed before they deleted their data.
#[derive(Debug)]
pub struct UnshownNotice {
    /// The key of the stored record of this shown page.
    pub showing: ShowingId,
    /// The message; `None` if it is not known whether one was posted.
    pub message: Option<Posted>,
}

/// Loads the notice that deletes the message of a page whose person has deleted their data. The
/// message may be unknown, because a killed process may have posted one. `None` if the record of
/// the page is gone.
pub async fn load_unshown(conn: &mut Conn, id: ShowingId) -> Result<Option<Letter>, StoreError> {
    let Some(showing) = store::showings::load_showing(conn, id).await? else { return Ok(None) };
    let notice = UnshownNotice { showing: id, message: showing.posted() };
    Ok(Some(Letter::silent(notice, vec![Address::Channel(showing.channel)], Some(showing.server))))
}

impl Notice for UnshownNotice {
    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        DeliveryStep::TakeDown { at: self.message, mark: Mark::showing(self.showing).to_string() }
            .into()
    }
}
