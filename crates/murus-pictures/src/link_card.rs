//! The preview picture of a link: a whole board with words next to it, in a shape that link
//! previews show uncut.

use super::canvas::Canvas;
use super::chart::Pen;
use super::encode;
use super::lettering::{Anchor, FontWeight, Hand};
use super::paint;
use super::scene::Scene;
use crate::theme::Ink;

/// The preview picture of a link to a game.
///
/// ```
/// use murus_pictures::{LinkCard, Scene};
/// use murus_gallicus::{Line, Seat, Variant};
///
/// let line = Line::new(Variant::STANDARD);
/// let card = LinkCard {
///     scene: Scene::of(&line, Seat::Romans),
///     title: "Ann – Bob",
///     line: "Romans to move",
///     caption: "Murus Gallicus, a game by Phil Leduc",
/// };
/// assert!(card.png().starts_with(b"\x89PNG"));
/// ```
#[derive(Clone, Debug)]
pub struct LinkCard<'a> {
    /// The scene of the board. Its theme is that of the card. Its size and words are ignored.
    pub scene: Scene<'a>,
    /// The large words, such as the players: at most two lines. A long text loses its parts in
    /// brackets before it is cut.
    pub title: &'a str,
    /// The words below the title, such as whose turn it is: at most two lines.
    pub line: &'a str,
    /// The small words at the foot: at most two lines.
    pub caption: &'a str,
}

/// The free space at the edges of a card and next to the board, in pixels.
const MARGIN: u32 = 36;
/// The largest part of the width that the board takes, in pixels.
const BOARD: u32 = 680;
/// For title, line and caption: the height of letters and the height of a line, in pixels.
const TITLE: (f32, f32) = (58.0, 66.0);
const LINE: (f32, f32) = (38.0, 48.0);
const CAPTION: (f32, f32) = (26.0, 34.0);
/// The space between the title and the line, in pixels.
const APART: f32 = 24.0;

impl LinkCard<'_> {
    /// The width and the height of a card in pixels: the shape of previews on Discord and
    /// elsewhere.
    pub const SIZE: (u32, u32) = (1200, 630);

    /// The card as the bytes of a PNG file. The same card gives the same bytes.
    pub fn png(&self) -> Vec<u8> {
        let (width, height) = LinkCard::SIZE;
        let mut pen = Pen::new(LinkCard::SIZE, self.scene.theme);
        let board = self.board();
        let top = (height - board.height()) / 2;
        pen.canvas.place(&board, (MARGIN as i32, top as i32));
        let left = (2 * MARGIN + board.width()) as f32;
        let room = (width - MARGIN) as f32 - left;
        let colours = pen.colours;
        let bold = |size, ink| Hand { weight: FontWeight::SemiBold, size, ink };
        let plain = |size, ink: Ink| Hand { weight: FontWeight::Regular, size, ink };
        let title = bold(TITLE.0, colours.text);
        let names = title.in_two(&title.without_excess(self.title, room), room);
        let line = plain(LINE.0, colours.quiet);
        let state = line.in_two(self.line, room);
        let caption = plain(CAPTION.0, colours.faint);
        let credit = caption.in_two(self.caption, room);
        let tall = names.len() as f32 * TITLE.1 + APART + state.len() as f32 * LINE.1;
        let mut at = (height as f32 - tall) / 2.0;
        write_lines(&mut pen, title, &names, (left, &mut at), TITLE.1);
        at += APART;
        write_lines(&mut pen, line, &state, (left, &mut at), LINE.1);
        let mut foot = (height - MARGIN) as f32 - credit.len() as f32 * CAPTION.1;
        write_lines(&mut pen, caption, &credit, (left, &mut foot), CAPTION.1);
        encode::png(&pen.canvas)
    }

    /// Paints the board as large as it fits.
    fn board(&self) -> Canvas {
        let high = LinkCard::SIZE.1 - 2 * MARGIN;
        let sized = |size| paint::bare(&Scene { size, ..self.scene.clone() });
        let board = sized(BOARD);
        if board.height() <= high { board } else { sized(BOARD * high / board.height()) }
    }
}

/// Writes lines below each other, each centred in the height `high`. Moves `at` below them.
fn write_lines(
    pen: &mut Pen,
    hand: Hand,
    lines: &[String],
    (left, at): (f32, &mut f32),
    high: f32,
) {
    for line in lines {
        hand.write(&mut pen.canvas, line, (left, *at + high / 2.0), Anchor::Left);
        *at += high;
    }
}
