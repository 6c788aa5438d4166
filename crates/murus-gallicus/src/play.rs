//! The effect of a move, the turn after it, and the ends of a game that can be seen in a position.

use alloc::vec::Vec;

use super::bits::Bits;
use super::moves::Move;
use super::options::Options;
use super::outcome::{Outcome, Reason};
use super::position::Position;
use super::seat::Seat;

impl<B: Bits> Position<B> {
    /// The legal moves: every action while the game continues; empty after its end.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.outcome().is_none() {
            self.for_each_action(|m| moves.push(m));
        }
        moves
    }

    /// The position after a move that was generated for this position. For any other move the
    /// result is meaningless, but the function never panics.
    #[inline(always)]
    pub fn play_unchecked(&self, m: Move) -> Position<B> {
        let mut next = *self;
        let mover = self.to_move();
        let set = B::of;
        match m {
            Move::Distribute { from, mid, to } => {
                next.lift(from);
                next.add(mover, set(mid) | set(to));
            }
            Move::Sacrifice { from, to } => next.take(set(from) | set(to)),
            Move::Cut { from, to } => {
                next.lift(from);
                next.take(set(to));
                next.take(set(to));
            }
            Move::Throw { from, to } => {
                next.take(set(from));
                next.add(mover, set(to));
            }
            Move::Bombard { from, to } => next.take(set(from) | set(to)),
            Move::Open { from, left, right } => {
                next.lift(from);
                next.add(mover, set(left) | set(right));
            }
        }
        next.pass_turn();
        next
    }

    /// The position after a move. If the move is not legal, returns this position as the error.
    pub fn play(self, m: Move) -> Result<Position<B>, Position<B>> {
        let mut legal = false;
        if self.outcome().is_none() {
            self.for_each_action(|other| legal |= other == m);
        }
        if legal { Ok(self.play_unchecked(m)) } else { Err(self) }
    }

    /// The position after a pass of the side to move, which the rules forbid. It shows what the
    /// next side threatens.
    pub fn passed(&self) -> Position<B> {
        let mut next = *self;
        next.pass_turn();
        next
    }

    /// The end of the game as far as the position shows it; `None` while the game continues. It
    /// cannot show resignation, timeout or repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| {
            let winner = Some(self.to_move.next(self.variant().board().seats));
            (!self.has_action()).then_some(Outcome { winner, reason: Reason::Stalemate })
        })
    }

    /// The end of the game, except by stalemate; `None` while the game continues.
    #[inline(always)]
    pub(super) fn decided(&self) -> Option<Outcome> {
        let board = self.variant().board();
        if board.seats > 2 {
            let winner = Some(self.to_move);
            return (self.in_play() == 1).then_some(Outcome { winner, reason: Reason::LastPlayer });
        }
        if self.variant().has(Options::ESCAPE) {
            return None;
        }
        // In an advanced game the stone must survive the reply, so the goal is checked when its
        // owner's next turn starts.
        let arrived =
            if self.variant().has(Options::ADVANCED) { self.to_move } else { self.to_move.other() };
        let through = self.stones(arrived) & B::from_wide(board.goals[arrived.index()]);
        (!through.is_empty())
            .then_some(Outcome { winner: Some(arrived), reason: Reason::Breakthrough })
    }

    /// Passes the turn to the next player. With several players, those without an action are out
    /// from then on.
    #[inline(always)]
    fn pass_turn(&mut self) {
        let seats = self.variant().board().seats;
        self.swap = self.opening == 2;
        self.opening = self.opening.saturating_sub(1);
        self.to_move = self.to_move.next(seats);
        if seats > 2 {
            self.settle();
        }
    }

    /// Passes the turn to the first player who is in and has an action, in a game of several.
    /// Players without an action are out from then on. The last player in keeps the turn.
    #[inline(always)]
    pub(super) fn settle(&mut self) {
        while self.is_out(self.to_move) || (self.in_play() > 1 && !self.has_action()) {
            self.out |= 1 << self.to_move.index();
            self.to_move = self.to_move.next(self.variant().board().seats);
        }
    }
}

impl Position {
    /// The position after a seat of a game of several players has left. Its stones stay. `None` if
    /// the seat is not in, if it is the last one in, or if the board is for two, where the game
    /// ends instead.
    pub fn without(&self, seat: Seat) -> Option<Position> {
        let seats = self.variant().board().seats;
        if seats == 2 || seat.index() >= seats || self.is_out(seat) || self.in_play() == 1 {
            return None;
        }
        let mut next = *self;
        next.out |= 1 << seat.index();
        next.settle();
        Some(next)
    }
}
