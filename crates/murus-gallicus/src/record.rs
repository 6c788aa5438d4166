//! Writes whole games as text, and reads single words of such texts. Resignations, timeouts and
//! agreed draws are part of the text.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::line::{Entry, Line};
use super::notation::bare;
use super::position::Position;
use super::refusal::Refusal;
use super::seat::Seat;

impl Line {
    /// The game as text, such as `1. a1-c3 d7-d5 2. ... resign:gauls`: numbered moves and other
    /// entries. An entry names its side if that need not be the side to move.
    pub fn record(&self) -> String {
        self.listed(|_, entry| Some(self.word(entry)))
    }

    /// Lists the words that `write` returns for each entry and its index, with move numbers: one
    /// before the first move of each round, and one before the first word if it is a move. Entries
    /// for which `write` returns `None` are left out.
    ///
    /// ```
    /// use murus_gallicus::{Line, Variant};
    ///
    /// let line = Line::read_record("1. a1-c3 d7-d5 2. h1-f3", Variant::STANDARD).expect("a game");
    /// let later = |from| line.listed(|n, entry| (n >= from).then(|| line.word(entry)));
    /// assert_eq!(later(1), "1... d7-d5 2. h1-f3");
    /// assert_eq!(later(2), line.numbered(2, "h1-f3"));
    /// ```
    pub fn listed(&self, write: impl Fn(usize, Entry) -> Option<String>) -> String {
        let mut words = Vec::new();
        let mut ply = 0;
        for (n, &entry) in self.entries().iter().enumerate() {
            let is_move = matches!(entry, Entry::Move(_));
            if let Some(text) = write(n, entry) {
                let counted = is_move && (words.is_empty() || self.opens_round(ply));
                words.push(if counted { self.numbered(ply, &text) } else { text });
            }
            ply += usize::from(is_move);
        }
        words.join(" ")
    }

    /// A text with the move number of a ply (counted from 0), as the article writes it: `12. a1-c3`
    /// for the first move of a round, `12... d7-d5` for the others.
    pub fn numbered(&self, ply: usize, text: &str) -> String {
        let dots = if self.opens_round(ply) { "." } else { "..." };
        format!("{}{dots} {text}", self.round(ply))
    }

    /// The move of a ply (counted from 0) in notation; empty if there is no such ply.
    pub fn text(&self, ply: usize) -> String {
        self.moves()
            .nth(ply)
            .map(|m| self.positions()[ply].write(m).to_string())
            .unwrap_or_default()
    }

    /// The move of a ply (counted from 0) in notation, with its move number.
    pub fn numbered_move(&self, ply: usize) -> String {
        self.numbered(ply, &self.text(ply))
    }

    /// The move of a ply (counted from 0) for a list: only the first move of a round has its
    /// number.
    pub fn listed_move(&self, ply: usize) -> String {
        if self.opens_round(ply) { self.numbered_move(ply) } else { self.text(ply) }
    }

    /// The move number of a ply (counted from 0). A round ends when the turn passes the side that
    /// began, even if that side is out. So no side has two moves with one number.
    pub fn round(&self, ply: usize) -> usize {
        (0..=ply).filter(|&ply| self.opens_round(ply)).count()
    }

    fn opens_round(&self, ply: usize) -> bool {
        let seats = self.position().variant().board().seats;
        let first = self.positions()[0].to_move().index();
        // The seats from the side that began to this one.
        let place = |position: &Position| (position.to_move().index() + seats - first) % seats;
        match self.positions().get(ply.saturating_sub(1)..=ply) {
            Some([before, now]) => place(now) <= place(before),
            // This is the first ply, or beyond the next one, where there is no ply.
            _ => ply == 0,
        }
    }

    /// The word for an entry that can be played now, as [`Line::read_word`] reads it.
    pub fn word(&self, entry: Entry) -> String {
        match entry {
            Entry::Move(m) => self.position().write(m).to_string(),
            Entry::Swap => "swap".to_owned(),
            Entry::Resign(seat) => format!("resign:{}", seat.word()),
            Entry::Timeout(seat) => format!("timeout:{}", seat.word()),
            Entry::Draw => "draw".to_owned(),
            Entry::Cancel => "cancel".to_owned(),
        }
    }

    /// Reads one word of a record as an entry. Refuses a word that is no entry, an illegal move,
    /// and every word after the end. Does not check that a side that leaves is still in the game.
    pub fn read_word(&self, word: &str) -> Result<Entry, Refusal> {
        if let Some(outcome) = self.outcome() {
            return Err(Refusal::Over(outcome));
        }
        let seat = |word: &str| Seat::from_word(word).ok_or(Refusal::Unreadable);
        let bare = bare(word);
        match bare.split_once(':').unwrap_or((&bare, "")) {
            ("resign", side) if !side.is_empty() => seat(side).map(Entry::Resign),
            ("timeout", side) => seat(side).map(Entry::Timeout),
            ("draw", "") => Ok(Entry::Draw),
            ("cancel", "") => Ok(Entry::Cancel),
            _ => self.read(word),
        }
    }
}
