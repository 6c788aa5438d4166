//! Moves typed as plain text.

use super::meant::Which;
use super::{Request, Stop};
use crate::discord::page::Page;
use crate::discord::pages::lists;
use crate::discord::pages::view::View;
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
        Ok(match &rows[..] {
            _ if text.is_empty() || text.chars().count() > LONGEST => addressed.then(|| self.say("typed-help")),
            [] => addressed.then(|| self.say("no-game-here")),
            [row] if text.eq_ignore_ascii_case("resign") => Some(View { texts: self.texts, row }.resign()),
            [row] if looks_like_move(row, text) => {
                let page = self.act(Which::Pressed(row.game.id), Ask::Move(text.to_owned()), None).await?;
                // Where people see the game they see the move; elsewhere they are told.
                let seen = row.thread.unwrap_or(row.place.channel) == self.caller.place.channel;
                (!seen).then_some(page)
            }
            [_] => addressed.then(|| self.say("typed-help")),
            several => Some(lists::several(self.texts, "several-games-typed", several)),
        })
    }
}

/// Whether a text names cells at all, so that it is worth an answer even where it cannot be played.
fn looks_like_move(row: &GameRow, text: &str) -> bool {
    if text.eq_ignore_ascii_case("swap") {
        return true;
    }
    !matches!(row.game.position().read(text), Err(Refusal::Unreadable | Refusal::OneCell(_)))
}
