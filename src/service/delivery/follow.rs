//! Notices for followers of a game.

use super::letter::{About, Letter};
use super::notice::Notice;
use crate::game::Holder;
use crate::service::outbox::pings;
use crate::store::{self, Address, Conn, StoreError};

/// The game as it is now, for a follower. Nothing if the game has gone on since, or if they no
/// longer follow it or now play in it.
pub(super) async fn load_followed(
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
    let notice = Notice::Followed { game, reading };
    let letter = Letter::silent(notice, vec![Address::Direct(person)], None);
    Ok(Some(if follower.may_ring(now) { Letter { ping: vec![person], ..letter } } else { letter }))
}
