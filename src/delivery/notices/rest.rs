//! A direct message that tells a person that saved days stop their clock.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Hold, PlayerId};
use crate::ids::Posted;
use crate::show::pages::calls;
use crate::store::{self, Address, Conn, StoreError, StoredGame};

/// Tells a person that saved days stop their clock in a game, without a ping.
#[derive(Debug)]
pub struct RestNotice {
    /// The person's player id.
    pub player: PlayerId,
    /// The game.
    pub game: Box<StoredGame>,
    /// The period of saved days during which the person's clock is stopped.
    pub hold: Hold,
    /// Channel and message of the newest board, if one is posted.
    pub board: Option<Posted>,
}

/// Loads the direct message that saved days stop a person's clock. `None` if the days are over, if
/// they stop another player's clock, or if the person's data is deleted.
pub async fn load_rest(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game, recipient, now } = about;
    let (Some(player), Some(person)) = (row.recipient, recipient) else { return Ok(None) };
    let is_meant = |hold: &Hold| {
        let holder = game.game.chairs[hold.chair].as_player();
        hold.seq == row.seq && now < hold.until && holder == Some(player)
    };
    let Some(hold) = game.game.current_hold().filter(is_meant) else { return Ok(None) };
    let id = game.game.id;
    let board = store::outbox::newest_boards(conn, &[id]).await?.remove(&id);
    let notice = RestNotice { player, game, hold, board };
    Ok(Some(Letter::silent(notice, vec![Address::Direct(person)], None)))
}

impl Notice for RestNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let page = calls::rest_page(&writing.view(&self.game), self.player, self.hold, self.board);
        plan::post(page, plan::NO_MARK)
    }
}
