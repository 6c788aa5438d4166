//! The kinds of moves, and the move generator.

use super::bits::Bits;
use super::cell::Cell;
use super::options::Options;
use super::position::Position;
use super::seat::Seat;
use super::side::Side;

/// A move of a side. It is only meaningful in the position for which it was generated or read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A tower lays one stone on each of the next two cells.
    Distribute {
        /// The tower's cell, empty afterwards.
        from: Cell,
        /// The nearer cell on which a stone is laid.
        mid: Cell,
        /// The farther cell on which a stone is laid.
        to: Cell,
    },
    /// A tower gives one stone: it removes an adjacent enemy wall, or lowers an adjacent enemy
    /// catapult to a tower.
    Sacrifice {
        /// The tower's cell, a wall afterwards.
        from: Cell,
        /// The enemy's cell.
        to: Cell,
    },
    /// A tower gives both stones and lowers an adjacent enemy catapult to a wall.
    Cut {
        /// The tower's cell, empty afterwards.
        from: Cell,
        /// The enemy catapult's cell.
        to: Cell,
    },
    /// A catapult throws one stone onto an empty cell, where it is a wall.
    Throw {
        /// The catapult's cell, a tower afterwards.
        from: Cell,
        /// The cell on which the stone lands.
        to: Cell,
    },
    /// A catapult throws one stone at an enemy unit. The unit loses one stone; the thrown stone is
    /// gone too.
    Bombard {
        /// The catapult's cell, a tower afterwards.
        from: Cell,
        /// The enemy's cell.
        to: Cell,
    },
    /// The first turn of a balanced game: a home tower becomes two walls on the second row.
    Open {
        /// The home tower's cell, empty afterwards.
        from: Cell,
        /// The cell of the wall with the lower index.
        left: Cell,
        /// The cell of the wall with the higher index.
        right: Cell,
    },
}

impl Move {
    /// The cell of the unit that moves.
    pub fn from(self) -> Cell {
        match self {
            Move::Distribute { from, .. }
            | Move::Sacrifice { from, .. }
            | Move::Cut { from, .. }
            | Move::Throw { from, .. }
            | Move::Bombard { from, .. }
            | Move::Open { from, .. } => from,
        }
    }

    /// The target cell of the move: for a distribution the farther of its two cells, for a special
    /// first turn the wall's cell with the higher index.
    pub fn to(self) -> Cell {
        match self {
            Move::Distribute { to, .. }
            | Move::Sacrifice { to, .. }
            | Move::Cut { to, .. }
            | Move::Throw { to, .. }
            | Move::Bombard { to, .. }
            | Move::Open { right: to, .. } => to,
        }
    }

    /// The move with each of its cells replaced by `at`, for example by its mirror image.
    pub fn map(self, at: impl Fn(Cell) -> Cell) -> Move {
        match self {
            Move::Distribute { from, mid, to } => {
                Move::Distribute { from: at(from), mid: at(mid), to: at(to) }
            }
            Move::Sacrifice { from, to } => Move::Sacrifice { from: at(from), to: at(to) },
            Move::Cut { from, to } => Move::Cut { from: at(from), to: at(to) },
            Move::Throw { from, to } => Move::Throw { from: at(from), to: at(to) },
            Move::Bombard { from, to } => Move::Bombard { from: at(from), to: at(to) },
            Move::Open { from, left, right } => {
                let left = at(left);
                let right = at(right);
                Move::Open { from: at(from), left: left.min(right), right: left.max(right) }
            }
        }
    }
}

