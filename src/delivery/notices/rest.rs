//! A direct message that tells a person that saved days stop their clock.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Hold, PlayerId};
use crate::show::pages::calls;
use crate::store::{Address, StoredGame};

/// Tells a person that saved days stop their clock in a game, without a ping.
#[derive(Debug)]
pub struct RestNotice {
    /// The person's player id.
    pub player: PlayerId,
    /// The game.
    pub game: Box<StoredGame>,
    /// The period of saved days during which the person's clock is stopped.
    pub hold: Hold,
}

/// Loads the direct message that saved days stop a person's clock. `None` if the days are over, if
/// they stop another player's clock, or if the person's data is deleted.
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
