//! How each side sees a board: the index of each cell in its view, and the mirror that leaves the
//! game the same.

use murus_gallicus::{Board, Cell};

/// The number of cells for which a grid has room.
const GRID: usize = 128;

/// The numbering of a board's cells for each side. A side sees its own home where the Romans see
/// theirs.
#[derive(Clone, Debug)]
pub(super) struct Views {
    /// The number of cells.
    pub cells: usize,
    /// For each seat the index, from 0, of each cell of the grid.
    places: [[u8; GRID]; 4],
    /// For each index, the index of its mirror image. The mirror leaves both sides where they are.
    /// Empty for several players, because a mirror reverses their turns.
    mirror: Vec<u8>,
}

impl Views {
    /// The views of a board; `None` if no turn or mirror maps one side to the others.
    pub fn of(board: &Board) -> Option<Views> {
        let geometry = &board.geometry;
        let seen = |set: u128, at: &dyn Fn(Cell) -> Cell| {
            let cells = geometry.cells().iter().filter(|cell| set >> cell.index() & 1 == 1);
            cells.fold(0, |seen, &cell| seen | 1u128 << at(cell).index())
        };
        let leads = |from: usize, to: usize, at: &dyn Fn(Cell) -> Cell| {
            let sets = [&board.towers, &board.goals, &board.second];
            sets.into_iter().all(|sets| seen(sets[from], at) == sets[to])
        };
        let place = |cell: Cell| {
            geometry.cells().iter().position(|&other| other == cell).unwrap_or_default() as u8
        };
        let mut places = [[0; GRID]; 4];
        let mut see = |seat: usize, at: &dyn Fn(Cell) -> Cell| {
            geometry
                .cells()
                .iter()
                .for_each(|&cell| places[seat][usize::from(cell.index())] = place(at(cell)));
        };
        see(0, &|cell| cell);
        let cells = geometry.cells().len();
        if board.seats > 2 {
            for seat in 1..board.seats {
                // Turned back to the first seat, a view is the first seat's.
                let back = |cell| (seat..board.seats).fold(cell, |cell, _| geometry.turned(cell));
                if !leads(seat, 0, &back) {
                    return None;
                }
                see(seat, &back);
            }
            return Some(Views { cells, places, mirror: Vec::new() });
        }
        let mirrors: [&dyn Fn(Cell) -> Cell; 2] =
            [&|cell| geometry.overturned(cell), &|cell| geometry.mirrored(cell)];
        see(1, mirrors.into_iter().find(|mirror| leads(0, 1, mirror))?);
        let mirror =
            mirrors.into_iter().find(|mirror| leads(0, 0, mirror) && leads(1, 1, mirror))?;
        let mirror = geometry.cells().iter().map(|&cell| place(mirror(cell))).collect();
        Some(Views { cells, places, mirror })
    }

    /// The index of a cell as a seat sees it.
    #[inline(always)]
    pub fn place(&self, seat: usize, cell: Cell) -> usize {
        self.places[seat][usize::from(cell.index()) % GRID].into()
    }

    /// The index of the mirror image; `None` if no mirror leaves the game the same.
    pub fn mirrored(&self, place: usize) -> Option<usize> {
        self.mirror.get(place).map(|&place| place.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use murus_gallicus::BOARDS;

    #[test]
    fn every_board_is_seen_alike_by_all_sides() {
        for board in BOARDS.iter() {
            let views = Views::of(board)
                .unwrap_or_else(|| panic!("{}: the sides see different boards", board.name));
            let geometry = &board.geometry;
            let seen = |seat: usize, set: u128| {
                let cells = geometry.cells().iter().filter(|cell| set >> cell.index() & 1 == 1);
                cells.fold(0u128, |seen, &cell| seen | 1 << views.place(seat, cell))
            };
            let steps = |a, b| geometry.line(a, b).map(|(_, steps)| steps);
            let cell = |place: usize| geometry.cells()[place];
            for seat in 0..board.seats {
                assert_eq!(
                    seen(0, board.towers[0]),
                    seen(seat, board.towers[seat]),
                    "{}",
                    board.name
                );
                assert_eq!(
                    seen(0, board.goals[0]),
                    seen(seat, board.goals[seat]),
                    "{}",
                    board.name
                );
                assert_eq!(
                    seen(seat, u128::MAX),
                    (1 << views.cells) - 1,
                    "{}: every place once",
                    board.name
                );
                // Every side sees the side that moves next at the same place.
                let next = |seat: usize| seen(seat, board.towers[(seat + 1) % board.seats]);
                assert_eq!(next(seat), next(0), "{}", board.name);
                // A line is a line for every side, or the game would not be the same.
                let at = |c| cell(views.place(seat, c));
                for (&a, &b) in geometry
                    .cells()
                    .iter()
                    .flat_map(|a| geometry.cells().iter().map(move |b| (a, b)))
                {
                    assert_eq!(steps(at(a), at(b)), steps(a, b), "{}", board.name);
                }
            }
            assert_eq!(views.mirrored(0).is_some(), board.seats == 2, "{}", board.name);
            let Some(mirrored) =
                (0..views.cells).map(|place| views.mirrored(place)).collect::<Option<Vec<_>>>()
            else {
                continue;
            };
            for (a, b) in (0..views.cells).flat_map(|a| (0..views.cells).map(move |b| (a, b))) {
                assert_eq!(
                    steps(cell(mirrored[a]), cell(mirrored[b])),
                    steps(cell(a), cell(b)),
                    "{}",
                    board.name
                );
            }
        }
    }
}
