//! Positions as text: reading and writing.
//!
//! A rectangle is written rank by rank from the top, a hexagon file by file from `a`, each file
//! from the bottom up. `/` separates lines, and digits stand for runs of empty cells. Walls, towers
//! and catapults are `W T C` for the Romans and `w t c` for the Gauls; walls and towers are `U V`
//! for the Germans and `u v` for the Britons. The side to move follows: `r`, `g`, `e` (gErmans,
//! because `g` is taken) or `b`. Further fields, if needed, are in this order: `openN`, the number
//! of special first turns of a balanced game still to come; `swap`, if the player to move may swap
//! seats; `out:XY`, the sides of several that are out. The start of the balanced game is
//! `tttttttt/8/8/8/8/8/TTTTTTTT r open2`.
//!
//! Any arrangement of units can be read, even one that no game reaches. Two things are checked as
//! in play. Special first turns can only be due in a position where they can occur. With several
//! players, a side to move without an action is out, and the turn passes on.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::cell::Cell;
use super::geometry::{Geometry, Shape};
use super::options::Options;
use super::position::{Height, Position, Unit};
use super::seat::Seat;
use super::variant::Variant;

const UNITS: &[(char, Seat, Height)] = &[
    ('W', Seat::Romans, Height::Wall),
    ('T', Seat::Romans, Height::Tower),
    ('C', Seat::Romans, Height::Catapult),
    ('w', Seat::Gauls, Height::Wall),
    ('t', Seat::Gauls, Height::Tower),
    ('c', Seat::Gauls, Height::Catapult),
    ('U', Seat::Germans, Height::Wall),
    ('V', Seat::Germans, Height::Tower),
    ('u', Seat::Britons, Height::Wall),
    ('v', Seat::Britons, Height::Tower),
];

const SIDES: &[(char, Seat)] =
    &[('r', Seat::Romans), ('g', Seat::Gauls), ('e', Seat::Germans), ('b', Seat::Britons)];

