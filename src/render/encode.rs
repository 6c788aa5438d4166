//! From a picture to a file.

use png::{BitDepth, ColorType, Compression, Encoder, Filter};

use super::canvas::Canvas;

/// The bytes of a PNG file: the numbers as they are, with the palette.
pub(super) fn png(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(64 << 10);
    let mut encoder = Encoder::new(&mut bytes, canvas.width, canvas.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette(canvas));
    // Most pixels are like the one above or the one to the left; this leaves them as zeros, and zeros are what this encoder is fastest with.
    encoder.set_compression(Compression::Fast);
    encoder.set_filter(Filter::Paeth);
    let mut writer = encoder.write_header().expect("writing into memory cannot fail");
    writer.write_image_data(&canvas.pixels).expect("there are as many numbers as pixels");
    drop(writer);
    bytes
}

/// Red, green and blue of every colour.
pub(super) fn palette(canvas: &Canvas) -> Vec<u8> {
    canvas.palette.inks().iter().flat_map(|ink| ink.0).collect()
}
