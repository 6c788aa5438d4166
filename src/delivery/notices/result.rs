//! The result of a game, for its channel.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::Seq;
use crate::ids::Posted;
use crate::show::pages::result;
use crate::show::pages::thread;
use crate::store::{self, Address, Conn, NoticeKind, StoreError, StoredGame};

/// Tells the channel the result, without a ping.
#[derive(Debug)]
pub struct ResultNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The challenge's message, which becomes the result; `None` if a new message tells it.
    pub over: Option<Posted>,
    /// True if the notice shows a film of the game.
    pub film: bool,
}

/// Loads the notice that tells the channel a game's result. If one person played alone, or the game
/// was called off, the challenge's message becomes the result, and nothing new is posted. `None` if
/// that message does not exist, and for other games without a thread, whose last board already
/// shows the result.
pub async fn load_result(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let server = game.place.server;
    let called_off = game.game.is_called_off();
    let film = match server {
        Some(server) => store::servers::settings_or_default(conn, server).await?.film,
        None => false,
    };
    if called_off || game.game.lone_player().is_some() {
        let card = store::outbox::message_of(conn, game.game.id, NoticeKind::Challenge, Seq::START)
            .await?;
        let Some(card) = card else { return Ok(None) };
        let notice = ResultNotice { game, over: Some(card), film };
        return Ok(Some(Letter::silent(notice, Vec::new(), server)));
    }
    // If the game was played in the channel itself, the last board shows it already.
    if game.thread.is_none() {
        return Ok(None);
    }
    let places = game.place.channel.map(Address::Channel).into_iter().collect();
    Ok(Some(Letter::silent(ResultNotice { game, over: None, film }, places, server)))
}

impl Notice for ResultNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        let page = result::result_page(view, self.film, writing.is_lively());
        // The thread of a game that was called off gets a name without people's names.
        let called_off = self.game.game.is_called_off() && !view.is_forfeited();
        let thread = self.game.thread.filter(|_| called_off);
        DeliveryPlan {
            renames: thread.map(|thread| (thread, thread::called_off_name(view))),
            ..match self.over {
                Some(at) => DeliveryStep::Become { at, page }.into(),
                None => plan::post(page, view.mark()),
            }
        }
    }
}
