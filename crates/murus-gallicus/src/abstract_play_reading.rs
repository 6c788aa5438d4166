//! Reads games in the form of the site Abstract Play, its own and ours.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::abstract_play::{
    GAME, GivenGame, GivenMove, GivenRecord, RESIGN, TIMEOUT, find_variant,
};
use super::line::{Entry, Line};
use super::outcome::Reason;
use super::record_text::{LONGEST, RecordError, describe_stop};
use super::refusal::Refusal;
use super::seat::Seat;
use super::variant::Variant;

impl GivenRecord {
    /// Reads the game of the record. Other facts of the header, such as names and times, are
    /// ignored. Fails for the reasons that [`RecordError`] lists.
    pub fn read_line(&self) -> Result<Line, RecordError> {
        let header = &self.header;
        let mut line = Line::new(read_variant(&header.game)?);
        let start = header.starting_position.as_deref().map(str::trim);
        if start.is_some_and(|start| start != line.position().to_string()) {
            return Err(RecordError::Start);
        }
        let given: Vec<(Seat, &str)> =
            self.moves.iter().flat_map(|round| in_order(round)).collect();
        if given.len() > LONGEST {
            return Err(RecordError::TooLong(LONGEST));
        }
        let mut swaps = header.pied || header.pie_invoked;
        for (n, &(seat, word)) in given.iter().enumerate() {
            let entry = self.read_entry(&line, seat, word).and_then(|entry| {
                line.play(entry).map(|()| entry).map_err(|_| Refusal::Unreadable)
            });
            entry.map_err(|why| {
                let left: Vec<_> = given[n..].iter().map(|(_, word)| (*word).to_owned()).collect();
                RecordError::Stopped(Box::new(describe_stop(&line, &left, why)))
            })?;
            // A swap is no move of the record. Where the rules have none, only people changed.
            if swaps && line.swap_open() {
                swaps = line.play(Entry::Swap).is_err();
            }
        }
        if line.outcome().is_none()
            && let Some(end) = self.find_end(&line)
        {
            // An end that does not fit leaves the game unfinished.
            let _ = line.play(end);
        }
        if line.entries().is_empty() { Err(RecordError::Empty) } else { Ok(line) }
    }

    /// Reads a word of the record in the place of this seat as the next entry of a line.
    fn read_entry(&self, line: &Line, seat: Seat, word: &str) -> Result<Entry, Refusal> {
        if let Some(outcome) = line.outcome() {
            return Err(Refusal::Over(outcome));
        }
        let loser = || self.find_loser(line).unwrap_or(seat);
        match word {
            RESIGN => Ok(Entry::Resign(loser())),
            TIMEOUT => Ok(Entry::Timeout(loser())),
            "draw" => Ok(Entry::Draw),
            "abandoned" => Ok(Entry::Cancel),
            _ => line.read(word),
        }
    }

    /// The end that the header tells, for a game that its moves do not end.
    fn find_end(&self, line: &Line) -> Option<Entry> {
        let loser = || self.find_loser(line).unwrap_or(line.position().to_move());
        match Reason::from_word(self.header.termination.as_deref()?)? {
            Reason::Resignation => Some(Entry::Resign(loser())),
            Reason::Timeout => Some(Entry::Timeout(loser())),
            Reason::Agreement => Some(Entry::Draw),
            Reason::Cancelled => Some(Entry::Cancel),
            Reason::Breakthrough | Reason::Stalemate | Reason::LastPlayer | Reason::Repetition => {
                None
            }
        }
    }

    /// The loser of a game of two, by the results of the players. `None` if they do not tell.
    fn find_loser(&self, line: &Line) -> Option<Seat> {
        let seats = line.position().variant().board().seats;
        match &self.header.players[..] {
            [first, second] if seats == 2 => {
                let (first, second) = (first.result?, second.result?);
                if first == second {
                    return None;
                }
                Some(if first < second { Seat::Romans } else { Seat::Gauls })
            }
            _ => None,
        }
    }
}

/// Reads the variant of a game: Abstract Play's names, or else one name of ours.
fn read_variant(game: &GivenGame) -> Result<Variant, RecordError> {
    if !game.name.trim().eq_ignore_ascii_case(GAME) {
        return Err(RecordError::Game(game.name.clone()));
    }
    let names: Vec<&str> = game.variants.iter().map(|name| name.trim()).collect();
    let own = || names.first().filter(|_| names.len() == 1)?.parse().ok();
    let unknown = || RecordError::Variant(names.join(", "));
    find_variant(&names).or_else(own).ok_or_else(unknown)
}

/// The moves of a round, each with its seat, in the order in which they were made.
fn in_order(round: &[Option<GivenMove>]) -> Vec<(Seat, &str)> {
    let mut placed: Vec<(i64, Seat, &str)> = Vec::new();
    for (n, (given, seat)) in round.iter().zip(Seat::ALL).enumerate() {
        match given {
            Some(GivenMove::Text(text)) => placed.push((n as i64, seat, text.trim())),
            Some(GivenMove::Marked { text, sequence }) => {
                placed.push((sequence.unwrap_or(n as i64), seat, text.trim()));
            }
            None => {}
        }
    }
    placed.sort_by_key(|(order, ..)| *order);
    placed.into_iter().map(|(_, seat, text)| (seat, text)).collect()
}
