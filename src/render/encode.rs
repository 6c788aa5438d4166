//! From pixels to a file: an exact palette where 256 colours are enough, and else the 256 most used, with the nearest one for the rest.

use std::collections::HashMap;

use image::{Rgba, RgbaImage};
use png::{BitDepth, ColorType, Compression, Encoder, Filter};

/// How many colours a palette holds.
const COLORS: usize = 256;

type Rgb = [u8; 3];

/// A picture as numbers of colours.
pub(super) struct Indexed {
    pub palette: Vec<Rgb>,
    pub pixels: Vec<u8>,
}

/// The bytes of a PNG file of an opaque picture.
pub(super) fn png(picture: &RgbaImage) -> Vec<u8> {
    let Indexed { palette, pixels } = indexed(picture);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::Balanced);
    // Neighbouring numbers of colours say nothing about each other, so a filter would only make noise.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header().expect("writing into memory cannot fail");
    writer.write_image_data(&pixels).expect("there are as many numbers as pixels");
    drop(writer);
    bytes
}

/// The picture with at most 256 colours, the most used first.
pub(super) fn indexed(picture: &RgbaImage) -> Indexed {
    let mut counts: HashMap<Rgb, usize> = HashMap::new();
    // Neighbours are mostly equal, so a run is counted at once.
    let all: Vec<Rgb> = picture.pixels().map(|&Rgba([r, g, b, _])| [r, g, b]).collect();
    for run in all.chunk_by(|a, b| a == b) {
        *counts.entry(run[0]).or_default() += run.len();
    }
    let mut colors: Vec<(Rgb, usize)> = counts.into_iter().collect();
    colors.sort_unstable_by_key(|&(color, count)| (std::cmp::Reverse(count), color));
    let palette: Vec<Rgb> = colors.iter().take(COLORS).map(|&(color, _)| color).collect();
    let number =
        |(n, &(color, _)): (usize, &(Rgb, usize))| (color, if n < COLORS { n } else { nearest(&palette, color) });
    let numbers: HashMap<Rgb, usize> = colors.iter().enumerate().map(number).collect();
    let mut pixels = Vec::with_capacity(all.len());
    for run in all.chunk_by(|a, b| a == b) {
        pixels.resize(pixels.len() + run.len(), numbers[&run[0]] as u8);
    }
    Indexed { palette, pixels }
}

fn nearest(palette: &[Rgb], color: Rgb) -> usize {
    let distance = |other: &Rgb| (0..3).map(|n| u32::from(other[n].abs_diff(color[n])).pow(2)).sum::<u32>();
    (0..palette.len()).min_by_key(|&n| distance(&palette[n])).unwrap_or(0)
}
