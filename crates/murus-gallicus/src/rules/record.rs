//! Whole games as text, for writing to files and reading from them. Resignations out of turn,
//! timeouts and agreed draws are part of the text.

use super::line::{Entry, Line};
use super::position::Position;
use super::refusal::Refusal;
use super::seat::Seat;
use super::variant::Variant;

/// The most entries read.
const LONGEST: usize = 1000;

/// The results in records of other games. They are read and ignored, because the moves decide.
const RESULTS: &[&str] = &["*", "1-0", "0-1", "1/2-1/2"];

/// Why a text is not a game.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RecordError {
    /// Its header names an unknown variant.
    #[error("there is no variant `{0}`")]
    Variant(String),
    /// It has no moves.
    #[error("the record has no moves")]
    Empty,
    /// It holds more than one game.
    #[error("the record holds more than one game")]
    Several,
    /// It has more entries than this.
    #[error("the record has more than {0} entries")]
    TooLong(usize),
    /// A word cannot be played at its place: the plies before it, the word, the line up to there,
    /// and why.
    #[error("after {0} plies, `{1}`: {3}")]
    Word(usize, String, Box<Line>, Refusal),
}

impl Line {
    /// The game as text, `1. a1-c3 d7-d5 2. ... resign:gauls`: numbered moves, and other entries,
    /// with their side if it need not be the one to move.
    pub fn record(&self) -> String {
        self.listed(|_, entry| Some(self.word(entry)))
    }

    /// The words that `write` returns for each entry and its place in the list, with move numbers:
    /// one before each move of the first side, and one before the first word. Entries for which it
    /// returns `None` are left out.
    ///
    /// ```
    /// use murus_gallicus::rules::{Line, Variant};
    ///
    /// let line = Line::read_record("1. a1-c3 d7-d5 2. h1-f3", Variant::STANDARD).expect("a game");
    /// let later = |from| line.listed(|n, entry| (n >= from).then(|| line.word(entry)));
    /// assert_eq!(later(1), "1... d7-d5 2. h1-f3");
    /// assert_eq!(later(2), line.numbered(2, "h1-f3"));
    /// ```
    pub fn listed(&self, write: impl Fn(usize, Entry) -> Option<String>) -> String {
        let (mut words, mut ply) = (Vec::new(), 0);
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

    /// A move with the number of its ply, counted from 0, as the article writes it: `12. a1-c3` for
    /// the first side, `12... d7-d5` for the others.
    pub fn numbered(&self, ply: usize, text: &str) -> String {
        let dots = if self.opens_round(ply) { "." } else { "..." };
        format!("{}{dots} {text}", self.round(ply))
    }

    /// The move made at a ply, counted from 0; empty if there was none.
    pub fn text(&self, ply: usize) -> String {
        self.moves().nth(ply).map(|m| self.positions()[ply].write(m).to_string()).unwrap_or_default()
    }

    /// The same with its number.
    pub fn numbered_move(&self, ply: usize) -> String {
        self.numbered(ply, &self.text(ply))
    }

    /// The same for a move in a list: only the first move of a round has its number.
    pub fn listed_move(&self, ply: usize) -> String {
        if self.opens_round(ply) { self.numbered_move(ply) } else { self.text(ply) }
    }

    /// The move number of a ply, counted from 0. A round ends when the turn passes the side that
    /// began, even if that side is out, so no side has two moves of one number.
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
            // The first ply; there is no ply beyond the next one.
            _ => ply == 0,
        }
    }

    /// An entry as [`Line::read_word`] reads it.
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

    /// Reads one word of a record that can be played now.
    pub fn read_word(&self, word: &str) -> Result<Entry, Refusal> {
        let seat = |word: &str| Seat::from_word(word).ok_or(Refusal::Unreadable);
        match word.to_lowercase().split_once(':') {
            Some(("resign", side)) => seat(side).map(Entry::Resign),
            Some(("timeout", side)) => seat(side).map(Entry::Timeout),
            _ if word.eq_ignore_ascii_case("draw") => Ok(Entry::Draw),
            _ if word.eq_ignore_ascii_case("cancel") => Ok(Entry::Cancel),
            _ => self.read(word),
        }
    }

    /// Reads a game. A line `[Variant "..."]` names the variant; without one it is a game of
    /// `variant`. Other lines in brackets, move numbers, comments in braces and a result such as
    /// `1-0` are ignored.
    pub fn read_record(text: &str, variant: Variant) -> Result<Line, RecordError> {
        let header = |line: &&str| line.trim_start().starts_with('[');
        let named = text.lines().filter(header).find_map(|line| {
            let rest = line.trim().strip_prefix("[Variant")?.trim();
            Some(rest.trim_matches(|c: char| matches!(c, '"' | ']' | ' ')).to_owned())
        });
        let variant = match named {
            Some(name) => name.parse().map_err(|_| RecordError::Variant(name))?,
            None => variant,
        };
        let text = without_comments(text);
        let moves = |line: &&str| !line.trim().is_empty() && !header(line);
        if text.lines().skip_while(|line| !moves(line)).any(|line| header(&line)) {
            return Err(RecordError::Several);
        }
        let mut line = Line::new(variant);
        let words = text.lines().filter(moves).flat_map(str::split_whitespace);
        let mut ended = false;
        for word in words.filter(|word| !is_move_number(word)) {
            if RESULTS.contains(&word) {
                ended = true;
                continue;
            }
            if ended {
                return Err(RecordError::Several);
            }
            let wrong = |line: &Line, why| {
                let word = word.chars().take(30).collect();
                RecordError::Word(line.plies(), word, Box::new(line.clone()), why)
            };
            if line.entries().len() >= LONGEST {
                return Err(RecordError::TooLong(LONGEST));
            }
            let entry = line.read_word(word).map_err(|why| wrong(&line, why))?;
            if line.play(entry).is_err() {
                return Err(wrong(&line, Refusal::Unreadable));
            }
        }
        if line.plies() == 0 { Err(RecordError::Empty) } else { Ok(line) }
    }
}

/// Whether a word of a record is a move number, such as `12.` or `3...`.
pub fn is_move_number(word: &str) -> bool {
    word.trim_end_matches('.').chars().all(|c| c.is_ascii_digit())
}

/// The text without comments in braces, which do not nest. An unclosed brace is kept.
fn without_comments(text: &str) -> String {
    let (mut kept, mut rest) = (String::new(), text);
    while let Some((before, comment)) = rest.split_once('{') {
        let Some((_, after)) = comment.split_once('}') else { break };
        kept.push_str(before);
        kept.push(' ');
        rest = after;
    }
    kept + rest
}
