//! How a person chooses moves and looks at boards.

use murus_gallicus::theme::Theme;
use murus_gallicus::words::words;

/// How a person reads boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reading {
    /// By their picture alone.
    #[default]
    Picture,
    /// In words and in letters as well.
    Letters,
    /// In words as well.
    Words,
}

words!(Reading { Picture: "picture" | "off", Letters: "letters", Words: "words" });

/// How a person chooses moves and looks at boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tastes {
    /// Whether a move that they choose by buttons is played without a preview.
    pub at_once: bool,
    /// How they read boards.
    pub reading: Reading,
    /// The theme of pictures for them alone.
    pub theme: Theme,
}
