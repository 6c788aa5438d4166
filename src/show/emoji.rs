//! The application's own emoji: the units of each side, and the levels of Murus. Only Discord shows
//! them. They accompany words and never replace them.

use std::sync::OnceLock;

use murus_engine::LEVELS;
use murus_gallicus::{Cell, Height, Position, Seat, Unit};
use murus_pictures::Badge;

/// The width and height of an emoji in pixels.
const SIDE: u32 = 128;

/// The most characters of the label of a button with an emoji. A phone cuts longer labels.
pub const LABEL: usize = 34;

/// An emoji that the application uploads to Discord.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Emoji {
    /// A unit in the colours of its side.
    Unit(Unit),
    /// A level, by its index in [`LEVELS`], from the weakest on.
    Level(usize),
}

/// An emoji as it is uploaded to Discord.
#[derive(Clone, Debug)]
pub struct EmojiDrawing {
    /// The emoji.
    pub emoji: Emoji,
    /// The name of the emoji. It ends with a hash of the drawing, so a new drawing has a new name.
    pub name: String,
    /// The bytes of the PNG file.
    pub bytes: Vec<u8>,
}

impl Emoji {
    /// Lists all emoji: the units of each side, then the levels.
    pub fn all() -> impl Iterator<Item = Emoji> {
        let heights = [Height::Wall, Height::Tower, Height::Catapult];
        let of = move |seat| heights.map(|height| Emoji::Unit(Unit { seat, height }));
        Seat::ALL.into_iter().flat_map(of).chain((0..LEVELS.len()).map(Emoji::Level))
    }

    /// Returns the emoji whose current drawing has this name on Discord; `None` if the name belongs
    /// to an older drawing or to no emoji of ours.
    pub fn named(name: &str) -> Option<Emoji> {
        drawings().iter().find(|drawn| drawn.name == name).map(|drawn| drawn.emoji)
    }

    /// Returns the emoji of the level with this name; `None` if there is no such level.
    pub fn of_level(name: &str) -> Option<Emoji> {
        LEVELS.iter().position(|level| level.name == name).map(Emoji::Level)
    }

    /// Returns the emoji of the unit on a cell; `None` for an empty cell.
    pub fn of_unit(position: &Position, cell: Cell) -> Option<Emoji> {
        position.unit(cell).map(Emoji::Unit)
    }

    /// Returns the emoji of a side, which is its tower.
    pub fn of_side(seat: Seat) -> Emoji {
        Emoji::Unit(Unit { seat, height: Height::Tower })
    }

    fn word(self) -> String {
        match self {
            Emoji::Unit(unit) => {
                let height = match unit.height {
                    Height::Wall => "wall",
                    Height::Tower => "tower",
                    Height::Catapult => "catapult",
                };
                format!("{}_{height}", unit.seat.word())
            }
            Emoji::Level(n) => {
                format!("level_{}", LEVELS.get(n).map_or("", |level| level.name).to_lowercase())
            }
        }
    }

    fn badge(self) -> Badge {
        match self {
            Emoji::Unit(unit) => Badge::Unit(unit),
            Emoji::Level(n) => Badge::Shield(u8::try_from(n + 1).unwrap_or(u8::MAX)),
        }
    }
}

/// Returns the drawings of all emoji. They are drawn once, on first use.
pub fn drawings() -> &'static [EmojiDrawing] {
    static DRAWINGS: OnceLock<Vec<EmojiDrawing>> = OnceLock::new();
    DRAWINGS.get_or_init(|| {
        let draw = |emoji: Emoji| {
            let bytes = emoji.badge().png(SIDE);
            EmojiDrawing { emoji, name: format!("{}_{:08x}", emoji.word(), sum(&bytes)), bytes }
        };
        Emoji::all().map(draw).collect()
    })
}

/// Returns the FNV-1a hash of these bytes, by which drawings are told apart.
fn sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_emoji_fits_what_discord_takes() {
        let all = drawings();
        let names: HashSet<&str> = all.iter().map(|drawn| drawn.name.as_str()).collect();
        assert_eq!(names.len(), 4 * 3 + LEVELS.len(), "{names:?}");
        for drawn in all {
            assert!((2..=32).contains(&drawn.name.len()), "{}", drawn.name);
            let known = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
            assert!(drawn.name.chars().all(known), "{}", drawn.name);
            assert!(drawn.bytes.len() <= 256 << 10, "{}", drawn.name);
        }
        assert!(names.iter().any(|name| name.starts_with("britons_catapult_")), "{names:?}");
    }
}
