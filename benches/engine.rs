//! Nodes a second of fixed searches: on boards of either width, with catapults, and for four
//! players.

use criterion::{BatchSize, Criterion, Throughput};
use murus_benches::{OPENING, line};
use murus_engine::{Budget, SearchResult, Stop, Transpositions, choose};
use murus_gallicus::Position;

/// Variant, moves from the start, and the depth of the search in plies.
const SEARCHES: &[(&str, &str, u32)] = &[
    ("standard", OPENING, 8),
    ("advanced", "d1-f3 d7-b5 e1-e3 e7-c5", 5),
    ("standard@9x9", "a1-c3 d9-d7 h1-f3 b9-d7", 7),
    ("escape@8x8-four", "b1-d3", 5),
];

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("search");
    for &(variant, moves, depth) in SEARCHES {
        let position = *line(variant, moves).position();
        let think = |mut table: Transpositions| search(&position, depth, &mut table);
        // The number of nodes is part of the name: it is the fingerprint of the search, and times
        // compare only where it is the same.
        let nodes = think(Transpositions::new(18)).nodes;
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("{variant}, depth {depth}, {nodes} nodes"), |bencher| {
            bencher.iter_batched(|| Transpositions::new(18), think, BatchSize::LargeInput);
        });
    }
    group.finish();
    criterion.final_summary();
}

fn search(position: &Position, depth: u32, table: &mut Transpositions) -> SearchResult {
    choose(position, &[], Budget::depth(depth), table, &Stop::default()).expect("the game goes on")
}
