//! The differences between levels: what weak levels overlook, what stronger ones must see, and
//! which level thinks on.

use std::sync::atomic::AtomicBool;

use murus_engine::{Budget, LEVELS, Level, Score, Stop, Transpositions, choose};
use murus_gallicus::{Line, Move, Position};

use super::engine::{variant, wander, winning_moves};
use super::tactics::tactics;

/// Positions in which some of the moves, but not all, allow a win in one. Each comes with those
/// moves.
fn threatened(name: &str) -> Vec<(Position, Vec<Move>)> {
    let lines: Vec<Line> = (0..40).map(|seed| wander(variant(name), 120, 0.5, seed)).collect();
    let open = lines
        .iter()
        .flat_map(|line| line.positions())
        .filter(|position| position.outcome().is_none());
    let calm = open.filter(|position| winning_moves(position).is_empty());
    let letting = calm.map(|position| {
        let lets = |m: &Move| {
            let next = position.play_unchecked(*m);
            next.outcome().is_none() && !winning_moves(&next).is_empty()
        };
        (*position, position.moves().into_iter().filter(lets).collect::<Vec<_>>())
    });
    letting
        .filter(|(position, letting)| !letting.is_empty() && letting.len() < position.moves().len())
        .collect()
}

#[test]
fn weak_levels_allow_a_win_in_one_as_people_do() {
    for name in ["standard", "advanced", "standard@9x9", "standard@hex"] {
        let positions = threatened(name);
        let by_chance: f64 = positions
            .iter()
            .map(|(position, letting)| letting.len() as f64 / position.moves().len() as f64)
            .sum();
        let slips = |level: &Level| {
            let slips = |(position, letting): &&(Position, Vec<Move>)| {
                level.play(position, &[], 5, &Stop::default()).is_some_and(|m| letting.contains(&m))
            };
            positions.iter().filter(slips).count() as f64 / by_chance
        };
        let shares: Vec<f64> = LEVELS[..4].iter().map(slips).collect();
        assert!(positions.len() > 30 && shares[0] >= 0.2, "{name}: {shares:?} of {by_chance:.0}");
        assert!(
            shares.windows(2).all(|pair| pair[0] >= pair[1]) && shares[1] > 0.0,
            "{name}: {shares:?}"
        );
        assert!(shares[3] < 0.05, "the default level overlooks nothing: {name}: {shares:?}");
    }
}

/// Returns true if a search announces an end of this kind, a win or a loss.
fn ended(position: &Position, end: impl Fn(Score) -> Option<u32>) -> bool {
    let choice = choose(
        position,
        &[],
        Budget::nodes(50_000),
        &mut Transpositions::new(14),
        &Stop::default(),
    );
    choice.is_some_and(|choice| end(choice.score).is_some())
}

#[test]
fn no_level_is_easier_to_trick_than_the_one_below() {
    let long = tactics().into_iter().filter(|(tactic, position)| {
        let (won, plies) = tactic.end();
        won && plies > 2 && position.variant().board().seats == 2
    });
    let riddles: Vec<Position> = long.step_by(2).map(|(_, position)| position).collect();
    let solves = |level: &Level, position: &Position| {
        let best =
            level.play(position, &[], 3, &Stop::default()).expect("a game that goes on has a move");
        let next = position.play_unchecked(best);
        match next.outcome() {
            Some(outcome) => outcome.winner == Some(position.to_move()),
            None => ended(&next, |score| score.loss_in()),
        }
    };
    // The strongest level sees everything that the level below it sees.
    let levels = &LEVELS[..LEVELS.len() - 1];
    let solved: Vec<usize> = levels
        .iter()
        .map(|level| riddles.iter().filter(|position| solves(level, position)).count())
        .collect();
    assert!(solved.windows(2).all(|pair| pair[0] <= pair[1]), "{solved:?} of {}", riddles.len());
    assert_eq!(solved.last(), Some(&riddles.len()));
}

#[test]
fn a_level_that_thinks_on_stops_at_once_after_enough_thought() {
    let patient: Vec<&Level> = LEVELS.iter().filter(|level| level.patience.is_some()).collect();
    assert_eq!(patient.iter().map(|level| level.name).collect::<Vec<_>>(), ["Augustus"]);
    let line = wander(variant("standard"), 14, 0.5, 3);
    let position = line.position();
    let due = |least| Stop { now: AtomicBool::new(true), least, ..Stop::default() };
    for least in [0, 30 << 10, 60 << 10] {
        let mut enough = patient[0].strength(position.variant());
        enough.budget.nodes = least.max(1 << 10) - 1;
        assert_eq!(
            patient[0].ponder(position, &[], 4, &due(least)),
            enough.play(position, &[], 4, &Stop::default()),
            "{least} nodes"
        );
    }
    assert_eq!(patient[0].least(position), 2_000_000);
}