impl<B: Bits> Position<B> {
    /// Calls `f` with every action of the side to move, even after the end of the game. The order
    /// is always the same but has no meaning.
    #[inline(always)]
    pub fn for_each_action(&self, mut f: impl FnMut(Move)) {
        if self.opening_turns() > 0 {
            return self.for_each_opening(f);
        }
        let side = Side::of(self, self.to_move());
        let at = |cell: Cell, by: i8| Cell::new(cell.index().wrapping_add_signed(by));
        for axis in &self.tables().axes {
            let distributing = side.distributing(axis);
            let beside = side.beside(axis, side.prey);
            for way in axis.order {
                let step = axis.steps()[way];
                for from in distributing[way].cells() {
                    f(Move::Distribute { from, mid: at(from, step), to: at(from, 2 * step) });
                }
                for from in beside[way].cells() {
                    f(Move::Sacrifice { from, to: at(from, step) });
                }
            }
        }
        if !self.variant().has(Options::ADVANCED) {
            return;
        }
        for axis in &self.tables().axes {
            let beside = side.beside(axis, side.enemy_catapults);
            let throws = [2, 3].map(|steps| side.throwing(axis, steps, side.empty));
            let bombards = [2, 3].map(|steps| side.throwing(axis, steps, side.enemies));
            for way in axis.order {
                let step = axis.steps()[way];
                for from in beside[way].cells() {
                    f(Move::Cut { from, to: at(from, step) });
                }
                for (n, steps) in [2, 3].into_iter().enumerate() {
                    for from in throws[n][way].cells() {
                        f(Move::Throw { from, to: at(from, steps * step) });
                    }
                    for from in bombards[n][way].cells() {
                        f(Move::Bombard { from, to: at(from, steps * step) });
                    }
                }
            }
        }
    }

    /// The number of actions of the side to move, counted without generating them.
    #[inline(always)]
    pub fn count_actions(&self) -> u32 {
        if self.opening_turns() > 0 {
            let cells = self.second_row().count();
            return self.opening_towers().count() * (cells * (cells - 1) / 2);
        }
        self.count_actions_of(self.to_move())
    }

    /// The number of actions that a side would have if it were to move. Ignores special first
    /// turns.
    #[inline(always)]
    pub fn count_actions_of(&self, seat: Seat) -> u32 {
        let side = Side::of(self, seat);
        let catapults = !(side.catapults | side.enemy_catapults).is_empty();
        let mut count = 0;
        for axis in &self.tables().axes {
            let [up, down] = side.acting(axis);
            if !catapults {
                count += up.count() + down.count();
                continue;
            }
            // Towers and catapults are on different cells, so two sets can be counted as one.
            let [far_up, far_down] = side.throwing(axis, 3, side.empty | side.enemies);
            let [near_up, near_down] = side.throwing(axis, 2, side.empty | side.enemies);
            let [cut_up, cut_down] = side.beside(axis, side.enemy_catapults);
            count += (up | far_up).count() + (down | far_down).count();
            count += (cut_up | near_up).count() + (cut_down | near_down).count();
        }
        count
    }

    /// Returns true if a side, if it were to move, could lay a stone on one of these cells.
    #[inline]
    pub fn can_land(&self, seat: Seat, cells: B) -> bool {
        let side = Side::of(self, seat);
        let any = |[up, down]: [B; 2]| !(up | down).is_empty();
        self.tables().axes.iter().any(|axis| {
            any(side.landing(axis, cells))
                || !side.catapults.is_empty()
                    && [2, 3]
                        .into_iter()
                        .any(|steps| any(side.throwing(axis, steps, side.empty & cells)))
        })
    }

    /// The cells on which a side's towers would lay stones by moves that lay a stone on one of
    /// `cells`.
    #[inline]
    pub fn landing(&self, seat: Seat, cells: B) -> B {
        let side = Side::of(self, seat);
        self.tables().axes.iter().fold(B::EMPTY, |all, axis| {
            let [up, down] = side.landing(axis, cells);
            let [near, far] =
                [1, 2].map(|steps| up.up(steps * axis.step) | down.down(steps * axis.step));
            all | near | far
        })
    }

    /// Returns true if the side to move has an action.
    #[inline(always)]
    pub fn has_action(&self) -> bool {
        if self.opening_turns() > 0 {
            return true;
        }
        let side = Side::of(self, self.to_move());
        let any = |[up, down]: [B; 2]| !(up | down).is_empty();
        self.tables().axes.iter().any(|axis| {
            any(side.acting(axis))
                || !side.catapults.is_empty()
                    && [2, 3]
                        .into_iter()
                        .any(|steps| any(side.throwing(axis, steps, side.empty | side.enemies)))
        })
    }

    fn for_each_opening(&self, mut f: impl FnMut(Move)) {
        for from in self.opening_towers().cells() {
            for left in self.second_row().cells() {
                for right in self.second_row().cells().filter(|&right| right > left) {
                    f(Move::Open { from, left, right });
                }
            }
        }
    }

    fn opening_towers(&self) -> B {
        let (_, towers, _) = self.heights();
        self.stones(self.to_move()) & towers
    }

    fn second_row(&self) -> B {
        B::from_wide(self.variant().board().second[self.to_move().index()])
    }
}
