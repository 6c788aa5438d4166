//! A line of play: the moves, swaps, resignations and so on from the start, and the game's end.
//! Only this file knows repetition.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use super::moves::Move;
use super::notation::bare;
use super::outcome::{Outcome, Reason};
use super::position::Position;
use super::refusal::Refusal;
use super::seat::Seat;
use super::variant::Variant;

/// One entry of a move list. Only a move is a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A move of the side to move.
    Move(Move),
    /// The players exchange seats; the position does not change.
    Swap,
    /// This side gives up.
    Resign(Seat),
    /// This side has run out of time.
    Timeout(Seat),
    /// The players agree on a draw.
    Draw,
    /// The game ends without a result.
    Cancel,
}

/// The number of times that a position, with the same player to move, must occur to end the game as
/// a draw. This is a table rule, not the designer's.
const REPETITIONS: usize = 3;

/// A game from its start: its entries, every position of it, and its outcome.
#[derive(Clone, Debug)]
pub struct Line {
    start: Position,
    entries: Vec<Entry>,
    /// The position before each ply, and the current position: one more than there are plies.
    positions: Vec<Position>,
    outcome: Option<Outcome>,
    turn_began: usize,
}

impl Line {
    /// A game at its start, without entries.
    pub fn new(variant: Variant) -> Line {
        Line::from(Position::start(variant))
    }

    /// A game without entries that starts from any position.
    pub fn from(start: Position) -> Line {
        Line {
            start,
            entries: Vec::new(),
            positions: vec![start],
            outcome: start.outcome(),
            turn_began: 0,
        }
    }

    /// The entries of the game, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The moves of the game, without other entries.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + '_ {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Move(m) => Some(*m),
            Entry::Swap | Entry::Resign(_) | Entry::Timeout(_) | Entry::Draw | Entry::Cancel => {
                None
            }
        })
    }

    /// The moves of the game in notation, without other entries.
    pub fn texts(&self) -> impl Iterator<Item = String> + '_ {
        self.positions().iter().zip(self.moves()).map(|(position, m)| position.write(m).to_string())
    }

    /// The number of moves made.
    pub fn plies(&self) -> usize {
        self.positions.len() - 1
    }

    /// The number of entries when the current turn began. Later entries are by players who are not
    /// to move.
    pub fn turn_began(&self) -> usize {
        self.turn_began
    }

    /// The position before each ply, followed by the current position.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The end of the game; `None` while it continues.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns true if the players or their clocks ended the game, rather than the rules.
    pub fn is_ended_by_people(&self) -> bool {
        self.outcome().is_some_and(|end| !end.reason.is_by_rules())
    }

    /// Returns true if the players have exchanged seats.
    pub fn is_swapped(&self) -> bool {
        self.entries.iter().filter(|entry| **entry == Entry::Swap).count() % 2 == 1
    }

    /// The legal moves in notation, sorted; empty after the end.
    pub fn written_moves(&self) -> Vec<String> {
        if self.outcome.is_some() { Vec::new() } else { self.position().written_moves() }
    }

    /// Returns true if the player to move may swap seats instead of moving.
    pub fn swap_open(&self) -> bool {
        self.outcome.is_none() && self.position().swap_open()
    }

    /// The game with only its first `entries` entries.
    pub fn after(&self, entries: usize) -> Line {
        let mut line = Line::from(self.start);
        for entry in &self.entries[..entries.min(self.entries.len())] {
            // An entry that was played once is playable again.
            let _ = line.play(*entry);
        }
        line
    }

    /// The line before the move with this number, counted from 0; the whole line if there is no
    /// such move.
    pub fn before(&self, ply: usize) -> Line {
        let moves =
            self.entries.iter().enumerate().filter(|(_, entry)| matches!(entry, Entry::Move(_)));
        let next = moves.map(|(n, _)| n).nth(ply);
        next.map_or_else(|| self.clone(), |n| self.after(n))
    }

    /// The line without the resignation, timeout, draw or cancellation that ended it, so that play
    /// can continue. Any other line is returned as it is.
    pub fn resumed(&self) -> Line {
        match self.entries.last() {
            Some(Entry::Move(_) | Entry::Swap) | None => self.clone(),
            Some(_) if self.outcome.is_none() => self.clone(),
            Some(_) => self.after(self.entries.len() - 1),
        }
    }

    /// Reads a legal move, `swap` if a swap is open, or `resign` by the side to move. Refuses all
    /// other texts, and every text after the end of the game.
    pub fn read(&self, text: &str) -> Result<Entry, Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::Over(outcome));
        }
        match bare(text).as_str() {
            "swap" if self.swap_open() => Ok(Entry::Swap),
            "swap" => Err(Refusal::SwapClosed),
            "resign" => Ok(Entry::Resign(self.position().to_move())),
            _ => self.position().read(text).map(Entry::Move),
        }
    }

    /// Plays an entry. If it cannot be played now, returns it as the error and changes nothing.
    pub fn play(&mut self, entry: Entry) -> Result<(), Entry> {
        if self.outcome.is_some() {
            return Err(entry);
        }
        let position = *self.position();
        match entry {
            Entry::Move(m) => {
                let next = position.play(m).map_err(|_| entry)?;
                self.positions.push(next);
                self.outcome = next.outcome().or_else(|| self.repeated());
            }
            Entry::Swap => *self.current() = position.swapped().ok_or(entry)?,
            Entry::Resign(seat) => {
                self.outcome = self.leave(seat, Reason::Resignation).map_err(|_| entry)?
            }
            Entry::Timeout(seat) => {
                self.outcome = self.leave(seat, Reason::Timeout).map_err(|_| entry)?
            }
            Entry::Draw => self.outcome = Some(Outcome { winner: None, reason: Reason::Agreement }),
            Entry::Cancel => {
                self.outcome = Some(Outcome { winner: None, reason: Reason::Cancelled })
            }
        }
        self.entries.push(entry);
        if !matches!(entry, Entry::Resign(seat) if seat != position.to_move()) {
            self.turn_began = self.entries.len();
        }
        Ok(())
    }

    /// Lets a seat leave the game. Returns the outcome if this ends the game, else `None`. With two
    /// players the other one wins; with several, play continues until one is left. Fails with the
    /// seat if it cannot leave.
    fn leave(&mut self, seat: Seat, reason: Reason) -> Result<Option<Outcome>, Seat> {
        let position = *self.position();
        let seats = position.variant().board().seats;
        if seats == 2 {
            let other = Seat::ALL[..seats].iter().copied().find(|&other| other != seat);
            return if seat.index() < seats {
                Ok(Some(Outcome { winner: other, reason }))
            } else {
                Err(seat)
            };
        }
        *self.current() = position.without(seat).ok_or(seat)?;
        Ok(self.position().outcome())
    }

    fn repeated(&self) -> Option<Outcome> {
        let now = self.position();
        let seen = self.positions.iter().filter(|&position| position == now).count();
        (seen >= REPETITIONS).then_some(Outcome { winner: None, reason: Reason::Repetition })
    }

    fn current(&mut self) -> &mut Position {
        let last = self.positions.len() - 1;
        &mut self.positions[last]
    }
}
