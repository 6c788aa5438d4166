//! Measures the points that players lose by their moves in games against the default level. If
//! opponents were of the players' own kind, some games would be sharp and others calm.

use murus_engine::{Level, Stop, review};
use murus_gallicus::{Entry, Line, Seat, Variant};

use super::openings::{opening, suite};
use super::{Contender, ProgramError, longest};

/// Returns the mean cost of a player's moves that counts against accuracy, in points a ply. It is
/// measured in `games` games against the default level, reviewed with `nodes` nodes a position. It
/// is the same each time. Fails if another program stops playing.
pub fn mean_cost(
    variant: Variant,
    player: &Contender,
    games: u64,
    nodes: u64,
) -> Result<f64, ProgramError> {
    let suite = suite(variant);
    let other = Contender::level(Level::named(Level::DEFAULT));
    let mut costs = Vec::new();
    for game in 0..games {
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
        costs.extend(costs_of(&after(&line, given), own, nodes));
    }
    Ok(costs.iter().sum::<f64>() / costs.len().max(1) as f64)
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
            mean_cost(Variant::STANDARD, &player.parse().expect("a player"), 2, 500)
                .expect("it plays")
        };
        let chance = cost("random");
        let thinker = cost("300");
        assert!(chance > 2.0 * thinker && thinker > 0.0, "{chance} and {thinker}");
        assert_eq!(cost("random").to_bits(), chance.to_bits());
    }
}
