//! The start of a line on the analysis board, and a tree of moves, as an address names them.

use murus_engine::Level;
use murus_gallicus::{
    Cell, ImpossiblePosition, Line, PRESETS, Position, PositionError, Seat, Unit, Variant,
};
use murus_pictures::Svg;
use serde::Deserialize;

use crate::game::{LineTree, TREE_MOVES, TreeRefusal, TreeWish};
use crate::texts::refusal::refusal_sentence;
use crate::texts::{Texts, captions};
use crate::web::site::frame::address::address_with;

/// The start of a line and its settings, from the query of an address.
#[derive(Clone, Default, Deserialize)]
pub struct LineQuery {
    /// The variant by its word. Empty for the standard variant.
    #[serde(default)]
    v: String,
    /// The position from which the line starts, as text. Empty for the start of the variant.
    #[serde(default)]
    pub p: String,
    /// The side at the bottom of the board, by its word.
    #[serde(default)]
    s: String,
    /// The name of the engine's level that plays the other side. Empty if none does.
    #[serde(default)]
    pub l: String,
    /// Not empty if the reader asks who wins the position.
    #[serde(default)]
    pub won: String,
    /// Units set up by hand, as `cell:drawing` with commas between. Read only if `turn` is set.
    #[serde(default)]
    cells: String,
    /// The side to move in the position set up by hand; empty if `p` or the variant gives it.
    #[serde(default)]
    pub turn: String,
}

/// The reason why a position from an address cannot be set up.
pub enum SetupRefusal {
    /// The text of the position cannot be read.
    Unreadable(PositionError),
    /// The position cannot occur in a game.
    Impossible(ImpossiblePosition),
}

impl LineQuery {
    /// Returns the variant, which is named by the word of a preset or written as text. Falls back
    /// to the standard variant if it cannot be read.
    pub fn variant(&self) -> Variant {
        let preset = PRESETS.iter().find(|(word, _)| *word == self.v).map(|(_, preset)| *preset);
        preset.unwrap_or(&self.v).parse().unwrap_or(Variant::STANDARD)
    }

    /// Returns the line without moves. If the position in the address cannot be set up, the line
    /// starts from the variant's own position, and the reason is returned too.
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

    /// Reads the position that was set up by hand. Leaves out units that cannot be read. Fails if
    /// the side to move is unknown or the position is refused.
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

    /// Returns the side at the bottom of the board. Falls back to the Romans if the address names
    /// no side that plays.
    pub fn side(&self) -> Seat {
        let seats = &Seat::ALL[..self.variant().board().seats];
        Seat::from_word(&self.s).filter(|seat| seats.contains(seat)).unwrap_or(Seat::Romans)
    }

    /// Returns the engine's level that plays the other side; `None` if none does.
    pub fn level(&self) -> Option<&'static Level> {
        Level::find(&self.l)
    }

    /// Returns the engine's level if the address names one and it has the next move in the line;
    /// else `None`.
    pub fn level_to_move(&self, line: &Line) -> Option<&'static Level> {
        let turn = line.outcome().is_none() && line.position().to_move() != self.side();
        self.level().filter(|_| turn)
    }

    /// Returns an address with this path, position and bottom side, and with the variant and level
    /// of this query. The address has no moves.
    pub fn address_at(&self, path: &str, position: &str, side: Seat) -> String {
        let fields = self.fields(position, side);
        address_with(path, &fields.each_ref().map(|(name, value)| (*name, value.as_str())))
    }

    /// Returns the names and values of the query that [`LineQuery::address_at`] writes.
    pub fn fields(&self, position: &str, side: Seat) -> [(&'static str, String); 4] {
        let variant = self.variant().to_string();
        [
            ("v", variant),
            ("p", position.to_owned()),
            ("s", side.word().to_owned()),
            ("l", self.l.clone()),
        ]
    }

    /// Returns the position from which the line starts, as text. Empty if it is the variant's own
    /// start.
    pub fn start_text(&self, start: &Position) -> String {
        if *start == Position::start(self.variant()) { String::new() } else { start.to_string() }
    }
}

/// A tree of moves, the node that is shown and a change to make, from the query of an address.
#[derive(Clone, Default, Deserialize)]
pub struct TreeQuery {
    /// The moves of the tree, as text.
    #[serde(default)]
    m: String,
    /// The number of the node that is shown. Empty for the end of the main line.
    #[serde(default)]
    n: String,
    /// A move to make from the node that is shown. Empty for none.
    #[serde(default)]
    play: String,
    /// Not empty to delete the move that is shown and all moves after it.
    #[serde(default)]
    cut: String,
    /// Not empty to make the line to the node that is shown the main line.
    #[serde(default)]
    main: String,
}

impl TreeQuery {
    /// Returns a query for a tree of these moves, without a change.
    pub fn of_moves(moves: &str) -> TreeQuery {
        TreeQuery { m: moves.to_owned(), ..TreeQuery::default() }
    }

    /// Returns the tree, the node and the change for which the query asks.
    pub fn wish(&self) -> TreeWish<'_> {
        TreeWish {
            moves: &self.m,
            node: self.n.parse().ok(),
            play: &self.play,
            cut: !self.cut.is_empty(),
            main: !self.main.is_empty(),
        }
    }

    /// Returns the tree that begins at the end of a line, as [`TreeWish::tree`] does.
    pub fn tree(&self, start: Line) -> (LineTree, Option<TreeRefusal>) {
        self.wish().tree(start)
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

/// Explains why a move tree cannot be shown or changed. `here` is the position that is shown.
pub fn tree_refusal(texts: Texts, here: &Position, wrong: &TreeRefusal) -> String {
    match wrong {
        TreeRefusal::TooLong => texts.say_with("page-tree-long", [("most", TREE_MOVES.into())]),
        TreeRefusal::Move(refusal) => refusal_sentence(texts, here, refusal),
    }
}
