//! The boards that can be played on, as rows of a table: outline, seats, set-up, goals, allowed
//! options.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Deref;

use once_cell::race::OnceBox;

use super::cell::Cell;
use super::geometry::{Geometry, Shape};
use super::options::Options;

/// A board: its outline and set-up, and the options of the rules that it allows.
#[derive(Debug)]
#[non_exhaustive]
pub struct Board {
    /// The name of the board in a variant string.
    pub name: &'static str,
    /// The number of sides that play on the board, two to four.
    pub seats: usize,
    /// The cells, their names and their lines.
    pub geometry: Geometry,
    /// For each seat, the cells that hold a tower at the start.
    pub towers: Vec<u128>,
    /// For each seat, the cells of its goal, usually the far rank, where its stones break through.
    /// Empty for a board on which no seat can win that way.
    pub goals: Vec<u128>,
    /// For each seat, its second rank, where the walls of a balanced opening go. Meaningless for a
    /// board that does not allow that option.
    pub second: Vec<u128>,
    /// The options of the rules that the board allows.
    pub allowed: Options,
    /// The options of the rules that the board requires.
    pub required: Options,
}

/// The index of the standard board in the table.
pub(super) const STANDARD: u8 = 0;

/// The boards of the game, without those for study. New boards are new rows. Names are stored,
/// indices are not.
pub static BOARDS: Boards = Boards(());

/// The type of [`BOARDS`], which is used as a slice. The boards are made at the first use.
#[derive(Debug)]
pub struct Boards(());

impl Deref for Boards {
    type Target = [Board];

    fn deref(&self) -> &[Board] {
        &all()[..PLAYED]
    }
}

/// The boards of the game, then those for study. A variant stores an index into this table.
#[inline]
pub(super) fn all() -> &'static [Board; PLAYED + STUDIES.len()] {
    // An array, because every position asks for its board, and a list is one pointer farther away.
    static MADE: OnceBox<[Board; PLAYED + STUDIES.len()]> = OnceBox::new();
    MADE.get_or_init(|| make().try_into().expect("as many boards as the tables have rows"))
}

/// The number of boards that are not for study.
const PLAYED: usize = 10;

/// Rectangles small enough to solve, or nearly: name, files and ranks. They are only for study and
/// are never offered, because the designer allows no altered rules.
const STUDIES: &[(&str, u8, u8)] = &[
    ("3x5", 3, 5),
    ("3x6", 3, 6),
    ("3x7", 3, 7),
    ("4x4", 4, 4),
    ("4x5", 4, 5),
    ("4x6", 4, 6),
    ("4x7", 4, 7),
    ("5x4", 5, 4),
    ("5x5", 5, 5),
    ("5x6", 5, 6),
    ("5x7", 5, 7),
    ("6x4", 6, 4),
    ("6x5", 6, 5),
    ("6x6", 6, 6),
    ("6x7", 6, 7),
    ("7x5", 7, 5),
    ("7x6", 7, 6),
    ("8x5", 8, 5),
];

/// Makes the boards of the game, then those for study.
fn make() -> Vec<Board> {
    let rect = |files, ranks| Geometry::new(Shape::Rect { files, ranks });
    let hex = || Geometry::new(Shape::Hex { side: 5 });
    let no_catapults = Options::ESCAPE.with(Options::HOUDINI);
    let mut boards = vec![
        facing("8x7", rect(8, 7), 0, 1),
        facing("7x7", rect(7, 7), 0, 1),
        facing("8x8", rect(8, 8), 0, 1),
        facing("9x9", rect(9, 9), 0, 1),
        facing("8x8-six", rect(8, 8), 1, 1),
        two("hex", hex(), |g, cell| {
            let (file, rank) = g.coordinates(cell);
            let end = |end| (rank == end).then_some(true);
            [end(0), end(g.ranks(file) - 1)]
        })
        .allowing(no_catapults),
        several("hex-three", hex(), 3, |g, cell| {
            let (file, rank) = g.coordinates(cell);
            let top = g.ranks(file) - 1;
            [rank == 0 && file <= 4, rank == top && file <= 4, file == 8, false]
        }),
        two("hex-eleven", hex(), |g, cell| {
            let (file, _) = g.coordinates(cell);
            let side = |outer: u8, inner| (file == outer || file == inner).then_some(file == outer);
            [side(0, 1), side(8, 7)]
        })
        .allowing(no_catapults),
        facing("8x8-two", rect(8, 8), 0, 2).allowing(no_catapults.with(Options::ADVANCED)),
        several("8x8-four", rect(8, 8), 4, |g, cell| {
            let (file, rank) = g.coordinates(cell);
            let inner = |n: u8| (1..7).contains(&n);
            [
                rank == 0 && inner(file),
                file == 0 && inner(rank),
                rank == 7 && inner(file),
                file == 7 && inner(rank),
            ]
        }),
    ];
    boards
        .extend(STUDIES.iter().map(|&(name, files, ranks)| facing(name, rect(files, ranks), 0, 1)));
    boards
}

