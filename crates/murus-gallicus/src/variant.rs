//! A variant of the game: a set of options on a board, its parser and its text.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::board::{BOARDS, Board, STANDARD, all};
use super::options::Options;

/// A variant: options and a board that allows them.
///
/// ```
/// use murus_gallicus::{Options, Variant, VariantError};
///
/// let variant: Variant = "Houdini + escape @ 9x9".parse()?;
/// assert_eq!(variant.to_string(), "escape+houdini@9x9");
/// assert!(variant.has(Options::ESCAPE) && !variant.has(Options::ADVANCED));
/// let error = "advanced@hex".parse::<Variant>().expect_err("no catapults on hexagons");
/// assert_eq!(error, VariantError::NotAllowed { option: "advanced", board: "hex" });
/// # Ok::<(), VariantError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    options: Options,
    board: u8,
}

/// A reason why a text, or options and a board, are no variant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum VariantError {
    /// The word is neither an option nor `standard`.
    #[error("`{0}` is neither an option nor `standard`")]
    Option(String),
    /// There is no board of this name.
    #[error("there is no board `{0}`")]
    Board(String),
    /// The word is `standard` together with an option, or an option given twice.
    #[error("`{0}` cannot be said beside the rest")]
    Repeated(String),
    /// The board is not played with this option.
    #[error("the board {board} is not played with {option}")]
    NotAllowed {
        /// The option's word.
        option: &'static str,
        /// The board's name.
        board: &'static str,
    },
    /// The board is only played with this option.
    #[error("the board {board} is only played with {option}")]
    Required {
        /// The option's word.
        option: &'static str,
        /// The board's name.
        board: &'static str,
    },
}

/// The preset variants: the name of each, and the text of its variant.
pub const PRESETS: &[(&str, &str)] = &[
    ("standard", "standard"),
    ("advanced", "advanced"),
    ("balanced", "balanced"),
    ("advanced-balanced", "advanced+balanced"),
    ("escape", "escape"),
    ("houdini", "houdini"),
    ("short", "standard@8x8-six"),
    ("large", "standard@9x9"),
    ("deep", "standard@8x8-two"),
    ("hex", "standard@hex"),
    ("eleven", "standard@hex-eleven"),
    ("three", "escape@hex-three"),
    ("four", "escape@8x8-four"),
];

impl Variant {
    /// The standard game.
    pub const STANDARD: Variant = Variant { options: Options::NONE, board: STANDARD };

    /// The variant of these options on the board of this name. Fails if there is no such board, or
    /// if it does not allow the options or requires others.
    pub fn new(options: Options, board: &str) -> Result<Variant, VariantError> {
        Variant::on(&BOARDS, options, board)
    }

    /// Like [`Variant::new`], but accepts boards for study as well. Variants on such boards are
    /// never offered or read from text.
    ///
    /// ```
    /// use murus_gallicus::{Options, Variant};
    ///
    /// assert!("standard@4x5".parse::<Variant>().is_err());
    /// let small = Variant::study(Options::NONE, "4x5").expect("a board for study");
    /// assert!(Variant::all().all(|variant| variant != small));
    /// ```
    pub fn study(options: Options, board: &str) -> Result<Variant, VariantError> {
        Variant::on(all(), options, board)
    }

    fn on(
        boards: &'static [Board],
        options: Options,
        board: &str,
    ) -> Result<Variant, VariantError> {
        let index = boards
            .iter()
            .position(|b| b.name == board)
            .ok_or_else(|| VariantError::Board(board.to_owned()))?;
        let row = &boards[index];
        let board = row.name;
        for &(option, word) in Options::WORDS {
            if options.has(option) && !row.allowed.has(option) {
                return Err(VariantError::NotAllowed { option: word, board });
            }
            if row.required.has(option) && !options.has(option) {
                return Err(VariantError::Required { option: word, board });
            }
        }
        Ok(Variant { options, board: index as u8 })
    }

    /// Returns true if the variant is played on the board of the standard game.
    pub fn is_on_standard_board(self) -> bool {
        self.board == STANDARD
    }

    /// This variant with some options switched on and off, on another board if one is given.
    /// Options that the board requires are on unless `off` names them. Fails if the result is no
    /// variant.
    pub fn changed(
        self,
        board: Option<&str>,
        on: Options,
        off: Options,
    ) -> Result<Variant, VariantError> {
        let board = board.unwrap_or(self.board().name);
        let required =
            BOARDS.iter().find(|row| row.name == board).map_or(Options::NONE, |row| row.required);
        Variant::new(self.options.with(required).with(on).without(off), board)
    }

    /// This variant without the special first turns of a balanced game. They lead to positions of
    /// the same kind.
    pub fn unbalanced(self) -> Variant {
        Variant { options: self.options.without(Options::BALANCED), ..self }
    }

    /// Every variant: each board with each set of options that it allows. Boards for study are left
    /// out.
    pub fn all() -> impl Iterator<Item = Variant> {
        BOARDS.iter().flat_map(|board| {
            Options::sets().filter_map(|options| Variant::new(options, board.name).ok())
        })
    }

    /// The name of the preset for this variant; `None` if it is no preset.
    pub fn preset(self) -> Option<&'static str> {
        let text = self.to_string();
        PRESETS.iter().find(|(_, preset)| *preset == text).map(|(word, _)| *word)
    }

    /// The options of the rules.
    #[inline]
    pub fn options(self) -> Options {
        self.options
    }

    /// Returns true if the variant has every option of `options`.
    #[inline]
    pub fn has(self, options: Options) -> bool {
        self.options.has(options)
    }

    /// The board on which the variant is played.
    #[inline]
    pub fn board(self) -> &'static Board {
        &all()[self.board as usize]
    }
}

impl Default for Variant {
    fn default() -> Variant {
        Variant::STANDARD
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.options.words().collect::<Vec<_>>();
        let options = if words.is_empty() { "standard".to_owned() } else { words.join("+") };
        match self.board {
            STANDARD => write!(f, "{options}"),
            _ => write!(f, "{options}@{}", self.board().name),
        }
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Variant {
    type Err = VariantError;

    /// Reads options in any order, joined by `+`, and `@board`. Case and spaces do not matter.
    /// Fails if the text is no variant.
    fn from_str(text: &str) -> Result<Variant, VariantError> {
        let text = text.trim().to_lowercase();
        let (words, board) =
            text.split_once('@').unwrap_or((&text, BOARDS[STANDARD as usize].name));
        let mut options = Options::NONE;
        if words.trim() != "standard" {
            for word in words.split('+').map(str::trim) {
                let known = Options::WORDS.iter().find(|(_, known)| *known == word);
                match known {
                    Some((option, _)) if options.has(*option) => {
                        return Err(VariantError::Repeated(word.to_owned()));
                    }
                    Some((option, _)) => options = options.with(*option),
                    None if word == "standard" => {
                        return Err(VariantError::Repeated(word.to_owned()));
                    }
                    None => return Err(VariantError::Option(word.to_owned())),
                }
            }
        }
        Variant::new(options, board.trim())
    }
}
