//! Perft counts, compared with tables that other programs confirmed.

use murus_gallicus::{Line, Position, perft};
use serde::Deserialize;

use super::{data, variant};

/// Compares the counts of sequences of 1, 2, 3 and more plies.
fn compare(name: &str, start: &Position, counts: &[u64]) {
    for (depth, &paths) in (1..).zip(counts) {
        assert_eq!(perft(start, depth), paths, "{name}, depth {depth}");
    }
}

#[test]
fn paths_from_every_start() {
    for row in
        data("perft/starts.txt").lines().filter(|row| !row.is_empty() && !row.starts_with('#'))
    {
        let mut fields = row.split_whitespace();
        let name = fields.next().unwrap();
        let counts: Vec<u64> = fields.map(|count| count.parse().unwrap()).collect();
        compare(name, &Position::start(variant(name)), &counts);
    }
}

#[derive(Deserialize)]
struct Midgame {
    variant: String,
    moves: Vec<String>,
    stm: char,
    heights: Vec<i8>,
    perft: Vec<u64>,
}

#[test]
fn paths_from_positions_deep_in_games() {
    for row in data("oracle/perft-midgame.jsonl").lines() {
        let game: Midgame = serde_json::from_str(row).unwrap();
        let mut line = Line::new(variant(&game.variant));
        for text in &game.moves {
            line.play(line.read(text).unwrap()).unwrap();
        }
        let position = line.position();
        let height = |cell| {
            position
                .unit(cell)
                .map_or(0, |unit| unit.height as i8 * if unit.seat.index() == 0 { 1 } else { -1 })
        };
        let heights: Vec<i8> =
            position.variant().board().geometry.cells().iter().map(|&cell| height(cell)).collect();
        assert_eq!(heights, game.heights, "{row}");
        assert_eq!(position.to_move().index() == 0, game.stm == 'R', "{row}");
        compare(row, position, &game.perft);
    }
}
