//! How the sides of a board see it: the place of each cell as its owner counts, and the mirror in which the game is the same.

use crate::rules::{Board, Cell, Geometry};

/// Cells of the largest grid.
const GRID: usize = 128;

/// The places of a board for two. A side sees its own home where the Romans see theirs.
#[derive(Clone, Debug)]
pub(crate) struct Views {
    /// How many cells there are.
    pub cells: usize,
    /// For the Romans and the Gauls the place, from 0, of each cell of the grid.
    places: [[u8; GRID]; 2],
    /// The place at which each place is seen in the mirror that leaves both sides where they are.
    mirror: Vec<u8>,
}

impl Views {
    /// The views of a board; none where more than two play, or where no mirror leads from one side to the other.
    pub fn of(board: &Board) -> Option<Views> {
        let geometry = &board.geometry;
        let mirrors: [fn(&Geometry, Cell) -> Cell; 2] = [Geometry::overturned, Geometry::mirrored];
        let seen = |set: u128, mirror: fn(&Geometry, Cell) -> Cell| {
            geometry
                .cells()
                .iter()
                .filter(|cell| set >> cell.index() & 1 == 1)
                .fold(0, |seen, &cell| seen | 1u128 << mirror(geometry, cell).index())
        };
        let leads = |from: usize, to: usize, mirror| {
            let sets = [&board.towers, &board.goals, &board.second];
            sets.into_iter().all(|sets| seen(sets[from], mirror) == sets[to])
        };
        if board.seats != 2 {
            return None;
        }
        let turned = mirrors.into_iter().find(|&mirror| leads(0, 1, mirror))?;
        let mirror = mirrors.into_iter().find(|&mirror| leads(0, 0, mirror) && leads(1, 1, mirror))?;
        let place = |cell: Cell| geometry.cells().iter().position(|&other| other == cell).unwrap_or_default() as u8;
        let mut places = [[0; GRID]; 2];
        for &cell in geometry.cells() {
            places[0][usize::from(cell.index())] = place(cell);
            places[1][usize::from(cell.index())] = place(turned(geometry, cell));
        }
        let mirror = geometry.cells().iter().map(|&cell| place(mirror(geometry, cell))).collect();
        Some(Views { cells: geometry.cells().len(), places, mirror })
    }

    /// The place of a cell as one side sees it: 0 the Romans, 1 the Gauls.
    #[inline(always)]
    pub fn place(&self, view: usize, cell: Cell) -> usize {
        self.places[view][usize::from(cell.index()) % GRID].into()
    }

    /// Where a place is seen in the mirror.
    #[inline(always)]
    pub fn mirrored(&self, place: usize) -> usize {
        self.mirror[place].into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BOARDS;

    #[test]
    fn every_board_for_two_is_seen_alike_by_both() {
        for board in BOARDS.iter() {
            let Some(views) = Views::of(board) else {
                assert_ne!(board.seats, 2, "{}", board.name);
                continue;
            };
            let geometry = &board.geometry;
            let seen = |view: usize, set: u128| {
                let cells = geometry.cells().iter().filter(|cell| set >> cell.index() & 1 == 1);
                cells.fold(0u128, |seen, &cell| seen | 1 << views.place(view, cell))
            };
            assert_eq!(seen(0, board.towers[0]), seen(1, board.towers[1]), "{}", board.name);
            assert_eq!(seen(0, board.goals[0]), seen(1, board.goals[1]), "{}", board.name);
            for view in 0..2 {
                assert_eq!(seen(view, u128::MAX), (1 << views.cells) - 1, "{}: every place once", board.name);
            }
            // What lies in a line lies in one in the mirror and for the other side, or the game would not be the same there.
            let cell = |place: usize| geometry.cells()[place];
            let at = |view, c| cell(views.place(view, c));
            for &a in geometry.cells() {
                for &b in geometry.cells() {
                    let steps = geometry.line(a, b).map(|(_, steps)| steps);
                    assert_eq!(geometry.line(at(1, a), at(1, b)).map(|(_, steps)| steps), steps, "{}", board.name);
                    let [a, b] = [a, b].map(|c| cell(views.mirrored(views.place(0, c))));
                    assert_eq!(geometry.line(a, b).map(|(_, steps)| steps), steps, "{}", board.name);
                }
            }
        }
    }
}
