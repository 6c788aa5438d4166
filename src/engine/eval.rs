//! The designer's features: place (stones far forward), mobility (actions of one side more than of the other), siege towers (towers so
//! far forward that the enemy home row is within reach).

use crate::rules::{Bits, Options, Position, Seat};

/// Worth of one rank of advance of one stone.
const PLACE: i32 = 6;
/// Worth of one action more than the enemy.
const MOBILITY: i32 = 10;
/// Worth of a tower two rows from the enemy home row.
const SIEGE: i32 = 80;
/// Worth of a tower that still can act, against its two stones lying as walls.
const TOWER: i32 = 30;

/// Rows, seen by one seat: `rows[n]` are the cells `n` steps away from where it breaks through.
pub(super) struct Map<B> {
    rows: Vec<B>,
}

impl<B: Bits> Map<B> {
    /// The map of each seat of a position's board. Distance is counted from the goal outwards; without a goal nothing is near.
    pub fn of(position: &Position<B>) -> Vec<Map<B>> {
        let board = position.variant().board();
        let geometry = &board.geometry;
        let grow = |set: u128| {
            let cells = geometry.cells().iter().copied().filter(|&cell| u128::has(set, cell));
            let near = cells.flat_map(|c| geometry.directions().iter().filter_map(move |&d| geometry.step(c, d, 1)));
            near.fold(set, |grown, cell| grown | u128::of(cell))
        };
        let map = |&goal: &u128| {
            let mut rows = Vec::new();
            let (mut inside, mut row) = (goal, goal);
            while row != 0 {
                rows.push(B::from_wide(row));
                let grown = grow(inside);
                row = grown & !inside;
                inside = grown;
            }
            Map { rows }
        };
        board.goals.iter().map(map).collect()
    }
}

/// How good a position is for `seat`.
pub(super) fn evaluate<B: Bits>(position: &Position<B>, maps: &[Map<B>], seat: Seat) -> i32 {
    let seats = &Seat::ALL[..position.variant().board().seats];
    let worth = |side: Seat| if position.is_out(side) { 0 } else { side_worth(position, &maps[side.index()], side) };
    let others: i32 = seats.iter().filter(|&&side| side != seat).map(|&side| worth(side)).sum();
    worth(seat) - others / (seats.len() as i32 - 1)
}

fn side_worth<B: Bits>(position: &Position<B>, map: &Map<B>, side: Seat) -> i32 {
    let own = position.stones(side);
    let (walls, towers, catapults) = position.heights();
    let tall = own & (towers | catapults);
    let mut worth = position.count_actions_of(side) as i32 * MOBILITY + tall.count() as i32 * TOWER;
    if position.variant().has(Options::ESCAPE) {
        return worth;
    }
    let last = map.rows.len();
    for (distance, &row) in map.rows.iter().enumerate() {
        let advance = (last - distance) as i32;
        let stones = (own & row & walls).count() + 2 * (tall & row).count();
        worth += stones as i32 * advance * PLACE;
    }
    worth + map.rows.get(2).map_or(0, |&row| (tall & row).count() as i32 * SIEGE)
}
