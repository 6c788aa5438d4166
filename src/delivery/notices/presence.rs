//! The check that a player is still in the server of a game.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::service::play::presence;
use crate::store::StoredGame;

/// Asks whether the player who is out of time is still in the game's server; posts nothing.
#[derive(Debug)]
pub struct PresenceNotice {
    /// The game.
    pub game: Box<StoredGame>,
}

/// Loads the check that the player who is out of time is still in the game's server. `None` if the
/// game no longer waits for the answer, or if the player's data is deleted.
pub fn load_presence(about: About<'_>) -> Option<Letter> {
    let About { row, game, recipient, .. } = about;
    let person = recipient?;
    (presence::find_rated_mover(&game) == row.recipient && game.game.board_seq() == row.seq)
        .then_some(())?;
    let member = game.place.server.map(|server| (server, person));
    Some(Letter { member, ..Letter::silent(PresenceNotice { game }, Vec::new(), None) })
}

impl Notice for PresenceNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        DeliveryStep::Nothing.into()
    }
}
