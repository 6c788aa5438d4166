//! The dresses of a picture, as rows of a table.

use crate::rules::Seat;
use crate::theme::Theme;

impl Theme {
    /// The colour that a side's masonry has in this dress, as red, green and blue.
    pub fn fill(self, seat: Seat) -> [u8; 3] {
        self.colours().liveries[seat.index()].body.0
    }

    /// The colours of this dress.
    pub(super) const fn colours(self) -> &'static Colours {
        match self {
            Theme::Classic => &CLASSIC,
            Theme::Dark => &DARK,
            Theme::Print => &PRINT,
            Theme::HighContrast => &HIGH_CONTRAST,
            Theme::ColourBlind => &COLOUR_BLIND,
            Theme::Parchment => &PARCHMENT,
        }
    }
}

/// An opaque colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ink(pub [u8; 3]);

impl Ink {
    const fn hex(hex: u32) -> Ink {
        Ink([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8])
    }

    /// This colour with `over` laid on it, covering `share` of `whole`.
    pub fn mixed(self, over: Ink, share: u32, whole: u32) -> Ink {
        let part = |n: usize| {
            let sum = u32::from(over.0[n]) * share + u32::from(self.0[n]) * (whole - share);
            ((sum + whole / 2) / whole) as u8
        };
        Ink([part(0), part(1), part(2)])
    }
}

/// The colours of one side, and its mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Livery {
    /// Masonry.
    pub body: Ink,
    /// Masonry in the shade.
    pub shade: Ink,
    /// Silhouettes and joints: light where the body is dark.
    pub outline: Ink,
    /// Doors, stones and marks.
    pub accent: Ink,
    /// What the home cells are tinted with.
    pub home: Ink,
    /// What tells the side without colour.
    pub mark: Mark,
}

/// What a side carries on its walls and as the door of its towers, and the shape of its merlons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// Nothing on walls, a door in towers, square merlons.
    Door,
    /// A diamond; merlons like swallows' tails.
    Diamond,
    /// A triangle; stakes.
    Triangle,
    /// A disc; round stones.
    Disc,
}

/// Everything that has a colour.
#[derive(Debug)]
pub(super) struct Colours {
    /// Each seat's.
    pub liveries: [Livery; 4],
    /// Those of a side that is out of a game of several; its mark stays its own.
    pub out: Livery,
    /// Squares use the first two, hexagons all three.
    pub turf: [Ink; 3],
    /// The lines between cells.
    pub seam: Ink,
    pub frame: Ink,
    /// The rim between frame and board.
    pub rim: Ink,
    pub text: Ink,
    pub quiet: Ink,
    pub faint: Ink,
    /// The last move.
    pub last: Ink,
    pub arrow: Ink,
    /// What was captured, and what can be.
    pub fallen: Ink,
    /// What can be chosen.
    pub choice: Ink,
    /// The rim around marks.
    pub halo: Ink,
    /// The field of a chart, and what is drawn on it.
    pub field: Ink,
    pub curve: Ink,
}

const fn livery(body: u32, shade: u32, outline: u32, accent: u32, home: u32, mark: Mark) -> Livery {
    Livery {
        body: Ink::hex(body),
        shade: Ink::hex(shade),
        outline: Ink::hex(outline),
        accent: Ink::hex(accent),
        home: Ink::hex(home),
        mark,
    }
}

static CLASSIC: Colours = Colours {
    liveries: [
        livery(0xF7F0E0, 0xE2D3B8, 0x4A2E1F, 0xB3372F, 0xE39A84, Mark::Door),
        livery(0x26394B, 0x1A2937, 0xF2EBDD, 0x58A6A6, 0x86A6C6, Mark::Door),
        livery(0xE3B23C, 0xC89526, 0x3D2B0A, 0x6B3E07, 0xEBCB72, Mark::Triangle),
        livery(0x7A4E86, 0x613B6C, 0xF5E9F7, 0xF0C3DA, 0xB592C0, Mark::Disc),
    ],
    out: livery(0xA3A399, 0x8F8F86, 0x63635C, 0x77776F, 0xADADA0, Mark::Door),
    turf: [Ink::hex(0xC7C79F), Ink::hex(0xBBBC92), Ink::hex(0xD1D1AC)],
    seam: Ink::hex(0x8D8F6C),
    frame: Ink::hex(0x2B2A27),
    rim: Ink::hex(0x1C1B19),
    text: Ink::hex(0xF2EBDD),
    quiet: Ink::hex(0xBDB6A7),
    faint: Ink::hex(0x8F8A7F),
    last: Ink::hex(0xF2C14E),
    arrow: Ink::hex(0x8A5A00),
    fallen: Ink::hex(0xB3372F),
    choice: Ink::hex(0x17604F),
    halo: Ink::hex(0xF4F1E1),
    field: Ink::hex(0x1C1B19),
    curve: Ink::hex(0xF2C14E),
};

