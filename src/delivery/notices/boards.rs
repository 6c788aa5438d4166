//! The boards of a game that people have seen, and the people to ping about one.

use crate::game::{Chair, Holder, PlayerId, Seq, Timestamp};
use crate::ids::{Posted, UserId};
use crate::service::outbox::pings;
use crate::store::{self, Claimed, Conn, NoticeKind, StoreError, StoredGame};

/// The number of the board before the current one.
pub fn last_board(shown: &StoredGame) -> Seq {
    shown.game.board_seq().previous()
}

/// The board that people saw last before the event of this row: its number and its message; `None`
/// if there is none.
pub async fn find_last_board(
    conn: &mut Conn,
    shown: &StoredGame,
    row: &Claimed,
) -> Result<Option<(Seq, Posted)>, StoreError> {
    store::outbox::last_sent(conn, shown.game.id, NoticeKind::BOARDS, row.seq).await
}

pub fn board_number(board: Option<(Seq, Posted)>) -> Seq {
    board.map_or(Seq::START, |(seq, _)| seq)
}

pub fn is_mover(shown: &StoredGame, recipient: Option<PlayerId>) -> bool {
    shown.game.player_to_move().and_then(Holder::as_player) == recipient
}

/// The holders of these chairs who may be pinged now.
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
