//! Messages of challenges that say nothing any more.

use super::clear::ClearNotice;
use crate::delivery::letter::{About, Letter};
use crate::game::{Day, Seq};
use crate::store::{self, Conn, NoticeKind, StoreError};

/// Loads the notice that deletes the message of a finished game's challenge in a quiet channel.
/// `None` if that is not posted, if it tells the result itself, or if no card of the day does.
pub async fn load_spent(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, .. } = about;
    let game = &shown.game;
    let Some((server, ended)) = shown.place.server.zip(game.ended_at()) else { return Ok(None) };
    let settings = store::servers::settings_or_default(conn, server).await?;
    let message = store::outbox::message_of(conn, game.id, NoticeKind::Challenge, Seq::START);
    let Some(message) = message.await?.filter(|_| !settings.lively) else { return Ok(None) };
    let told = match settings.cards.or(shown.place.channel) {
        _ if game.is_called_off() => true,
        Some(channel) if game.lone_player().is_none() => {
            let day = Day::of_moment(ended);
            store::outbox::results_card(conn, channel, day, row.id).await?.0.is_some()
        }
        _ => false,
    };
    let notice = ClearNotice { message };
    Ok(told.then(|| Letter::silent(notice, Vec::new(), Some(server))))
}
