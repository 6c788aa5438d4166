//! The colours of everything in a picture.

use std::fmt;

/// An opaque colour: its red, green and blue byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink(pub [u8; 3]);

impl Ink {
    /// The colour of a number in the form 0xRRGGBB, such as `0xF2EBDD`.
    pub(super) const fn hex(hex: u32) -> Ink {
        Ink([(hex >> 16) as u8, (hex >> 8) as u8, hex as u8])
    }

    /// This colour covered by `over` with an opacity of `share` / `whole`.
    pub fn mixed(self, over: Ink, share: u32, whole: u32) -> Ink {
        let part = |n: usize| {
            let sum = u32::from(over.0[n]) * share + u32::from(self.0[n]) * (whole - share);
            ((sum + whole / 2) / whole) as u8
        };
        Ink([part(0), part(1), part(2)])
    }

    /// A text colour that is readable on this colour as the ground: near black, or white on a dark
    /// ground. On every cell of every theme the contrast is at least 4.5 to 1, as WCAG 2 demands
    /// for text.
    pub fn readable(self) -> Ink {
        const DARK: Ink = Ink::hex(0x1A1A18);
        const LIGHT: Ink = Ink::hex(0xFFFFFF);
        if self.contrast(DARK) >= self.contrast(LIGHT) { DARK } else { LIGHT }
    }

    /// The contrast of two colours, from 1 to 21, by the formula of WCAG 2.
    pub fn contrast(self, other: Ink) -> f64 {
        let lightness = |ink: Ink| {
            let parts = ink.0.map(|part| {
                let part = f64::from(part) / 255.0;
                if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            });
            0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        };
        let (one, two) = (lightness(self), lightness(other));
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

impl fmt::Display for Ink {
    /// Writes the colour as in CSS and SVG: `#f2ebdd`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ink([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The colours of one side, and its emblem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// The colour of masonry.
    pub body: Ink,
    /// The colour of masonry in the shade.
    pub shade: Ink,
    /// The colour of silhouettes and joints. It is light if the body is dark.
    pub outline: Ink,
    /// The colour of doors, stones and marks.
    pub accent: Ink,
    /// The tint of home cells.
    pub home: Ink,
    /// The emblem by which the side can be told apart without colours.
    pub mark: Emblem,
}

/// The emblem on a side's walls and the doors of its towers, and the shape of its merlons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Emblem {
    /// No emblem on walls, a door in towers, square merlons.
    Door,
    /// A diamond, and swallow-tailed merlons.
    Diamond,
    /// A triangle, and merlons shaped as stakes.
    Triangle,
    /// A disc, and merlons shaped as round stones.
    Disc,
}

/// The colours of the marks of past moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The tint of the cells of a move.
    pub tint: Ink,
    /// The colour of frames, rings and arrows.
    pub line: Ink,
}

/// The colours of a theme.
#[derive(Debug)]
pub struct Colours {
    /// The colours and the emblem of each side, by seat.
    pub liveries: [Livery; 4],
    /// The colours of a side that is out of a game of several players. The side keeps its emblem.
    pub out: Livery,
    /// The colours of cells. Boards of squares use the first two, boards of hexagons all three.
    pub turf: [Ink; 3],
    /// The colour of the lines between cells.
    pub seam: Ink,
    /// The colour of the frame around the board, and of the ground of a chart.
    pub frame: Ink,
    /// The colour of the rim between the frame and the board.
    pub rim: Ink,
    /// The colour of the most important words.
    pub text: Ink,
    /// The colour of other words.
    pub quiet: Ink,
    /// The colour of the caption, and of thin lines.
    pub faint: Ink,
    /// The colours of the marks of past moves: in games of two, and in games of several, where the
    /// sides' colours leave fewer free.
    pub traces: [Trace; 2],
    /// The colour of the shade under a unit.
    pub shadow: Ink,
    /// The strength of the grain of the turf, in sixteenths.
    pub grain: u8,
    /// The colour of the marks of captured units, and of units that can be captured.
    pub fallen: Ink,
    /// The colour of the marks of cells that can be chosen.
    pub choice: Ink,
    /// The colour of the rim around marks.
    pub halo: Ink,
    /// The colour of the field of a chart.
    pub field: Ink,
    /// The colour of the curves and bars of a chart.
    pub curve: Ink,
}

impl Livery {
    /// The colour of masonry in the light, for upper edges.
    pub fn light(self) -> Ink {
        self.body.mixed(Ink::hex(0xFFFFFF), 5, 16)
    }
}

impl Colours {
    /// The colours of the marks of past moves in a game of this many sides.
    pub fn trace(&self, seats: usize) -> Trace {
        self.traces[usize::from(seats > 2)]
    }
}

/// Makes the colours of the marks of past moves in games of two, and in games of several. Each pair
/// is the tint and the line, as 0xRRGGBB.
pub(super) const fn traces(two: (u32, u32), several: (u32, u32)) -> [Trace; 2] {
    [
        Trace { tint: Ink::hex(two.0), line: Ink::hex(two.1) },
        Trace { tint: Ink::hex(several.0), line: Ink::hex(several.1) },
    ]
}

/// Makes a side's colours, for the table of themes. Each number is 0xRRGGBB.
pub(super) const fn livery(
    body: u32,
    shade: u32,
    outline: u32,
    accent: u32,
    home: u32,
    mark: Emblem,
) -> Livery {
    Livery {
        body: Ink::hex(body),
        shade: Ink::hex(shade),
        outline: Ink::hex(outline),
        accent: Ink::hex(accent),
        home: Ink::hex(home),
        mark,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Theme;

    #[test]
    fn small_words_can_be_read_on_every_cell() {
        for (theme, word) in Theme::WORDS {
            let colours = theme.colours();
            let homes = colours.liveries.map(|livery| livery.home);
            for ground in colours.turf.into_iter().chain(homes) {
                let contrast = ground.contrast(ground.readable());
                assert!(contrast >= 4.5, "{word}: {ground} has {contrast:.2}");
            }
        }
    }
}