/// A reason why a text is not a position of a variant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PositionError {
    /// The lines of cells do not fill the board, which needs this number of lines.
    #[error("the board needs {0} lines of cells that fill it exactly, with `/` between them")]
    Lines(usize),
    /// The letter is no unit of this variant.
    #[error("`{0}` is no unit of this variant")]
    Unit(char),
    /// The side to move is missing or unknown.
    #[error("the side to move is missing or is not at this table")]
    ToMove,
    /// A field after the side to move is unknown, repeated or misplaced.
    #[error("`{0}` says nothing here")]
    Field(String),
    /// This many special first turns cannot be due in this position.
    #[error("`open{0}` is only said of a balanced game at its start and after the first turn")]
    Opening(u8),
    /// The side to move is out.
    #[error("the side to move cannot be out")]
    MoverOut,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = lines(&self.variant().board().geometry);
        for (n, line) in lines.iter().enumerate() {
            if n > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for &cell in line {
                match self.unit(cell) {
                    None => empty += 1,
                    Some(unit) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{}", letter(unit))?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        let side = |seat: Seat| SIDES[seat.index()].0;
        write!(f, " {}", side(self.to_move()))?;
        if self.opening_turns() > 0 {
            write!(f, " open{}", self.opening_turns())?;
        }
        if self.swap_open() {
            f.write_str(" swap")?;
        }
        let out: String =
            Seat::ALL.into_iter().filter(|&seat| self.is_out(seat)).map(side).collect();
        if out.is_empty() { Ok(()) } else { write!(f, " out:{out}") }
    }
}

impl Position {
    /// Reads the text of a position of a variant. Positions are displayed in the same form. Fails
    /// if the text is not such a position.
    ///
    /// ```
    /// use murus_gallicus::{Position, PositionError, Variant};
    ///
    /// let text = "tttttttt/8/8/8/8/8/TTTTTTTT r";
    /// assert_eq!(Position::parse(text, Variant::STANDARD)?, Position::start(Variant::STANDARD));
    /// assert_eq!(Position::start(Variant::STANDARD).to_string(), text);
    /// let error = Position::parse("8/8/8/8/8/8/C7 r", Variant::STANDARD).expect_err("a catapult");
    /// assert_eq!(error, PositionError::Unit('C'));
    /// # Ok::<(), PositionError>(())
    /// ```
    pub fn parse(text: &str, variant: Variant) -> Result<Position, PositionError> {
        let board = variant.board();
        let lines = lines(&board.geometry);
        let mut fields = text.split_whitespace();
        let cells = fields.next().unwrap_or_default();
        let seats = &SIDES[..board.seats];
        let seat = |c: char| seats.iter().find(|(letter, _)| *letter == c).map(|&(_, seat)| seat);
        let units = read_lines(cells, &lines, variant)?;
        let to_move = fields.next().and_then(|side| match side.chars().collect::<Vec<_>>()[..] {
            [c] => seat(c),
            _ => None,
        });
        let to_move = to_move.ok_or(PositionError::ToMove)?;
        let mut opening = 0;
        let mut swap = false;
        let mut out = 0u8;
        for field in fields {
            let unknown = || PositionError::Field(field.to_owned());
            match field {
                "open2" if opening == 0 && to_move == Seat::Romans => opening = 2,
                "open1" if opening == 0 && to_move == Seat::Gauls => opening = 1,
                "swap" if opening == 1 && !swap => swap = true,
                _ => {
                    let sides = field
                        .strip_prefix("out:")
                        .filter(|sides| out == 0 && board.seats > 2 && !sides.is_empty())
                        .ok_or_else(unknown)?;
                    out = sides
                        .chars()
                        .try_fold(0, |out, c| Some(out | 1 << seat(c)?.index()))
                        .ok_or_else(unknown)?;
                }
            }
        }
        if out & 1 << to_move.index() != 0 {
            return Err(PositionError::MoverOut);
        }
        let mut position = Position::empty(variant, to_move, opening, swap, out);
        for (cell, unit) in units {
            position.put(cell, unit);
        }
        if opening > 0 && !begins(&position) {
            return Err(PositionError::Opening(opening));
        }
        if board.seats > 2 {
            position.settle();
        }
        Ok(position)
    }

    /// Sets up a position with these units, at most one on a cell, and the side to move. No special
    /// first turn is due. With several players, a side to move without an action is out. Fails if
    /// the units do not fit the variant, or the side to move is not in it.
    pub fn set_up(
        variant: Variant,
        to_move: Seat,
        units: impl IntoIterator<Item = (Cell, Unit)>,
    ) -> Result<Position, PositionError> {
        if to_move.index() >= variant.board().seats {
            return Err(PositionError::ToMove);
        }
        let mut position = Position::empty(variant, to_move, 0, false, 0);
        for (cell, stands) in units {
            let letter = letter(stands);
            position.put(cell, unit(letter, variant).ok_or(PositionError::Unit(letter))?);
        }
        if variant.board().seats > 2 {
            position.settle();
        }
        Ok(position)
    }
}

/// Returns true if a position with special first turns still to come can occur in a game: at the
/// start, or after one special turn.
fn begins(position: &Position) -> bool {
    let start = Position::start(position.variant());
    if position.opening_turns() == 2 {
        return start == *position;
    }
    // The swap may be open or already decided; the stones are the same either way.
    let same = |next: Position| next == *position || next.swapped() == Some(*position);
    start.moves().into_iter().any(|m| same(start.play_unchecked(m)))
}

fn read_lines(
    text: &str,
    lines: &[Vec<Cell>],
    variant: Variant,
) -> Result<Vec<(Cell, Unit)>, PositionError> {
    let wrong = PositionError::Lines(lines.len());
    let texts: Vec<&str> = text.split('/').collect();
    if texts.len() != lines.len() {
        return Err(wrong);
    }
    let mut units = Vec::new();
    for (text, line) in texts.into_iter().zip(lines) {
        let mut place = 0;
        for c in text.chars() {
            if let Some(run) = c.to_digit(10) {
                place += run as usize;
            } else {
                let cell = *line.get(place).ok_or(wrong.clone())?;
                units.push((cell, unit(c, variant).ok_or(PositionError::Unit(c))?));
                place += 1;
            }
        }
        if place != line.len() {
            return Err(wrong);
        }
    }
    Ok(units)
}

fn unit(letter: char, variant: Variant) -> Option<Unit> {
    let &(_, seat, height) = UNITS.iter().find(|(known, _, _)| *known == letter)?;
    let seated = seat.index() < variant.board().seats;
    let stacked = height != Height::Catapult || variant.has(Options::ADVANCED);
    (seated && stacked).then_some(Unit { seat, height })
}

fn letter(unit: Unit) -> char {
    UNITS
        .iter()
        .find(|&&(_, seat, height)| seat == unit.seat && height == unit.height)
        .map_or('?', |row| row.0)
}

/// The cells in the order in which they are written, line by line.
fn lines(geometry: &Geometry) -> Vec<Vec<Cell>> {
    let cell = |file, rank| geometry.cell(file, rank);
    match geometry.shape() {
        Shape::Rect { files, ranks } => (0..ranks)
            .rev()
            .map(|rank| (0..files).filter_map(|file| cell(file, rank)).collect())
            .collect(),
        Shape::Hex { .. } => {
            let files = geometry.files();
            (0..files)
                .map(|file| (0..geometry.ranks(file)).filter_map(|rank| cell(file, rank)).collect())
                .collect()
        }
    }
}
