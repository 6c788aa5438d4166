//! How a person chooses moves and looks at boards.

use murus_gallicus::theme::Theme;
use murus_gallicus::words::words;

use crate::game::{GameId, Seq};

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

/// When a move that a person chooses by buttons is played without a preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AtOnce {
    /// Where people play alone against our opponent: the person made no choice.
    #[default]
    Alone,
    /// Always.
    Always,
    /// Never.
    Never,
}

words!(AtOnce { Alone: "alone", Always: "always", Never: "never" });

impl AtOnce {
    /// Returns true if a chosen move is played without a preview. `alone` is true if the person
    /// plays only against our opponent.
    pub fn plays_at_once(self, alone: bool) -> bool {
        match self {
            AtOnce::Alone => alone,
            AtOnce::Always => true,
            AtOnce::Never => false,
        }
    }
}

/// On which boards the cells that can be chosen carry their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dots {
    /// On hexagons alone.
    #[default]
    Hexagons,
    /// On all boards.
    All,
}

words!(Dots { Hexagons: "hexagons", All: "all" });

/// Who may look at the pages of a person's games on the web.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sharing {
    /// All who know the address, as all who see a thread may.
    #[default]
    Link,
    /// Their players alone.
    Private,
    /// Everybody: finished games are listed.
    Public,
}

words!(Sharing { Link: "link", Private: "private", Public: "public" });

/// The moves that a person confirmed before playing at once is offered to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Confirmed {
    /// The number of these moves.
    pub count: u8,
    /// The last of these moves: its game, and its number there.
    pub last: (GameId, Seq),
}

/// The offers and explanations that come once, and that a person has had.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeenOnce {
    /// The moves that the person confirmed, if any.
    pub confirmed: Option<Confirmed>,
    /// True if the mark in the corner of a tower was explained to them.
    pub colour: bool,
}

/// The look of the pictures of boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// The theme.
    pub theme: Theme,
    /// The boards on which cells to choose carry their names.
    pub dots: Dots,
}

/// How a person chooses moves and looks at boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tastes {
    /// When a move that they choose by buttons is played without a preview.
    pub at_once: AtOnce,
    /// How the person reads boards.
    pub reading: Reading,
    /// The look of pictures for them alone.
    pub look: Look,
    /// Who may look at the pages of their games.
    pub sharing: Sharing,
    /// The offers and explanations that came already.
    pub met: SeenOnce,
}
