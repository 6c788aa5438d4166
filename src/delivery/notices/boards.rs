//! The boards of a game that people have seen, and the people to ping about one.

use crate::game::{Chair, GameId, Holder, PlayerId, Seq, Timestamp};
use crate::ids::{Posted, UserId};
use crate::service::outbox::pings;
use crate::show::pages::view::View;
use crate::show::pages::{board, news};
use crate::store::{self, Conn, StoreError, StoredGame};

/// The number of the board before the current one.
pub fn last_board(shown: &StoredGame) -> Seq {
    shown.game.board_seq().previous()
}

/// A posted board that another one follows.
#[derive(Clone, Copy, Debug)]
pub struct PastBoard {
    /// The message of the board.
    pub message: Posted,
    /// The number of the board.
    pub seq: Seq,
    /// The number of the board before it.
    since: Seq,
    /// True if it says that the records went back.
    restored: bool,
}

impl PastBoard {
    /// Returns the text that the message keeps: the moves that it told, or that the records went
    /// back, without a mention, a time or a link.
    pub fn write_history(&self, view: &View<'_>) -> String {
        match self.restored {
            true => board::write_restored(view, false),
            false => news::write_history(view, self.since, self.seq),
        }
    }
}

/// Finds the last board of a game that was posted before the board of this number; `None` if none
/// was.
pub async fn find_past_board(
    conn: &mut Conn,
    game: GameId,
    before: Seq,
) -> Result<Option<PastBoard>, StoreError> {
    let last = store::outbox::last_board(conn, game, before).await?;
    let Some((seq, message, restored)) = last else { return Ok(None) };
    let earlier = store::outbox::last_board(conn, game, seq).await?;
    let since = earlier.map_or(Seq::START, |(seq, ..)| seq);
    Ok(Some(PastBoard { message, seq, since, restored }))
}

/// Returns the number of a posted board; without one, that of the first board.
pub fn board_number(board: Option<PastBoard>) -> Seq {
    board.map_or(Seq::START, |board| board.seq)
}

pub fn is_mover(shown: &StoredGame, recipient: Option<PlayerId>) -> bool {
    shown.game.player_to_move().and_then(Holder::as_player) == recipient
}

/// The Discord ids of the holders of these chairs who may be pinged now.
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
