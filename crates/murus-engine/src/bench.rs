//! Fixed searches. Their total of nodes is the fingerprint of the search: it changes only if the
//! search changes.

use super::choose::choose_by;
use super::limits::{Budget, Stop};
use super::net::Net;
use super::transpositions::Transpositions;
use murus_gallicus::{Line, Variant};

/// Entries of each search's table, as a power of two.
const TABLE_BITS: u32 = 18;

/// The searches: variant, moves from the start, and the depth in plies.
const SEARCHES: &[(&str, &str, u32)] = &[
    ("standard", "", 13),
    ("standard", "a1-c3 d7-d5 h1-f3 b7-d5", 13),
    ("standard", "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3", 13),
    (
        "standard",
        "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3 c1-c3 g7-e5 f1-d3 f7-d5 d3-f5 e7-e5 e2-e4 e5xf5",
        13,
    ),
    ("advanced", "", 9),
    ("advanced", "d1-f3 d7-b5 e1-e3 e7-c5", 9),
    ("balanced", "d1-b2,g2 e7-c6,f6", 11),
    ("escape", "d1-f3 d7-b5", 10),
    ("houdini", "d1-f3 d7-b5", 9),
    ("standard@9x9", "a1-c3 d9-d7 h1-f3 b9-d7", 9),
    ("standard@hex", "e1-e3 e9-e7", 8),
    ("escape@8x8-four", "b1-d3", 5),
];

/// The result of one search.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Searched {
    /// The variant of the searched position.
    pub variant: Variant,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The number of positions visited.
    pub nodes: u64,
}

/// Runs the fixed searches, with the built-in networks if `learned`, else with the designer's
/// features. The nodes are the same on every machine.
pub fn bench(learned: bool) -> impl Iterator<Item = Searched> {
    SEARCHES.iter().filter_map(move |&(name, moves, depth)| {
        let variant: Variant = name.parse().ok()?;
        let mut line = Line::new(variant);
        for m in moves.split_whitespace() {
            line.play(line.read(m).ok()?).ok()?;
        }
        let net = Net::of(variant).filter(|_| learned);
        let budget = Budget::depth(depth);
        let mut table = Transpositions::new(TABLE_BITS);
        let choice = choose_by(net, line.position(), &[], budget, &mut table, &Stop::default())?;
        Some(Searched { variant, depth, nodes: choice.nodes })
    })
}
