//! Games that are measured.

use murus_gallicus::Line;

/// Eight plies from the start.
pub const OPENING: &str = "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3";

/// The article's game: 34 plies.
pub const ARTICLE: &str = "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3 c1-c3 g7-e5 f1-d3 f7-d5 d3-f5 e7-e5 e2-e4 \
    e5xf5 e4-g6 c6-e4 e3-g3 e6-e4 f3-f5 d5-f7 g1-e3 e4xe3 f5xe4 a7-c5 c3-e3 e5-c3 b1-d3 c5-c3 d3-f5 c4-a2 f5-d3 \
    c3xb2 resign";

/// A game of a variant, from its start. Fails where a move is not legal.
pub fn line(variant: &str, entries: &str) -> Line {
    let mut line = Line::new(variant.parse().expect("the name is a variant's"));
    for text in entries.split_whitespace() {
        let entry = line.read(text).expect("the move is legal");
        line.play(entry).expect("the move is legal");
    }
    line
}
