//! Boards and other messages that lose their buttons.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{GameId, HOUR, Millis, Timestamp};
use crate::ids::Posted;
use crate::store::{self, Claimed, Conn, NoticeKind, StoreError};

/// Takes the buttons off an answered board.
#[derive(Debug)]
pub struct TidyNotice {
    /// The message's channel and id.
    pub message: Posted,
}

/// The longest time for which an answered board keeps its buttons. Later Discord allows few edits,
/// and all know by then that the game has gone on.
const UNTIDY: Millis = HOUR;

/// The answered board, if the next one came before it lost its buttons.
pub async fn load_tidy(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    if now - row.due > UNTIDY {
        return Ok(None);
    }
    let sent = store::outbox::last_sent(conn, id, NoticeKind::BOARDS, row.seq).await?;
    Ok(sent.map(|(_, message)| strip_message(message)))
}

/// A message of a game that is over, with buttons of its turns. `None` if no such message is left,
/// and for an exhibition, whose one board shows its end.
pub async fn load_sweep(conn: &mut Conn, id: GameId) -> Result<Option<Letter>, StoreError> {
    let over = store::games::load_game(conn, id).await?.filter(|row| row.game.outcome().is_some());
    if over.is_none_or(|row| row.game.is_exhibition()) {
        return Ok(None);
    }
    let with_buttons = store::outbox::first_with_buttons(conn, id).await?;
    Ok(with_buttons.map(strip_message))
}

/// A letter that takes the buttons off a message.
fn strip_message(message: Posted) -> Letter {
    Letter { strips: Some(message), ..Letter::silent(TidyNotice { message }, Vec::new(), None) }
}

impl Notice for TidyNotice {
    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        DeliveryStep::Strip(self.message).into()
    }
}
