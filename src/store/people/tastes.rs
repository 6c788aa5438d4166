//! The settings of a person for choosing moves, viewing boards and sharing games.

use murus_gallicus::words;
use murus_pictures::Theme;

use crate::game::{GameId, Seq};
use crate::languages::LANGUAGES;

/// The form in which a person reads boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reading {
    /// As a picture only.
    #[default]
    Picture,
    /// As a picture, in words and in letters.
    Letters,
    /// As a picture and in words.
    Words,
}

words!(Reading { Picture: "picture" | "off", Letters: "letters", Words: "words" });

/// When a move that a person chooses by buttons is played without a preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AtOnce {
    /// Only in games without other people. The default.
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
    /// plays only against the engine.
    pub fn plays_at_once(self, alone: bool) -> bool {
        match self {
            AtOnce::Alone => alone,
            AtOnce::Always => true,
            AtOnce::Never => false,
        }
    }
}

/// The boards on which the cells that can be chosen are labelled with their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dots {
    /// On hexagonal boards only.
    #[default]
    Hexagons,
    /// On all boards.
    All,
}

words!(Dots { Hexagons: "hexagons", All: "all" });

/// Who may open the web pages of a person's games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sharing {
    /// Everyone who knows the URL, such as all who can read a thread with the link.
    #[default]
    Link,
    /// Only the players of the game.
    Private,
    /// Everyone. Finished games are also listed in public.
    Public,
}

words!(Sharing { Link: "link", Private: "private", Public: "public" });

/// The language in which a person is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OwnLanguage(Option<&'static str>);

impl OwnLanguage {
    /// The word for the language of the person's Discord client.
    pub const DISCORD: &'static str = "discord";

    /// Every value with the word by which it is stored.
    pub const WORDS: [(OwnLanguage, &'static str); LANGUAGES.len() + 1] = {
        let mut words = [(OwnLanguage(None), Self::DISCORD); LANGUAGES.len() + 1];
        let mut n = 0;
        while n < LANGUAGES.len() {
            let code = LANGUAGES[n].code;
            words[n + 1] = (OwnLanguage(Some(code)), code);
            n += 1;
        }
        words
    };

    /// The word by which the value is stored.
    pub fn word(self) -> &'static str {
        self.0.unwrap_or(Self::DISCORD)
    }

    /// The value with this word; `None` for an unknown word.
    pub fn from_word(word: &str) -> Option<OwnLanguage> {
        Self::WORDS.into_iter().find(|(_, known)| *known == word).map(|(value, _)| value)
    }

    /// Returns the code of the language that the person chose. `None` for that of their Discord
    /// client.
    pub fn code(self) -> Option<&'static str> {
        self.0
    }
}

/// The count of moves that a person confirmed in a preview, until playing without a preview is
/// offered to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Confirmed {
    /// The number of these moves.
    pub count: u8,
    /// The last of these moves: its game and its event number.
    pub last: (GameId, Seq),
}

/// The offers and explanations that are shown once, and that a person has seen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeenOnce {
    /// The moves that the person confirmed in a preview. `None` if there are none.
    pub confirmed: Option<Confirmed>,
    /// True if the mark in the corner of a tower was explained to the person.
    pub colour: bool,
}

/// The look of the pictures of boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// The theme of the pictures.
    pub theme: Theme,
    /// The boards on which the cells that can be chosen are labelled with their names.
    pub dots: Dots,
}

/// The settings of a person for choosing moves, viewing boards and sharing games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tastes {
    /// When a move that the person chooses by buttons is played without a preview.
    pub at_once: AtOnce,
    /// The form in which the person reads boards.
    pub reading: Reading,
    /// The look of pictures that only the person sees.
    pub look: Look,
    /// Who may open the web pages of the person's games.
    pub sharing: Sharing,
    /// True if the person agrees that their finished games are published, without their name.
    pub open_data: bool,
    /// The language of private answers, direct messages and web pages.
    pub language: OwnLanguage,
    /// The one-time offers and explanations that the person has seen.
    pub met: SeenOnce,
}
