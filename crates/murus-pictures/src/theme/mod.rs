//! The themes of a picture: one table, a row for each theme with its name and colours. A new theme
//! is a new row here, and its name in each language.

mod colours;

use std::fmt;
use std::str::FromStr;

pub use colours::{Colours, Emblem, Ink, Livery, Trace};
use colours::{livery, traces};

use murus_gallicus::words;

/// Makes the table of themes: their names, their words and their colours.
macro_rules! themes {
    ($($(#[$doc:meta])+ $theme:ident: $word:literal = $colours:expr;)+) => {
        /// The colours and marks of a picture.
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Theme {
            $($(#[$doc])+ $theme,)+
        }

        words!(Theme { $($theme: $word),+ });

        impl Theme {
            /// The colours of this theme.
            pub const fn colours(self) -> &'static Colours {
                match self {
                    $(Theme::$theme => {
                        static COLOURS: Colours = $colours;
                        &COLOURS
                    })+
                }
            }
        }
    };
}

themes! {
    /// Green turf, ivory and slate.
    #[default]
    Classic: "classic" = Colours {
        liveries: [
            livery(0xF7F0E0, 0xE2D3B8, 0x4A2E1F, 0xB3372F, 0xE39A84, Emblem::Door),
            livery(0x26394B, 0x1A2937, 0xF2EBDD, 0x58A6A6, 0x86A6C6, Emblem::Door),
            livery(0xE3B23C, 0xC89526, 0x3D2B0A, 0x6B3E07, 0xEBCB72, Emblem::Triangle),
            livery(0x7A4E86, 0x613B6C, 0xF5E9F7, 0xF0C3DA, 0xB592C0, Emblem::Disc),
        ],
        out: livery(0xA3A399, 0x8F8F86, 0x63635C, 0x77776F, 0xADADA0, Emblem::Door),
        turf: [Ink::hex(0xD3D5A8), Ink::hex(0xB1B48A), Ink::hex(0xC2C499)],
        seam: Ink::hex(0x8D8F6C),
        frame: Ink::hex(0x2B2A27),
        rim: Ink::hex(0x1C1B19),
        text: Ink::hex(0xF2EBDD),
        quiet: Ink::hex(0xBDB6A7),
        faint: Ink::hex(0x9B968B),
        traces: traces((0xF5C34B, 0x7A4A00), (0xFBF9EE, 0x35342F)),
        shadow: Ink::hex(0x23211A),
        grain: 2,
        fallen: Ink::hex(0xB3372F),
        choice: Ink::hex(0x17604F),
        halo: Ink::hex(0xF4F1E1),
        field: Ink::hex(0x1C1B19),
        curve: Ink::hex(0xF2C14E),
    };

    /// A board at night, for tired eyes.
    Dark: "dark" = Colours {
        liveries: [
            livery(0xEFE4CE, 0xD6C6A8, 0x1C1510, 0xB3402F, 0x8A5548, Emblem::Door),
            livery(0x1D4F7A, 0x153D60, 0xDDEAF4, 0x6FC3D6, 0x3F6288, Emblem::Door),
            livery(0xD9A02B, 0xB9841C, 0x241803, 0x5E3705, 0x7F6A36, Emblem::Triangle),
            livery(0x7D4A93, 0x643977, 0xF3E4F8, 0xF0BEDC, 0x65507A, Emblem::Disc),
        ],
        out: livery(0x7C7C78, 0x6B6B67, 0x3A3A38, 0x5A5A57, 0x5B5B58, Emblem::Door),
        turf: [Ink::hex(0x626A5B), Ink::hex(0x4D5348), Ink::hex(0x575F51)],
        seam: Ink::hex(0x2E332C),
        frame: Ink::hex(0x1E1F22),
        rim: Ink::hex(0x0F1011),
        text: Ink::hex(0xECE7DC),
        quiet: Ink::hex(0xB3AFA5),
        faint: Ink::hex(0x8D8A82),
        traces: traces((0xC9922A, 0xF6D68A), (0xA9B4BC, 0xFFFFFF)),
        shadow: Ink::hex(0x0A0B0A),
        grain: 2,
        fallen: Ink::hex(0xD0453A),
        choice: Ink::hex(0x0F7A62),
        halo: Ink::hex(0xF1F3EA),
        field: Ink::hex(0x131415),
        curve: Ink::hex(0xE0A93A),
    };

    /// Black on white, for paper.
    Print: "print" = Colours {
        liveries: [
            livery(0xFFFFFF, 0xECECEC, 0x000000, 0x000000, 0xD2D2D2, Emblem::Door),
            livery(0x1A1A1A, 0x000000, 0xFFFFFF, 0x6E6E6E, 0xA8A8A8, Emblem::Door),
            livery(0xBEBEBE, 0xA6A6A6, 0x000000, 0x000000, 0xC4C4C4, Emblem::Triangle),
            livery(0x6A6A6A, 0x545454, 0xFFFFFF, 0xFFFFFF, 0xB6B6B6, Emblem::Disc),
        ],
        out: livery(0xF2F2F2, 0xEAEAEA, 0xA0A0A0, 0xC4C4C4, 0xF0F0F0, Emblem::Door),
        turf: [Ink::hex(0xFFFFFF), Ink::hex(0xD9D9D9), Ink::hex(0xECECEC)],
        seam: Ink::hex(0x5A5A5A),
        frame: Ink::hex(0xFFFFFF),
        rim: Ink::hex(0x000000),
        text: Ink::hex(0x000000),
        quiet: Ink::hex(0x2E2E2E),
        faint: Ink::hex(0x6A6A6A),
        traces: traces((0xBDBDBD, 0x3A3A3A), (0xBDBDBD, 0x000000)),
        shadow: Ink::hex(0x000000),
        grain: 0,
        fallen: Ink::hex(0x000000),
        choice: Ink::hex(0x000000),
        halo: Ink::hex(0xFFFFFF),
        field: Ink::hex(0xF4F4F4),
        curve: Ink::hex(0x000000),
    };

    /// Colours with as much contrast as possible.
    HighContrast: "high-contrast" = Colours {
        liveries: [
            livery(0xFFFFFF, 0xE8E8E8, 0x000000, 0xC40000, 0xE8A0A0, Emblem::Door),
            livery(0x000000, 0x1E1E1E, 0xFFFFFF, 0x4FC3FF, 0x6F9FDF, Emblem::Door),
            livery(0xFFC400, 0xE0A800, 0x000000, 0x000000, 0xE2D08A, Emblem::Triangle),
            livery(0x6A00A8, 0x52007F, 0xFFFFFF, 0xFFFFFF, 0xB48ACF, Emblem::Disc),
        ],
        out: livery(0x9A9A9A, 0x8A8A8A, 0x4A4A4A, 0x6A6A6A, 0xA0A0A0, Emblem::Door),
        turf: [Ink::hex(0xB4B4B4), Ink::hex(0x979797), Ink::hex(0xA5A5A5)],
        seam: Ink::hex(0x303030),
        frame: Ink::hex(0x000000),
        rim: Ink::hex(0xFFFFFF),
        text: Ink::hex(0xFFFFFF),
        quiet: Ink::hex(0xF0F0F0),
        faint: Ink::hex(0xC8C8C8),
        traces: traces((0xFFF000, 0x7A0000), (0xFFFFFF, 0x000000)),
        shadow: Ink::hex(0x000000),
        grain: 0,
        fallen: Ink::hex(0xD40000),
        choice: Ink::hex(0x0000C0),
        halo: Ink::hex(0xFFFFFF),
        field: Ink::hex(0x161616),
        curve: Ink::hex(0xFFF000),
    };

    /// Colours that people with any colour vision can tell apart. Each side has its own emblem.
    ColourBlind: "colour-blind" = Colours {
        liveries: [
            livery(0xFFFFFF, 0xE4E6E8, 0x2A1C12, 0xD55E00, 0xE9B58C, Emblem::Door),
            livery(0x103A5C, 0x0A2A45, 0xF2F6F9, 0x56B4E9, 0x7FB2D6, Emblem::Diamond),
            livery(0xE69F00, 0xC98A00, 0x241A00, 0x4A2F00, 0xE8CE86, Emblem::Triangle),
            livery(0x007A5A, 0x006048, 0xF2FBF8, 0xBFEFDF, 0x7FC2AC, Emblem::Disc),
        ],
        out: livery(0xA9A9A9, 0x969696, 0x606060, 0x787878, 0xB0B0B0, Emblem::Door),
        turf: [Ink::hex(0xDBDBD3), Ink::hex(0xBABAB4), Ink::hex(0xCACAC3)],
        seam: Ink::hex(0x8A8A84),
        frame: Ink::hex(0x26282B),
        rim: Ink::hex(0x141517),
        text: Ink::hex(0xF4F4F0),
        quiet: Ink::hex(0xBEBEB8),
        faint: Ink::hex(0x92928C),
        traces: traces((0xF0E442, 0x5C5200), (0xFFFFFF, 0x1B1B1B)),
        shadow: Ink::hex(0x1E2024),
        grain: 1,
        fallen: Ink::hex(0xC24E00),
        choice: Ink::hex(0x00578A),
        halo: Ink::hex(0xFFFFFF),
        field: Ink::hex(0x141517),
        curve: Ink::hex(0xF0E442),
    };

    /// Ink on parchment.
    Parchment: "parchment" = Colours {
        liveries: [
            livery(0xFDF6E3, 0xECDDBB, 0x5A2A17, 0xA32A1E, 0xD98F73, Emblem::Door),
            livery(0x35281E, 0x251A12, 0xF4E7C9, 0xC79A45, 0xA8977C, Emblem::Door),
            livery(0xC98A2C, 0xAC7220, 0x3A2208, 0xF6E3B4, 0xDDBB74, Emblem::Triangle),
            livery(0x4A6478, 0x3A5063, 0xF4EBCB, 0xE9DCA8, 0xA9B3AC, Emblem::Disc),
        ],
        out: livery(0xCDBD97, 0xBDAC85, 0x8F7C58, 0xA3916B, 0xD2C4A0, Emblem::Door),
        turf: [Ink::hex(0xEFDFB9), Ink::hex(0xCBBD9D), Ink::hex(0xDDCEAB)],
        seam: Ink::hex(0x9C7F4D),
        frame: Ink::hex(0xF3E6C6),
        rim: Ink::hex(0x5A3A1E),
        text: Ink::hex(0x3A2412),
        quiet: Ink::hex(0x62482C),
        faint: Ink::hex(0x7A603E),
        traces: traces((0xDFA63A, 0x7C3A10), (0xFFFDF6, 0x2A2A2A)),
        shadow: Ink::hex(0x3A2412),
        grain: 2,
        fallen: Ink::hex(0xA32A1E),
        choice: Ink::hex(0x2F5D50),
        halo: Ink::hex(0xFCF3DC),
        field: Ink::hex(0xFCF5E2),
        curve: Ink::hex(0x7C3A10),
    };
}

/// The error that a word names no theme.
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
