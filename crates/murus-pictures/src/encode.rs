//! Encodes pictures as PNG files.

use image::{Luma, Rgb, RgbImage, imageops};
use imageproc::map::map_pixels;
use png::{BitDepth, ColorType, Compression, DeflateCompression, Encoder, Filter};

use super::canvas::Canvas;

/// The size in bytes above which a file is compressed again, more thoroughly. Boards with many
/// sides or many hexagons reach it.
const LARGE: usize = 40 << 10;

/// The levels of compression, the fastest first. Each takes about 0.5 ms more than the one before.
const LEVELS: [u8; 3] = [2, 3, 5];

/// The bytes of a PNG file of the picture: colour indices, with the palette.
pub(super) fn png(canvas: &Canvas) -> Vec<u8> {
    // Cells are copies of one another, which this level finds; a filter would make them differ by
    // their neighbours. The encoder's fast mode saves 0.2 ms and writes 50 % more bytes, 100 % more
    // with slanted edges.
    let mut bytes = Vec::new();
    for level in LEVELS {
        bytes = packed(canvas, level);
        if bytes.len() <= LARGE {
            break;
        }
    }
    bytes
}

fn packed(canvas: &Canvas, level: u8) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(64 << 10);
    let mut encoder = Encoder::new(&mut bytes, canvas.width(), canvas.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette(canvas));
    encoder.set_deflate_compression(DeflateCompression::Level(level));
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header().expect("writing into memory cannot fail");
    writer.write_image_data(&canvas.numbers).expect("there are as many numbers as pixels");
    drop(writer);
    bytes
}

/// The bytes of a square PNG file with transparency. `pixels` are RGBA, `side` is its width in
/// pixels.
pub(super) fn clear(side: u32, pixels: Vec<u8>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, side, side);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    let mut writer = encoder.write_header().expect("writing into memory cannot fail");
    writer.write_image_data(&pixels).expect("there are as many colours as pixels");
    drop(writer);
    bytes
}

/// The red, green and blue bytes of every colour of the palette.
pub(super) fn palette(canvas: &Canvas) -> Vec<u8> {
    canvas.palette.inks().iter().flat_map(|ink| ink.0).collect()
}

/// The bytes of a PNG file of rows of pictures. It is in full colour because their palettes differ.
pub(super) fn sheet(rows: &[Vec<Canvas>]) -> Vec<u8> {
    const GAP: u32 = 8;
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|own| own.width()).max().unwrap_or(0)
    };
    let high = |row: &Vec<Canvas>| row.iter().map(|own| own.height()).max().unwrap_or(0);
    let width = (0..columns).map(|column| wide(column) + GAP).sum::<u32>() + GAP;
    let height = rows.iter().map(|row| high(row) + GAP).sum::<u32>() + GAP;
    let mut sheet = RgbImage::from_pixel(width, height, Rgb([u8::MAX; 3]));
    let mut top = GAP;
    for row in rows {
        let mut left = GAP;
        for (column, picture) in row.iter().enumerate() {
            let inks = picture.palette.inks();
            let colored =
                map_pixels(&picture.numbers, |Luma([number])| Rgb(inks[usize::from(number)].0));
            imageops::replace(&mut sheet, &colored, left.into(), top.into());
            left += wide(column) + GAP;
        }
        top += high(row) + GAP;
    }
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header().expect("writing into memory cannot fail");
    writer.write_image_data(&sheet).expect("there are as many colours as pixels");
    drop(writer);
    bytes
}
