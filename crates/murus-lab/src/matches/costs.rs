//! Measures the points that players lose by their moves in games against the default level. If
//! opponents were of the players' own kind, some games would be sharp and others calm.

use std::ops::Range;

use murus_engine::{Level, Stop, review};
use murus_gallicus::{Entry, Line, Seat, Variant};

use super::openings::{opening, suite};
use super::{Contender, ProgramError, longest};

/// The games whose mean cost tells levels apart: one game has too few moves.
const TOGETHER: usize = 10;

/// The costs of a player's moves in several games, in points a ply.
#[derive(Debug)]
pub struct Costs {
    /// The costs of each game that count against accuracy.
    games: Vec<Vec<f64>>,
}

impl Costs {
    /// The mean over all plies; 0 without one.
    pub fn mean(&self) -> f64 {
        mean_of(&self.games)
    }

    /// The means of ten games each, in the order of the games. Games left over are not in it.
    pub fn list_tens(&self) -> Vec<f64> {
        self.games.chunks_exact(TOGETHER).map(mean_of).collect()
    }

    /// The standard deviation of the logarithms of [`Costs::list_tens`]. `None` for fewer than two.
    pub fn spread(&self) -> Option<f64> {
        let tens: Vec<f64> =
            self.list_tens().into_iter().filter(|mean| *mean > 0.0).map(f64::ln).collect();
        let free = tens.len().checked_sub(1).filter(|free| *free > 0)?;
        let mean = tens.iter().sum::<f64>() / tens.len() as f64;
        let squares: f64 = tens.iter().map(|one| (one - mean).powi(2)).sum();
        Some((squares / free as f64).sqrt())
    }
}

fn mean_of(games: &[Vec<f64>]) -> f64 {
    let plies = games.iter().map(Vec::len).sum::<usize>();
    games.iter().flatten().sum::<f64>() / plies.max(1) as f64
}

/// Measures the costs of a player's moves that count against accuracy, in the games with these
/// numbers against the default level, reviewed with `nodes` nodes a position. A game of a number is
/// the same each time. Fails if another program stops playing.
pub fn measure_costs(
    variant: Variant,
    player: &Contender,
    numbers: Range<u64>,
    nodes: u64,
) -> Result<Costs, ProgramError> {
    let suite = suite(variant);
    let other = Contender::level(Level::named(Level::DEFAULT));
    let mut games = Vec::new();
    for game in numbers {
        let mut line = opening(variant, &suite, game / 2);
        let given = line.plies();
        let own = if game % 2 == 0 { Seat::Romans } else { Seat::Gauls };
        while line.outcome().is_none() && line.plies() < longest(variant) {
            let mover = if line.position().to_move() == own { player } else { &other };
            let Some(played) = mover.play(&line, game.cast_signed())? else { break };
            if line.play(Entry::Move(played)).is_err() {
                break;
            }
        }
        games.push(costs_of(&after(&line, given), own, nodes));
    }
    Ok(Costs { games })
}

/// Returns the points that each move of a side lost.
fn costs_of(line: &Line, side: Seat, nodes: u64) -> Vec<f64> {
    let review = review(line, nodes, &Stop::default());
    review.costs(&review.movers(line), side)
}

/// Returns a game without its first plies.
fn after(line: &Line, plies: usize) -> Line {
    let mut rest = Line::from(line.positions()[plies]);
    for m in line.moves().skip(plies) {
        if rest.play(Entry::Move(m)).is_err() {
            break;
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_costs_itself_more_than_a_thinker() {
        let cost = |player: &str| {
            measure_costs(Variant::STANDARD, &player.parse().expect("a player"), 0..2, 500)
                .expect("it plays")
                .mean()
        };
        let chance = cost("random");
        let thinker = cost("300");
        assert!(chance > 2.0 * thinker && thinker > 0.0, "{chance} and {thinker}");
        assert_eq!(cost("random").to_bits(), chance.to_bits());
    }

    #[test]
    fn ten_games_are_taken_together() {
        let game = |cost: f64, plies: usize| vec![cost; plies];
        let mut games = vec![game(0.1, 5); 10];
        games.extend(vec![game(0.2, 1); 10]);
        games.push(game(0.9, 3));
        let costs = Costs { games };
        let tens = costs.list_tens();
        assert!((tens[0] - 0.1).abs() < 1e-9 && (tens[1] - 0.2).abs() < 1e-9, "{tens:?}");
        // Half of ln 2, times the root of 2.
        let spread = costs.spread().expect("two tens");
        assert!((spread - 2f64.ln() / 2f64.sqrt()).abs() < 1e-9, "{spread}");
        assert!((costs.mean() - (5.0 + 2.0 + 2.7) / 63.0).abs() < 1e-9);
        assert!(Costs { games: vec![game(0.1, 5); 19] }.spread().is_none());
    }
}
