//! The board on which a challenge begins.

use std::sync::{Arc, Mutex, PoisonError};

use murus_gallicus::render::{self, Scene};
use murus_gallicus::rules::{Seat, Variant};
use murus_gallicus::theme::Theme;

use super::picture;
use crate::game::Challenge;
use crate::show::page::{Attachment, Shows};
use crate::texts::{Texts, captions, letters};

/// Its width in pixels.
const SIZE: u32 = 480;

/// The most start boards that are kept.
const KEPT: usize = 32;

/// Those drawn last, the newest last. A board is a pure function of its variant and theme, so that
/// it is the same with or without them.
static DRAWN: Mutex<Vec<Drawn>> = Mutex::new(Vec::new());

/// A start board that was drawn.
type Drawn = ((Variant, Theme), Arc<Vec<u8>>);

/// The board on which a challenge's game begins: the start of its variant, or where it goes on.
pub fn start_board(texts: Texts, challenge: &Challenge, theme: Theme) -> Attachment {
    let line = challenge.line();
    let name = format!("{}-start-{}.png", challenge.name, theme.word());
    let scene = Scene { theme, size: SIZE, side: None, ..Scene::of(&line, Seat::Romans) };
    if line.plies() > 0 {
        return picture::board(texts, name, &line, &scene);
    }
    let bytes = drawn((challenge.terms.variant, theme), || render::render(&scene));
    let shows = Shows::Board(letters::board(texts, line.position(), scene.view));
    Attachment { name, alt: captions::alt_text(texts, &line, 0), bytes: bytes.to_vec(), shows }
}

/// The board of a key, drawn now if it is not kept.
fn drawn(key: (Variant, Theme), draw: impl FnOnce() -> Vec<u8>) -> Arc<Vec<u8>> {
    let mut kept = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let board = match kept.iter().position(|(own, _)| *own == key) {
        Some(at) => kept.remove(at).1,
        None => {
            if kept.len() == KEPT {
                kept.remove(0);
            }
            Arc::new(draw())
        }
    };
    kept.push((key, Arc::clone(&board)));
    board
}
