//! The colours of a theme and their mixtures, by index.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use crate::theme::{Colours, Ink, Livery, Theme};

/// The level, in sixteenths, at which a pixel is fully covered.
pub(super) const WHOLE: u8 = 16;

/// The strength of the marks of a move, in sixteenths.
#[derive(Clone, Copy, Debug)]
pub(super) struct MarkStrength {
    /// The tint of the origin of the move, in sixteenths.
    pub origin: u8,
    /// The tint of the cells that the move reached, in sixteenths.
    pub reached: u8,
    /// The opacity of the frames and the arrow of the move, and of the cross at a lowered tower, in
    /// sixteenths.
    pub mark: u8,
    /// The opacity of the rubble of a wall that was captured, in sixteenths.
    pub rubble: u8,
}

/// The strengths of the marks of moves by age, the newest first. Older moves are marked like the
/// last entry.
pub(super) const STRENGTHS: [MarkStrength; 3] = [
    MarkStrength { origin: 5, reached: 13, mark: WHOLE, rubble: WHOLE },
    MarkStrength { origin: 3, reached: 7, mark: 10, rubble: 10 },
    MarkStrength { origin: 2, reached: 4, mark: 7, rubble: 7 },
];

/// The share of its side's colour in a home cell, as a fraction.
const HOME_TINT: (u32, u32) = (55, 100);

/// The opacity of a unit's shade in sixteenths: at its edge, and at its foot.
pub(super) const SHADES: [u8; 2] = [3, 6];

/// The opacity of the lines between cells, in sixteenths.
pub(super) const SEAM: u8 = 5;

/// The levels of coverage of edges for which the palette has colours, in sixteenths. Levels between
/// them get the nearest colour.
const EDGES: [u8; 3] = [4, 8, 12];

/// The index that no colour has. It marks pixels that a frame of a film leaves unchanged.
pub(super) const CLEAR: u8 = u8::MAX;

/// The colours of a theme, at most 255: those of its table, then frequent mixtures that differ
/// enough from the colours before. Any other mixture becomes the nearest colour.
pub(super) struct Palette {
    inks: Vec<Ink>,
    /// A cache of mixtures by upper colour, level and lower colour: the index of the mixture plus
    /// one, or 0 if unknown. Each entry is a pure function of these three, so the order of writes
    /// does not matter.
    mixtures: Box<[AtomicU8]>,
}

impl Palette {
    /// The palette of a theme.
    pub fn of(theme: Theme) -> &'static Palette {
        static PALETTES: [OnceLock<Palette>; Theme::WORDS.len()] =
            [const { OnceLock::new() }; Theme::WORDS.len()];
        PALETTES[theme as usize].get_or_init(|| Palette::new(theme.colours()))
    }

    fn new(colours: &Colours) -> Palette {
        let table = table(colours);
        let seen = mixtures(colours);
        let chosen = (0..).map(|apart| chosen(&table, &seen, 16 * apart * apart));
        let chosen = chosen.into_iter().find(|inks| inks.len() <= usize::from(CLEAR));
        let size = 256 * 256 * usize::from(WHOLE);
        Palette {
            inks: chosen.unwrap_or_default(),
            mixtures: (0..size).map(|_| AtomicU8::new(0)).collect(),
        }
    }

    /// Every colour, at its index.
    pub fn inks(&self) -> &[Ink] {
        &self.inks
    }

    /// The index of the colour nearest to this one.
    pub fn number(&self, ink: Ink) -> u8 {
        let exact = self.inks.iter().position(|&own| own == ink);
        let near = || (0..self.inks.len()).min_by_key(|&n| distance(self.inks[n], ink));
        exact.or_else(near).unwrap_or(0) as u8
    }

    /// The index of the colour that results if `over` covers `under` with an opacity of `level`
    /// sixteenths.
    pub fn mix(&self, under: u8, over: u8, level: u8) -> u8 {
        if level == 0 {
            return under;
        }
        let place = (usize::from(over) * usize::from(WHOLE) + usize::from(level - 1)) * 256
            + usize::from(under);
        let known = self.mixtures[place].load(Ordering::Relaxed);
        if known > 0 {
            return known - 1;
        }
        let under = self.inks[usize::from(under)];
        let over = self.inks[usize::from(over)];
        let number = self.number(under.mixed(over, level.into(), WHOLE.into()));
        self.mixtures[place].store(number + 1, Ordering::Relaxed);
        number
    }
}

/// The colour of a home cell of a side.
pub(super) fn home(turf: Ink, livery: &Livery) -> Ink {
    turf.mixed(livery.home, HOME_TINT.0, HOME_TINT.1)
}

