//! Perft: counts the sequences of moves of a given length, the standard check of a move generator.

use super::bits::Bits;
use super::position::Position;

/// Returns the number of sequences of exactly `depth` plies from a position. A finished game has no
/// further sequences. A swap is not a ply.
///
/// ```
/// use murus_gallicus::{Position, Variant, perft};
///
/// let start = Position::start(Variant::STANDARD);
/// assert_eq!([0, 1, 2].map(|depth| perft(&start, depth)), [1, 20, 400]);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    let arch = pulp::Arch::new();
    match position.narrow() {
        Some(narrow) => count(&narrow, depth, arch),
        None => count(position, depth, arch),
    }
}

fn count<B: Bits>(position: &Position<B>, depth: u32, arch: pulp::Arch) -> u64 {
    match depth {
        0 => 1,
        // Stalemate needs no check: a side without an action adds nothing to the count.
        _ if position.decided().is_some() => 0,
        1 => position.count_actions().into(),
        // Nearly all the work is here, so it is compiled for the widest instructions of the
        // processor it runs on.
        2 => arch.dispatch(LastTwo(position)),
        _ => {
            let mut paths = 0;
            position
                .for_each_action(|m| paths += count(&position.play_unchecked(m), depth - 1, arch));
            paths
        }
    }
}

/// The job of counting the last two plies. It is a type and not a closure, because only inlined
/// code is compiled for the widest instructions of the processor.
struct LastTwo<'a, B: Bits>(&'a Position<B>);

impl<B: Bits> pulp::NullaryFnOnce for LastTwo<'_, B> {
    type Output = u64;

    #[inline(always)]
    fn call(self) -> u64 {
        let mut paths = 0;
        self.0.for_each_action(
            #[inline(always)]
            |m| {
                let next = self.0.play_unchecked(m);
                if next.decided().is_none() {
                    paths += u64::from(next.count_actions());
                }
            },
        );
        paths
    }
}
