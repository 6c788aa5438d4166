//! The line that a person shares about a siege (daily puzzle) that they solved. It has no answer
//! and no link.

use crate::game::siege_number;
use crate::service::SiegePart;
use crate::store::ShownPage;
use crate::texts::{Texts, Value, small_line};

/// The most wrong first moves that the shared line shows as squares.
const SQUARES: u32 = 5;

/// Returns the line that a person shares about a siege; `None` if they have not solved its puzzle.
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

/// Returns the line about how many days in a row the person and the server have solved sieges;
/// `None` if the person has not solved this one.
pub fn streak_line(texts: Texts, part: &SiegePart) -> Option<String> {
    part.tried.at(part.rung).solved?;
    let args = [("own", Value::from(part.days)), ("here", part.here.into())];
    Some(small_line(&texts.say_with("siege-streaks", args)))
}

/// Returns the page that a person can show about their siege; `None` if they have not solved its
/// puzzle.
pub fn shared_page(part: &SiegePart) -> Option<ShownPage> {
    part.tried.at(part.rung).solved?;
    Some(ShownPage::Siege(part.siege.id, part.rung))
}
