//! Writes whole games as text with a header.

use alloc::format;
use alloc::string::String;

use super::line::Line;
use super::outcome::Outcome;
use super::seat::Seat;

/// The header of a recorded game, without its variant.
#[derive(Clone, Debug)]
pub struct RecordHeader<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The names of the players in the order of their seats. A name has no `"` and no line break.
    pub players: &'a [String],
    /// The end of the game. `None` while it runs.
    pub outcome: Option<Outcome>,
}

impl Line {
    /// Writes a game below a header, in a form that [`Line::read_record`] reads.
    ///
    /// ```
    /// use murus_gallicus::{Line, RecordHeader, Variant};
    ///
    /// let line = Line::read_record("1. a1-c3 d7-d5", Variant::STANDARD).expect("a game");
    /// let players = ["Caesar".to_owned(), "Vercingetorix".to_owned()];
    /// let header = RecordHeader { game: "k3f9", players: &players, outcome: line.outcome() };
    /// let text = "[Game \"k3f9\"]\n[Variant \"standard\"]\n[Player \"romans Caesar\"]\n\
    ///             [Player \"gauls Vercingetorix\"]\n1. a1-c3 d7-d5\n";
    /// assert_eq!(line.record_with_header(&header), text);
    /// ```
    pub fn record_with_header(&self, header: &RecordHeader<'_>) -> String {
        let RecordHeader { game, players, outcome } = header;
        let variant = self.position().variant();
        let mut text = format!("[Game \"{game}\"]\n[Variant \"{variant}\"]\n");
        for (seat, player) in Seat::ALL.into_iter().zip(*players) {
            text.push_str(&format!("[Player \"{} {player}\"]\n", seat.word()));
        }
        if let Some(end) = outcome {
            let winner = end.winner.map_or("none", Seat::word);
            text.push_str(&format!("[Result \"{winner} {}\"]\n", end.reason.word()));
        }
        text.push_str(&self.record());
        text.push('\n');
        text
    }
}
