//! What a side can do: the kinds of moves and the one generator of them.

use super::bits::Bits;
use super::cell::Cell;
use super::options::Options;
use super::position::Position;
use super::rays::Ray;
use super::seat::Seat;

/// One move of a side. A move belongs to the position that it was generated or read for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A tower lays one stone on each of the next two cells.
    Distribute {
        /// The tower's cell, empty afterwards.
        from: Cell,
        /// The nearer cell.
        mid: Cell,
        /// The farther cell.
        to: Cell,
    },
    /// A tower gives one stone to remove an adjacent enemy wall, or to make an adjacent enemy catapult a tower.
    Sacrifice {
        /// The tower's cell, a wall afterwards.
        from: Cell,
        /// The enemy's cell.
        to: Cell,
    },
    /// A tower gives both stones to make an adjacent enemy catapult a wall.
    Cut {
        /// The tower's cell, empty afterwards.
        from: Cell,
        /// The enemy catapult's cell.
        to: Cell,
    },
    /// A catapult throws one stone onto an empty cell, which becomes a wall.
    Throw {
        /// The catapult's cell, a tower afterwards.
        from: Cell,
        /// The cell that it lands on.
        to: Cell,
    },
    /// A catapult throws one stone at an enemy unit, which loses one; the thrown stone is gone too.
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
        /// The cell of lower index.
        left: Cell,
        /// The cell of higher index.
        right: Cell,
    },
}

impl Move {
    /// The cell of the unit that acts.
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

    /// The cell that the move is aimed at: the farther one of two.
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

    /// The move of which every cell is another one, as in a mirror.
    pub fn map(self, at: impl Fn(Cell) -> Cell) -> Move {
        match self {
            Move::Distribute { from, mid, to } => Move::Distribute { from: at(from), mid: at(mid), to: at(to) },
            Move::Sacrifice { from, to } => Move::Sacrifice { from: at(from), to: at(to) },
            Move::Cut { from, to } => Move::Cut { from: at(from), to: at(to) },
            Move::Throw { from, to } => Move::Throw { from: at(from), to: at(to) },
            Move::Bombard { from, to } => Move::Bombard { from: at(from), to: at(to) },
            Move::Open { from, left, right } => {
                let (left, right) = (at(left), at(right));
                Move::Open { from: at(from), left: left.min(right), right: left.max(right) }
            }
        }
    }
}

/// What the generator needs to know of the side to move, computed once a position.
struct Side<B> {
    towers: B,
    catapults: B,
    /// Cells that take a stone of a distributed tower.
    open: B,
    empty: B,
    /// Enemy units that an adjacent tower can act against.
    prey: B,
    enemy_catapults: B,
    enemies: B,
    forward: usize,
}

impl<B: Bits> Side<B> {
    #[inline(always)]
    fn of(position: &Position<B>, seat: Seat) -> Side<B> {
        let own = position.stones(seat);
        let (walls, towers, catapults) = position.heights();
        let occupied = position.occupied();
        let advanced = position.variant().has(Options::ADVANCED);
        let captures = !position.variant().has(Options::HOUDINI);
        let board = position.tables().board;
        let empty = board & !occupied;
        let enemies = if captures { occupied & !own } else { B::EMPTY };
        let steps = if advanced { walls | towers } else { walls };
        Side {
            towers: own & towers,
            catapults: own & catapults,
            open: empty | (own & steps),
            empty,
            prey: enemies & (walls | catapults),
            enemy_catapults: enemies & catapults,
            enemies,
            forward: seat.index() & 1,
        }
    }

    /// The towers that can be distributed along a ray.
    #[inline(always)]
    fn distributing(&self, ray: &Ray<B>) -> B {
        self.towers & ray.reach[1] & self.open.rotated(-ray.step) & self.open.rotated(-2 * ray.step)
    }

    /// The towers that stand beside some of `targets` along a ray.
    #[inline(always)]
    fn beside(&self, ray: &Ray<B>, targets: B) -> B {
        self.towers & ray.reach[0] & targets.rotated(-ray.step)
    }

