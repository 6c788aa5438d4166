//! A line that leads to a board, posted below messages that people wrote after it, or because the
//! vote about it goes on.

use crate::delivery::letter::{About, Letter, find_places, server_of_board};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::Holder;
use crate::ids::Posted;
use crate::service::play::ballots::{OpenVote, load_votes};
use crate::show::pages::{board, voting};
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Posts a line that leads to the board, without a ping.
#[derive(Debug)]
pub struct PromptNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The vote that goes on, and the message of its board; `None` if a person is to move.
    pub vote: Option<(OpenVote, Posted)>,
}

/// Loads the notice that posts a line which leads to the board. `None` if the game is over or has a
/// newer board, or if the board of a vote is not posted.
pub async fn load_prompt(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game, .. } = about;
    if game.game.board_seq() != row.seq || game.game.outcome().is_some() {
        return Ok(None);
    }
    let mut vote = None;
    if game.game.player_to_move().and_then(Holder::as_player).is_none() {
        let open = load_votes(conn, &game.game).await?.and_then(|votes| votes.open);
        let id = game.game.id;
        let board = store::outbox::message_of(conn, id, NoticeKind::Turn, row.seq).await?;
        let (Some(open), Some(board)) = (open, board) else { return Ok(None) };
        vote = Some((open, board));
    }
    let places = find_places(conn, &game, None).await?;
    let server = server_of_board(&game);
    Ok(Some(Letter::silent(PromptNotice { game, vote }, places, server)))
}

impl Notice for PromptNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = writing.view(&self.game);
        let page = match &self.vote {
            Some((open, board)) => voting::goes_on_page(&view, open, *board),
            None => board::prompt_page(&view),
        };
        plan::post(page, plan::NO_MARK)
    }
}
