//! Openings of matches: fixed suites of positions in which neither side is much better.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use murus_engine::{Budget, Net, Stop, Transpositions, choose_by};
use murus_gallicus::{Entry, Line, Variant};

/// The largest score, in hundredths of a stone, of a balanced position: each side can expect 40 to
/// 60 % of the points (see [`Net`]).
const BALANCED: i32 = 162;
/// The largest such score of an opening that is judged by more than [`SUITE_NODES`] nodes: each
/// side can expect 46 to 54 % of the points. The stronger the play, the less it takes to decide it.
const CLOSE: i32 = 60;
/// The nodes of the search that judges an opening of a suite, unless another number is asked for.
pub const SUITE_NODES: u64 = 20_000;
/// The factor between the nodes of two searches that judge one opening of a suite.
const NODES_STEP: u64 = 10;
/// The nodes of the search that judges an opening made during a match.
const HASTY_NODES: u64 = 3_000;
/// The fewest and the most entries of the table of the searches that judge openings, as powers of
/// two. Within these limits it holds the nodes of the search.
const TABLE_BITS: (u32, u32) = (14, 24);

macro_rules! suites {
    ($($variant:literal: $file:literal;)*) => {
        /// The suites by variant. Each opening is one line of moves.
        const SUITES: [(&str, &str); [$($file),*].len()] =
            [$(($variant, include_str!(concat!("../../openings/", $file, ".txt")))),*];
    };
}

suites! {
    "standard": "standard";
    "advanced": "advanced";
    "escape": "escape";
    "houdini": "houdini";
    "advanced+escape": "advanced-escape";
    "advanced+houdini": "advanced-houdini";
    "escape+houdini": "escape-houdini";
    "advanced+escape+houdini": "advanced-escape-houdini";
    "standard@7x7": "standard-7x7";
    "advanced@7x7": "advanced-7x7";
    "escape@7x7": "escape-7x7";
    "houdini@7x7": "houdini-7x7";
    "advanced+escape@7x7": "advanced-escape-7x7";
    "advanced+houdini@7x7": "advanced-houdini-7x7";
    "escape+houdini@7x7": "escape-houdini-7x7";
    "advanced+escape+houdini@7x7": "advanced-escape-houdini-7x7";
    "standard@8x8": "standard-8x8";
    "advanced@8x8": "advanced-8x8";
    "escape@8x8": "escape-8x8";
    "houdini@8x8": "houdini-8x8";
    "advanced+escape@8x8": "advanced-escape-8x8";
    "advanced+houdini@8x8": "advanced-houdini-8x8";
    "escape+houdini@8x8": "escape-houdini-8x8";
    "advanced+escape+houdini@8x8": "advanced-escape-houdini-8x8";
    "standard@8x8-six": "standard-8x8-six";
    "advanced@8x8-six": "advanced-8x8-six";
    "escape@8x8-six": "escape-8x8-six";
    "houdini@8x8-six": "houdini-8x8-six";
    "advanced+escape@8x8-six": "advanced-escape-8x8-six";
    "advanced+houdini@8x8-six": "advanced-houdini-8x8-six";
    "escape+houdini@8x8-six": "escape-houdini-8x8-six";
    "advanced+escape+houdini@8x8-six": "advanced-escape-houdini-8x8-six";
    "standard@8x8-two": "standard-8x8-two";
    "advanced@8x8-two": "advanced-8x8-two";
    "escape@8x8-two": "escape-8x8-two";
    "houdini@8x8-two": "houdini-8x8-two";
    "advanced+escape@8x8-two": "advanced-escape-8x8-two";
    "advanced+houdini@8x8-two": "advanced-houdini-8x8-two";
    "escape+houdini@8x8-two": "escape-houdini-8x8-two";
    "advanced+escape+houdini@8x8-two": "advanced-escape-houdini-8x8-two";
    "standard@9x9": "standard-9x9";
    "advanced@9x9": "advanced-9x9";
    "escape@9x9": "escape-9x9";
    "houdini@9x9": "houdini-9x9";
    "advanced+escape@9x9": "advanced-escape-9x9";
    "advanced+houdini@9x9": "advanced-houdini-9x9";
    "escape+houdini@9x9": "escape-houdini-9x9";
    "advanced+escape+houdini@9x9": "advanced-escape-houdini-9x9";
    "standard@hex": "standard-hex";
    "escape@hex": "escape-hex";
    "houdini@hex": "houdini-hex";
    "escape+houdini@hex": "escape-houdini-hex";
    "standard@hex-eleven": "standard-hex-eleven";
    "escape@hex-eleven": "escape-hex-eleven";
    "houdini@hex-eleven": "houdini-hex-eleven";
    "escape+houdini@hex-eleven": "escape-houdini-hex-eleven";
}

/// The suite of a variant; empty if it has none, such as a game of several players, or a balanced
/// one, whose openings are its special first turns.
pub(super) fn suite(variant: Variant) -> Vec<Line> {
    let name = variant.to_string();
    let lines =
        SUITES.iter().find(|(variant, _)| *variant == name).map_or("", |(_, lines)| lines).lines();
    lines.filter_map(|moves| read_opening(variant, moves)).collect()
}

