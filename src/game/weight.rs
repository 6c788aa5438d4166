//! The weight of a rated game for the ratings of its players, and who is established. A game
//! against a newcomer changes an established rating little, and all newcomers together count as one
//! opponent.

use murus_gallicus::Reason;

use super::chair::Chair;
use super::state::Game;
use super::timestamp::{Millis, Timestamp};
use crate::ids::UserId;

/// A game given up before this many plies is hasty. Moderators see a list of people who often give
/// up hasty games, or whose opponents do.
pub const HASTY_PLIES: usize = 20;

/// The number of games with one opponent that weigh in full within [`AGAIN`]; each later one weighs
/// half as much as the one before.
const IN_FULL: f64 = 5.0;

/// The time for which a game reduces the weight of later games with the same opponent.
pub const AGAIN: Millis = Millis::from_days(30);

/// Games against an account younger than this do not change the opponent's rating.
const YOUNG: Millis = Millis::from_days(30);

/// The number of opponents who count with which a person is established.
pub const ESTABLISHED: i64 = 8;

/// The number of established people active within [`ACTIVE`] from which only established opponents
/// count. Below it all people count, because a new installation has only newcomers.
pub const PIONEERS: i64 = 16;

/// The time for which a person is active after a rated game.
pub const ACTIVE: Millis = Millis::from_days(180);

/// The weight of a first game against a newcomer, that is, a person who is not established.
const NEWCOMER: f64 = 0.25;

/// Returns true if a person who met this many opponents who count is established.
pub fn is_established(met: i64) -> bool {
    met >= ESTABLISHED
}

/// The facts that make a game weigh less for a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Doubts {
    /// True if people ended the game before the second move of both.
    pub early: bool,
    /// True if the player lost the game.
    pub lost: bool,
    /// True if the opponent is not established.
    pub newcomer: bool,
    /// True if the opponent's account is new.
    pub new_account: bool,
    /// The sum of the weights of the player's rated games of the same pool with this opponent
    /// within [`AGAIN`]. If the opponent is a newcomer, the sum includes the games with all
    /// newcomers.
    pub lately: f64,
}

impl Doubts {
    /// Returns the weight of the game, from 0 to 1. A first game has full weight (a quarter against
    /// a newcomer), and more games in the last month make it smaller. 0 if the opponent's account
    /// is new, or if the game ended early without the player's loss.
    ///
    /// ```
    /// use murus::game::Doubts;
    ///
    /// let none = Doubts { early: false, lost: false, newcomer: false, new_account: false, lately: 0.0 };
    /// let doubts = [
    ///     none,
    ///     Doubts { early: true, ..none },
    ///     Doubts { early: true, lost: true, ..none },
    ///     Doubts { lately: 5.0, ..none },
    ///     Doubts { lately: 5.5, ..none },
    ///     Doubts { newcomer: true, ..none },
    ///     Doubts { newcomer: true, lately: 1.25, ..none },
    ///     Doubts { new_account: true, ..none },
    /// ];
    /// let weights = doubts.map(|doubts| doubts.game_weight());
    /// assert_eq!(weights, [1.0, 0.0, 1.0, 0.5, 0.25, 0.25, 0.125, 0.0]);
    /// ```
    pub fn game_weight(&self) -> f64 {
        if self.new_account || self.early && !self.lost {
            return 0.0;
        }
        let full = if self.newcomer { NEWCOMER } else { 1.0 };
        ((full * (IN_FULL + 1.0) - self.lately) / 2.0).clamp(0.0, full)
    }

    /// Returns the facts about the opponent: if they count for becoming established, and if they
    /// are a newcomer. `newcomers` is true while newcomers count too.
    pub fn met_opponent(&self, newcomers: bool) -> MetOpponent {
        let counts = !self.early && !self.new_account && (newcomers || !self.newcomer);
        MetOpponent { counts, newcomer: self.newcomer }
    }
}

/// The facts about an opponent of a rated game, as known at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MetOpponent {
    /// True if the opponent counts for becoming established.
    pub counts: bool,
    /// True if the opponent was not established.
    pub newcomer: bool,
}

/// Returns true if an account was so new at a time that its games do not change the ratings of its
/// opponents.
pub fn is_new_account(person: UserId, at: Timestamp) -> bool {
    at - Timestamp::from_millis(person.made_at()) < YOUNG
}

impl Game {
    /// Returns the first player's score if the game counts for ratings: 1 for a win, 0.5 for a
    /// draw, 0 for a loss. `None` if the game does not count or is not over.
    pub fn counted_score(&self) -> Option<f64> {
        let end = self.outcome().filter(|_| self.may_count())?;
        match end.reason {
            Reason::Cancelled => None,
            Reason::Timeout if self.count_plies() < Game::FEAT_PLIES => None,
            _ => Some(end.winner.map_or(0.5, |seat| self.score_of(self.chair_at(seat)))),
        }
    }

    /// Returns the first player's score if the holder of this chair wins: 1 or 0.
    fn score_of(&self, winner: Chair) -> f64 {
        if winner == Chair::FIRST { 1.0 } else { 0.0 }
    }

    /// Returns true if the game was agreed to be rated, stayed rated, and does not count, with
    /// fewer than four plies made in it. True also while such a game runs.
    pub fn is_too_short(&self) -> bool {
        self.terms.rated
            && !self.unrated
            && self.count_plies() < Game::FEAT_PLIES
            && self.counted_score().is_none()
    }

    /// Returns true if fewer than four plies were made in the game, and the rules of the board game
    /// did not end it. True also while such a game runs.
    pub fn is_ended_early(&self) -> bool {
        let by_rules = self
            .outcome()
            .is_some_and(|end| end.reason.is_by_rules() && end.reason != Reason::Repetition);
        self.count_plies() < Game::FEAT_PLIES && !by_rules
    }
}
