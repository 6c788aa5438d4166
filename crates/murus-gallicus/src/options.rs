//! The options of the rules, which are chosen in addition to the board.

use alloc::vec::Vec;
use core::fmt;

/// A set of options of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Options(u8);

impl Options {
    /// No option: the standard game.
    pub const NONE: Options = Options(0);
    /// Catapults: stacks of three stones, throws and cuts. A breakthrough must survive a turn.
    pub const ADVANCED: Options = Options(1);
    /// In each side's first turn, a home tower becomes two walls. After the first of these turns,
    /// the second player may swap seats.
    pub const BALANCED: Options = Options(2);
    /// There is no breakthrough.
    pub const ESCAPE: Options = Options(4);
    /// There are no captures.
    pub const HOUDINI: Options = Options(8);
    /// The set of every option.
    pub const ALL: Options = Options(15);

    /// Each option with its word, in the order in which they are written.
    pub const WORDS: &'static [(Options, &'static str)] = &[
        (Options::ADVANCED, "advanced"),
        (Options::BALANCED, "balanced"),
        (Options::ESCAPE, "escape"),
        (Options::HOUDINI, "houdini"),
    ];

    /// Every set of options.
    pub(super) fn sets() -> impl Iterator<Item = Options> {
        (0..=Options::ALL.0).map(Options)
    }

    /// The options of this set that are not in the other.
    pub const fn without(self, other: Options) -> Options {
        Options(self.0 & !other.0)
    }

    /// The options of both sets.
    pub const fn with(self, other: Options) -> Options {
        Options(self.0 | other.0)
    }

    /// Returns true if every option of `other` is in this set.
    #[inline]
    pub const fn has(self, other: Options) -> bool {
        self.0 & other.0 == other.0
    }

    /// The words of the options in this set, in the order in which they are written.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        Options::WORDS.iter().filter(move |(option, _)| self.has(*option)).map(|&(_, word)| word)
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().collect::<Vec<_>>().join("+"))
    }
}
