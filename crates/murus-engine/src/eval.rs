//! The designer's features: place (stones far forward), mobility (more actions than the enemy) and
//! siege towers (towers two steps from the enemy home row); and how many stacks can still act.

use super::key::scatter;
use super::net::{Accumulator, Net};
use murus_gallicus::{Bits, Board, Options, Position, Seat};

/// Worth of one step of one stone towards the enemy home row, in hundredths of a stone. All worths
/// here have this unit.
const PLACE: i32 = 10;
/// Worth of one action that a side can take, in hundredths of a stone.
const MOBILITY: i32 = 10;
/// Worth of a stack two steps from the enemy home row.
const SIEGE: i32 = 80;
/// Worth of a stack, a tower or a catapult, above that of its stones.
const STACK: i32 = 30;

/// The most steps from a tower to a cell on which it lays a stone.
const LAID: usize = 2;
/// The most steps from a catapult to a cell on which its stone lands.
const THROWN: usize = 3;

/// Evaluates positions of one board and set of options.
pub(super) struct Judge<'a, B> {
    sides: Vec<SideView<B>>,
    /// True if a stone that lands on its goal wins at once.
    lands_to_win: bool,
    doubt: Doubt,
    learned: Option<Learned<'a, B>>,
}

/// The learned evaluation, with the state that it needs.
enum Learned<'a, B> {
    /// For games of two players, with the first layer's sums of the position last judged at each
    /// ply.
    OfTwo(&'a Net, Vec<Accumulator<B>>),
    OfSeveral(&'a Net),
}

/// One side's view of the board.
struct SideView<B> {
    /// The cells on which a stone of the side breaks through; empty in escape.
    goal: B,
    /// The cells from which a stack may reach the goal in one action.
    near: B,
    /// The cells two steps from the goal.
    siege: B,
    /// The cells at each distance from the goal at which a stone has a worth, and that worth.
    places: Vec<(B, i32)>,
}

/// Errors that a weak level makes: of judgement, and of sight. The seed and the position determine
/// the errors of judgement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doubt {
    /// The largest error, in hundredths of a stone; small ones are likelier.
    pub most: u16,
    /// The seed of the errors.
    pub seed: u64,
    /// True if the search does not see the answer to a move, so that it sees only a win at once.
    pub blind: bool,
}

impl Doubt {
    /// The errors of a level that makes none.
    pub const NONE: Doubt = Doubt { most: 0, seed: 0, blind: false };

    fn error(self, key: u64) -> i32 {
        if self.most == 0 {
            return 0;
        }
        let random = scatter(key ^ self.seed);
        // The sum of two uniform numbers peaks in the middle.
        let sum = (random & 0xffff) as i64 + (random >> 16 & 0xffff) as i64 - 0xffff;
        (sum * i64::from(self.most) / 0xffff) as i32
    }
}

