//! Boards and other messages that lose their buttons.

use super::boards::write_history;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{GameId, HOUR, Millis, PlayerId, Timestamp};
use crate::ids::Posted;
use crate::show::pages::calls;
use crate::store::{self, Claimed, Conn, PostedBoard, StoreError, StoredGame};

/// Takes the buttons off a message of a game, and gives it the text of [`PastWords`].
#[derive(Debug)]
pub struct TidyNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The message's channel and id.
    pub message: Posted,
    /// The new text of the message, or that it keeps its text.
    pub past: PastWords,
}

/// The text of a message that loses its buttons.
#[derive(Clone, Copy, Debug)]
pub enum PastWords {
    /// For a board: the moves that it announced, or that the database went back to an earlier
    /// state.
    Board(PostedBoard),
    /// For a call of a person to the game: that the game is over.
    Call,
    /// The text of the message stays unchanged.
    Same,
}

/// The longest time after a row is due in which its board still loses its buttons before the game
/// is over. Discord allows few edits of messages that are older than an hour.
const UNTIDY: Millis = HOUR;

/// Loads the notice that removes the buttons of the last board posted before the row's event.
/// `None` if no board was posted before that event, or if more than an hour has passed since the
/// row was due.
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
    Ok(Some(strip_message(game, past.message, PastWords::Board(past))))
}

/// Loads the notice that removes the buttons of one message of a finished game. `None` if no
/// message of the game has buttons left, if the game is not over, and for an exhibition, whose one
/// board shows its end.
pub async fn load_sweep(conn: &mut Conn, id: GameId) -> Result<Option<Letter>, StoreError> {
    let over = store::games::load_game(conn, id).await?.filter(|row| row.game.outcome().is_some());
    let Some(game) = over.filter(|row| !row.game.is_exhibition()) else { return Ok(None) };
    let with_buttons = store::outbox::first_with_buttons(conn, id).await?;
    let Some((calls, seq, message)) = with_buttons else { return Ok(None) };
    if calls {
        return Ok(Some(strip_message(game, message, PastWords::Call)));
    }
    let past = store::outbox::last_posted_board(conn, id, seq.next()).await?;
    let past = past.filter(|past| past.message == message);
    let past = past.map_or(PastWords::Same, PastWords::Board);
    Ok(Some(strip_message(game, message, past)))
}

/// Returns the letter that removes the buttons of a message.
fn strip_message(game: StoredGame, message: Posted, past: PastWords) -> Letter {
    let server = game.place.server;
    let notice = TidyNotice { game: Box::new(game), message, past };
    Letter { strips: Some(message), ..Letter::silent(notice, Vec::new(), server) }
}

impl Notice for TidyNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn past_reader(&self) -> Option<PlayerId> {
        match &self.past {
            PastWords::Board(past) => past.reader,
            PastWords::Call | PastWords::Same => None,
        }
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.past_view(&self.game);
        let history = match &self.past {
            PastWords::Board(past) => Some(write_history(past, view)),
            PastWords::Call => Some(calls::write_history(view)),
            PastWords::Same => None,
        };
        DeliveryStep::Strip { at: self.message, history }.into()
    }
}
