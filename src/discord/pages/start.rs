//! Where somebody begins: the buttons that stand wherever a newcomer arrives, and the choice of our opponent's level.

use serenity::all::ButtonStyle::{Primary, Secondary};
use serenity::all::CreateActionRow;

use super::rows::{self, button};
use crate::discord::custom_id::{ForPerson, Mark};
use crate::discord::page::Page;
use crate::engine::LEVELS;
use crate::texts::Texts;

/// The buttons by which somebody begins, wherever they arrive.
pub fn row(texts: Texts) -> Vec<CreateActionRow> {
    let press = |press: ForPerson| Mark::NOTHING.id(&press);
    rows::row(
        texts,
        [
            (true, press(ForPerson::PlayMurus), "button-play-murus", Primary),
            (true, press(ForPerson::Learn), "button-learn", Secondary),
        ],
    )
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
