//! How much a rated game weighs for each of its players. A game that people end early, the same two
//! again and again, and a new account move ratings less, or not at all.

use murus_gallicus::rules::Reason;

use super::chair::Chair;
use super::state::Game;
use super::timestamp::{Millis, Timestamp};
use crate::ids::UserId;

/// From so many plies on a game that people end weighs as much as any other.
pub const FULL_PLIES: usize = 20;

/// So many games of the same two weigh in full within [`AGAIN`]; each later one half as much as the
/// one before.
const IN_FULL: i32 = 5;

/// For so long a game of two is remembered for their next one.
pub const AGAIN: Millis = Millis::from_days(30);

/// A younger account moves no rating but its own.
const YOUNG: Millis = Millis::from_days(30);

/// What makes a game weigh less for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doubts {
    /// The plies of a game that another person ended early, or both.
    pub early: Option<usize>,
    /// How many games the player and this opponent ended within [`AGAIN`], with those against
    /// deleted people who may be the same.
    pub before: i32,
    /// Whether the opponent's account is new.
    pub new_account: bool,
}

impl Doubts {
    /// The weight of the game, from 0 to 1.
    ///
    /// ```
    /// use murus::game::Doubts;
    ///
    /// let none = Doubts { early: None, before: 0, new_account: false };
    /// let doubts = [
    ///     none,
    ///     Doubts { early: Some(2), ..none },
    ///     Doubts { early: Some(5), ..none },
    ///     Doubts { before: 6, ..none },
    ///     Doubts { new_account: true, ..none },
    /// ];
    /// assert_eq!(doubts.map(|doubts| doubts.weight()), [1.0, 0.0, 0.25, 0.25, 0.0]);
    /// ```
    pub fn weight(&self) -> f64 {
        let early = match self.early {
            Some(plies) if plies < Game::FEAT_PLIES => 0.0,
            Some(plies) => (plies as f64 / FULL_PLIES as f64).min(1.0),
            None => 1.0,
        };
        let again = 0.5_f64.powi((self.before + 1 - IN_FULL).max(0));
        if self.new_account { 0.0 } else { early * again }
    }
}

/// Whether an account was so new at a time that it moves no rating but its own.
pub fn is_new_account(person: UserId, at: Timestamp) -> bool {
    at - Timestamp::from_millis(person.made()) < YOUNG
}

impl Game {
    /// The first player's score, 1 for a win and 0.5 for a draw, if the game counts for ratings.
    pub fn counted(&self) -> Option<f64> {
        let end = self.outcome().filter(|_| self.may_count())?;
        match end.reason {
            Reason::Cancelled => None,
            Reason::Timeout if self.played() < Game::FEAT_PLIES => None,
            _ => Some(end.winner.map_or(0.5, |seat| self.score_of(self.chair_at(seat)))),
        }
    }

    /// The first player's score if the holder of this chair wins.
    fn score_of(&self, winner: Chair) -> f64 {
        if winner == Chair::FIRST { 1.0 } else { 0.0 }
    }

    /// Whether it was agreed that it is rated, and it ended too early to count.
    pub fn is_too_short(&self) -> bool {
        self.terms.rated && !self.unrated && self.played() < Game::FEAT_PLIES && self.counted().is_none()
    }

    /// For each player the plies of a game that was ended early, at this score of the first one: a
    /// person who gives up loses in full, and the other gains by the plies. A draw is ended by
    /// both.
    pub fn early(&self, score: f64) -> [Option<usize>; 2] {
        let played = Some(self.played()).filter(|plies| *plies < FULL_PLIES);
        let by_rules = self.outcome().is_some_and(|end| end.reason.is_by_rules() && end.reason != Reason::Repetition);
        let early = played.filter(|_| !by_rules);
        [early.filter(|_| score > 0.0), early.filter(|_| score < 1.0)]
    }
}
