//! Boards and other messages that lose their buttons.

use super::boards::write_history;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{GameId, HOUR, Millis, Timestamp};
use crate::ids::Posted;
use crate::store::{self, Claimed, Conn, PostedBoard, StoreError, StoredGame};

/// Takes the buttons off a message of a game. A board keeps only the moves that it told.
#[derive(Debug)]
pub struct TidyNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The message's channel and id.
    pub message: Posted,
    /// The board that the message shows, if it shows one.
    pub past: Option<PostedBoard>,
}

/// The longest time for which an answered board keeps its buttons. Later Discord allows few edits,
/// and all know by then that the game has gone on.
const UNTIDY: Millis = HOUR;

/// The answered board, if the next one came before it lost its buttons. `None` if no board was
/// posted before, or after [`UNTIDY`].
pub async fn load_tidy(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    if now - row.due > UNTIDY {
        return Ok(None);
    }
    let Some(past) = store::outbox::last_posted_board(conn, id, row.seq).await? else {
        return Ok(None);
    };
    let Some(game) = store::games::load_game(conn, id).await? else { return Ok(None) };
    Ok(Some(strip_message(game, past.message, Some(past))))
}

/// A message of a game that is over, with buttons of its turns. `None` if no such message is left,
/// and for an exhibition, whose one board shows its end.
pub async fn load_sweep(conn: &mut Conn, id: GameId) -> Result<Option<Letter>, StoreError> {
    let over = store::games::load_game(conn, id).await?.filter(|row| row.game.outcome().is_some());
    let Some(game) = over.filter(|row| !row.game.is_exhibition()) else { return Ok(None) };
    let with_buttons = store::outbox::first_with_buttons(conn, id).await?;
    let Some((seq, message)) = with_buttons else { return Ok(None) };
    let past = store::outbox::last_posted_board(conn, id, seq.next()).await?;
    let past = past.filter(|past| past.message == message);
    Ok(Some(strip_message(game, message, past)))
}

/// A letter that takes the buttons off a message.
fn strip_message(game: StoredGame, message: Posted, past: Option<PostedBoard>) -> Letter {
    let server = game.place.server;
    let notice = TidyNotice { game: Box::new(game), message, past };
    Letter { strips: Some(message), ..Letter::silent(notice, Vec::new(), server) }
}

impl Notice for TidyNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let history = self.past.as_ref().map(|past| write_history(past, &writing.view(&self.game)));
        DeliveryStep::Strip { at: self.message, history }.into()
    }
}