static DARK: Colours = Colours {
    liveries: [
        livery(0xEFE4CE, 0xD6C6A8, 0x1C1510, 0xB3402F, 0x8A5548, Mark::Door),
        livery(0x1D4F7A, 0x153D60, 0xDDEAF4, 0x6FC3D6, 0x3F6288, Mark::Door),
        livery(0xD9A02B, 0xB9841C, 0x241803, 0x5E3705, 0x7F6A36, Mark::Triangle),
        livery(0x7D4A93, 0x643977, 0xF3E4F8, 0xF0BEDC, 0x65507A, Mark::Disc),
    ],
    out: livery(0x7C7C78, 0x6B6B67, 0x3A3A38, 0x5A5A57, 0x5B5B58, Mark::Door),
    turf: [Ink::hex(0x535A4E), Ink::hex(0x4A5146), Ink::hex(0x5C6356)],
    seam: Ink::hex(0x2E332C),
    frame: Ink::hex(0x1E1F22),
    rim: Ink::hex(0x0F1011),
    text: Ink::hex(0xECE7DC),
    quiet: Ink::hex(0xB3AFA5),
    faint: Ink::hex(0x86837B),
    last: Ink::hex(0xC9922A),
    arrow: Ink::hex(0xF6D68A),
    fallen: Ink::hex(0xD0453A),
    choice: Ink::hex(0x0F7A62),
    halo: Ink::hex(0xF1F3EA),
    field: Ink::hex(0x131415),
    curve: Ink::hex(0xE0A93A),
};

static PRINT: Colours = Colours {
    liveries: [
        livery(0xFFFFFF, 0xECECEC, 0x000000, 0x000000, 0xD2D2D2, Mark::Door),
        livery(0x1A1A1A, 0x000000, 0xFFFFFF, 0x6E6E6E, 0xA8A8A8, Mark::Door),
        livery(0xBEBEBE, 0xA6A6A6, 0x000000, 0x000000, 0xC4C4C4, Mark::Triangle),
        livery(0x6A6A6A, 0x545454, 0xFFFFFF, 0xFFFFFF, 0xB6B6B6, Mark::Disc),
    ],
    out: livery(0xF2F2F2, 0xEAEAEA, 0xA0A0A0, 0xC4C4C4, 0xF0F0F0, Mark::Door),
    turf: [Ink::hex(0xFFFFFF), Ink::hex(0xF1F1F1), Ink::hex(0xE6E6E6)],
    seam: Ink::hex(0x5A5A5A),
    frame: Ink::hex(0xFFFFFF),
    rim: Ink::hex(0x000000),
    text: Ink::hex(0x000000),
    quiet: Ink::hex(0x2E2E2E),
    faint: Ink::hex(0x6A6A6A),
    last: Ink::hex(0xBDBDBD),
    arrow: Ink::hex(0x4A4A4A),
    fallen: Ink::hex(0x000000),
    choice: Ink::hex(0x000000),
    halo: Ink::hex(0xFFFFFF),
    field: Ink::hex(0xF4F4F4),
    curve: Ink::hex(0x000000),
};

