//! What is typed, as plain text or into `/move`: moves, and a few words.

use murus_gallicus::rules;

use super::target::Which;
use super::{Answer, Refusal, Request};
use crate::game::{Action, Offer};
use crate::ids::MessageId;
use crate::said;
use crate::service::{Ask, Where};
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::show::pages::more;
use crate::show::pages::{menus, start};
use crate::store::GameRow;
use crate::texts::{Word, move_text, word};

/// The longest text that is looked at as a move, in characters.
const LONGEST: usize = 80;

/// What a text asks for in a game.
enum Meant {
    /// To do this.
    Do(Ask),
    /// To resign.
    Resign,
    /// A hint.
    Hint,
    /// To pass, which nobody can.
    Pass,
}

impl Request<'_> {
    /// Does what was typed into a command; asks which game is meant where there are several.
    pub async fn play(&self, name: Option<&str>, text: &str) -> Answer {
        let text = &said::line(text, LONGEST).unwrap_or_default();
        let word = word(text);
        if word == Some(Word::Help) {
            return Ok(start::help(self.texts));
        }
        let which = which(word, name);
        let rows = self.meant(which).await?;
        if word.is_some() || rows.len() <= 1 {
            let row = self.only(which, rows).await?;
            let meant = meant(&row, text, word, true).unwrap_or_else(|| Meant::Do(Ask::Move(move_text(text))));
            return self.carry_out(row, meant, false).await;
        }
        let text = move_text(text);
        if rows.iter().all(|row| row.game.line().read(&text) == Err(rules::Refusal::Unreadable)) {
            // What is no move on any board is said before it is asked on which.
            return Err(self.refusal("refusal-unreadable"));
        }
        let (names, now) = (self.names(&rows).await, self.service.clock().now());
        Ok(menus::choose_game(self.texts, &rows, &names, self.caller.discord, now, &text))
    }

    /// Answers a text that may be a move, in reply to a message of ours or not; `addressed` tells that it is surely meant for us. None where it is
    /// none of our business, or where the game's next message is the answer.
    pub async fn typed(&self, text: &str, reply: Option<MessageId>, addressed: bool) -> Result<Option<Page>, Refusal> {
        // One letter more than is looked at tells that it is too long.
        let text = &said::line(text, LONGEST + 1).unwrap_or_default();
        let word = word(text);
        if addressed && (text.is_empty() || word == Some(Word::Help)) {
            return Ok(Some(start::help(self.texts)));
        }
        let mut rows = match reply {
            Some(message) => self.service.meant(&self.caller, &Where::Message(message)).await?,
            None => Vec::new(),
        };
        if rows.is_empty() {
            rows = self.meant(which(word, None)).await?;
        }
        // In a thread people also talk; only what is surely meant for us is answered.
        let channel = self.caller.place.channel;
        let here = |row: &GameRow| row.thread == Some(channel) || row.place.thread && row.place.channel == channel;
        let here = rows.len() == 1 && here(&rows[0]);
        if !addressed && reply.is_none() && !here {
            return Ok(None);
        }
        if text.is_empty() || text.chars().count() > LONGEST {
            return Ok(addressed.then(|| start::lost(self.texts, "typed-help")));
        }
        let row = match <[GameRow; 1]>::try_from(rows) {
            Ok([row]) => row,
            Err(rows) if rows.is_empty() => return Ok(addressed.then(|| start::lost(self.texts, "typed-no-game"))),
            Err(several) => return Ok(Some(self.several("several-games-typed", &several).await)),
        };
        let meant = match meant(&row, text, word, addressed) {
            Some(meant) => meant,
            None if addressed => return self.instead(row, "typed-help", None).await.map(Some),
            None => return Ok(None),
        };
        // Where people see the game they see what was done; elsewhere they are told.
        let home = row.thread.unwrap_or(row.place.channel);
        let seen = matches!(meant, Meant::Do(_)) && home == self.caller.place.channel;
        let page = self.carry_out(row, meant, true).await?;
        Ok((!seen).then_some(page))
    }

    /// Does what a text asks for in a game; `openly` where others may see the answer.
    async fn carry_out(&self, row: GameRow, meant: Meant, openly: bool) -> Answer {
        match meant {
            Meant::Do(ask) => {
                let mut page = self.act_on(row, ask, None).await?;
                if openly && self.caller.place.server.is_some() {
                    // What can be done next is for one person.
                    page.rows.clear();
                }
                Ok(page)
            }
            Meant::Resign => self.ask_resign_in(row, openly).await,
            Meant::Hint if !openly => self.hint(Which::Pressed(row.game.id)).await,
            Meant::Hint if row.game.terms.rated => Err(self.refusal("refused-rated")),
            // A hint is for one person.
            Meant::Hint => self.instead(row, "typed-hint", Some((ForGame::Hint, "button-hint"))).await,
            Meant::Pass => self.instead(row, "typed-pass", None).await,
        }
    }

    /// A sentence about what was typed in a game, with the way to a move.
    async fn instead(&self, row: GameRow, id: &str, press: Option<(ForGame, &'static str)>) -> Answer {
        Ok(more::instead(&self.found(row).await?.view(), id, press))
    }
}

/// In which games a text may be meant: a move where it is the person's turn, and what is asked for at any time in all of theirs.
fn which(word: Option<Word>, name: Option<&str>) -> Which<'_> {
    match word {
        Some(Word::Resign | Word::Draw | Word::TakeBack) => Which::One(name),
        Some(Word::Help | Word::Pass | Word::Hint) | None => Which::Due(name),
    }
}

/// What a text asks for in a game; none where it seems to be talk. What is not `addressed` to us counts only where it names two cells, or resigns.
fn meant(row: &GameRow, text: &str, word: Option<Word>, addressed: bool) -> Option<Meant> {
    if let Some(word) = word {
        return match word {
            Word::Resign => Some(Meant::Resign),
            Word::Draw => Some(Meant::Do(Ask::Do(Action::Offer(Offer::Draw)))),
            Word::TakeBack => Some(Meant::Do(Ask::Back)),
            Word::Hint => Some(Meant::Hint),
            Word::Pass => Some(Meant::Pass),
            Word::Help => None,
        }
        .filter(|meant| addressed || matches!(meant, Meant::Resign));
    }
    let text = move_text(text);
    match row.game.position().read(&text) {
        Ok(m) => Some(Meant::Do(Ask::Do(Action::Move(m)))),
        Err(rules::Refusal::OneCell(_)) if !addressed => None,
        Err(rules::Refusal::Unreadable) if !text.eq_ignore_ascii_case("swap") => None,
        Err(_) => Some(Meant::Do(Ask::Move(text))),
    }
}