impl<'a, B: Bits> Judge<'a, B> {
    /// A judge for positions of the same variant as this one, with the network if it fits.
    pub fn of(position: &Position<B>, net: Option<&'a Net>, doubt: Doubt) -> Judge<'a, B> {
        let board = position.variant().board();
        let goal = |&goal| if position.variant().has(Options::ESCAPE) { 0 } else { goal };
        let learned = net.filter(|net| net.fits(position.variant())).map(|net| match board.seats {
            2 => Learned::OfTwo(net, Vec::new()),
            _ => Learned::OfSeveral(net),
        });
        let reach = if position.variant().has(Options::ADVANCED) { THROWN } else { LAID };
        let lands_to_win = board.seats == 2 && !position.variant().has(Options::ADVANCED);
        Judge {
            sides: board
                .goals
                .iter()
                .map(goal)
                .map(|goal| SideView::of(board, goal, reach))
                .collect(),
            lands_to_win,
            doubt,
            learned,
        }
    }

    /// Returns how good a position is for `seat`, in hundredths of a stone. `key` is the position's
    /// key, `ply` its distance from the root in plies.
    pub fn score(&mut self, position: &Position<B>, key: u64, ply: i32, seat: Seat) -> i32 {
        let score = match &mut self.learned {
            Some(Learned::OfTwo(net, sums)) => {
                let ply = ply as usize;
                if sums.len() <= ply {
                    sums.resize(ply + 1, net.sums());
                }
                let (above, below) = sums.split_at_mut(ply);
                let score = net.score(above.last(), &mut below[0], position);
                if position.to_move() == seat { score } else { -score }
            }
            Some(Learned::OfSeveral(net)) => net.score_for(position, seat),
            None => self.plain_score(position, seat),
        };
        score + self.doubt.error(key)
    }

    /// The score by the designer's features alone, without errors of judgement, in hundredths of a
    /// stone: the worth of the units of `seat`, less the mean of the others.
    pub fn plain_score(&self, position: &Position<B>, seat: Seat) -> i32 {
        let (walls, _, _) = position.heights();
        let mut others = 0;
        let mut own = 0;
        for (side, &other) in self.sides.iter().zip(&Seat::ALL) {
            let worth = if position.is_out(other) { 0 } else { side.worth(position, walls, other) };
            *(if other == seat { &mut own } else { &mut others }) += worth;
        }
        own - others / (self.sides.len() as i32 - 1)
    }

    /// The cells on which a stone of this seat breaks through.
    pub fn goal(&self, seat: Seat) -> B {
        self.sides[seat.index()].goal
    }

    /// Returns true if a side has a stack from which its goal may be within reach.
    pub fn may_land(&self, position: &Position<B>, seat: Seat) -> bool {
        let (walls, _, _) = position.heights();
        !(position.stones(seat) & !walls & self.sides[seat.index()].near).is_empty()
    }

    /// Returns true if the side to move, one of two, can win at once by laying a stone on the goal.
    /// Returns false in the advanced game, where such a stone must survive the reply.
    pub fn breaks_through(&self, position: &Position<B>) -> bool {
        let seat = position.to_move();
        self.lands_to_win
            && position.opening_turns() == 0
            && self.may_land(position, seat)
            && position.can_land(seat, self.goal(seat))
    }

    /// Returns true if the side that is not to move could lay a stone on the goal if it were its
    /// turn. For games of two players.
    pub fn is_threatened(&self, position: &Position<B>) -> bool {
        let other = Seat::ALL[1 - position.to_move().index()];
        self.may_land(position, other) && position.can_land(other, self.goal(other))
    }

    /// Returns true if a stone of another side has landed on its goal and will win unless it is
    /// removed now.
    pub fn must_remove(&self, position: &Position<B>) -> bool {
        let landed =
            |(side, &seat): (&SideView<B>, &Seat)| !(position.stones(seat) & side.goal).is_empty();
        self.sides.iter().zip(&Seat::ALL).any(landed)
    }
}

impl<B: Bits> SideView<B> {
    fn of(board: &Board, goal: u128, reach: usize) -> SideView<B> {
        let rows = distances(board, goal);
        let union = |rows: &[u128]| B::from_wide(rows.iter().fold(0, |all, row| all | row));
        let farthest = rows.len();
        let place = |(distance, &row): (usize, &u128)| {
            (B::from_wide(row), (farthest - distance) as i32 * PLACE)
        };
        SideView {
            goal: B::from_wide(goal),
            near: union(&rows[1.min(farthest)..farthest.min(reach + 1)]),
            siege: rows.get(2).map_or(B::EMPTY, |&row| B::from_wide(row)),
            places: rows.iter().enumerate().map(place).collect(),
        }
    }

    fn worth(&self, position: &Position<B>, walls: B, seat: Seat) -> i32 {
        let own = position.stones(seat);
        let stacks = own & !walls;
        let mut worth = position.count_actions_of(seat) as i32 * MOBILITY
            + stacks.count() as i32 * STACK
            + (stacks & self.siege).count() as i32 * SIEGE;
        for &(cells, place) in &self.places {
            worth += ((own & cells).count() + (stacks & cells).count()) as i32 * place;
        }
        worth
    }
}

/// The rows of cells at each distance from a goal, nearest first; empty if there is no goal.
fn distances(board: &Board, goal: u128) -> Vec<u128> {
    let geometry = &board.geometry;
    let mut rows = Vec::new();
    let mut inside = goal;
    let mut row = goal;
    while row != 0 {
        rows.push(row);
        let beside =
            |cell| geometry.directions().iter().filter_map(move |&way| geometry.step(cell, way, 1));
        row = row.cells().flat_map(beside).fold(0, |next, cell| next | u128::of(cell)) & !inside;
        inside |= row;
    }
    rows
}
