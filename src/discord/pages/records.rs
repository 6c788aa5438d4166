//! Games as files, and games that were brought in.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::view::{View, button};
use crate::discord::components::Press;
use crate::discord::page::Page;
use crate::rules::{RecordError, Seat};
use crate::texts::Texts;

/// Why a text is no game.
pub fn wrong(texts: Texts, error: &RecordError) -> String {
    match error {
        RecordError::Variant(name) => texts.say_with("import-variant", [("name", name.replace('`', "'").into())]),
        RecordError::Empty => texts.say("import-empty"),
        RecordError::Several => texts.say("import-several"),
        RecordError::TooLong(most) => texts.say_with("import-too-long", [("most", (*most).into())]),
        RecordError::Word(plies, word, line, why) => {
            let why = texts.refusal(line.position(), why);
            let word = word.replace('`', "'");
            texts.say_with("import-word", [("plies", (*plies).into()), ("word", word.into()), ("why", why.into())])
        }
    }
}

impl View<'_> {
    /// A game that was brought in.
    pub fn imported(&self) -> Page {
        let args = [("name", self.row.game.name.as_str().into()), ("plies", self.row.game.line().plies().into())];
        let secondary = |press, label: &str| button(self.id(press), self.texts.say(label), ButtonStyle::Secondary);
        let buttons = vec![
            secondary(Press::Review, "button-review"),
            secondary(Press::History, "button-history"),
            secondary(Press::GoOn, "button-go-on"),
        ];
        Page {
            content: self.texts.say_with("imported", args),
            attachment: Some(self.picture(Seat::Romans)),
            rows: vec![CreateActionRow::Buttons(buttons)],
            ..Page::default()
        }
    }
}
