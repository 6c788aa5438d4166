//! What a person shares of a siege that they solved: no answer, no link.

use crate::game::siege_number;
use crate::service::SiegePart;
use crate::store::ShownPage;
use crate::texts::{Texts, Value, small_line};

/// The most wrong first moves that the line shows.
const SQUARES: u32 = 5;

/// The line that a person shares; `None` before they solved it.
pub fn share_line(texts: Texts, part: &SiegePart) -> Option<String> {
    let tries = part.tried.at(part.rung);
    tries.solved?;
    let squares = "⬛".repeat(tries.wrong.min(SQUARES) as usize) + "🟩";
    let args = [
        ("n", Value::from(siege_number(part.siege.day).to_string())),
        ("rung", part.rung.word().into()),
        ("squares", squares.into()),
        ("days", part.days.into()),
    ];
    Some(texts.say_with("siege-share", args))
}

/// On how many days in a row the person and the server solved one; `None` before they solved it.
pub fn streak_line(texts: Texts, part: &SiegePart) -> Option<String> {
    part.tried.at(part.rung).solved?;
    let args = [("own", Value::from(part.days)), ("here", part.here.into())];
    Some(small_line(&texts.say_with("siege-streaks", args)))
}

/// What is shared of it; `None` before they solved it.
pub fn shared_page(part: &SiegePart) -> Option<ShownPage> {
    part.tried.at(part.rung).solved?;
    Some(ShownPage::Siege(part.siege.id, part.rung))
}
