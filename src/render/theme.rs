//! Colours, as a table.

/// An opaque colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ink(pub [u8; 3]);

impl Ink {
    const fn hex(hex: u32) -> Ink {
        Ink([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8])
    }

    /// This colour with `over` laid on it, covering `percent` of a hundred.
    pub fn mixed(self, over: Ink, percent: u32) -> Ink {
        let part = |n: usize| (u32::from(over.0[n]) * percent + u32::from(self.0[n]) * (100 - percent) + 50) / 100;
        Ink([part(0) as u8, part(1) as u8, part(2) as u8])
    }
}

/// The colours of one side.
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
}

/// Each seat's colours. Lightness parts the first two; the others have a mark of their own besides.
pub(super) const LIVERIES: [Livery; 4] = [
    Livery {
        body: Ink::hex(0xF7F0E0),
        shade: Ink::hex(0xE2D3B8),
        outline: Ink::hex(0x4A2E1F),
        accent: Ink::hex(0xB3372F),
        home: Ink::hex(0xE39A84),
    },
    Livery {
        body: Ink::hex(0x26394B),
        shade: Ink::hex(0x1A2937),
        outline: Ink::hex(0xF2EBDD),
        accent: Ink::hex(0x58A6A6),
        home: Ink::hex(0x86A6C6),
    },
    Livery {
        body: Ink::hex(0xE3B23C),
        shade: Ink::hex(0xC89526),
        outline: Ink::hex(0x3D2B0A),
        accent: Ink::hex(0x6B3E07),
        home: Ink::hex(0xEBCB72),
    },
    Livery {
        body: Ink::hex(0x7A4E86),
        shade: Ink::hex(0x613B6C),
        outline: Ink::hex(0xF5E9F7),
        accent: Ink::hex(0xF0C3DA),
        home: Ink::hex(0xB592C0),
    },
];

/// A side that is out of a game of several.
pub(super) const OUT: Livery = Livery {
    body: Ink::hex(0xA3A399),
    shade: Ink::hex(0x8F8F86),
    outline: Ink::hex(0x63635C),
    accent: Ink::hex(0x77776F),
    home: Ink::hex(0xADADA0),
};

/// Squares use the first two, hexagons all three.
pub(super) const TURF: [Ink; 3] = [Ink::hex(0xC7C79F), Ink::hex(0xBBBC92), Ink::hex(0xD1D1AC)];
/// The lines between cells.
pub(super) const SEAM: Ink = Ink::hex(0x8D8F6C);
pub(super) const FRAME: Ink = Ink::hex(0x2B2A27);
/// The rim between frame and board.
pub(super) const RIM: Ink = Ink::hex(0x1C1B19);
pub(super) const TEXT: Ink = Ink::hex(0xF2EBDD);
pub(super) const QUIET: Ink = Ink::hex(0xBDB6A7);
pub(super) const FAINT: Ink = Ink::hex(0x8F8A7F);
pub(super) const LAST: Ink = Ink::hex(0xF2C14E);
pub(super) const ARROW: Ink = Ink::hex(0x8A5A00);
/// What was captured, and what can be.
pub(super) const FALLEN: Ink = Ink::hex(0xB3372F);
/// What can be chosen.
pub(super) const CHOICE: Ink = Ink::hex(0x17604F);
pub(super) const HALO: Ink = Ink::hex(0xF4F1E1);

/// How far a home cell, the origin of a move and the cells that it reached take on their colour, in percent.
pub(super) const HOME_TINT: u32 = 55;
pub(super) const ORIGIN_TINT: u32 = 42;
pub(super) const REACHED_TINT: u32 = 82;
