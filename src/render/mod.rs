//! Board pictures. Pure: a [`Scene`] in, PNG bytes out; no IO, no clock. Every unit is drawn once as a sprite with true anti-aliasing and
//! then copied; [`layout`] alone turns the board.

mod canvas;
mod layout;
mod paint;
mod sprites;
mod theme;

use crate::rules::{Cell, Move, Position, Seat};

pub use layout::Layout;
pub use paint::paint;

/// What a picture shows.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position.
    pub position: &'a Position,
    /// The side that sits at the bottom.
    pub view: Seat,
    /// The move that led to the position, and the position before it.
    pub last: Option<(Move, &'a Position)>,
    /// Cells marked with a ring or a dot: what can be chosen next.
    pub targets: &'a [Cell],
    /// The cell under the hand.
    pub held: Option<Cell>,
    /// Text in the frame above the board, at the left: the last move.
    pub left: &'a str,
    /// Text in the frame above the board, at the right: who is to move.
    pub right: &'a str,
    /// Small text in the frame below the board.
    pub caption: &'a str,
}

/// The scene as PNG bytes.
pub fn render(scene: &Scene<'_>) -> Vec<u8> {
    canvas::png(&paint(scene))
}
