//! The engine wins won games in every preset for two, and makes progress when it is ahead.

use std::collections::HashSet;

use murus_engine::{Budget, SearchResult, Stop, Transpositions, choose};
use murus_gallicus::{Entry, Line, PRESETS, Position, Variant};
use serde::Deserialize;

/// The nodes of the side that is ahead. With a third less it fails to win one of these games.
const NODES: u64 = 6_000;
/// The number of plies after which a win comes too late.
const LONGEST: usize = 100;

/// A position from a game in which the side to move is ahead by four stones or more, also in a
/// search of 300,000 nodes, while no end is in sight.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ahead {
    variant: String,
    position: String,
}

fn positions() -> impl Iterator<Item = Position> {
    let rows =
        include_str!("../data/ahead.jsonl").lines().map(|row| serde_json::from_str(row).unwrap());
    rows.map(|Ahead { variant, position }| {
        Position::parse(&position, variant.parse().unwrap()).unwrap()
    })
}

fn think(line: &Line, budget: Budget) -> SearchResult {
    let (position, before) = line.positions().split_last().unwrap();
    choose(position, before, budget, &mut Transpositions::new(12), &Stop::default()).unwrap()
}

#[test]
fn a_hundred_won_games_are_won_against_a_player_who_sees_one_ply() {
    for start in positions() {
        let variant = start.variant();
        let seat = start.to_move();
        let mut line = Line::from(start);
        while line.outcome().is_none() && line.plies() < LONGEST {
            let ahead = line.position().to_move() == seat;
            let choice = think(&line, if ahead { Budget::nodes(NODES) } else { Budget::depth(1) });
            line.play(Entry::Move(choice.best)).unwrap();
        }
        let winner = line.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(
            winner,
            Some(seat),
            "{variant}: {start} after {} plies: {:?}",
            line.plies(),
            line.outcome()
        );
    }
}

#[test]
fn the_hundred_positions_are_decisive_and_of_every_preset_for_two() {
    let positions: Vec<Position> = positions().collect();
    assert_eq!(positions.iter().collect::<HashSet<_>>().len(), 100);
    for position in &positions {
        let choice = think(&Line::from(*position), Budget::nodes(NODES));
        let worth = choice.score.hundredths();
        let soon = choice.score.end_in().is_some_and(|plies| plies < 5);
        assert!(worth >= 150 && !soon, "{}: {position} is worth {worth}", position.variant());
    }
    let met: HashSet<Variant> = positions.iter().map(Position::variant).collect();
    for name in PRESETS.iter().map(|(_, name)| *name).chain(["escape+houdini"]) {
        let variant: Variant = name.parse().unwrap();
        assert!(variant.board().seats > 2 || met.contains(&variant), "{variant}");
    }
}
