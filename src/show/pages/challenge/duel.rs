//! The private page on which a person sets up a duel of the computer opponent with itself.

use murus_engine::{LEVELS, Level};
use murus_gallicus::Seat;

use crate::show::custom_id::{ForPerson, ForStart, Mark};
use crate::show::draft::Duel;
use crate::show::emoji::Emoji;
use crate::show::page::Page;
use crate::show::rows::Style::{Secondary, Success};
use crate::show::rows::{MenuChoice, button_row, menu};
use crate::texts::variant;
use crate::texts::{Texts, Value};

/// The page that sets up a duel: a menu of levels for each side, and buttons that begin the game or
/// cancel.
pub fn duel_page(texts: Texts, duel: &Duel) -> Page {
    let id = |press: ForStart| Mark::NOTHING.id(&press);
    let levels = |seat: Seat, chosen: &str, press: ForStart| {
        let option = |level: &Level| {
            let rated = variant::rated_level(texts, level);
            let args = [("side", Value::from(seat.word())), ("level", rated.into())];
            MenuChoice::new(texts.say_with("duel-level", args), level.name)
                .chosen(level.name == chosen)
                .with_emoji(Emoji::of_level(level.name))
        };
        menu(
            id(press),
            texts.say_with("side-name", [("side", seat.word().into())]),
            LEVELS.iter().map(option).collect(),
        )
    };
    let mut rows = vec![
        levels(Seat::Romans, duel.romans, ForStart::DuelRomans(duel.clone())),
        levels(Seat::Gauls, duel.gauls, ForStart::DuelGauls(duel.clone())),
    ];
    rows.extend(button_row(
        texts,
        [
            (true, id(ForStart::DuelBegin(duel.clone())), "button-duel-begin", Success),
            (true, Mark::NOTHING.id(&ForPerson::Cancel), "button-ask-not", Secondary),
        ],
    ));
    let name = variant::variant_name(texts, duel.variant);
    Page {
        content: texts.say_with("duel-ask", [("variant", name.into())]),
        rows,
        ..Page::default()
    }
}
