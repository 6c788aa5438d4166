//! The identity of a position that all its mirror images share: with left and right exchanged, and
//! with the two sides exchanged.

use alloc::vec::Vec;

use super::cell::Cell;
use super::position::{Height, Position, Unit};
use super::seat::Seat;

/// The units of a position and the side to move, independent of mirroring. Two positions of a board
/// have the same image exactly if one is a mirror image of the other. Options of the rules do not
/// matter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Image {
    board: &'static str,
    to_move: Seat,
    units: Vec<(Cell, Seat, Height)>,
}

impl Position {
    /// Returns the image that this position shares with its mirror images: with left and right
    /// exchanged and, on a board for two, with the sides exchanged. Options, an open swap and
    /// special first turns do not matter.
    ///
    /// ```
    /// use murus_gallicus::{Line, Variant};
    ///
    /// let image = |moves: &[&str]| {
    ///     let mut line = Line::new(Variant::STANDARD);
    ///     for text in moves {
    ///         line.play(line.read(text).expect("a legal move")).expect("it was just read");
    ///     }
    ///     line.position().image()
    /// };
    /// assert_eq!(image(&["a1-c3", "d7-d5"]), image(&["h1-f3", "e7-e5"]));
    /// assert_ne!(image(&["a1-c3", "d7-d5"]), image(&["h1-f3", "d7-d5"]));
    /// ```
    pub fn image(&self) -> Image {
        let board = self.variant().board();
        let geometry = &board.geometry;
        let turned = |mirrored: bool, sides: bool| {
            let place = |cell| if mirrored { geometry.mirrored(cell) } else { cell };
            let place = |cell| if sides { geometry.overturned(place(cell)) } else { place(cell) };
            let side = |seat| if sides { exchanged(seat) } else { seat };
            let unit = |&cell: &Cell| {
                self.unit(cell).map(|unit| (place(cell), side(unit.seat), unit.height))
            };
            let mut units: Vec<_> = geometry.cells().iter().filter_map(unit).collect();
            units.sort_unstable();
            (side(self.to_move()), units)
        };
        // With several players, sides are not exchanged.
        let exchanges: &[bool] = if board.seats == 2 { &[false, true] } else { &[false] };
        let images = exchanges
            .iter()
            .flat_map(|&exchanged| [turned(false, exchanged), turned(true, exchanged)]);
        let (to_move, units) = images.min().unwrap_or_else(|| turned(false, false));
        Image { board: board.name, to_move, units }
    }

    /// This position and its mirror images: with left and right exchanged, and on a board for two
    /// with the two sides exchanged. An open swap and special first turns are ignored.
    pub(super) fn images(&self) -> Vec<Position> {
        let geometry = &self.variant().board().geometry;
        let exchanges: &[bool] =
            if self.variant().board().seats == 2 { &[false, true] } else { &[false] };
        let image = |mirrored: bool, sides: bool| {
            let place = |cell| if mirrored { geometry.mirrored(cell) } else { cell };
            let place = |cell| if sides { geometry.overturned(place(cell)) } else { place(cell) };
            let side = |seat| if sides { exchanged(seat) } else { seat };
            let mut image = Position::empty(self.variant(), side(self.to_move()), 0, false, 0);
            for (cell, unit) in
                geometry.cells().iter().filter_map(|&cell| Some((cell, self.unit(cell)?)))
            {
                image.put(place(cell), Unit { seat: side(unit.seat), ..unit });
            }
            image
        };
        exchanges.iter().flat_map(|&sides| [image(false, sides), image(true, sides)]).collect()
    }
}

/// Exchanges the Romans and the Gauls. Other sides stay.
fn exchanged(seat: Seat) -> Seat {
    match seat {
        Seat::Romans => Seat::Gauls,
        Seat::Gauls => Seat::Romans,
        seat => seat,
    }
}
