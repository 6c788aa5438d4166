//! What somebody is shown who seems lost.

use serenity::all::ButtonStyle::{Primary, Secondary};

use super::rows::{self, button};
use super::start;
use super::view::View;
use crate::discord::custom_id::{ForGame, ForPerson, Mark};
use crate::discord::page::Page;
use crate::texts::Texts;

/// What there is here, and where to begin.
pub fn welcome(texts: Texts) -> Page {
    lost(texts, "typed-welcome")
}

/// Why something that was typed means nothing here, by the name of the sentence, and where to begin.
pub fn lost(texts: Texts, id: &str) -> Page {
    let mine = button(Mark::NOTHING.id(&ForPerson::Mine), texts.say("button-mine"), Secondary);
    Page { content: texts.say(id), rows: rows::and(start::row(texts), mine), ..Page::default() }
}

impl View<'_> {
    /// A sentence about what was typed in a game, with the way to a move; `press` is what else the sentence speaks of.
    pub fn instead(&self, id: &str, press: Option<(ForGame, &'static str)>) -> Page {
        let moves = self.row.game.mover().is_some_and(|holder| holder.player().is_some());
        let mut rows = self.buttons([(moves, self.id(ForGame::Units), "button-move", Primary)]);
        if let Some((press, label)) = press {
            rows = rows::and(rows, button(self.id(press), self.texts.say(label), Secondary));
        }
        Page { content: self.texts.say(id), rows, ..Page::default() }
    }
}