static HIGH_CONTRAST: Colours = Colours {
    liveries: [
        livery(0xFFFFFF, 0xE8E8E8, 0x000000, 0xC40000, 0xE8A0A0, Mark::Door),
        livery(0x000000, 0x1E1E1E, 0xFFFFFF, 0x4FC3FF, 0x6F9FDF, Mark::Door),
        livery(0xFFC400, 0xE0A800, 0x000000, 0x000000, 0xE2D08A, Mark::Triangle),
        livery(0x6A00A8, 0x52007F, 0xFFFFFF, 0xFFFFFF, 0xB48ACF, Mark::Disc),
    ],
    out: livery(0x9A9A9A, 0x8A8A8A, 0x4A4A4A, 0x6A6A6A, 0xA0A0A0, Mark::Door),
    turf: [Ink::hex(0xA9A9A9), Ink::hex(0x9A9A9A), Ink::hex(0xB8B8B8)],
    seam: Ink::hex(0x303030),
    frame: Ink::hex(0x000000),
    rim: Ink::hex(0xFFFFFF),
    text: Ink::hex(0xFFFFFF),
    quiet: Ink::hex(0xF0F0F0),
    faint: Ink::hex(0xC8C8C8),
    last: Ink::hex(0xFFF000),
    arrow: Ink::hex(0x7A0000),
    fallen: Ink::hex(0xD40000),
    choice: Ink::hex(0x0000C0),
    halo: Ink::hex(0xFFFFFF),
    field: Ink::hex(0x161616),
    curve: Ink::hex(0xFFF000),
};

static COLOUR_BLIND: Colours = Colours {
    liveries: [
        livery(0xFFFFFF, 0xE4E6E8, 0x2A1C12, 0xD55E00, 0xE9B58C, Mark::Door),
        livery(0x103A5C, 0x0A2A45, 0xF2F6F9, 0x56B4E9, 0x7FB2D6, Mark::Diamond),
        livery(0xE69F00, 0xC98A00, 0x241A00, 0x4A2F00, 0xE8CE86, Mark::Triangle),
        livery(0x007A5A, 0x006048, 0xF2FBF8, 0xBFEFDF, 0x7FC2AC, Mark::Disc),
    ],
    out: livery(0xA9A9A9, 0x969696, 0x606060, 0x787878, 0xB0B0B0, Mark::Door),
    turf: [Ink::hex(0xD6D6CE), Ink::hex(0xC9C9C1), Ink::hex(0xE1E1DA)],
    seam: Ink::hex(0x8A8A84),
    frame: Ink::hex(0x26282B),
    rim: Ink::hex(0x141517),
    text: Ink::hex(0xF4F4F0),
    quiet: Ink::hex(0xBEBEB8),
    faint: Ink::hex(0x92928C),
    last: Ink::hex(0xF0E442),
    arrow: Ink::hex(0x5C5200),
    fallen: Ink::hex(0xC24E00),
    choice: Ink::hex(0x00578A),
    halo: Ink::hex(0xFFFFFF),
    field: Ink::hex(0x141517),
    curve: Ink::hex(0xF0E442),
};

static PARCHMENT: Colours = Colours {
    liveries: [
        livery(0xFDF6E3, 0xECDDBB, 0x5A2A17, 0xA32A1E, 0xD98F73, Mark::Door),
        livery(0x35281E, 0x251A12, 0xF4E7C9, 0xC79A45, 0xA8977C, Mark::Door),
        livery(0xC98A2C, 0xAC7220, 0x3A2208, 0xF6E3B4, 0xDDBB74, Mark::Triangle),
        livery(0x4A6478, 0x3A5063, 0xF4EBCB, 0xE9DCA8, 0xA9B3AC, Mark::Disc),
    ],
    out: livery(0xCDBD97, 0xBDAC85, 0x8F7C58, 0xA3916B, 0xD2C4A0, Mark::Door),
    turf: [Ink::hex(0xEBDAB2), Ink::hex(0xE1CDA0), Ink::hex(0xF2E4C2)],
    seam: Ink::hex(0x9C7F4D),
    frame: Ink::hex(0xF3E6C6),
    rim: Ink::hex(0x5A3A1E),
    text: Ink::hex(0x3A2412),
    quiet: Ink::hex(0x62482C),
    faint: Ink::hex(0x8A6E48),
    last: Ink::hex(0xDFA63A),
    arrow: Ink::hex(0x7C3A10),
    fallen: Ink::hex(0xA32A1E),
    choice: Ink::hex(0x2F5D50),
    halo: Ink::hex(0xFCF3DC),
    field: Ink::hex(0xFCF5E2),
    curve: Ink::hex(0x7C3A10),
};

/// How far a home cell takes on its owner's colour.
pub(super) const HOME_TINT: (u32, u32) = (55, 100);
