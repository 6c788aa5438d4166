//! Colours and measures, as tables. Measures are in hundredths of a cell.

use image::Rgb;

/// The colours of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Side {
    pub body: Rgb<u8>,
    pub outline: Rgb<u8>,
    pub accent: Rgb<u8>,
    /// What its home row is tinted with.
    pub home: Rgb<u8>,
}

pub(super) const SIDES: [Side; 4] = [
    Side { body: rgb(0xF7F0E0), outline: rgb(0x4A2E1F), accent: rgb(0xB3372F), home: rgb(0xE4A491) },
    Side { body: rgb(0x26394B), outline: rgb(0xF2EBDD), accent: rgb(0x58A6A6), home: rgb(0x8FA9C4) },
    Side { body: rgb(0xE3B23C), outline: rgb(0x3D2B0A), accent: rgb(0x6B3E07), home: rgb(0xE6CE86) },
    Side { body: rgb(0x7A4E86), outline: rgb(0xF5E9F7), accent: rgb(0xE0B7EA), home: rgb(0xB99BC2) },
];

/// A side that is out of a game of several.
pub(super) const OUT: Side =
    Side { body: rgb(0x9A9A92), outline: rgb(0x5E5E58), accent: rgb(0x77776F), home: rgb(0xC7C79F) };

pub(super) const TURF: [Rgb<u8>; 3] = [rgb(0xC7C79F), rgb(0xBBBC92), rgb(0xB0B287)];
pub(super) const FRAME: Rgb<u8> = rgb(0x2B2A27);
pub(super) const EDGE: Rgb<u8> = rgb(0x1F1E1B);
pub(super) const GRID: Rgb<u8> = rgb(0x8F9170);
pub(super) const TEXT: Rgb<u8> = rgb(0xF2EBDD);
pub(super) const QUIET: Rgb<u8> = rgb(0xB9B2A3);
pub(super) const AMBER: Rgb<u8> = rgb(0xF2C14E);
pub(super) const ARROW: Rgb<u8> = rgb(0x8A5A00);
pub(super) const FALLEN: Rgb<u8> = rgb(0xB3372F);
pub(super) const TARGET: Rgb<u8> = rgb(0x1F6F5C);

/// How strongly a home row is tinted, an origin and a sown cell are marked, out of 255.
pub(super) const HOME_TINT: u8 = 140;
pub(super) const ORIGIN_TINT: u8 = 100;
pub(super) const SOWN_TINT: u8 = 200;

const fn rgb(hex: u32) -> Rgb<u8> {
    Rgb([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8])
}
