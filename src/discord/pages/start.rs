//! Where somebody begins: the buttons that stand wherever a newcomer arrives, and the choice of our opponent's level.

use serenity::all::ButtonStyle::{Primary, Secondary};
use serenity::all::CreateActionRow;

use super::rows::{self, Button, button};
use crate::discord::card::Card;
use crate::discord::custom_id::{ForPerson, ForSettings, Mark};
use crate::discord::page::Page;
use crate::engine::LEVELS;
use crate::texts::Texts;

/// The buttons by which somebody begins, wherever they arrive.
pub fn row(texts: Texts) -> Vec<CreateActionRow> {
    rows::row(texts, begin())
}

fn begin() -> impl Iterator<Item = Button> {
    let press = |press: ForPerson| Mark::NOTHING.id(&press);
    [
        (true, press(ForPerson::PlayMurus), "button-play-murus", Primary),
        (true, press(ForPerson::Learn), "button-learn", Secondary),
    ]
    .into_iter()
}

/// How to play here, in few words, and where to begin.
pub fn help(texts: Texts) -> Page {
    let card = Card { title: texts.say("help-title"), text: texts.say("help-text"), ..Card::default() };
    let settings = Mark::NOTHING.id(&ForSettings::Show);
    let buttons = begin().chain([
        (true, Mark::NOTHING.id(&ForPerson::Mine), "button-mine", Secondary),
        (true, settings, "button-settings", Secondary),
    ]);
    Page { cards: vec![card], rows: rows::row(texts, buttons), ..Page::default() }
}

/// At which level to play our opponent.
pub fn levels(texts: Texts) -> Page {
    let level =
        |name: &'static str| button(Mark::NOTHING.id(&ForPerson::Against(name.to_owned())), name.to_owned(), Secondary);
    let rows = rows::rows(LEVELS.iter().map(|known| level(known.name)).collect());
    let (first, last) = (LEVELS[0].name, LEVELS[LEVELS.len() - 1].name);
    let args = [("weakest", first.into()), ("strongest", last.into())];
    Page { content: texts.say_with("play-murus-level", args), rows, ..Page::default() }
}
