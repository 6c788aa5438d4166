//! The colours of everything in a picture.

use std::fmt;

/// An opaque colour: red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink(pub [u8; 3]);

impl Ink {
    /// The colour of a number such as `0xF2EBDD`.
    pub(super) const fn hex(hex: u32) -> Ink {
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

    /// A colour for small words on this ground: near black, or near white on a dark ground. Their
    /// contrast is at least 4.5 to 1, as WCAG 2 asks of text.
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
    /// The colour as CSS and SVG write it: `#f2ebdd`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ink([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The colours of one side, and its mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// Masonry.
    pub body: Ink,
    /// Masonry in the shade.
    pub shade: Ink,
    /// Silhouettes and joints: light where the body is dark.
    pub outline: Ink,
    /// Doors, stones and marks.
    pub accent: Ink,
    /// The tint of home cells.
    pub home: Ink,
    /// The mark that identifies the side without colour.
    pub mark: Emblem,
}

/// The emblem on a side's walls and the doors of its towers, and the shape of its merlons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emblem {
    /// Nothing on walls, a door in towers, square merlons.
    Door,
    /// A diamond; swallow-tailed merlons.
    Diamond,
    /// A triangle; stakes.
    Triangle,
    /// A disc; round stones.
    Disc,
}

/// The colours in which past moves are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The tint of the cells of a move.
    pub tint: Ink,
    /// Frames, rings and arrows.
    pub line: Ink,
}

/// The colours of a theme.
#[derive(Debug)]
pub struct Colours {
    /// By seat.
    pub liveries: [Livery; 4],
    /// A side that is out of a game of several. Its mark stays its own.
    pub out: Livery,
    /// Cells: squares use the first two, hexagons all three.
    pub turf: [Ink; 3],
    /// The lines between cells.
    pub seam: Ink,
    /// The frame around the board, and the ground of a chart.
    pub frame: Ink,
    /// The rim between frame and board.
    pub rim: Ink,
    /// The most important words.
    pub text: Ink,
    /// Other words.
    pub quiet: Ink,
    /// The credit, and thin lines.
    pub faint: Ink,
    /// The marks of past moves between two sides, and among several, whose colours leave fewer
    /// free.
    pub traces: [Trace; 2],
    /// The ground in the shade of a unit.
    pub shadow: Ink,
    /// The strength of the grain of the turf, in sixteenths.
    pub grain: u8,
    /// Captured units, and units that can be captured.
    pub fallen: Ink,
    /// Cells that can be chosen.
    pub choice: Ink,
    /// The rim around marks.
    pub halo: Ink,
    /// The field of a chart.
    pub field: Ink,
    /// The curves and bars of a chart.
    pub curve: Ink,
}

impl Livery {
    /// Masonry in the light: upper edges.
    pub fn light(self) -> Ink {
        self.body.mixed(Ink::hex(0xFFFFFF), 5, 16)
    }
}

impl Colours {
    /// The marks of past moves among this many sides.
    pub fn trace(&self, seats: usize) -> Trace {
        self.traces[usize::from(seats > 2)]
    }
}

/// The marks of past moves: their tint and their lines, between two sides and among several.
pub(super) const fn traces(two: (u32, u32), several: (u32, u32)) -> [Trace; 2] {
    [
        Trace { tint: Ink::hex(two.0), line: Ink::hex(two.1) },
        Trace { tint: Ink::hex(several.0), line: Ink::hex(several.1) },
    ]
}

/// A row of the table of themes: each colour as a number, and the mark.
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
