//! Films, read by another decoder, show the same as still pictures.

use std::io::Cursor;
use std::path::Path;

use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder, Frame};
use murus_gallicus::{Line, Seat};
use murus_pictures::{Scene, Theme, film, film_within, render};

use super::{ARTICLE, line, pixels, write};

/// The frames of a film as another decoder composes them.
fn frames(gif: &[u8]) -> Vec<Frame> {
    GifDecoder::new(Cursor::new(gif)).unwrap().into_frames().map(Result::unwrap).collect()
}

fn milliseconds(frame: &Frame) -> u32 {
    let (over, under) = frame.delay().numer_denom_ms();
    over / under
}

/// Films a game with names and words, and compares each frame with a still picture. Returns the
/// film's bytes.
fn check(line: &Line, view: Seat, theme: Theme, players: &[String]) -> Vec<u8> {
    let made = (0..line.plies()).map(|ply| line.numbered_move(ply));
    let lefts: Vec<String> = ["Murus Gallicus".to_owned()].into_iter().chain(made).collect();
    let mut scenes = Scene::each(line, view);
    assert_eq!(scenes.len(), line.plies() + 1);
    for (scene, left) in scenes.iter_mut().zip(&lefts) {
        (scene.left, scene.players, scene.theme) = (left, players, theme);
    }
    if let Some(last) = scenes.last_mut().filter(|_| line.outcome().is_some()) {
        last.right = "The game is over";
    }
    let gif = film(&scenes, Some(line.plies() / 2));
    let frames = frames(&gif);
    assert_eq!(frames.len(), scenes.len());
    for (ply, (frame, scene)) in frames.iter().zip(&scenes).enumerate() {
        let (size, still) = pixels(&render(scene));
        let buffer = frame.buffer();
        assert_eq!(buffer.dimensions(), size);
        let alike = buffer
            .pixels()
            .zip(still.chunks_exact(3))
            .all(|(seen, still)| seen.0[..3] == *still && seen.0[3] == 255);
        if !alike {
            let seen = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures/film.gif");
            write(&seen, &gif);
            panic!("the frame of ply {ply} differs from its still; see {}", seen.display());
        }
        let stands = if ply == line.plies() {
            3000
        } else if ply == line.plies() / 2 {
            2000
        } else {
            500
        };
        assert_eq!(milliseconds(frame), stands, "ply {ply}");
    }
    gif
}

#[test]
fn each_frame_of_the_article_s_game_is_the_still_of_its_ply() {
    let line = line("standard", ARTICLE);
    let players = ["Ann".to_owned(), "Bob".to_owned()];
    let gif = check(&line, Seat::Romans, Theme::Classic, &players);
    assert!(gif.windows(11).any(|part| part == b"NETSCAPE2.0"), "it begins again at its end");
    let first = film(&Scene::each(&line, Seat::Romans)[..1], None).len();
    let each = (gif.len() - first) / line.plies();
    assert!(each <= 4096, "{each} bytes a frame");
}

#[test]
fn a_game_on_hexagons_seen_by_the_gauls() {
    let mut line = line("standard@hex", "e1-e3 e9-e7 d1-f2");
    wander(&mut line, 20);
    check(&line, Seat::Gauls, Theme::Parchment, &[]);
}

#[test]
fn a_game_of_four_in_which_one_resigns() {
    let mut line = line("escape@8x8-four", "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3 resign");
    wander(&mut line, 24);
    let players = ["Ann", "Bob", "Cleo", "Dora"].map(str::to_owned);
    check(&line, Seat::Germans, Theme::ColourBlind, &players);
}

#[test]
fn catapults_throw_in_a_film() {
    let start = super::position("advanced", "t1t1c2t/2w1w3/3Ww1t1/1wC2T2/2W1T1w1/W3C3/T1T2T1T r");
    let mut line = Line::from(start);
    line.play(line.read("c4xe6").unwrap()).unwrap();
    wander(&mut line, 12);
    check(&line, Seat::Romans, Theme::Dark, &[]);
}

/// Plays at most `plies` moves, chosen by a fixed pattern.
fn wander(line: &mut Line, plies: usize) {
    for ply in 0..plies {
        let moves = line.written_moves();
        let Some(text) = moves.get(ply * 7 % moves.len().max(1)) else { return };
        line.play(line.read(text).unwrap()).unwrap();
    }
}

#[test]
fn a_film_without_changes_is_a_film() {
    let line = line("standard", "");
    let scene = Scene { size: 200, ..Scene::of(&line, Seat::Romans) };
    assert_eq!(frames(&film(&[scene.clone(), scene], None)).len(), 2);
    assert!(film(&[], None).is_empty());
}

#[test]
fn a_film_that_is_too_large_becomes_smaller() {
    let line = line("standard", ARTICLE);
    let scenes = Scene::each(&line, Seat::Romans);
    let width = |gif: &[u8]| u32::from(u16::from_le_bytes([gif[6], gif[7]]));
    let whole = film(&scenes, None);
    assert!(width(&whole) > Scene::FILM * 9 / 10 && whole.len() < 8 << 20);
    let smaller = film_within(whole.len() - 1, &scenes, None);
    assert!(smaller.len() < whole.len() && width(&smaller) < width(&whole));
    assert_eq!(frames(&smaller).len(), frames(&whole).len());
    let smallest = film_within(0, &scenes[..2], None);
    assert!(
        (Scene::SMALLEST * 9 / 10..=Scene::SMALLEST).contains(&width(&smallest)),
        "{}",
        width(&smallest)
    );
}
