//! The actions of a side's units along an axis as sets of cells, computed for all units at once,
//! without generating moves.

use super::axes::Axis;
use super::bits::Bits;
use super::options::Options;
use super::position::Position;
use super::seat::Seat;

/// The sets of cells of one side from which moves are generated, computed once for each position.
pub(super) struct Side<B> {
    pub towers: B,
    pub catapults: B,
    /// The cells on which the side's towers can lay a stone.
    pub open: B,
    pub empty: B,
    /// The cells of enemy units against which an adjacent tower can act.
    pub prey: B,
    pub enemy_catapults: B,
    pub enemies: B,
    /// The index of the side in [`Axis::throws`].
    forward: usize,
}

impl<B: Bits> Side<B> {
    #[inline(always)]
    pub fn of(position: &Position<B>, seat: Seat) -> Side<B> {
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

    /// The towers that can be distributed along an axis: those upward, and those downward.
    #[inline(always)]
    pub fn distributing(&self, axis: &Axis<B>) -> [B; 2] {
        axis.leading(1, axis.pairs(self.open)).map(|cells| cells & self.towers)
    }

    /// The towers that would lay a stone on one of `cells`, moving along an axis: those upward, and
    /// those downward.
    #[inline(always)]
    pub fn landing(&self, axis: &Axis<B>, cells: B) -> [B; 2] {
        let [lower, _] = axis.pairs(self.open);
        let on = lower & (cells | cells.down(axis.step));
        axis.leading(1, [on, on.up(axis.step)]).map(|cells| cells & self.towers)
    }

    /// The towers that are adjacent to a cell of `targets` along an axis: those below such a cell,
    /// and those above.
    #[inline(always)]
    pub fn beside(&self, axis: &Axis<B>, targets: B) -> [B; 2] {
        axis.leading(1, [targets; 2]).map(|cells| cells & self.towers)
    }

    /// The towers that can be distributed along an axis or act against an adjacent enemy: those
    /// upward, and those downward. In one direction no tower can do both.
    #[inline(always)]
    pub fn acting(&self, axis: &Axis<B>) -> [B; 2] {
        axis.leading(1, axis.pairs(self.open).map(|first| first | self.prey))
            .map(|cells| cells & self.towers)
    }

    /// The catapults that can throw `steps` cells along an axis onto `targets`: those upward, and
    /// those downward.
    #[inline(always)]
    pub fn throwing(&self, axis: &Axis<B>, steps: u8, targets: B) -> [B; 2] {
        let [up, down] = axis.leading(steps, [targets; 2]);
        let [throws_up, throws_down] = axis.throws[self.forward];
        [up & throws_up & self.catapults, down & throws_down & self.catapults]
    }
}

impl<B: Bits> Axis<B> {
    /// The cells from which `steps` steps up lead to a cell of `up`, and the cells from which
    /// `steps` steps down lead to a cell of `down`.
    #[inline(always)]
    pub(super) fn leading(&self, steps: u8, [up, down]: [B; 2]) -> [B; 2] {
        let by = steps * self.step;
        let reach = self.reach[usize::from(steps) - 1];
        [up.down(by) & reach, (down & reach).up(by)]
    }

    /// The pairs of neighbours along the axis among these cells. Returns the lower cell of each
    /// pair, which comes first on the way up, and the upper cell, which comes first on the way
    /// down.
    #[inline(always)]
    pub(super) fn pairs(&self, cells: B) -> [B; 2] {
        let lower = cells & cells.down(self.step) & self.reach[0];
        [lower, lower.up(self.step)]
    }

    /// The differences of grid index of one step up and of one step down.
    #[inline(always)]
    pub(super) fn steps(&self) -> [i8; 2] {
        [self.step as i8, -(self.step as i8)]
    }
}
