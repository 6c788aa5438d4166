//! The start of a line as an address of the free board names it.

use murus_gallicus::engine::Level;
use murus_gallicus::render::Svg;
use murus_gallicus::rules::{
    Cell, ImpossiblePosition, Line, PRESETS, Position, PositionError, Seat, Unit, Variant,
};
use serde::Deserialize;

use super::line_tree::{MOST, TreeRefusal};
use crate::texts::refusal::refusal_sentence;
use crate::texts::{Texts, captions};
use crate::web::site::frame::address::address_with;

/// The start of a line and how it is played, as an address names them.
#[derive(Clone, Default, Deserialize)]
pub struct LineQuery {
    /// The variant by its word; the standard one without.
    #[serde(default)]
    v: String,
    /// The position from which the line starts; that of the variant without.
    #[serde(default)]
    pub p: String,
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

/// The reason why a position cannot be set up.
pub enum SetupRefusal {
    /// It cannot be read.
    Unreadable(PositionError),
    /// It cannot come up in a game.
    Impossible(ImpossiblePosition),
}

impl LineQuery {
    /// The variant, by the word of a preset or as text; the standard one if neither can be read.
    pub fn variant(&self) -> Variant {
        let preset = PRESETS.iter().find(|(word, _)| *word == self.v).map(|(_, preset)| *preset);
        preset.unwrap_or(&self.v).parse().unwrap_or(Variant::STANDARD)
    }

    /// The line without moves, and the fault of the position in the address if that cannot be set
    /// up; the line then starts from the variant's own position.
    pub fn start(&self) -> (Line, Option<SetupRefusal>) {
        let start = match (self.turn.is_empty(), self.p.trim()) {
            (false, _) => self.set_up(),
            (true, "") => return (Line::new(self.variant()), None),
            (true, text) => Position::parse(text, self.variant()),
        };
        let possible = start.map_err(SetupRefusal::Unreadable).and_then(|start| {
            start.check_possible().map(|()| start).map_err(SetupRefusal::Impossible)
        });
        match possible {
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
        let fields = self.fields(position, side);
        address_with(path, &fields.each_ref().map(|(name, value)| (*name, value.as_str())))
    }

    /// The fields of that address.
    pub fn fields(&self, position: &str, side: Seat) -> [(&'static str, String); 4] {
        let variant = self.variant().to_string();
        [
            ("v", variant),
            ("p", position.to_owned()),
            ("s", side.word().to_owned()),
            ("l", self.l.clone()),
        ]
    }

    /// The position from which the line starts, as text; nothing where that is the variant's own.
    pub fn start_text(&self, start: &Position) -> String {
        if *start == Position::start(self.variant()) { String::new() } else { start.to_string() }
    }
}

/// Explains why a position cannot be set up.
pub fn setup_refusal(texts: Texts, wrong: &SetupRefusal) -> String {
    let (kind, what, side) = match wrong {
        SetupRefusal::Unreadable(PositionError::Lines(lines)) => ("lines", lines.to_string(), None),
        SetupRefusal::Unreadable(PositionError::Unit(letter)) => ("unit", letter.to_string(), None),
        SetupRefusal::Unreadable(PositionError::ToMove) => ("turn", String::new(), None),
        SetupRefusal::Unreadable(PositionError::Field(text)) => {
            ("field", text.chars().take(20).collect(), None)
        }
        SetupRefusal::Unreadable(PositionError::Opening(_)) => ("opening", String::new(), None),
        SetupRefusal::Unreadable(PositionError::MoverOut) => ("out", String::new(), None),
        SetupRefusal::Impossible(ImpossiblePosition::TooMany(seat, most)) => {
            ("many", most.to_string(), Some(*seat))
        }
        SetupRefusal::Impossible(ImpossiblePosition::NoStones(seat)) => {
            ("stones", String::new(), Some(*seat))
        }
        SetupRefusal::Impossible(ImpossiblePosition::Over(end)) => {
            ("over", captions::outcome_words(texts, *end), None)
        }
    };
    let side = side.map_or("none", Seat::word);
    texts.say_with(
        "page-wrong-position",
        [("kind", kind.into()), ("what", what.into()), ("side", side.into())],
    )
}

/// Explains why a tree cannot be shown or changed as asked.
pub fn tree_refusal(texts: Texts, here: &Position, wrong: &TreeRefusal) -> String {
    match wrong {
        TreeRefusal::TooLong => texts.say_with("page-tree-long", [("most", MOST.into())]),
        TreeRefusal::Move(refusal) => refusal_sentence(texts, here, refusal),
    }
}
