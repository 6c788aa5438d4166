//! Positions with a known shortest win: the opponent must find it, with the right number of plies, and a solver that knows the rules alone
//! must agree.

use murus::engine::{Budget, Stop, Transpositions, choose};
use murus::rules::{Position, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
struct Tactic {
    variant: String,
    position: String,
    win_in: u32,
}

fn tactics() -> Vec<(Tactic, Position)> {
    let read = |line: &str| {
        let tactic: Tactic = serde_json::from_str(line).unwrap();
        let position = Position::parse(&tactic.position, tactic.variant.parse().unwrap()).unwrap();
        (tactic, position)
    };
    include_str!("../data/tactics.jsonl").lines().map(read).collect()
}

/// Whether `seat` wins within so many plies whatever the others do.
fn wins_within(position: &Position, seat: Seat, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(seat);
    }
    if plies == 0 {
        return false;
    }
    let wins = |&m: &_| wins_within(&position.play_unchecked(m), seat, plies - 1);
    if position.to_move() == seat { position.moves().iter().any(wins) } else { position.moves().iter().all(wins) }
}

#[test]
fn each_known_win_is_found_in_the_shortest_way() {
    for (tactic, position) in tactics() {
        let choice =
            choose(&position, &[], Budget::nodes(300_000), &mut Transpositions::new(16), &Stop::default()).unwrap();
        assert_eq!(choice.score.win_in(), Some(tactic.win_in), "{}: {position}", tactic.variant);
        assert!(choice.depth >= tactic.win_in, "{}: {position} is not proven", tactic.variant);
        assert_eq!(choice.variation.len(), tactic.win_in as usize, "{}: {position}", tactic.variant);
    }
}

#[test]
fn an_exhaustive_search_agrees_with_the_known_wins() {
    for (tactic, position) in tactics() {
        let seat = position.to_move();
        assert!(wins_within(&position, seat, tactic.win_in), "{}: {position}", tactic.variant);
        assert!(!wins_within(&position, seat, tactic.win_in - 1), "{}: {position} is won sooner", tactic.variant);
    }
}
