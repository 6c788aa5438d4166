//! First moves for the strongest levels, weighed by how good they are.

use std::collections::HashMap;

use murus_engine::{Budget, Stop, Transpositions, choose};
use murus_gallicus::{Position, Variant};

/// The loss, in hundredths of a stone, that makes a first move be played by a factor of `e` less
/// often: two and a half percent of the points (see [`Net`](murus_engine::Net)).
const RARER: f64 = 40.0;
/// The fewest first moves, if the variant has as many.
const FEWEST: usize = 12;
/// The weight of the best move.
const MOST: f64 = 100.0;
/// The least weight of a move beyond the fewest ones.
const LEAST: f64 = 20.0;

/// The moves of the start and how often each is played, the best first. Each move is judged by a
/// search of `nodes` nodes. Empty if the variant begins with special first turns.
pub fn weigh_first_moves(variant: Variant, nodes: u64) -> Vec<(String, u32)> {
    let start = Position::start(variant);
    if start.opening_turns() > 0 {
        return Vec::new();
    }
    let bits = nodes.max(2).ilog2() + 1;
    let judge = |next: &Position| {
        let mut table = Transpositions::new(bits);
        let found = choose(next, &[], Budget::nodes(nodes), &mut table, &Stop::default());
        found.map_or(0, |found| -found.score.hundredths())
    };
    // A move and its mirror image are equally good, although the search does not find so.
    let mut found: HashMap<_, Vec<i32>> = HashMap::new();
    let nexts: Vec<_> = start.moves().iter().map(|&m| (m, start.play_unchecked(m))).collect();
    for (_, next) in &nexts {
        found.entry(next.image()).or_default().push(judge(next));
    }
    let mean = |next: &Position| {
        let scores = &found[&next.image()];
        scores.iter().sum::<i32>() / scores.len() as i32
    };
    let mut judged: Vec<(i32, String)> =
        nexts.iter().map(|(m, next)| (mean(next), start.write(*m).to_string())).collect();
    judged.sort_by(|one, other| other.cmp(one));
    let best = judged.first().map_or(0, |(score, _)| *score);
    let weigh =
        |(score, text): (i32, String)| (text, MOST * (-f64::from(best - score) / RARER).exp());
    let weighed = judged.into_iter().map(weigh).enumerate();
    let kept = weighed.filter(|(n, (_, weight))| *n < FEWEST || *weight >= LEAST);
    kept.map(|(_, (text, weight))| (text, weight.max(1.0).round() as u32)).collect()
}
