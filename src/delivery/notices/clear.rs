//! Messages that are deleted once the next move is made.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::GameId;
use crate::ids::Posted;
use crate::store::{self, Address, Claimed, Conn, StoreError};

/// Deletes a temporary message of a game.
#[derive(Debug)]
pub struct ClearNotice {
    /// The message's channel and id.
    pub message: Posted,
}

/// Loads the notice that deletes the first remaining temporary message from before the row's board.
/// `None` if no such message is left.
pub async fn load_clear(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some(message) = store::outbox::first_fleeting(conn, id, row.seq).await? else {
        return Ok(None);
    };
    let place = vec![Address::Channel(message.channel)];
    Ok(Some(Letter {
        strips: Some(message),
        ..Letter::silent(ClearNotice { message }, place, None)
    }))
}

impl Notice for ClearNotice {
    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        let mark = plan::NO_MARK.to_owned();
        DeliveryStep::TakeDown { at: Some(self.message), mark }.into()
    }
}
