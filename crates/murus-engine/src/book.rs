//! The first moves of the strongest levels. They think so well that they would begin nearly every
//! game alike.

use std::collections::HashMap;
use std::sync::LazyLock;

use murus_gallicus::{Move, Position, Variant};

use super::key::scatter;

/// The first moves and how often each is played, one variant a line. `murus-lab book` finds them.
const BOOK: &str = include_str!("../levels/book.txt");

static FIRST_MOVES: LazyLock<HashMap<Variant, Vec<(Move, u32)>>> =
    LazyLock::new(|| BOOK.lines().filter_map(read).collect());

/// The first move of a game, the same for the same seed. `None` if the position is not the start
/// of a game, or if its variant has no book.
pub(super) fn first_move(position: &Position, seed: i64) -> Option<Move> {
    let variant = position.variant();
    let moves = FIRST_MOVES.get(&variant)?;
    if *position != Position::start(variant) {
        return None;
    }
    let all: u64 = moves.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let mut left = scatter(seed.cast_unsigned()) % all.max(1);
    moves.iter().find_map(|&(m, weight)| match left.checked_sub(weight.into()) {
        Some(rest) => {
            left = rest;
            None
        }
        None => Some(m),
    })
}

fn read(line: &str) -> Option<(Variant, Vec<(Move, u32)>)> {
    let mut words = line.split_whitespace();
    let variant: Variant = words.next()?.parse().ok()?;
    let start = Position::start(variant);
    let mut moves = Vec::new();
    while let Some(text) = words.next() {
        moves.push((start.read(text).ok()?, words.next()?.parse().ok()?));
    }
    Some((variant, moves))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_line_is_read_and_has_twelve_moves_if_the_variant_has_as_many() {
        assert_eq!(FIRST_MOVES.len(), BOOK.lines().count());
        for (variant, moves) in FIRST_MOVES.iter() {
            let legal = Position::start(*variant).moves().len();
            assert!(moves.len() >= legal.min(12), "{variant}: {} of {legal}", moves.len());
            let different: HashSet<Move> = moves.iter().map(|(m, _)| *m).collect();
            assert_eq!(different.len(), moves.len(), "{variant}");
            assert!(moves.iter().all(|(_, weight)| *weight > 0), "{variant}");
        }
    }

    #[test]
    fn a_seed_gives_one_move_and_many_seeds_give_all() {
        let start = Position::start(Variant::STANDARD);
        let played: HashSet<Move> =
            (0..2_000).filter_map(|seed| first_move(&start, seed)).collect();
        assert_eq!(played.len(), FIRST_MOVES[&Variant::STANDARD].len());
        assert_eq!(first_move(&start, 7), first_move(&start, 7));
        let next = start.play_unchecked(start.moves()[0]);
        assert_eq!(first_move(&next, 7), None);
    }
}