/// The colours of the cells without marks.
fn grounds(colours: &Colours) -> Vec<Ink> {
    let liveries = colours.liveries.iter().chain([&colours.out]);
    let homes = liveries.flat_map(|livery| colours.turf.map(|turf| home(turf, livery)));
    colours.turf.into_iter().chain(homes).collect()
}

/// The colours of a theme's table, which come before the mixtures.
fn table(colours: &Colours) -> Vec<Ink> {
    let &Colours {
        frame,
        rim,
        text,
        quiet,
        faint,
        shadow,
        fallen,
        choice,
        halo,
        seam,
        field,
        curve,
        ..
    } = colours;
    let mut table =
        vec![frame, rim, text, quiet, faint, shadow, fallen, choice, halo, seam, field, curve];
    table.extend(colours.traces.iter().flat_map(|trace| [trace.tint, trace.line]));
    let liveries = colours.liveries.iter().chain([&colours.out]);
    table.extend(liveries.flat_map(|l| [l.body, l.shade, l.outline, l.accent, l.light()]));
    table.extend(grounds(colours));
    table
}

/// The mixtures that occur in pictures, the most important first.
fn mixtures(colours: &Colours) -> Vec<Ink> {
    let &Colours {
        frame,
        rim,
        text,
        quiet,
        faint,
        shadow,
        fallen,
        choice,
        halo,
        seam,
        field,
        curve,
        ..
    } = colours;
    let grounds = grounds(colours);
    let mix = |under: Ink, over: Ink, level: u8| under.mixed(over, level.into(), WHOLE.into());
    // Areas of one colour: cells touched by moves.
    let tints = STRENGTHS.into_iter().flat_map(|strength| [strength.reached, strength.origin]);
    let tints: Vec<(Ink, u8)> =
        tints.flat_map(|level| colours.traces.map(|trace| (trace.tint, level))).collect();
    let tinted = tints
        .iter()
        .flat_map(|&(tint, level)| grounds.iter().map(move |&ground| mix(ground, tint, level)));
    let tinted: Vec<Ink> = tinted.collect();
    let mut seen = Vec::new();
    for livery in colours.liveries.iter().chain([&colours.out]) {
        for fill in [livery.body, livery.shade, livery.accent] {
            seen.extend(EDGES.map(|level| mix(livery.outline, fill, level)));
        }
    }
    seen.extend(&tinted);
    // The rims of marks in the corners of cells.
    seen.extend(
        colours
            .liveries
            .iter()
            .flat_map(|livery| EDGES.map(|level| mix(colours.halo, livery.accent, level))),
    );
    seen.extend(grounds.iter().map(|&ground| mix(ground, seam, SEAM)));
    seen.extend(grounds.iter().flat_map(|&ground| SHADES.map(|level| mix(ground, shadow, level))));
    seen.extend(grounds.iter().map(|&ground| mix(ground, seam, colours.grain)));
    seen.extend(grounds.iter().map(|&ground| mix(ground, halo, colours.grain)));
    seen.extend(STRENGTHS.map(|strength| mix(halo, fallen, strength.mark)));
    let mut ramp = |under: Ink, over: Ink| seen.extend(EDGES.map(|level| mix(under, over, level)));
    for (under, over) in [
        (frame, text),
        (frame, quiet),
        (frame, faint),
        (frame, rim),
        (halo, choice),
        (halo, fallen),
        (field, curve),
    ] {
        ramp(under, over);
    }
    for &ground in grounds.iter().chain(&tinted) {
        for livery in &colours.liveries {
            ramp(ground, livery.outline);
        }
        for over in [seam, halo, colours.traces[0].line] {
            ramp(ground, over);
        }
    }
    seen
}

/// Returns the table's colours, then those of `seen` that differ by more than `apart` from all
/// before.
fn chosen(table: &[Ink], seen: &[Ink], apart: u32) -> Vec<Ink> {
    let mut inks: Vec<Ink> = Vec::new();
    for (candidates, apart) in [(table, 0), (seen, apart)] {
        for &ink in candidates {
            if inks.len() <= usize::from(CLEAR)
                && inks.iter().all(|&own| distance(own, ink) > apart)
            {
                inks.push(ink);
            }
        }
    }
    inks
}

/// The squared distance of two colours, weighted as the eye sees: green counts most.
fn distance(Ink(a): Ink, Ink(b): Ink) -> u32 {
    let part = |n: usize| u32::from(a[n].abs_diff(b[n])).pow(2);
    2 * part(0) + 4 * part(1) + 3 * part(2)
}
