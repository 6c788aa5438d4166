//! The message of a vote, edited: how many have voted, and the lines that people propose.

use super::turn::TurnNotice;
use crate::delivery::letter::{About, Letter, server_of_board};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::ids::Posted;
use crate::service::play::ballots::{OpenVote, load_votes};
use crate::show::page::Page;
use crate::show::pages::voting;
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Edits the message of the board about which a channel votes, and the line below it that says that
/// the vote goes on.
#[derive(Debug)]
pub struct BallotNotice {
    /// The notice of the board.
    pub turn: TurnNotice,
    /// The message of the board.
    pub at: Posted,
    /// The line below the board that says that the vote goes on, and the vote. `None` without one.
    pub line: Option<(Posted, OpenVote)>,
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
    let line = store::outbox::message_of(conn, game.game.id, NoticeKind::Prompt, row.seq).await?;
    let line = line.zip(votes.as_ref().and_then(|votes| votes.open.clone()));
    let turn = TurnNotice { game, over: None, past, guided: false, votes, paired: None };
    Ok(Some(Letter::silent(BallotNotice { turn, at, line }, Vec::new(), server)))
}

impl Notice for BallotNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.turn.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        // An edit pings no one.
        let page = Page { ping: Vec::new(), ..self.turn.page(writing) };
        let view = writing.view(&self.turn.game);
        let line = self.line.as_ref();
        let folds = line.map(|(line, open)| (*line, voting::goes_on_page(&view, open, self.at)));
        DeliveryPlan { folds, ..DeliveryStep::Reword { at: self.at, page }.into() }
    }
}
