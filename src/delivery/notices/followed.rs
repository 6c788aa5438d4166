//! The state of a game, for a follower of it.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::Holder;
use crate::service::outbox::pings;
use crate::show::pages::follow;
use crate::store::{self, Address, Conn, Reading, StoreError, StoredGame};

/// Tells a follower the state of a game.
#[derive(Debug)]
pub struct FollowedNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The follower's choice of how boards are shown: as a picture only, or with text.
    pub reading: Reading,
}

/// Loads the direct message that tells a follower the state of a game. `None` if the game has a
/// newer board, if the person no longer follows the game or only its end and it still runs, if they
/// play in it, or if the row has no recipient.
pub async fn load_followed(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let About { row, game, recipient, now } = about;
    let (Some(player), Some(person)) = (row.recipient, recipient) else { return Ok(None) };
    let follows = store::followers::of_game(conn, game.game.id)
        .await?
        .into_iter()
        .find(|one| one.player == player);
    let wanted = follows.is_some_and(|one| one.every || game.game.outcome().is_some());
    if !wanted || game.game.board_seq() != row.seq || game.game.chair_of(player).is_some() {
        return Ok(None);
    }
    let follower = pings::person(conn, &Holder::Player(player)).await?;
    let reading = store::preferences::load_choices(conn, player).await?.tastes.reading;
    // A game is shown only to members of its server.
    let member = game.place.server.map(|server| (server, person));
    let ping = if follower.may_ring(now) { vec![person] } else { Vec::new() };
    let notice = FollowedNotice { game, reading };
    let places = vec![Address::Direct(person)];
    Ok(Some(Letter { ping, member, ..Letter::silent(notice, places, None) }))
}

impl Notice for FollowedNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        let page = follow::followed_page(view, writing.ping()).read_as(self.reading);
        plan::post(page, follow::followed_id(view))
    }
}
