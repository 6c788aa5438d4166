//! Drawing with true anti-aliasing: a shape is drawn large without smoothing and shrunk by averaging, then laid onto the picture.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, Rgb, RgbImage, Rgba, RgbaImage};
use imageproc::drawing;
use imageproc::point::Point;

/// Samples along each side of a pixel.
const SAMPLES: u32 = 4;

/// A shape being drawn; coordinates are pixels of the finished sprite.
pub(super) struct Pen {
    large: RgbaImage,
}

impl Pen {
    /// Draws a sprite of so many pixels.
    pub fn sprite(width: u32, height: u32, draw: impl FnOnce(&mut Pen)) -> RgbaImage {
        let mut pen = Pen { large: RgbaImage::new(width * SAMPLES, height * SAMPLES) };
        draw(&mut pen);
        pen.shrink()
    }

    /// A filled polygon.
    pub fn polygon(&mut self, points: &[(f32, f32)], color: Rgba<u8>) {
        let at =
            |&(x, y): &(f32, f32)| Point::new((x * SAMPLES as f32).round() as i32, (y * SAMPLES as f32).round() as i32);
        let mut points: Vec<Point<i32>> = points.iter().map(at).collect();
        points.dedup();
        if points.first() == points.last() {
            points.pop();
        }
        if points.len() > 2 {
            drawing::draw_polygon_mut(&mut self.large, &points, color);
        }
    }

    /// A filled rectangle with corners rounded by `radius`.
    pub fn rect(&mut self, (x, y, w, h): (f32, f32, f32, f32), radius: f32, color: Rgba<u8>) {
        let corner = |cx: f32, cy: f32, start: f32| {
            (0..=8).map(move |n| {
                let angle = (start + n as f32 * 11.25).to_radians();
                (cx + radius * angle.cos(), cy + radius * angle.sin())
            })
        };
        let points: Vec<_> = corner(x + w - radius, y + radius, -90.0)
            .chain(corner(x + w - radius, y + h - radius, 0.0))
            .chain(corner(x + radius, y + h - radius, 90.0))
            .chain(corner(x + radius, y + radius, 180.0))
            .collect();
        self.polygon(&points, color);
    }

    /// A filled circle.
    pub fn circle(&mut self, (x, y): (f32, f32), radius: f32, color: Rgba<u8>) {
        let center = ((x * SAMPLES as f32) as i32, (y * SAMPLES as f32) as i32);
        drawing::draw_filled_circle_mut(&mut self.large, center, (radius * SAMPLES as f32) as i32, color);
    }

    /// A thick line with flat ends.
    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, color: Rgba<u8>) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let half = width / 2.0 / dx.hypot(dy).max(f32::EPSILON);
        let (nx, ny) = (-dy * half, dx * half);
        let corners =
            [(from.0 + nx, from.1 + ny), (to.0 + nx, to.1 + ny), (to.0 - nx, to.1 - ny), (from.0 - nx, from.1 - ny)];
        self.polygon(&corners, color);
    }

    fn shrink(self) -> RgbaImage {
        let (width, height) = (self.large.width() / SAMPLES, self.large.height() / SAMPLES);
        RgbaImage::from_fn(width, height, |x, y| {
            let mut sum = [0u32; 4];
            for sy in 0..SAMPLES {
                for sx in 0..SAMPLES {
                    let Rgba([r, g, b, a]) = *self.large.get_pixel(x * SAMPLES + sx, y * SAMPLES + sy);
                    // Colours count as much as they cover, so that edges do not darken.
                    let weights = [r, g, b].map(|c| u32::from(c) * u32::from(a));
                    sum = [sum[0] + weights[0], sum[1] + weights[1], sum[2] + weights[2], sum[3] + u32::from(a)];
                }
            }
            let color = |n: usize| sum[n].checked_div(sum[3]).unwrap_or(0) as u8;
            Rgba([color(0), color(1), color(2), (sum[3] / (SAMPLES * SAMPLES)) as u8])
        })
    }
}

