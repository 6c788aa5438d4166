//! Lines of a finished game that people share.

use crate::delivery::letter::{About, Letter, find_places};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::show::custom_id::ForGame;
use crate::show::pages::lines;
use crate::store::{self, Conn, StoreError, StoredGame};

/// Announces lines that people tried in a finished game and share.
#[derive(Debug)]
pub struct LinesNotice {
    /// The game.
    pub game: Box<StoredGame>,
}

/// Loads the notice that announces lines tried in a finished game. `None` if no one shares a line
/// of the game any longer.
pub async fn load_lines(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    if store::lines::list_sharers(conn, game.game.id).await?.is_empty() {
        return Ok(None);
    }
    let places = find_places(conn, &game, about.recipient).await?;
    let server = game.place.server;
    Ok(Some(Letter::silent(LinesNotice { game }, places, server)))
}

impl Notice for LinesNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        plan::post(lines::study_page(view), view.press_id(ForGame::Lines))
    }
}
