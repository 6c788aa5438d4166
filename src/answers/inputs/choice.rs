//! Reads the choices of menus.

use crate::game::{GameId, Seq};

/// Returns the first choice of a menu; empty if there is none.
pub fn first_choice(chosen: &[String]) -> &str {
    chosen.first().map(String::as_str).unwrap_or_default()
}

/// Reads a game and the event count of its board, as a menu of games has them; `None` if the text
/// has another form.
pub fn read_board_choice(choice: &str) -> Option<(GameId, Seq)> {
    let (id, seq) = choice.split_once(':')?;
    Some((GameId(id.parse().ok()?), Seq(seq.parse().ok()?)))
}
