//! The boards of a game that people have seen, and the people to ping about one.

use crate::game::{Chair, Holder, PlayerId, Seq, Timestamp};
use crate::ids::UserId;
use crate::service::outbox::pings;
use crate::show::pages::board::write_restored;
use crate::show::pages::news;
use crate::show::pages::view::View;
use crate::store::{Conn, PostedBoard, StoreError, StoredGame};

/// Returns the number of the board before the current one.
pub fn last_board(shown: &StoredGame) -> Seq {
    shown.game.board_seq().previous()
}

/// Returns the text that a posted board keeps once the next board is posted: the moves that it
/// announced, or that the database went back to an earlier state. The text has no mention, time or
/// link.
pub fn write_history(board: &PostedBoard, view: &View<'_>) -> String {
    match board.restored {
        true => write_restored(view, false),
        false => news::write_history(view, board.since.unwrap_or(Seq::START), board.seq),
    }
}

/// Returns the number of a posted board, or the number of the first board if none is given.
pub fn board_number(board: Option<PostedBoard>) -> Seq {
    board.map_or(Seq::START, |board| board.seq)
}

/// Returns true if the recipient is the player to move. Also true if no person is to move and the
/// recipient is `None`.
pub fn is_mover(shown: &StoredGame, recipient: Option<PlayerId>) -> bool {
    shown.game.player_to_move().and_then(Holder::as_player) == recipient
}

/// Returns the Discord ids of the people in these chairs who may be pinged now. Leaves out people
/// who muted the game, have pings off or in a digest, are in quiet hours or are on vacation.
pub async fn find_pingable(
    conn: &mut Conn,
    shown: &StoredGame,
    chairs: impl Iterator<Item = Chair>,
    now: Timestamp,
) -> Result<Vec<UserId>, StoreError> {
    let game = &shown.game;
    let mut ping = Vec::new();
    for chair in chairs {
        let person = pings::person(conn, &game.chairs[chair]).await?;
        ping.extend(
            shown.person(chair).filter(|_| !shown.seats[chair].muted && person.may_ring(now)),
        );
    }
    Ok(ping)
}
