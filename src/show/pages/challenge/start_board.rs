//! The picture of the position in which the game of a challenge begins.

use murus_gallicus::{Seat, Variant};
use murus_pictures::{Cache, Scene, Theme};

use crate::game::Challenge;
use crate::show::page::{Attachment, Shows};
use crate::show::pages::picture;
use crate::texts::{Texts, captions, letters};

/// The width of a start board in pixels.
const SIZE: u32 = 480;

/// The start boards drawn last, as PNG files: a picture depends on its variant and theme alone.
static DRAWN: Cache<(Variant, Theme), Vec<u8>, 32> = Cache::new();

/// Returns the picture of the position in which a challenge's game begins: the start of its
/// variant, or the position after the moves that the challenge gives.
pub fn start_board(texts: Texts, challenge: &Challenge, theme: Theme) -> Attachment {
    let line = challenge.line();
    let name = format!("{}-start-{}.png", challenge.name, theme.word());
    let scene = Scene { theme, size: SIZE, side: None, ..Scene::of(&line, Seat::Romans) };
    if line.plies() > 0 {
        return picture::draw_board(texts, name, &line, &scene);
    }
    let bytes = DRAWN.get((challenge.terms.variant, theme), || murus_pictures::render(&scene));
    let shows = Shows::Board(letters::message(texts, line.position(), scene.view));
    Attachment { name, alt: captions::alt_text(texts, &line, 0), bytes: bytes.to_vec(), shows }
}
