//! The options of the rules, chosen beside the board.

use std::fmt;

/// A set of options of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Options(u8);

impl Options {
    /// No option: the standard game.
    pub const NONE: Options = Options(0);
    /// Catapults: stacks of three, throws, cuts; a breakthrough must survive a turn.
    pub const ADVANCED: Options = Options(1);
    /// Each side's first turn lifts a home tower and lays two walls; the second player may swap
    /// seats.
    pub const BALANCED: Options = Options(2);
    /// No breakthrough.
    pub const ESCAPE: Options = Options(4);
    /// No captures.
    pub const HOUDINI: Options = Options(8);
    /// Every option.
    pub const ALL: Options = Options(15);

    /// The options one by one with their words, in written order.
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

    /// This set without the other.
    pub const fn without(self, other: Options) -> Options {
        Options(self.0 & !other.0)
    }

    /// Both sets together.
    pub const fn with(self, other: Options) -> Options {
        Options(self.0 | other.0)
    }

    /// Returns true if every option of `other` is in this set.
    #[inline]
    pub const fn has(self, other: Options) -> bool {
        self.0 & other.0 == other.0
    }

    /// The words of the options in this set, in order.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        Options::WORDS.iter().filter(move |(option, _)| self.has(*option)).map(|&(_, word)| word)
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().collect::<Vec<_>>().join("+"))
    }
}