    /// The catapults that can throw `steps` cells along a ray onto `targets`.
    #[inline(always)]
    fn throwing(&self, ray: &Ray<B>, steps: i8, targets: B) -> B {
        if !ray.forward[self.forward] {
            return B::EMPTY;
        }
        self.catapults & ray.reach[steps as usize - 1] & targets.rotated(-steps * ray.step)
    }
}

impl<B: Bits> Position<B> {
    /// Calls `f` with every action of the side to move, whether or not the game is over. The order is fixed, but means nothing.
    #[inline(always)]
    pub fn for_each_action(&self, mut f: impl FnMut(Move)) {
        if self.opening_turns() > 0 {
            return self.for_each_opening(f);
        }
        let side = Side::of(self, self.to_move());
        let at = |cell: Cell, by: i8| Cell::new(cell.index().wrapping_add_signed(by));
        for ray in &self.tables().rays {
            let step = ray.step;
            for from in side.distributing(ray).cells() {
                f(Move::Distribute { from, mid: at(from, step), to: at(from, 2 * step) });
            }
            for from in side.beside(ray, side.prey).cells() {
                f(Move::Sacrifice { from, to: at(from, step) });
            }
        }
        if !self.variant().has(Options::ADVANCED) {
            return;
        }
        for ray in &self.tables().rays {
            for from in side.beside(ray, side.enemy_catapults).cells() {
                f(Move::Cut { from, to: at(from, ray.step) });
            }
            for steps in [2, 3] {
                for from in side.throwing(ray, steps, side.empty).cells() {
                    f(Move::Throw { from, to: at(from, steps * ray.step) });
                }
                for from in side.throwing(ray, steps, side.enemies).cells() {
                    f(Move::Bombard { from, to: at(from, steps * ray.step) });
                }
            }
        }
    }

    /// How many actions the side to move has, counted without making them.
    #[inline(always)]
    pub fn count_actions(&self) -> u32 {
        if self.opening_turns() > 0 {
            let cells = self.second_row().count();
            return self.opening_towers().count() * (cells * (cells - 1) / 2);
        }
        self.count_actions_of(self.to_move())
    }

    /// How many actions a side would have if it were to move, special first turns aside.
    #[inline(always)]
    pub fn count_actions_of(&self, seat: Seat) -> u32 {
        let side = Side::of(self, seat);
        let rays = &self.tables().rays;
        // No tower does both along one ray, for what takes a stone is no prey.
        let plain: u32 = rays.iter().map(|ray| (side.distributing(ray) | side.beside(ray, side.prey)).count()).sum();
        if !self.variant().has(Options::ADVANCED) {
            return plain;
        }
        let advanced = rays.iter().map(|ray| {
            let throws = |steps| side.throwing(ray, steps, side.empty | side.enemies).count();
            side.beside(ray, side.enemy_catapults).count() + throws(2) + throws(3)
        });
        plain + advanced.sum::<u32>()
    }

    /// Whether a side, if it were to move, could lay a stone on some of these cells.
    #[inline]
    pub fn can_land(&self, seat: Seat, cells: B) -> bool {
        let side = Side::of(self, seat);
        let onto = |ray: &Ray<B>, steps: i8| cells.rotated(-steps * ray.step);
        self.tables().rays.iter().any(|ray| {
            let near = onto(ray, 1) & ray.reach[0] | onto(ray, 2) & ray.reach[1];
            !(side.distributing(ray) & near).is_empty()
                || !side.catapults.is_empty()
                    && [2, 3].into_iter().any(|steps| !side.throwing(ray, steps, side.empty & cells).is_empty())
        })
    }

    /// Whether the side to move has an action.
    pub fn has_action(&self) -> bool {
        if self.opening_turns() > 0 {
            return true;
        }
        let side = Side::of(self, self.to_move());
        self.tables().rays.iter().any(|ray| {
            !side.distributing(ray).is_empty()
                || !side.beside(ray, side.prey).is_empty()
                || !side.catapults.is_empty()
                    && [2, 3].into_iter().any(|n| !side.throwing(ray, n, side.empty | side.enemies).is_empty())
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
