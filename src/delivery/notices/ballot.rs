//! The message of a vote, edited: how many have voted, and the lines that people propose.

use super::turn::TurnNotice;
use crate::delivery::letter::{About, Letter, server_of_board};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::ids::Posted;
use crate::service::play::ballots::load_votes;
use crate::show::page::Page;
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Edits the message of the board about which a channel votes.
#[derive(Debug)]
pub struct BallotNotice {
    /// The notice of the board.
    pub turn: TurnNotice,
    /// The message of the board.
    pub at: Posted,
}

/// Loads the edit of the message of a vote. `None` if the board is not posted, or no longer
/// current.
pub async fn load_ballot(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game, .. } = about;
    if game.game.board_seq() != row.seq || game.game.voting_chair().is_none() {
        return Ok(None);
    }
    let at = store::outbox::message_of(conn, game.game.id, NoticeKind::Turn, row.seq).await?;
    let Some(at) = at else { return Ok(None) };
    let past = store::outbox::last_posted_board(conn, game.game.id, row.seq).await?;
    let votes = load_votes(conn, &game.game).await?;
    let server = server_of_board(&game);
    let turn = TurnNotice { game, over: None, past, guided: false, votes, paired: None };
    Ok(Some(Letter::silent(BallotNotice { turn, at }, Vec::new(), server)))
}

impl Notice for BallotNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.turn.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        // An edit pings no one.
        let page = Page { ping: Vec::new(), ..self.turn.page(writing) };
        DeliveryStep::Reword { at: self.at, page }.into()
    }
}
