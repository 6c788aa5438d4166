//! A line with a button to move, posted below messages that people wrote after a board.

use crate::delivery::letter::{About, Letter, find_places};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::Holder;
use crate::show::pages::board;
use crate::store::{Conn, StoreError, StoredGame};

/// Posts a line with a button to move, without a ping.
#[derive(Debug)]
pub struct PromptNotice {
    /// The game.
    pub game: Box<StoredGame>,
}

/// Loads the notice that posts a line with a button to move. `None` if the game is over or has a
/// newer board, or if no person is to move.
pub async fn load_prompt(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let moves = game.game.player_to_move().and_then(Holder::as_player).is_some();
    if game.game.board_seq() != about.row.seq || game.game.outcome().is_some() || !moves {
        return Ok(None);
    }
    let places = find_places(conn, &game, None).await?;
    let server = game.place.server;
    Ok(Some(Letter::silent(PromptNotice { game }, places, server)))
}

impl Notice for PromptNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        plan::post(board::prompt_page(&writing.view(&self.game)), plan::NO_MARK)
    }
}