/// A board with two sides along the ranks of a rectangle. Each has `depth` ranks of towers, without
/// the `corners` outermost files.
fn facing(name: &'static str, geometry: Geometry, corners: u8, depth: u8) -> Board {
    let files = geometry.files();
    let rows = geometry.rows();
    let rank = |n: u8| collect(&geometry, |(_, rank)| rank == n);
    let second = vec![rank(1), rank(rows - 2)];
    let goals = vec![rank(rows - 1), rank(0)];
    let inside = |file| (corners..files - corners).contains(&file);
    let towers = vec![
        collect(&geometry, |(file, rank)| inside(file) && rank < depth),
        collect(&geometry, |(file, rank)| inside(file) && rank >= rows - depth),
    ];
    Board {
        name,
        seats: 2,
        geometry,
        towers,
        goals,
        second,
        allowed: Options::ALL,
        required: Options::NONE,
    }
}

/// A board with two sides. For each cell and side, the rule returns `None` if no tower starts
/// there, else true if the cell is part of the side's home row.
fn two(
    name: &'static str,
    geometry: Geometry,
    rule: impl Fn(&Geometry, Cell) -> [Option<bool>; 2],
) -> Board {
    let side = |n: usize, home: &dyn Fn(bool) -> bool| {
        geometry
            .cells()
            .iter()
            .filter(|&&c| rule(&geometry, c)[n].is_some_and(home))
            .fold(0, |s, c| s | 1 << c.index())
    };
    let towers = vec![side(0, &|_| true), side(1, &|_| true)];
    let goals = vec![side(1, &|home| home), side(0, &|home| home)];
    let second = vec![0; 2];
    Board {
        name,
        seats: 2,
        geometry,
        towers,
        goals,
        second,
        allowed: Options::ALL,
        required: Options::NONE,
    }
}

/// A board with three or four sides. The rule says which sides' towers start on a cell. There is no
/// breakthrough.
fn several(
    name: &'static str,
    geometry: Geometry,
    seats: usize,
    rule: impl Fn(&Geometry, Cell) -> [bool; 4],
) -> Board {
    let side = |n: usize| {
        geometry
            .cells()
            .iter()
            .filter(|&&c| rule(&geometry, c)[n])
            .fold(0, |s, c| s | 1 << c.index())
    };
    let towers = (0..seats).map(side).collect();
    let allowed = Options::ESCAPE.with(Options::HOUDINI);
    Board {
        name,
        seats,
        geometry,
        towers,
        goals: vec![0; seats],
        second: vec![0; seats],
        allowed,
        required: Options::ESCAPE,
    }
}

impl Board {
    /// The number of towers of all sides at the start.
    pub fn all_towers(&self) -> u32 {
        self.towers.iter().map(|towers| towers.count_ones()).sum()
    }

    fn allowing(self, allowed: Options) -> Board {
        Board { allowed, ..self }
    }
}

fn collect(geometry: &Geometry, rule: impl Fn((u8, u8)) -> bool) -> u128 {
    geometry
        .cells()
        .iter()
        .filter(|&&c| rule(geometry.coordinates(c)))
        .fold(0, |set, c| set | 1 << c.index())
}
