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
    match position.narrow() {
        Some(narrow) => count(&narrow, depth, Processor::new()),
        None => count(position, depth, Processor::new()),
    }
}

/// The instructions that the processor has.
#[derive(Clone, Copy)]
struct Processor {
    #[cfg(feature = "std")]
    arch: pulp::Arch,
}

impl Processor {
    fn new() -> Processor {
        Processor {
            #[cfg(feature = "std")]
            arch: pulp::Arch::new(),
        }
    }

    fn count_two<B: Bits>(self, position: &Position<B>) -> u64 {
        #[cfg(feature = "std")]
        return self.arch.dispatch(LastTwo(position));
        #[cfg(not(feature = "std"))]
        LastTwo(position).count()
    }
}

fn count<B: Bits>(position: &Position<B>, depth: u32, processor: Processor) -> u64 {
    match depth {
        0 => 1,
        // Stalemate needs no check: a side without an action adds nothing to the count.
        _ if position.decided().is_some() => 0,
        1 => position.count_actions().into(),
        // Nearly all the work is here, so it is compiled for the widest instructions of the
        // processor it runs on.
        2 => processor.count_two(position),
        _ => {
            let mut paths = 0;
            position.for_each_action(|m| {
                paths += count(&position.play_unchecked(m), depth - 1, processor);
            });
            paths
        }
    }
}

/// The job of counting the last two plies. It is a type and not a closure, because only inlined
/// code is compiled for the widest instructions of the processor.
struct LastTwo<'a, B: Bits>(&'a Position<B>);

#[cfg(feature = "std")]
impl<B: Bits> pulp::NullaryFnOnce for LastTwo<'_, B> {
    type Output = u64;

    #[inline(always)]
    fn call(self) -> u64 {
        self.count()
    }
}

impl<B: Bits> LastTwo<'_, B> {
    #[inline(always)]
    fn count(self) -> u64 {
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
