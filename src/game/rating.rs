//! Ratings: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), each game a rating
//! period of its own.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use murus_gallicus::{Options, Variant, words};

/// Games whose ratings are kept together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pool {
    /// The standard game, also with the balanced opening.
    Standard,
    /// Games with catapults on the standard board, also with the balanced opening.
    Advanced,
    /// Games of every other variant.
    Other,
}

words!(Pool { Standard: "standard", Advanced: "advanced", Other: "other" });

impl Pool {
    /// The pool of a variant.
    pub fn of_variant(variant: Variant) -> Pool {
        let usual = variant.is_on_standard_board();
        match variant.options().without(Options::BALANCED) {
            options if usual && options == Options::NONE => Pool::Standard,
            options if usual && options == Options::ADVANCED => Pool::Advanced,
            _ => Pool::Other,
        }
    }
}

/// A person's rating, and its uncertainty (Glicko-2).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating; 1500 for a newcomer.
    pub rating: f64,
    /// The deviation of the rating: about two thirds of the time the truth is no farther away than
    /// this.
    pub deviation: f64,
    /// The volatility of the results.
    pub volatility: f64,
}

impl Rating {
    /// The rating of a newcomer.
    pub const NEW: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// A rating whose deviation is above this is unsure.
    pub const UNSURE: f64 = 110.0;

    /// The number of rated games below which a rating is provisional.
    pub const SETTLED: i64 = 10;

    /// Returns true if its deviation is too large to rank a person by it.
    pub fn is_unsure(&self) -> bool {
        self.deviation > Rating::UNSURE
    }

    /// Returns true if too little is known to rank a person by it after so many rated games.
    pub fn is_provisional(&self, games: i64) -> bool {
        self.is_unsure() || games < Rating::SETTLED
    }

    /// The ratings of two players after a game between them; `score` is the first one's, 1 for a
    /// win, 0.5 for a draw.
    ///
    /// ```
    /// use murus::game::Rating;
    ///
    /// let (winner, loser) = Rating::after_game(Rating::NEW, Rating::NEW, 1.0);
    /// assert_eq!([winner, loser].map(|player| player.rating.round()), [1662.0, 1338.0]);
    /// ```
    pub fn after_game(first: Rating, second: Rating, score: f64) -> (Rating, Rating) {
        let outcome = match score {
            score if score > 0.5 => Outcomes::WIN,
            score if score < 0.5 => Outcomes::LOSS,
            _ => Outcomes::DRAW,
        };
        let (first, second) =
            glicko2(&first.to_glicko2(), &second.to_glicko2(), &outcome, &Glicko2Config::new());
        (Rating::from(first), Rating::from(second))
    }

    /// Returns the ratings after a game. The game changes each rating by the part, from 0 to 1,
    /// that is the player's weight; `score` is that of the first player. No deviation falls below
    /// half of the opponent's: games with newcomers alone leave a rating provisional.
    pub fn after_weighted_game(
        [first, second]: [Rating; 2],
        score: f64,
        [one, two]: [f64; 2],
    ) -> (Rating, Rating) {
        let (new_first, new_second) = Rating::after_game(first, second, score);
        (first.move_towards(new_first, second, one), second.move_towards(new_second, first, two))
    }

    /// The rating that is `weight` of the way to a new one, after a game with an opponent. Its
    /// deviation does not fall below half the opponent's, or below this one's where that is
    /// smaller.
    fn move_towards(self, new: Rating, opponent: Rating, weight: f64) -> Rating {
        let part = |old: f64, new: f64| old + weight * (new - old);
        let sure = self.deviation.min(opponent.deviation / 2.0);
        Rating {
            rating: part(self.rating, new.rating),
            deviation: part(self.deviation, new.deviation).max(sure),
            volatility: part(self.volatility, new.volatility),
        }
    }

    /// The share of the points that this player is expected to get against another one.
    pub fn expected_score(&self, other: &Rating) -> f64 {
        skillratings::glicko2::expected_score(&self.to_glicko2(), &other.to_glicko2()).0
    }

    fn to_glicko2(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }

    fn from(known: Glicko2Rating) -> Rating {
        Rating { rating: known.rating, deviation: known.deviation, volatility: known.volatility }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    #[test]
    fn a_rating_of_fewer_than_ten_games_is_provisional_however_sure() {
        let sure = Rating { deviation: 80.0, ..Rating::NEW };
        assert!(sure.is_provisional(9) && !sure.is_provisional(10));
        let unsure = Rating { deviation: 120.0, ..Rating::NEW };
        assert!(unsure.is_provisional(40));
    }

    #[test]
    fn ratings_move_towards_results() {
        let (winner, loser) = Rating::after_game(Rating::NEW, Rating::NEW, 1.0);
        // Glickman's formulas for two new players, worked by hand: 1500 plus and minus 162.
        assert_eq!((winner.rating.round(), loser.rating.round()), (1662.0, 1338.0));
        assert_eq!(winner.deviation.round(), 290.0);
        let (first, second) = Rating::after_game(Rating::NEW, Rating::NEW, 0.5);
        assert_eq!((first.rating, second.rating), (1500.0, 1500.0));
        assert!(winner.is_unsure());
        let mut known = Rating::NEW;
        for round in 0..30 {
            known = Rating::after_game(known, Rating::NEW, f64::from(round % 2)).0;
        }
        assert!(!known.is_unsure(), "{known:?}");
    }

    #[test]
    fn newcomers_alone_leave_a_rating_provisional() {
        let mut known = Rating::NEW;
        let mut equal = Rating::NEW;
        for round in 0..200 {
            let score = f64::from(round % 2);
            known = Rating::after_weighted_game([known, Rating::NEW], score, [1.0; 2]).0;
            equal = Rating::after_weighted_game([equal, equal], score, [1.0; 2]).0;
        }
        assert!(known.is_unsure(), "{known:?}");
        assert!(
            !equal.is_unsure(),
            "where all begin together they come to know each other: {equal:?}"
        );
    }

    #[test]
    fn every_variant_has_its_pool() {
        for (variant, pool) in [
            ("standard", Pool::Standard),
            ("balanced", Pool::Standard),
            ("advanced", Pool::Advanced),
            ("advanced+balanced", Pool::Advanced),
            ("escape", Pool::Other),
            ("standard@9x9", Pool::Other),
        ] {
            assert_eq!(Pool::of_variant(variant.parse().unwrap()), pool, "{variant}");
        }
    }
}
