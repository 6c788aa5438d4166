//! Texts about a siege (daily puzzle) for a person who solved one of its puzzles: the line to share
//! and the days in a row.

use crate::game::siege_number;
use crate::service::SiegePart;
use crate::store::ShownPage;
use crate::texts::{Texts, Value, small_line};

/// The most wrong moves that the shared line shows as squares.
const SQUARES: u32 = 5;

/// Returns the line that a person shares about the puzzle of `part`: the siege's number, a square
/// for each try, up to a limit, and the days in a row, but no answer and no link. `None` if they
/// have not solved the puzzle.
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

/// Returns the line that counts the days in a row on which the person solved a siege, and on which
/// anyone in the server did. `None` if the person has not solved the puzzle of `part`.
pub fn streak_line(texts: Texts, part: &SiegePart) -> Option<String> {
    part.tried.at(part.rung).solved?;
    let args = [("own", Value::from(part.days)), ("here", part.here.into())];
    Some(small_line(&texts.say_with("siege-streaks", args)))
}

/// Names the page by which a person can show their result in a channel. `None` if they have not
/// solved the puzzle of `part`.
pub fn shared_page(part: &SiegePart) -> Option<ShownPage> {
    part.tried.at(part.rung).solved?;
    Some(ShownPage::Siege(part.siege.id, part.rung))
}
