//! The news for a person that saved days hold their clock.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Hold, PlayerId};
use crate::show::pages::calls;
use crate::store::{Address, StoredGame};

/// Tells a person that saved days hold their clock in a game, without a ping.
#[derive(Debug)]
pub struct RestNotice {
    /// The person's own id.
    pub player: PlayerId,
    /// The game.
    pub game: Box<StoredGame>,
    /// The saved days that hold the person's clock.
    pub hold: Hold,
}

/// Saved days hold the clock of a person. Only that person gets the notice; with direct messages
/// off, their settings show it. `None` if the days no longer hold it.
pub fn load_rest(about: About<'_>) -> Option<Letter> {
    let About { row, game, recipient, now } = about;
    let player = row.recipient?;
    let person = recipient?;
    let hold = game.game.current_hold().filter(|hold| hold.seq == row.seq && now < hold.until)?;
    (game.game.chairs[hold.chair].as_player() == Some(player)).then_some(())?;
    Some(Letter::silent(RestNotice { player, game, hold }, vec![Address::Direct(person)], None))
}

impl Notice for RestNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let page = calls::rest_page(&writing.view(&self.game), self.player, self.hold);
        plan::post(page, plan::NO_MARK)
    }
}
