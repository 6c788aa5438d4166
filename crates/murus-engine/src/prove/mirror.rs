//! Positions up to their mirror image: left and right are interchangeable if the goals are
//! symmetric.

use murus_gallicus::{Bits, Board, Cell, Move, Position, Seat};

/// An exact key: two positions of a variant have the same key only if they are equal or mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Exact([u64; 4]);

/// The exchange of left and right on one board.
#[derive(Debug)]
pub(super) struct Mirror<B> {
    board: &'static Board,
    /// For each file its cells, and how far they move in the grid, in cells; empty if left and
    /// right differ.
    files: Vec<(B, i8)>,
}

impl<B: Bits> Mirror<B> {
    /// The mirror of a board.
    pub fn of(board: &'static Board) -> Mirror<B> {
        let geometry = &board.geometry;
        let mut mirror = Mirror { board, files: vec![(B::EMPTY, 0); geometry.files().into()] };
        for &cell in geometry.cells() {
            let (file, _) = geometry.place(cell);
            let (cells, by) = &mut mirror.files[usize::from(file)];
            *cells |= B::of(cell);
            *by = geometry.mirrored(cell).index() as i8 - cell.index() as i8;
        }
        let alike = |set: &u128| mirror.turned(B::from_wide(*set)) == B::from_wide(*set);
        if !board.goals.iter().chain(&board.second).chain(&board.towers).all(alike) {
            mirror.files.clear();
        }
        mirror
    }

    /// The mirror image of a cell; the cell itself if left and right differ.
    pub fn image(&self, cell: Cell) -> Cell {
        if self.files.is_empty() { cell } else { self.board.geometry.mirrored(cell) }
    }

    /// The sets of cells of a position or of its mirror image, whichever sorts first; and true if
    /// they are those of the mirror image.
    fn sets(&self, position: &Position<B>) -> ([B; 3], bool) {
        let sets = sets_of(position);
        if self.files.is_empty() {
            return (sets, false);
        }
        let turned = sets.map(|set| self.turned(set));
        if turned.map(B::wide) < sets.map(B::wide) { (turned, true) } else { (sets, false) }
    }

    /// The exact key of a position, and true if it is that of the mirror image.
    pub fn exact(&self, position: &Position<B>) -> (Exact, bool) {
        // No grid has more than 81 cells, so three sets and a few bits fit into four words.
        let ([romans, odd, high], turned) = self.sets(position);
        let romans = romans.wide();
        let odd = odd.wide();
        let high = high.wide();
        let rest = position.to_move() as u128
            | u128::from(position.opening_turns()) << 2
            | u128::from(position.swap_open()) << 4;
        let (one, two) = (romans | odd << 81, high | (odd >> 47) << 81 | rest << 115);
        (Exact([one as u64, (one >> 64) as u64, two as u64, (two >> 64) as u64]), turned)
    }

    /// The mirror image of a move.
    pub fn turned_move(&self, m: Move) -> Move {
        m.map(|cell| self.board.geometry.mirrored(cell))
    }

    fn turned(&self, set: B) -> B {
        let moved = |cells: B, by: i8| {
            if by < 0 { cells.down(by.unsigned_abs()) } else { cells.up(by.unsigned_abs()) }
        };
        self.files.iter().fold(B::EMPTY, |turned, &(cells, by)| turned | moved(set & cells, by))
    }
}

/// The three sets of cells that make a position: Roman units, units of odd height, units of two or
/// three stones.
#[inline]
pub(super) fn sets_of<B: Bits>(position: &Position<B>) -> [B; 3] {
    let (walls, towers, catapults) = position.heights();
    [position.stones(Seat::Romans), walls | catapults, towers | catapults]
}
