//! The dresses that pictures can have, by name: what people and servers choose, and what `render` has colours for.

use std::fmt;
use std::str::FromStr;

use crate::words::words;

/// How a picture is dressed.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// Turf, ivory and slate.
    #[default]
    Classic,
    /// A board at night, for eyes that rest.
    Dark,
    /// Black on white, for paper.
    Print,
    /// As far apart as colours go.
    HighContrast,
    /// Colours that everybody tells apart, and a mark for every side.
    ColourBlind,
    /// Ink on parchment.
    Parchment,
}

words!(Theme {
    Classic: "classic",
    Dark: "dark",
    Print: "print",
    HighContrast: "high-contrast",
    ColourBlind: "colour-blind",
    Parchment: "parchment",
});

/// A word that no theme has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no theme `{0}`; there are {themes}", themes = Theme::WORDS.map(|(_, word)| word).join(", "))]
pub struct UnknownTheme(String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(word: &str) -> Result<Theme, UnknownTheme> {
        Theme::from_word(word).ok_or_else(|| UnknownTheme(word.to_owned()))
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