/// A colour that covers fully.
pub(super) fn solid(Rgb([r, g, b]): Rgb<u8>) -> Rgba<u8> {
    Rgba([r, g, b, 255])
}

/// Lays a sprite onto a picture with its top left corner at `x`, `y`; what lies outside is cut.
pub(super) fn lay(picture: &mut RgbImage, sprite: &RgbaImage, x: i64, y: i64) {
    for (sx, sy, pixel) in sprite.enumerate_pixels() {
        if pixel.0[3] == 0 {
            continue;
        }
        let (px, py) = (x + i64::from(sx), y + i64::from(sy));
        let (Ok(px), Ok(py)) = (u32::try_from(px), u32::try_from(py)) else { continue };
        if px < picture.width() && py < picture.height() {
            let under = picture.get_pixel_mut(px, py);
            *under = mix(*under, Rgb([pixel.0[0], pixel.0[1], pixel.0[2]]), pixel.0[3]);
        }
    }
}

/// `over` laid over `under`, covering `alpha` of 255.
pub(super) fn mix(under: Rgb<u8>, over: Rgb<u8>, alpha: u8) -> Rgb<u8> {
    let blend = |n: usize| {
        let (under, over, alpha) = (u32::from(under.0[n]), u32::from(over.0[n]), u32::from(alpha));
        ((over * alpha + under * (255 - alpha) + 127) / 255) as u8
    };
    Rgb([blend(0), blend(1), blend(2)])
}

/// The two weights of the font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    Regular,
    Bold,
}

static FONTS: LazyLock<[FontRef<'static>; 2]> = LazyLock::new(|| {
    let read = |bytes: &'static [u8]| FontRef::try_from_slice(bytes).expect("the embedded font is a font");
    [read(include_bytes!("../../fonts/DejaVuSans.ttf")), read(include_bytes!("../../fonts/DejaVuSans-Bold.ttf"))]
});

/// The width of a text in pixels.
pub(super) fn text_width(text: &str, size: f32, weight: Weight) -> f32 {
    let font = FONTS[weight as usize].as_scaled(PxScale::from(size));
    let mut last = None;
    let mut width = 0.0;
    for c in text.chars() {
        let glyph = font.glyph_id(c);
        width += last.map_or(0.0, |last| font.kern(last, glyph)) + font.h_advance(glyph);
        last = Some(glyph);
    }
    width
}

/// Writes a text with its left end at `x` and the middle of its line at `y`.
pub(super) fn write(picture: &mut RgbImage, text: &str, (x, y): (f32, f32), size: f32, weight: Weight, color: Rgb<u8>) {
    let font = &FONTS[weight as usize];
    let top = y - size / 2.0;
    drawing::draw_text_mut(picture, color, x.round() as i32, top.round() as i32, PxScale::from(size), font, text);
}

/// A text cut with an ellipsis so that it is at most `width` pixels wide; characters that the font lacks become `?`.
pub(super) fn fitted(text: &str, width: f32, size: f32, weight: Weight) -> String {
    let font = &FONTS[weight as usize];
    let known: String = text.chars().map(|c| if font.glyph_id(c).0 == 0 { '?' } else { c }).collect();
    let mut cut: Vec<char> = known.chars().collect();
    let mut shown = known;
    while text_width(&shown, size, weight) > width && cut.pop().is_some() {
        shown = cut.iter().collect::<String>().trim_end().to_owned() + "…";
    }
    shown
}

/// The picture as PNG bytes.
pub(super) fn png(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    PngEncoder::new_with_quality(&mut bytes, CompressionType::Default, FilterType::Adaptive)
        .write_image(picture.as_raw(), picture.width(), picture.height(), ExtendedColorType::Rgb8)
        .expect("writing a picture of its own size into memory cannot fail");
    bytes
}
