//! A contact sheet: up to nine boards in one picture, each with its words below it.

use super::canvas::Canvas;
use super::chart::Pen;
use super::encode;
use super::lettering::{Anchor, FontWeight, Hand};
use super::paint;
use super::scene::Scene;
use crate::theme::Theme;

/// Up to [`ContactSheet::MOST`] boards in one picture, made for the width of a phone.
///
/// ```
/// use murus_pictures::{ContactSheet, Scene, Theme, Tile};
/// use murus_gallicus::{Line, Seat, Variant};
///
/// let line = Line::new(Variant::STANDARD);
/// let tile = Tile {
///     scene: Scene::of(&line, Seat::Romans),
///     title: "Ann – Bob",
///     line: "Ann to move · Thursday",
///     strong: true,
/// };
/// let empty = ContactSheet::new(Theme::Classic);
/// let sheet = ContactSheet { title: "War desk", tiles: vec![tile], ..empty };
/// assert!(sheet.png().starts_with(b"\x89PNG"));
/// ```
#[derive(Clone, Debug)]
pub struct ContactSheet<'a> {
    /// Words above the boards, at the left.
    pub title: &'a str,
    /// Words above the boards, at the right.
    pub note: &'a str,
    /// Small words below the boards.
    pub caption: &'a str,
    /// The boards, row by row from the left. Boards beyond [`ContactSheet::MOST`] are not shown.
    pub tiles: Vec<Tile<'a>>,
    /// The colours of the sheet.
    pub theme: Theme,
}

/// A board of a contact sheet.
#[derive(Clone, Debug)]
pub struct Tile<'a> {
    /// The scene of the board. Its size, theme and words are ignored; the sheet has its own.
    pub scene: Scene<'a>,
    /// The first line below the board, such as the players. A long line first loses its parts in
    /// brackets, and is then cut.
    pub title: &'a str,
    /// The words below the title, such as whose turn it is and until when: at most two lines.
    pub line: &'a str,
    /// True if the line is emphasized, because it is the reader's turn.
    pub strong: bool,
}

/// The width of a sheet in pixels.
const WIDTH: i32 = 800;
/// The width of a sheet with a single board, in pixels.
const ALONE: i32 = 480;
/// The free space at the edges of a sheet, in pixels.
const MARGIN: i32 = 20;
/// The free space between boards, in pixels.
const GAP: i32 = 20;
/// The height of the title of a sheet in pixels.
const TITLE: f32 = 38.0;
/// The height of the first line below a board in pixels.
const NAMES: f32 = 37.0;
/// The height of the other words below a board in pixels.
const LINE: f32 = 35.0;
/// The height of the note and the caption of a sheet in pixels.
const SMALL: f32 = 27.0;
/// The distance between lines of words, in pixels.
const LEADING: i32 = 40;
/// The space above the boards if there are words, in pixels.
const HEAD: i32 = 62;
/// The space from a board to the words below it, in pixels.
const BELOW: i32 = 28;
/// The space below the words of a board, in pixels.
const AFTER: i32 = 10;

/// A drawn board with its words cut to fit.
struct Placed {
    board: Canvas,
    names: String,
    lines: Vec<String>,
    strong: bool,
}

impl<'a> ContactSheet<'a> {
    /// The most boards on one sheet.
    pub const MOST: usize = 9;

