//! Positions of every variant with a known end. The engine must see the end at the right distance
//! in plies, and a solver that only knows the rules must agree.

use std::collections::HashSet;

use murus_engine::{Budget, Findings, ProofVerdict, Stop, Transpositions, choose, prove_win};
use murus_gallicus::{PRESETS, Position, Seat, Variant};
use serde::Deserialize;

/// A position in which the side to move wins or loses with best play, in a known number of plies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tactic {
    variant: String,
    position: String,
    win_in: Option<u32>,
    loss_in: Option<u32>,
}

impl Tactic {
    /// Returns true if the side to move wins, and the number of plies that the win or loss takes.
    pub fn end(&self) -> (bool, u32) {
        match (self.win_in, self.loss_in) {
            (Some(plies), None) => (true, plies),
            (None, Some(plies)) => (false, plies),
            _ => panic!("{}: {} is either won or lost", self.variant, self.position),
        }
    }
}

pub fn tactics() -> Vec<(Tactic, Position)> {
    let read = |line: &str| {
        let tactic: Tactic = serde_json::from_str(line).unwrap();
        let position = Position::parse(&tactic.position, tactic.variant.parse().unwrap()).unwrap();
        (tactic, position)
    };
    include_str!("../data/tactics.jsonl").lines().map(read).collect()
}

/// Returns true if it is certain within this many plies that `seat` wins (if `won`) or loses
/// against all others together.
fn ends_within(position: &Position, seat: Seat, won: bool, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return (outcome.winner == Some(seat)) == won;
    }
    if position.is_out(seat) || plies == 0 {
        return position.is_out(seat) && !won;
    }
    let ends = |&m: &_| ends_within(&position.play_unchecked(m), seat, won, plies - 1);
    if (position.to_move() == seat) == won {
        position.moves().iter().any(ends)
    } else {
        position.moves().iter().all(ends)
    }
}

#[test]
fn each_known_end_is_found_in_the_shortest_way() {
    // Against several players the search assumes each one's likeliest answer, so it proves no end.
    for (tactic, position) in
        tactics().into_iter().filter(|(_, position)| position.variant().board().seats == 2)
    {
        let (won, plies) = tactic.end();
        let choice = choose(
            &position,
            &[],
            Budget::nodes(300_000),
            &mut Transpositions::new(16),
            &Stop::default(),
        )
        .unwrap();
        let found = if won { choice.score.win_in() } else { choice.score.loss_in() };
        assert_eq!(found, Some(plies), "{}: {position}", tactic.variant);
        assert!(choice.depth >= plies, "{}: {position} is not proven", tactic.variant);
        assert_eq!(choice.variation.len(), plies as usize, "{}: {position}", tactic.variant);
    }
}

#[test]
fn an_exhaustive_search_agrees_with_the_known_ends() {
    for (tactic, position) in tactics() {
        let ((won, plies), seat) = (tactic.end(), position.to_move());
        assert!(ends_within(&position, seat, won, plies), "{}: {position}", tactic.variant);
        assert!(
            !ends_within(&position, seat, won, plies - 1),
            "{}: {position} ends sooner",
            tactic.variant
        );
    }
}

#[test]
fn each_known_end_is_proven_within_its_plies_and_within_no_fewer() {
    for (tactic, position) in
        tactics().into_iter().filter(|(_, position)| position.variant().board().seats == 2)
    {
        let ((won, plies), mover) = (tactic.end(), position.to_move());
        let winner = if won { mover } else { mover.other() };
        let proven = |plies| {
            let mut table = Findings::new(14);
            let stop = Stop::default();
            prove_win(&position, &[], winner, Some(plies), 300_000, &mut table, &stop).verdict
        };
        let proof = proven(plies);
        let claimed = proof
            .proof()
            .map(|proof| (proof.winner(), proof.plies(), proof.variation().len() as u32));
        assert_eq!(claimed, Some((winner, plies, plies)), "{}: {position}", tactic.variant);
        assert!(
            matches!(proven(plies - 1), ProofVerdict::Nobody),
            "{}: {position}",
            tactic.variant
        );
    }
}

#[test]
fn every_variant_has_known_ends_of_both_kinds_and_none_twice() {
    let tactics = tactics();
    assert!(tactics.len() >= 300, "{}", tactics.len());
    let different: HashSet<&Position> = tactics.iter().map(|(_, position)| position).collect();
    assert_eq!(different.len(), tactics.len());
    for &(word, text) in PRESETS {
        let variant: Variant = text.parse().unwrap();
        let of = tactics.iter().filter(|(_, position)| position.variant() == variant);
        let (won, lost): (Vec<_>, Vec<_>) = of.partition(|(tactic, _)| tactic.win_in.is_some());
        assert!(
            won.len() >= 16 && lost.len() >= 6,
            "{word}: {} won and {} lost",
            won.len(),
            lost.len()
        );
    }
}
