//! How fast legal moves are found: one list for a board message, and paths counted for the engine.
#![allow(missing_docs, reason = "the macros of criterion make public items")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use murus::rules::{Position, Variant, perft};

/// The article's game before move 17, where few moves are left on a crowded board.
const MIDDLE: &str = "5w1t/1w1wwwW1/5T2/3wWW2/1tt1W1W1/wWTW1WW1/8 r";

fn rules(c: &mut Criterion) {
    let start = Position::start(Variant::STANDARD);
    c.bench_function("one list of legal moves, start", |b| b.iter(|| black_box(&start).moves()));
    let middle = Position::parse(MIDDLE, Variant::STANDARD).expect("the position is one of the standard game");
    c.bench_function("one list of legal moves, middle of a game", |b| b.iter(|| black_box(&middle).moves()));
    c.bench_function("one move read", |b| b.iter(|| black_box(&middle).read(black_box("f5-d3"))));
    let mut paths = c.benchmark_group("perft 4");
    for name in ["standard", "advanced", "standard@9x9", "standard@hex"] {
        let variant = name.parse().expect("the name is a variant's");
        let start = Position::start(variant);
        paths.throughput(Throughput::Elements(perft(&start, 4)));
        paths.bench_function(name, |b| b.iter(|| perft(black_box(&start), 4)));
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
