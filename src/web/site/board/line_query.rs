//! A line as an address of the free board names it.

use murus_gallicus::engine::Level;
use murus_gallicus::render::Svg;
use murus_gallicus::rules::{Cell, Line, PRESETS, Position, PositionError, Seat, Unit, Variant};
use serde::Deserialize;

use crate::texts::Texts;
use crate::web::site::frame::address::address_with;

/// The most moves of a line.
const LONGEST: usize = 400;

/// A line, as an address names it.
#[derive(Clone, Default, Deserialize)]
pub struct LineQuery {
    /// The variant by its word; the standard one without.
    #[serde(default)]
    v: String,
    /// The position from which the line starts; that of the variant without.
    #[serde(default)]
    pub p: String,
    /// The moves, with semicolons between.
    #[serde(default)]
    m: String,
    /// The side below.
    #[serde(default)]
    s: String,
    /// The level that plays the other side, if one does.
    #[serde(default)]
    pub l: String,
    /// Not empty if it is asked who wins.
    #[serde(default)]
    pub won: String,
    /// Units set up by hand, as `cell:drawing` with commas between. Read only if `turn` is set.
    #[serde(default)]
    cells: String,
    /// The side to move in the position set up by hand; empty if `p` or the variant gives it.
    #[serde(default)]
    pub turn: String,
}

impl LineQuery {
    /// A query of these moves of the standard game, with spaces between them.
    pub fn of_moves(moves: &str) -> LineQuery {
        LineQuery { m: moves.replace(' ', ";"), ..LineQuery::default() }
    }

    /// The variant, by the word of a preset or as text; the standard one if neither can be read.
    pub fn variant(&self) -> Variant {
        let preset = PRESETS.iter().find(|(word, _)| *word == self.v).map(|(_, preset)| *preset);
        preset.unwrap_or(&self.v).parse().unwrap_or(Variant::STANDARD)
    }

    /// The line without moves, and the fault of the position in the address if that cannot be set
    /// up; the line then starts from the variant's own position.
    pub fn start(&self) -> (Line, Option<PositionError>) {
        let start = match (self.turn.is_empty(), self.p.trim()) {
            (false, _) => self.set_up(),
            (true, "") => return (Line::new(self.variant()), None),
            (true, text) => Position::parse(text, self.variant()),
        };
        match start {
            Ok(start) => (Line::from(start), None),
            Err(wrong) => (Line::new(self.variant()), Some(wrong)),
        }
    }

    /// The position that was set up by hand. Units that cannot be read are left out.
    fn set_up(&self) -> Result<Position, PositionError> {
        let geometry = &self.variant().board().geometry;
        let named = |name: &str| {
            geometry.cells().iter().copied().find(|&cell| geometry.name(cell).to_string() == name)
        };
        let unit = |text: &str| -> Option<(Cell, Unit)> {
            let (cell, drawing) = text.split_once(':')?;
            Some((named(cell)?, Svg::drawn(drawing)?))
        };
        let to_move = Seat::from_word(&self.turn).ok_or(PositionError::ToMove)?;
        Position::set_up(self.variant(), to_move, self.cells.split(',').filter_map(unit))
    }

    /// The line, as far as its moves are legal.
    pub fn line(&self) -> Line {
        let mut line = self.start().0;
        play_moves(&mut line, &self.m);
        line
    }

    /// The side below; the Romans if none is named that plays.
    pub fn side(&self) -> Seat {
        let seats = &Seat::ALL[..self.variant().board().seats];
        Seat::from_word(&self.s).filter(|seat| seats.contains(seat)).unwrap_or(Seat::Romans)
    }

    /// The level, if one is named and it is the level's turn.
    pub fn level_to_move(&self, line: &Line) -> Option<&'static Level> {
        let turn = line.outcome().is_none() && line.position().to_move() != self.side();
        Level::find(&self.l).filter(|_| turn)
    }

    /// Returns an address with this path, position and side, and with the variant and level of this
    /// query. The moves are left out.
    pub fn address_at(&self, path: &str, position: &str, side: Seat) -> String {
        let variant = self.variant().to_string();
        address_with(path, &[("v", &variant), ("p", position), ("s", side.word()), ("l", &self.l)])
    }

    /// The position from which the line starts, as text; nothing where that is the variant's own.
    pub fn start_text(&self, start: &Position) -> String {
        if *start == Position::start(self.variant()) { String::new() } else { start.to_string() }
    }
}

/// Plays moves with semicolons between, as far as they are legal.
pub fn play_moves(line: &mut Line, moves: &str) {
    for text in moves.split(';').filter(|text| !text.is_empty()).take(LONGEST) {
        match line.read(text) {
            Ok(entry) if line.play(entry).is_ok() => {}
            _ => break,
        }
    }
}

/// Explains why a position cannot be set up.
pub fn setup_refusal(texts: Texts, wrong: &PositionError) -> String {
    let (kind, what) = match wrong {
        PositionError::Lines(lines) => ("lines", lines.to_string()),
        PositionError::Unit(letter) => ("unit", letter.to_string()),
        PositionError::ToMove => ("turn", String::new()),
        PositionError::Field(text) => ("field", text.chars().take(20).collect()),
        PositionError::Opening(_) => ("opening", String::new()),
        PositionError::MoverOut => ("out", String::new()),
    };
    texts.say_with("page-wrong-position", [("kind", kind.into()), ("what", what.into())])
}
