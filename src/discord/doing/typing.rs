//! Moves typed as plain text.

use super::meant::Which;
use super::{Request, Stop};
use crate::discord::page::Page;
use crate::game::Action;
use crate::ids::MessageId;
use crate::rules::Refusal;
use crate::service::{Ask, Where};
use crate::store::GameRow;

/// The longest text that is looked at as a move, in characters.
const LONGEST: usize = 80;

impl Request<'_> {
    /// Answers a text that may be a move, in reply to a message of ours or not; `addressed` tells that it is surely meant for us. None where it is
    /// none of our business, or where the game's next message is the answer.
    pub async fn typed(&self, text: &str, reply: Option<MessageId>, addressed: bool) -> Result<Option<Page>, Stop> {
        let mut rows = match reply {
            Some(message) => self.service.meant(&self.caller, &Where::Message(message)).await?,
            None => Vec::new(),
        };
        if rows.is_empty() {
            rows = self.meant(Which::Due(None)).await?;
        }
        // In a thread people also talk; only what is surely meant for us is answered.
        let here = rows.len() == 1 && rows[0].thread == Some(self.caller.place.channel);
        if !addressed && reply.is_none() && !here {
            return Ok(None);
        }
        if text.is_empty() || text.chars().count() > LONGEST {
            return Ok(addressed.then(|| self.say("typed-help")));
        }
        let row = match <[GameRow; 1]>::try_from(rows) {
            Ok([row]) => row,
            Err(rows) if rows.is_empty() => return Ok(addressed.then(|| self.say("no-game-here"))),
            Err(several) => return Ok(Some(self.several("several-games-typed", &several).await)),
        };
        if text.eq_ignore_ascii_case("resign") {
            return Ok(Some(self.ask_resign_openly(row).await?));
        }
        let Some(ask) = meant_as(&row, text) else { return Ok(addressed.then(|| self.say("typed-help"))) };
        // Where people see the game they see the move; elsewhere they are told.
        let seen = row.thread.unwrap_or(row.place.channel) == self.caller.place.channel;
        let page = self.act_on(row, ask, None).await?;
        Ok((!seen).then_some(page))
    }
}

/// What a text asks for that names cells at all, so that it is worth an answer even where it cannot be played.
fn meant_as(row: &GameRow, text: &str) -> Option<Ask> {
    match row.game.position().read(text) {
        Ok(m) => Some(Ask::Do(Action::Move(m))),
        Err(Refusal::Unreadable | Refusal::OneCell(_)) if !text.eq_ignore_ascii_case("swap") => None,
        Err(_) => Some(Ask::Move(text.to_owned())),
    }
}