/// The opening with this number: from the suite, or a new one beyond its end. The same number gives
/// the same opening.
pub(super) fn opening(variant: Variant, suite: &[Line], number: u64) -> Line {
    let known = usize::try_from(number).ok().and_then(|number| suite.get(number));
    known.cloned().unwrap_or_else(|| balanced(variant, None, &[(HASTY_NODES, BALANCED)], number))
}

/// Makes a suite of `count` different openings, judged by the strongest evaluation of the variant
/// and searches of up to `nodes` nodes.
pub fn make_suite(
    variant: Variant,
    count: usize,
    nodes: u64,
    seed: u64,
) -> impl Iterator<Item = Line> {
    let mut met = std::collections::HashSet::new();
    let trials = trials(nodes);
    (seed..)
        .map(move |seed| balanced(variant, Net::of(variant), &trials, seed))
        .filter(move |line| met.insert(*line.position()))
        .take(count)
}

/// The searches that judge an opening, the cheapest first: the nodes of each, and the largest score
/// that it may find. Most openings fail the first, so few need the last.
fn trials(nodes: u64) -> Vec<(u64, i32)> {
    let less = |&nodes: &u64| Some(nodes / NODES_STEP).filter(|&less| less >= SUITE_NODES);
    let mut steps: Vec<u64> = std::iter::successors(Some(nodes), less).collect();
    steps.reverse();
    let most = if nodes > SUITE_NODES { CLOSE } else { BALANCED };
    steps.into_iter().map(|nodes| (nodes, most)).collect()
}

/// Makes a line of a few random plies after which neither of two sides is much better, as far as
/// all `trials` can say. The same seed gives the same line. With several players no opening is
/// judged, because each is played from every seat.
fn balanced(variant: Variant, net: Option<&Net>, trials: &[(u64, i32)], seed: u64) -> Line {
    let mut random = StdRng::seed_from_u64(seed);
    let seats = variant.board().seats;
    loop {
        let mut line = Line::new(variant);
        for _ in 0..random.random_range(2 * seats..=4 * seats + 1) {
            let moves = line.position().moves();
            let Some(&m) = moves.choose(&mut random) else { break };
            if line.play(Entry::Move(m)).is_err() {
                break;
            }
        }
        if seats > 2 && line.outcome().is_none() {
            return line;
        }
        let is_passed = |&(nodes, most): &(u64, i32)| {
            let (fewest_bits, most_bits) = TABLE_BITS;
            let bits = nodes.max(1).ilog2().clamp(fewest_bits, most_bits);
            let (budget, mut table) = (Budget::nodes(nodes), Transpositions::new(bits));
            choose_by(net, line.position(), &[], budget, &mut table, &Stop::default())
                .is_some_and(|choice| choice.score.hundredths().abs() <= most)
        };
        if trials.iter().all(is_passed) {
            return line;
        }
    }
}

/// Reads an opening, a line of moves; `None` if one of them is not legal.
pub fn read_opening(variant: Variant, moves: &str) -> Option<Line> {
    let mut line = Line::new(variant);
    for text in moves.split_whitespace() {
        line.play(line.read(text).ok()?).ok()?;
    }
    Some(line)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_suite_has_playable_openings_without_repetition() {
        for (name, lines) in SUITES {
            let variant: Variant = name.parse().expect("a variant");
            let suite = suite(variant);
            assert_eq!(suite.len(), lines.lines().count(), "{name}");
            let positions: HashSet<_> = suite.iter().map(|line| *line.position()).collect();
            assert_eq!(positions.len(), suite.len(), "{name}");
            assert!(suite.iter().all(|line| line.outcome().is_none()), "{name}");
        }
    }

    #[test]
    fn every_variant_for_two_has_a_suite() {
        for variant in Variant::all()
            .filter(|variant| variant.board().seats == 2 && variant.unbalanced() == *variant)
        {
            assert_eq!(suite(variant).len(), 100, "{variant}");
        }
    }

    #[test]
    fn the_suite_for_deep_searches_has_playable_openings_without_repetition() {
        let lines = include_str!("../../openings/standard-deep.txt").lines();
        let read = |moves| read_opening(Variant::STANDARD, moves).expect("an opening");
        let suite: Vec<Line> = lines.map(read).collect();
        let positions: HashSet<_> = suite.iter().map(|line| *line.position()).collect();
        assert_eq!((suite.len(), positions.len()), (120, 120));
        assert!(suite.iter().all(|line| line.outcome().is_none()));
    }

    #[test]
    fn more_nodes_judge_an_opening_in_steps_and_more_strictly() {
        assert_eq!(trials(SUITE_NODES), [(20_000, BALANCED)]);
        assert_eq!(trials(2_000_000), [20_000, 200_000, 2_000_000].map(|nodes| (nodes, CLOSE)));
    }

    #[test]
    fn a_seed_always_makes_the_same_suite() {
        let make = || {
            make_suite(Variant::STANDARD, 2, SUITE_NODES, 5)
                .map(|line| *line.position())
                .collect::<Vec<_>>()
        };
        assert_eq!(make(), make());
    }
}
