//! Moves as text: generous reading, exactly one form of writing. Notation after the article in Abstract Games (2022).
//!
//! `b4-d4` distribute (origin and second cell), `b4xc5` sacrifice, `a3-a6` and `a3xa6` throw, `b4xb5` and `b4xxb5` one or two stones
//! against a catapult, `a1-c2,e2` balanced opening.

use std::fmt;

use super::geometry::{Cell, CellName, Geometry};
use super::moves::Move;
use super::position::Position;
use super::refusal::{Refusal, refuse};

/// A move as it is written, for a board.
#[derive(Clone, Copy, Debug)]
pub struct Written(Move, &'static Geometry);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |cell| self.1.name(cell);
        let link = match self.0 {
            Move::Open { from, left, right } => {
                let (left, right) = (name(left), name(right));
                return write!(f, "{}-{},{}", name(from), left.min(right), left.max(right));
            }
            Move::Distribute { .. } | Move::Throw { .. } => "-",
            Move::Sacrifice { .. } | Move::Bombard { .. } => "x",
            Move::Cut { .. } => "xx",
        };
        write!(f, "{}{link}{}", name(self.0.from()), name(self.0.to()))
    }
}

/// How the cells of a typed move were joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    /// A space or nothing: any move between these cells.
    Free,
    /// `-`
    Dash,
    /// `x`
    Cross,
    /// `xx`
    Both,
    /// `-` and then `,`
    Comma,
}

/// What somebody typed, before it is asked whether it can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Typed {
    pub link: Link,
    pub cells: Vec<Cell>,
}

impl Position {
    /// The one form in which a move of this position's board is written.
    pub fn write(&self, m: Move) -> Written {
        Written(m, &self.variant().board().geometry)
    }

    /// The legal moves of the unit on a cell, sorted by their text; empty for the other side's units.
    pub fn moves_from(&self, from: Cell) -> Vec<Move> {
        let mut moves: Vec<Move> = self.moves().into_iter().filter(|m| m.from() == from).collect();
        moves.sort_by_cached_key(|&m| self.write(m).to_string());
        moves
    }

    /// The legal moves as text, sorted.
    pub fn written_moves(&self) -> Vec<String> {
        let mut all: Vec<String> = self.moves().into_iter().map(|m| self.write(m).to_string()).collect();
        all.sort();
        all
    }

    /// Reads a move that is legal here, or says which rule refuses it. Case, spaces, move numbers, `!?`, other dashes and crosses,
    /// surrounding backticks and the full path `b4-c4-d4` are understood.
    pub fn read(&self, text: &str) -> Result<Move, Refusal> {
        let geometry = &self.variant().board().geometry;
        let typed = typed(text, geometry)?;
        let meant: Vec<Move> = self.moves().into_iter().filter(|&m| means(&typed, m)).collect();
        match meant[..] {
            [m] => Ok(m),
            [] => Err(refuse(self, &typed)),
            _ => Err(Refusal::Which(meant)),
        }
    }
}

/// Whether what was typed is this move.
fn means(typed: &Typed, m: Move) -> bool {
    let ends = typed.cells[..] == [m.from(), m.to()];
    match m {
        Move::Distribute { from, mid, to } => {
            matches!(typed.link, Link::Free | Link::Dash) && (ends || typed.cells[..] == [from, mid, to])
        }
        Move::Throw { .. } => matches!(typed.link, Link::Free | Link::Dash) && ends,
        Move::Sacrifice { .. } | Move::Bombard { .. } => matches!(typed.link, Link::Free | Link::Cross) && ends,
        Move::Cut { .. } => matches!(typed.link, Link::Free | Link::Both) && ends,
        Move::Open { from, left, right } => {
            matches!(typed.link, Link::Free | Link::Dash | Link::Comma)
                && (typed.cells[..] == [from, left, right] || typed.cells[..] == [from, right, left])
        }
    }
}

/// Takes a text apart into cells and the links between them.
fn typed(text: &str, geometry: &Geometry) -> Result<Typed, Refusal> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || "`*_\"'".contains(c)).to_lowercase();
    let text = without_number(&text).trim_end_matches(|c: char| "!?.`*".contains(c) || c.is_whitespace());
    let mut cells = Vec::new();
    let mut links = Vec::new();
    let mut rest = text.chars().peekable();
    loop {
        cells.push(cell(&mut rest, geometry)?);
        let mut link = String::new();
        while let Some(c) = rest.next_if(|c| !c.is_ascii_alphanumeric() || *c == 'x') {
            match c {
                '-' | '–' | '—' | '−' | '‐' | '‑' => link.push('-'),
                'x' | '×' | ':' => link.push('x'),
                '*' => link.push_str("xx"),
                ',' => link.push(','),
                c if c.is_whitespace() => {}
                _ => return Err(Refusal::Unreadable),
            }
        }
        if rest.peek().is_none() {
            return if link.is_empty() { join(cells, &links) } else { Err(Refusal::Unreadable) };
        }
        links.push(link);
    }
}

/// The link that the separators between two or three cells amount to.
fn join(cells: Vec<Cell>, links: &[String]) -> Result<Typed, Refusal> {
    let links: Vec<&str> = links.iter().map(String::as_str).collect();
    let link = match links[..] {
        [""] | ["", ""] => Link::Free,
        ["-"] | ["-", "-"] => Link::Dash,
        ["x"] => Link::Cross,
        ["xx"] => Link::Both,
        ["-" | "", ","] => Link::Comma,
        [] => return Err(Refusal::OneCell(cells[0])),
        _ => return Err(Refusal::Unreadable),
    };
    Ok(Typed { link, cells })
}

fn cell(rest: &mut std::iter::Peekable<std::str::Chars<'_>>, geometry: &Geometry) -> Result<Cell, Refusal> {
    let file = rest.next_if(char::is_ascii_lowercase).ok_or(Refusal::Unreadable)?;
    let mut rank: u8 = 0;
    let mut digits = 0;
    while let Some(digit) = rest.peek().and_then(|c| c.to_digit(10)) {
        // A file name is one letter and no board has ten ranks, so a second digit only ever makes the cell unknown.
        rank = rank.saturating_mul(10).saturating_add(digit as u8);
        digits += 1;
        rest.next();
    }
    if digits == 0 {
        return Err(Refusal::Unreadable);
    }
    let found = rank.checked_sub(1).and_then(|rank| geometry.cell(file as u8 - b'a', rank));
    found.ok_or(Refusal::NoSuchCell(CellName { file, rank }))
}

/// The text without a move number such as `12.` or `12...`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(['.', '…']);
    if after.len() < rest.len() { after.trim_start() } else { text }
}
