//! The rules: perft counts, games of another implementation, the rules sentence by sentence, and
//! properties of every variant.

use murus_gallicus::{Cell, Position, Variant};

pub mod anywhere;
mod dressed;
mod games;
mod lines;
mod notation;
mod perft;
mod properties;
pub mod records;
mod sentences;

/// The text of a file in `tests/data`.
fn data(name: &str) -> String {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The variant with this text.
pub fn variant(text: &str) -> Variant {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position with this text.
fn position(variant: Variant, text: &str) -> Position {
    Position::parse(text, variant).unwrap_or_else(|error| panic!("{variant}, {text}: {error}"))
}

/// The cell with this name.
fn cell(position: &Position, name: &str) -> Cell {
    let geometry = &position.variant().board().geometry;
    let named = geometry.cells().iter().find(|&&cell| geometry.name(cell).to_string() == name);
    *named.unwrap_or_else(|| panic!("no cell {name}"))
}

/// The moves of the unit on a cell in notation, separated by spaces.
fn legal_from(position: &Position, name: &str) -> String {
    let moves = position.moves_from(cell(position, name));
    moves.into_iter().map(|m| position.write(m).to_string()).collect::<Vec<_>>().join(" ")
}
