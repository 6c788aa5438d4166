//! Moves as text, after the article in Abstract Games (2022). Many forms are read, but only one is
//! written: `b4-d4` distribute (origin and second cell), `b4xc5` sacrifice, `a3-a6` and `a3xa6`
//! throw, `b4xb5` and `b4xxb5` one or two stones against a catapult, `a1-c2,e2` balanced opening.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::iter::Peekable;
use core::str::Chars;

use super::cell::{Cell, CellName};
use super::geometry::Geometry;
use super::moves::Move;
use super::position::Position;
use super::refusal::Refusal;
use super::signs::{FENCE, MoveSign, find_sign, fold, is_around, is_before, strip_language};

/// A move in notation: it displays as text.
#[derive(Clone, Copy, Debug)]
pub struct Written(Move, &'static Geometry);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |cell| self.1.name(cell);
        let link = match self.0 {
            Move::Open { from, left, right } => {
                let left = name(left);
                let right = name(right);
                return write!(f, "{}-{},{}", name(from), left.min(right), left.max(right));
            }
            Move::Distribute { .. } | Move::Throw { .. } => "-",
            Move::Sacrifice { .. } | Move::Bombard { .. } => "x",
            Move::Cut { .. } => "xx",
        };
        write!(f, "{}{link}{}", name(self.0.from()), name(self.0.to()))
    }
}

/// The sign that joins the cells of a typed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CellLink {
    /// A space or no sign: any move between these cells.
    Free,
    /// The sign `-`, as in `b4-d4`.
    Dash,
    /// The sign `x`, as in `b4xc5`.
    Cross,
    /// The sign `xx`, as in `b4xxb5`.
    Both,
    /// The sign `,` before the last of three cells, as in `a1-c2,e2`.
    Comma,
}

/// A typed move as it was read, not yet checked against a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Typed {
    pub link: CellLink,
    /// The one to three cells, in the order in which they were typed.
    pub cells: Vec<Cell>,
}

impl Position {
    /// The notation of a move on this position's board.
    pub fn write(&self, m: Move) -> Written {
        Written(m, &self.variant().board().geometry)
    }

    /// The legal moves of the unit on a cell, sorted by their notation; empty for an empty cell or
    /// the other side's unit.
    pub fn moves_from(&self, from: Cell) -> Vec<Move> {
        let mut moves: Vec<Move> = self.moves().into_iter().filter(|m| m.from() == from).collect();
        moves.sort_by_cached_key(|&m| self.write(m).to_string());
        moves
    }

    /// The legal moves in notation, sorted.
    pub fn written_moves(&self) -> Vec<String> {
        let mut all: Vec<String> =
            self.moves().into_iter().map(|m| self.write(m).to_string()).collect();
        all.sort();
        all
    }
}

/// Returns true if the typed text names this move.
pub(super) fn means(typed: &Typed, m: Move) -> bool {
    let ends = typed.cells[..] == [m.from(), m.to()];
    match m {
        Move::Distribute { from, mid, to } => {
            matches!(typed.link, CellLink::Free | CellLink::Dash)
                && (ends || typed.cells[..] == [from, mid, to])
        }
        Move::Throw { .. } => matches!(typed.link, CellLink::Free | CellLink::Dash) && ends,
        Move::Sacrifice { .. } | Move::Bombard { .. } => {
            matches!(typed.link, CellLink::Free | CellLink::Cross) && ends
        }
        Move::Cut { .. } => matches!(typed.link, CellLink::Free | CellLink::Both) && ends,
        Move::Open { from, left, right } => {
            matches!(typed.link, CellLink::Free | CellLink::Dash | CellLink::Comma)
                && (typed.cells[..] == [from, left, right]
                    || typed.cells[..] == [from, right, left])
        }
    }
}

