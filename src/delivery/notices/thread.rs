//! A game's thread, opened from the message of its challenge.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::Seq;
use crate::ids::Posted;
use crate::show::pages::board;
use crate::show::pages::view::View;
use crate::store::{self, Address, Conn, NoticeKind, StoreError, StoredGame};

/// Opens a thread from the challenge's message.
#[derive(Debug)]
pub struct ThreadNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The message's channel and id.
    pub message: Posted,
}

/// The game's thread. `None` without a message of the challenge in the game's channel, from which
/// it would be opened.
pub async fn load_thread(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let posted =
        store::outbox::message_of(conn, game.game.id, NoticeKind::Challenge, Seq::START).await?;
    let Some(message) = posted.filter(|posted| posted.channel == game.place.channel) else {
        return Ok(None);
    };
    let server = game.place.server;
    // The thread will have the message's id, so the address can be closed before it exists.
    let places = vec![Address::Thread(message.message.opened_thread())];
    Ok(Some(Letter::silent(ThreadNotice { game, message }, places, server)))
}

impl Notice for ThreadNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = View::without_pictures(writing.texts, &self.game, writing.names);
        DeliveryStep::OpenThread(self.message, board::thread_name(&view)).into()
    }
}
