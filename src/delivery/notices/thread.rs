//! A game's thread, opened from the message of its challenge or in a channel of its own.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::Seq;
use crate::ids::Posted;
use crate::show::pages::thread;
use crate::show::pages::view::View;
use crate::store::{self, Address, Conn, NoticeKind, StoreError, StoredGame};

/// Opens a game's thread.
#[derive(Debug)]
pub struct ThreadNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The challenge's message.
    pub message: Posted,
}

/// Loads the notice that opens a game's thread: in the channel or forum that managers chose, else
/// from the challenge's message. `None` if that message is not posted in the game's channel.
pub async fn load_thread(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let posted =
        store::outbox::message_of(conn, game.game.id, NoticeKind::Challenge, Seq::START).await?;
    let Some(message) = posted.filter(|posted| game.place.is_channel(posted.channel)) else {
        return Ok(None);
    };
    let server = game.place.server;
    let chosen = match server {
        Some(server) => {
            let settings = store::servers::settings_or_default(conn, server).await?;
            settings.threads_outside(message.channel).map(Address::Channel)
        }
        None => None,
    };
    // The thread will have the message's id, so the address can be closed before it exists.
    let opened = Address::Thread(message.message.opened_thread());
    let places = chosen.into_iter().chain([opened]).collect();
    Ok(Some(Letter::silent(ThreadNotice { game, message }, places, server)))
}

impl Notice for ThreadNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = View::without_pictures(writing.texts, &self.game, writing.names);
        let name = thread::thread_name(&view);
        match writing.envelope.to {
            Some(Address::Channel(_)) => {
                let page = thread::thread_page(&view);
                let mark = view.mark().to_string();
                let after = self.message.message;
                DeliveryStep::BeginThread { page, mark, name, after }.into()
            }
            _ => DeliveryStep::OpenThread(self.message, name).into(),
        }
    }
}
