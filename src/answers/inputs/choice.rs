//! Reads the choices of menus.

use crate::game::{GameId, Seq};

/// Returns the first choice of a menu; an empty text if there is none.
pub fn first_choice(chosen: &[String]) -> &str {
    chosen.first().map(String::as_str).unwrap_or_default()
}

/// Reads a game and the number of its events from a choice such as `12:34`, the form that menus of
/// games use. `None` for any other form.
pub fn read_board_choice(choice: &str) -> Option<(GameId, Seq)> {
    let (id, seq) = choice.split_once(':')?;
    Some((GameId(id.parse().ok()?), Seq(seq.parse().ok()?)))
}