/// Strips a text of everything that reading ignores: case, width, spaces, a move number such as
/// `12.` or `12...`, marks such as `!?`, and quotes, brackets and markup around the move.
pub(super) fn bare(text: &str) -> String {
    let text = text.trim_start();
    // An item of a list, or small text.
    let text = ["- ", "-# "].iter().find_map(|markup| text.strip_prefix(markup)).unwrap_or(text);
    let text = text.strip_prefix(FENCE).map_or(text, strip_language);
    let text: String = fold(text).chars().filter(|c| !c.is_whitespace()).collect();
    strip_number(text.trim_start_matches(is_before).trim_end_matches(is_around)).to_owned()
}

/// Returns true if a typed text means that the player swaps seats.
pub fn is_swap(text: &str) -> bool {
    bare(text) == "swap"
}

/// Strips the move number from the beginning of a text.
pub(super) fn strip_number(text: &str) -> &str {
    let rest = text.trim_start_matches(is_before).trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = rest.starts_with(is_before);
    if numbered { rest.trim_start_matches(is_before) } else { text }
}

/// Splits a text into cells and the signs between them. Refuses a text that has another form.
pub(super) fn typed(text: &str, geometry: &Geometry) -> Result<Typed, Refusal> {
    let text = bare(text);
    let mut rest = text.chars().peekable();
    let mut cells = vec![cell(&mut rest, geometry)?];
    let mut links = Vec::new();
    while rest.peek().is_some() {
        let mut signs = Vec::new();
        while let Some(c) = rest.next_if(|&c| !c.is_ascii_alphanumeric() || c == 'x') {
            signs.push(find_sign(c).ok_or(Refusal::Unreadable)?);
        }
        links.push(read_link(signs).ok_or(Refusal::Unreadable)?);
        cells.push(cell(&mut rest, geometry)?);
    }
    let link = match links[..] {
        [] | [CellLink::Free] | [CellLink::Free, CellLink::Free] => CellLink::Free,
        [CellLink::Dash]
        | [CellLink::Dash, CellLink::Dash | CellLink::Free]
        | [CellLink::Free, CellLink::Dash] => CellLink::Dash,
        [link @ (CellLink::Cross | CellLink::Both)] => link,
        [CellLink::Dash | CellLink::Free | CellLink::Comma, CellLink::Comma] => CellLink::Comma,
        _ => return Err(Refusal::Unreadable),
    };
    Ok(Typed { link, cells })
}

/// The meaning of the signs between two cells; `None` if together they have no meaning.
fn read_link(mut signs: Vec<MoveSign>) -> Option<CellLink> {
    signs.retain(|&sign| sign != MoveSign::Frame);
    let stars = signs.iter().filter(|&&sign| sign == MoveSign::Star).count();
    if stars < signs.len() && stars % 2 == 0 {
        // Markup around another sign, or around the cells.
        signs.retain(|&sign| sign != MoveSign::Star);
    }
    Some(match signs[..] {
        [] => CellLink::Free,
        [MoveSign::Cross] => CellLink::Cross,
        [MoveSign::Cross, MoveSign::Cross] | [MoveSign::Star] => CellLink::Both,
        [MoveSign::Comma] => CellLink::Comma,
        _ if signs.iter().all(|&sign| sign == MoveSign::Dash) => CellLink::Dash,
        _ => return None,
    })
}

/// Reads a file letter and a rank of one or two digits. Refuses a text that is no cell of the
/// board.
fn cell(rest: &mut Peekable<Chars<'_>>, geometry: &Geometry) -> Result<Cell, Refusal> {
    let file = rest.next_if(char::is_ascii_lowercase).ok_or(Refusal::Unreadable)?;
    let mut digit = || rest.next_if(char::is_ascii_digit).map(|c| c as u8 - b'0');
    let first = digit().ok_or(Refusal::Unreadable)?;
    let rank = digit().map_or(first, |second| first * 10 + second);
    if digit().is_some() {
        return Err(Refusal::Unreadable);
    }
    let found = rank.checked_sub(1).and_then(|rank| geometry.cell(file as u8 - b'a', rank));
    found.ok_or(Refusal::NoSuchCell(CellName { file, rank }))
}
