//! What is typed as plain text: moves, and a few words.

use super::meant::Which;
use super::{Request, Stop};
use crate::discord::custom_id::ForGame;
use crate::discord::page::Page;
use crate::discord::pages::help;
use crate::game::{Action, Offer};
use crate::ids::MessageId;
use crate::rules::Refusal;
use crate::service::{Ask, Where};
use crate::store::GameRow;
use crate::texts::{Word, move_text, word};

/// The longest text that is looked at as a move, in characters.
const LONGEST: usize = 80;

/// What a text asks for in a game.
enum Meant {
    /// To do this.
    Do(Ask),
    /// What a word says that is more than one thing to do.
    Word(Word),
}

impl Request<'_> {
    /// Answers a text that may be a move, in reply to a message of ours or not; `addressed` tells that it is surely meant for us. None where it is
    /// none of our business, or where the game's next message is the answer.
    pub async fn typed(&self, text: &str, reply: Option<MessageId>, addressed: bool) -> Result<Option<Page>, Stop> {
        let word = word(text);
        if addressed && (text.is_empty() || word == Some(Word::Help)) {
            return Ok(Some(help::welcome(self.texts)));
        }
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
            return Ok(addressed.then(|| help::lost(self.texts, "typed-help")));
        }
        let row = match <[GameRow; 1]>::try_from(rows) {
            Ok([row]) => row,
            Err(rows) if rows.is_empty() => return Ok(addressed.then(|| help::lost(self.texts, "typed-no-game"))),
            Err(several) => return Ok(Some(self.several("several-games-typed", &several).await)),
        };
        let ask = match meant(&row, text, word, addressed) {
            Some(Meant::Do(ask)) => ask,
            Some(Meant::Word(word)) => return self.answer_word(row, word).await.map(Some),
            None if addressed => return self.instead(row, "typed-help", None).await.map(Some),
            None => return Ok(None),
        };
        // Where people see the game they see what was done; elsewhere they are told.
        let seen = row.thread.unwrap_or(row.place.channel) == self.caller.place.channel;
        let mut page = self.act_on(row, ask, None).await?;
        if self.caller.place.server.is_some() {
            // What can be done next is for one person, and this is seen by all.
            page.rows.clear();
        }
        Ok((!seen).then_some(page))
    }

    /// Answers a word that asks for more than one thing to do.
    async fn answer_word(&self, row: GameRow, word: Word) -> Result<Page, Stop> {
        match word {
            Word::Resign => self.ask_resign_openly(row).await,
            // A hint is for one person, and this is seen by all.
            Word::Hint if row.game.terms.rated => Err(self.stop("refused-rated")),
            Word::Hint => self.instead(row, "typed-hint", Some((ForGame::Hint, "button-hint"))).await,
            Word::Pass => self.instead(row, "typed-pass", None).await,
            Word::Help | Word::Draw | Word::TakeBack => Ok(help::welcome(self.texts)),
        }
    }

    /// A sentence about what was typed in a game, with the way to a move.
    async fn instead(&self, row: GameRow, id: &str, press: Option<(ForGame, &'static str)>) -> Result<Page, Stop> {
        Ok(self.found(row).await?.view().instead(id, press))
    }
}

/// What a text asks for in a game; none where it seems to be talk. What is not `addressed` to us counts only where it names two cells, or resigns.
fn meant(row: &GameRow, text: &str, word: Option<Word>, addressed: bool) -> Option<Meant> {
    match word {
        Some(Word::Draw) if addressed => return Some(Meant::Do(Ask::Do(Action::Offer(Offer::Draw)))),
        Some(Word::TakeBack) if addressed => return Some(Meant::Do(Ask::Back)),
        Some(word) if addressed || word == Word::Resign => return Some(Meant::Word(word)),
        Some(_) => return None,
        None => {}
    }
    let text = move_text(text);
    match row.game.position().read(&text) {
        Ok(m) => Some(Meant::Do(Ask::Do(Action::Move(m)))),
        Err(Refusal::OneCell(_)) if !addressed => None,
        Err(Refusal::Unreadable) if !text.eq_ignore_ascii_case("swap") => None,
        Err(_) => Some(Meant::Do(Ask::Move(text))),
    }
}