    /// A sheet without boards and words.
    pub fn new(theme: Theme) -> ContactSheet<'a> {
        ContactSheet { title: "", note: "", caption: "", tiles: Vec::new(), theme }
    }

    /// The sheet as the bytes of a PNG file. The same sheet gives the same bytes.
    pub fn png(&self) -> Vec<u8> {
        let tiles = &self.tiles[..self.tiles.len().min(ContactSheet::MOST)];
        let columns = match tiles.len() {
            0 | 1 => 1,
            2 | 4 => 2,
            _ => 3,
        };
        let width = if columns == 1 { ALONE } else { WIDTH };
        let each = (width - 2 * MARGIN - GAP * (columns - 1)) / columns;
        let placed: Vec<Placed> = tiles.iter().map(|tile| self.placed(tile, each)).collect();
        let rows: Vec<&[Placed]> = placed.chunks(columns as usize).collect();
        let head = if self.title.is_empty() && self.note.is_empty() { MARGIN } else { HEAD };
        let foot = if self.caption.is_empty() { MARGIN - AFTER } else { LEADING + MARGIN / 2 };
        let height = head + rows.iter().map(|row| high(row) + words(row)).sum::<i32>() + foot;
        let mut pen = Pen::new((width as u32, height as u32), self.theme);
        self.frame(&mut pen);
        let mut top = head;
        for row in rows {
            let high = high(row);
            for (column, placed) in (0..).zip(row) {
                let middle = MARGIN + column * (each + GAP) + each / 2;
                let wide = placed.board.width() as i32;
                let own = placed.board.height() as i32;
                pen.canvas.place(&placed.board, (middle - wide / 2, top + high - own));
                placed.write(&mut pen, self.theme, (middle as f32, (top + high + BELOW) as f32));
            }
            top += high + words(row);
        }
        encode::png(&pen.canvas)
    }

    /// Draws a tile that is `width` pixels wide.
    fn placed(&self, tile: &Tile<'_>, width: i32) -> Placed {
        let scene = Scene { size: width as u32, theme: self.theme, ..tile.scene.clone() };
        let (names, line) = hands(self.theme, tile.strong);
        let room = (width + GAP / 2) as f32;
        let lines = if tile.line.is_empty() { Vec::new() } else { line.in_two(tile.line, room) };
        Placed {
            board: paint::bare(&scene),
            names: names.shortened(tile.title, room),
            lines,
            strong: tile.strong,
        }
    }

    /// Writes the words above and below all boards.
    fn frame(&self, pen: &mut Pen) {
        let colours = pen.colours;
        let left = MARGIN as f32;
        let right = (pen.canvas.width() as i32 - MARGIN) as f32;
        let line = HEAD as f32 / 2.0;
        let below = (pen.canvas.height() as i32 - MARGIN - 4) as f32;
        let title = Hand { weight: FontWeight::SemiBold, size: TITLE, ink: colours.text };
        let small = Hand { weight: FontWeight::Regular, size: SMALL, ink: colours.quiet };
        let shown = title.shortened(self.title, right - left);
        title.write(&mut pen.canvas, &shown, (left, line), Anchor::Left);
        let room = right - left - title.width(&shown) - GAP as f32;
        small.write(&mut pen.canvas, &small.fitted(self.note, room), (right, line), Anchor::Right);
        let small = Hand { ink: colours.faint, ..small };
        small.write(
            &mut pen.canvas,
            &small.fitted(self.caption, right - left),
            (right, below),
            Anchor::Right,
        );
    }
}

impl Placed {
    /// Writes the words below the board. The point is the middle of the first line, in pixels.
    fn write(&self, pen: &mut Pen, theme: Theme, (middle, top): (f32, f32)) {
        let (names, line) = hands(theme, self.strong);
        names.write(&mut pen.canvas, &self.names, (middle, top), Anchor::Middle);
        for (text, n) in self.lines.iter().zip(1_u8..) {
            let at = (middle, top + f32::from(n) * LEADING as f32);
            line.write(&mut pen.canvas, text, at, Anchor::Middle);
        }
    }
}

/// The lettering of names, and of the lines below them, which are emphasized if `strong`.
fn hands(theme: Theme, strong: bool) -> (Hand, Hand) {
    let colours = theme.colours();
    let ink = if strong { colours.curve } else { colours.quiet };
    (
        Hand { weight: FontWeight::SemiBold, size: NAMES, ink: colours.text },
        Hand {
            weight: if strong { FontWeight::SemiBold } else { FontWeight::Regular },
            size: LINE,
            ink,
        },
    )
}

/// The height of the tallest board of a row, in pixels.
fn high(row: &[Placed]) -> i32 {
    row.iter().map(|placed| placed.board.height() as i32).max().unwrap_or(0)
}

/// The height of the words below a row of boards, and the space after them, in pixels.
fn words(row: &[Placed]) -> i32 {
    let lines = row.iter().map(|placed| placed.lines.len() as i32).max().unwrap_or(0);
    BELOW + LEADING * lines + LEADING / 2 + AFTER
}
