//! The state of a game after the database went back to an earlier state.

use super::boards::is_mover;
use crate::delivery::letter::{About, Letter, find_places, server_of_board};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::service::outbox::pinged::{is_muted, is_put_off};
use crate::show::pages::board;
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Says that the database went back to an earlier state, and shows the state of the game; pings the
/// player to move.
#[derive(Debug)]
pub struct RestoredNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// True if the message shows the current board and its buttons; false if it is a sentence
    /// alone.
    pub stands: bool,
}

/// Loads the notice that the database went back to an earlier state. It shows the current board if
/// the recipient is to move. It is a sentence alone if the opponent is to move or the game has a
/// newer board. `None` if the game is over.
pub async fn load_restored(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, recipient, now } = about;
    let game = &shown.game;
    if game.outcome().is_some() {
        return Ok(None);
    }
    let stands =
        game.board_seq() == row.seq && row.recipient.is_some() && is_mover(&shown, row.recipient);
    let later = game.to_move().is_some_and(|chair| is_put_off(&shown, chair, now));
    let quiet = !stands
        || row.quiet
        || later
        || row.recipient.is_some_and(|player| is_muted(&shown, player));
    let ping = recipient.into_iter().filter(|_| !quiet).collect();
    let before =
        store::outbox::last_sent(conn, game.id, [NoticeKind::Turn], row.seq.next()).await?;
    let addresses = find_places(conn, &shown, recipient).await?;
    let server = server_of_board(&shown);
    let notice = RestoredNotice { game: shown, stands };
    Ok(Some(Letter {
        ping,
        before: before.map(|(_, message)| message).filter(|_| stands),
        ..Letter::silent(notice, addresses, server)
    }))
}

impl Notice for RestoredNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn tells_detour(&self) -> bool {
        true
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        // An earlier board may have the same number: the stamp tells them apart.
        let mark = if self.stands { board::restored_id(view) } else { plan::NO_MARK.to_owned() };
        let page = board::restored_page(view, self.stands, writing.detour(), writing.ping());
        plan::post(page, mark)
    }
}
