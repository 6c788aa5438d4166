//! How fast legal moves are found: one list for a board message, and paths counted for the engine.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use murus_gallicus::{Position, Variant, perft};

/// The article's game before move 17, where few moves are left on a crowded board.
const MIDDLE: &str = "5w1t/1w1wwwW1/5T2/3wWW2/1tt1W1W1/wWTW1WW1/8 r";

/// The standard game on a plain array, as a measure for the sets of cells: stones of each cell,
/// positive for the side to move.
#[derive(Clone, Copy)]
struct Plain {
    cells: [i8; 56],
    /// The rank on which the side to move breaks through.
    goal: i8,
}

impl Plain {
    fn start() -> Plain {
        Plain {
            cells: std::array::from_fn(|n| {
                if n < 8 {
                    2
                } else if n < 48 {
                    0
                } else {
                    -2
                }
            }),
            goal: 6,
        }
    }

    /// The positions after each move, for the other side.
    fn each(&self, mut f: impl FnMut(Plain)) {
        const WAYS: [(i8, i8); 8] =
            [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)];
        let at = |file: i8, rank: i8| {
            ((0..8).contains(&file) && (0..7).contains(&rank)).then_some((rank * 8 + file) as usize)
        };
        for from in (0..56).filter(|&cell| self.cells[cell] == 2) {
            let file = (from % 8) as i8;
            let rank = (from / 8) as i8;
            for (across, up) in WAYS {
                let Some(mid) = at(file + across, rank + up) else { continue };
                let mut next = *self;
                match (self.cells[mid], at(file + 2 * across, rank + 2 * up)) {
                    (-1, _) => {
                        next.cells[from] = 1;
                        next.cells[mid] = 0;
                    }
                    (0 | 1, Some(to)) if matches!(self.cells[to], 0 | 1) => {
                        next.cells[from] = 0;
                        next.cells[mid] += 1;
                        next.cells[to] += 1;
                    }
                    _ => continue,
                }
                next.cells.iter_mut().for_each(|stones| *stones = -*stones);
                next.goal = 6 - self.goal;
                f(next);
            }
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        let goal = (6 - self.goal) as usize * 8;
        if self.cells[goal..goal + 8].iter().any(|&stones| stones < 0) {
            return u64::from(depth == 0);
        }
        if depth == 0 {
            return 1;
        }
        let mut paths = 0;
        self.each(|next| paths += next.perft(depth - 1));
        paths
    }
}

fn rules(c: &mut Criterion) {
    let start = Position::start(Variant::STANDARD);
    c.bench_function("one list of legal moves, start", |b| b.iter(|| black_box(&start).moves()));
    let middle = Position::parse(MIDDLE, Variant::STANDARD)
        .expect("the position is one of the standard game");
    c.bench_function("one list of legal moves, middle of a game", |b| {
        b.iter(|| black_box(&middle).moves())
    });
    c.bench_function("one move read", |b| b.iter(|| black_box(&middle).read(black_box("f5-d3"))));
    let mut paths = c.benchmark_group("perft 4");
    paths.throughput(Throughput::Elements(Plain::start().perft(4)));
    paths.bench_function("standard, on a plain array", |b| {
        b.iter(|| black_box(Plain::start()).perft(4))
    });
    for name in ["standard", "advanced", "standard@9x9", "standard@hex"] {
        let variant = name.parse().expect("the name is a variant's");
        let start = Position::start(variant);
        paths.throughput(Throughput::Elements(perft(&start, 4)));
        paths.bench_function(name, |b| b.iter(|| perft(black_box(&start), 4)));
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
