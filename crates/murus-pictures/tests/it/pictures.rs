//! Golden pictures, and properties of every board's layout seen from every side.
//! `UPDATE_PICTURES=1` rewrites the golden pictures. A picture that differs is written to
//! `target/pictures/` in this package's directory.

mod badges;
mod charts;
mod contacts;
mod contrasts;
mod films;
mod themes;

use std::io::Cursor;
use std::path::{Path, PathBuf};

use murus_gallicus::{Entry, Line, Outcome, Position, Reason, Seat, Variant};
use murus_pictures::{Highlight, Made, Scene, Triumph, render, writable};

const ARTICLE: &str = "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3 c1-c3 g7-e5 f1-d3 f7-d5 d3-f5 e7-e5 e2-e4 e5xf5 \
    e4-g6 c6-e4 e3-g3 e6-e4 f3-f5 d5-f7 g1-e3 e4xe3 f5xe4 a7-c5 c3-e3 e5-c3 b1-d3 c5-c3 d3-f5 c4-a2 f5-d3 c3xb2 resign";

/// The largest difference allowed in a colour channel, 0 to 255, because other machines round
/// differently.
const TOLERANCE: u8 = 6;

fn line(variant: &str, entries: &str) -> Line {
    let mut line = Line::new(variant.parse().unwrap());
    for text in entries.split_whitespace() {
        let entry: Entry = line.read(text).unwrap();
        line.play(entry).unwrap();
    }
    line
}

fn first(plies: usize) -> String {
    ARTICLE.split_whitespace().take(plies).collect::<Vec<_>>().join(" ")
}

fn position(variant: &str, text: &str) -> Position {
    Position::parse(text, variant.parse::<Variant>().unwrap()).unwrap()
}

/// The credit on every picture.
const CREDIT: &str = "Murus Gallicus, a game by Phil Leduc";

/// The words above the board: the last move with its number, and the player to move or the result.
fn words(line: &Line) -> (String, String) {
    let last = line
        .plies()
        .checked_sub(1)
        .map_or("Murus Gallicus".to_owned(), |ply| line.numbered_move(ply));
    let name = |seat: Seat| ["Romans", "Gauls", "Germans", "Britons"][seat.index()];
    let turn = match line.outcome() {
        None => format!("{} to move", name(line.position().to_move())),
        Some(Outcome { winner: Some(winner), reason: Reason::Resignation }) => {
            format!("{} win by resignation", name(winner))
        }
        Some(end) => panic!("no picture shows {end:?}"),
    };
    (last, turn)
}

/// Compares the picture of a game, with all its words, to the golden one.
fn check_line(name: &str, line: &Line, view: Seat, highlight: Highlight<'_>) {
    let (left, right) = words(line);
    let scene =
        Scene { highlight, left: &left, right: &right, caption: CREDIT, ..Scene::of(line, view) };
    check(name, &scene);
}

fn check(name: &str, scene: &Scene<'_>) {
    check_png(name, render(scene));
}

fn check_png(name: &str, png: Vec<u8>) {
    assert!(png.len() <= 40 << 10, "{name} has {} bytes", png.len());
    compare(name, png);
}

fn compare(name: &str, png: Vec<u8>) {
    let golden =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/pictures/{name}.png"));
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        return write(&golden, &png);
    }
    let wanted = pixels(&std::fs::read(&golden).unwrap());
    let got = pixels(&png);
    let alike =
        wanted.0 == got.0 && wanted.1.iter().zip(&got.1).all(|(a, b)| a.abs_diff(*b) <= TOLERANCE);
    if !alike {
        let seen =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("target/pictures/{name}.png"));
        write(&seen, &png);
        panic!("{name} differs from the golden picture; see {}", seen.display());
    }
}

fn write(file: &Path, bytes: &[u8]) {
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(file, bytes).unwrap();
}

/// The width and the height of a PNG file, and its colours, pixel by pixel.
fn pixels(png: &[u8]) -> ((u32, u32), Vec<u8>) {
    let mut decoder = png::Decoder::new(Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut colors = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut colors).unwrap();
    colors.truncate(info.buffer_size());
    ((info.width, info.height), colors)
}

#[test]
fn the_start() {
    check_line("start", &line("standard", ""), Seat::Romans, Highlight::None);
}

#[test]
fn a_distribution_seen_by_the_other_side() {
    check_line("distribution", &line("standard", &first(20)), Seat::Gauls, Highlight::None);
}

#[test]
fn a_distribution_aslant() {
    check_line("distribution-aslant", &line("standard", &first(22)), Seat::Romans, Highlight::None);
}

#[test]
fn a_capture() {
    check_line("capture", &line("standard", &first(24)), Seat::Romans, Highlight::None);
}

#[test]
fn units_to_choose_from() {
    let line = line("standard", &first(20));
    let mut cells: Vec<_> = line.position().moves().iter().map(|m| m.from()).collect();
    cells.sort();
    cells.dedup();
    check_line("origins", &line, Seat::Romans, Highlight::Origins(&cells));
}

#[test]
fn targets_of_a_tower() {
    let line = line("standard", &first(22));
    let from = line.position().read("c3-e3").unwrap_or_else(|_| line.position().moves()[0]).from();
    let moves = line.position().moves_from(from);
    check_line("targets", &line, Seat::Romans, Highlight::Targets { from, moves: &moves });
}

#[test]
fn a_finished_game() {
    check_line("finished", &line("standard", ARTICLE), Seat::Romans, Highlight::None);
}

#[test]
fn catapults() {
    let before = position("advanced", "t1t1c2t/2w1w3/3Ww1t1/1wC2T2/2W1T1w1/W3C3/T1T2T1T r");
    let played = before.read("c4xe6").unwrap();
    let after = before.play(played).unwrap();
    let scene = Scene {
        past: vec![Made { played, before: &before }],
        left: "18. c4xe6",
        right: "Gauls to move",
        side: Some(Seat::Gauls),
        caption: "Murus Gallicus, a game by Phil Leduc",
        ..Scene::new(&after)
    };
    check("catapults", &scene);
}

#[test]
fn a_tower_lowered_by_a_catapult() {
    let before = position("advanced", "t1t1c2t/2w1w3/3Ww1t1/1wC2T2/2W1T1w1/W3C3/T1T2T1T r");
    let played = before.read("c4xc7").unwrap();
    let after = before.play(played).unwrap();
    check("lowered", &Scene { past: vec![Made { played, before: &before }], ..Scene::new(&after) });
}

#[test]
fn targets_of_a_catapult() {
    let position = position("advanced", "t1t1c2t/2w1w3/3Ww1t1/1wC2T2/2W1T1w1/W3C3/T1T2T1T r");
    let from = position.read("c4xe6").unwrap().from();
    let moves = position.moves_from(from);
    let highlight = Highlight::Targets { from, moves: &moves };
    check(
        "targets-catapult",
        &Scene { highlight, left: "c4", right: "Romans to move", ..Scene::new(&position) },
    );
}

#[test]
fn the_opening_of_a_balanced_game() {
    check_line("opening", &line("balanced", "d1-b2,g2"), Seat::Romans, Highlight::None);
}

#[test]
fn a_hexagon() {
    check_line("hex", &line("standard@hex", "e1-e3 e9-e7 d1-f2"), Seat::Romans, Highlight::None);
}

#[test]
fn a_hexagon_for_three() {
    check_line("hex-three", &line("escape@hex-three", "c1-c3"), Seat::Gauls, Highlight::None);
}

#[test]
fn four_players_with_one_out() {
    check_line(
        "four",
        &line("escape@8x8-four", "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3 resign"),
        Seat::Germans,
        Highlight::None,
    );
}

#[test]
fn a_large_board() {
    check_line("9x9", &line("standard@9x9", "e1-e3 e9-e7"), Seat::Romans, Highlight::None);
}

#[test]
fn long_words_and_unknown_letters() {
    let start = Position::start(Variant::STANDARD);
    let scene = Scene {
        left: "Żółć Ωμέγα Кириллица 漢字 and so much more that it cannot all be shown",
        right: "a very long sentence about who is to move and why it is so",
        side: Some(Seat::Romans),
        caption: "Ærøskøbing — Łódź — İstanbul",
        ..Scene::new(&start)
    };
    check("words", &scene);
}

#[test]
fn all_moves_since_a_player_s_last_turn_are_marked_and_the_newest_most() {
    let four = "e1-c3 a6-c6 e8-g6 h7xg6 d1-f3 a5-c5 g8xh7 h3-f5";
    check("past-four", &Scene::since(&line("escape@8x8-four", four), Seat::Romans, 3));
    // A capture among older moves, and a cell that two of them share.
    check("past", &Scene::since(&line("standard", &first(28)), Seat::Romans, 3));
}

#[test]
fn players_are_named_beside_towers_of_their_sides() {
    let named = |line: &Line, names: &[&str], name: &str| {
        let players: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let (left, right) = words(line);
        let scene = Scene {
            players: &players,
            left: &left,
            right: &right,
            caption: CREDIT,
            ..Scene::of(line, Seat::Romans)
        };
        check(name, &scene);
    };
    named(&line("standard", &first(25)), &["Ann", "Murus (Centurio)"], "players");
    named(
        &line("standard@hex", "e1-e3 e9-e7"),
        &["Łukasz", "A name that is much too long to stand there"],
        "players-hex",
    );
    named(
        &line("escape@8x8-four", "e1-c3 a6-c6"),
        &["Ann", "Bob", "Cleo", "Maximiliane von und zu"],
        "players-four",
    );
}

#[test]
fn characters_missing_in_the_font_are_known() {
    assert!(writable("Żółć Ωμέγα Кириллица"));
    assert!(!writable("漢字"));
}

#[test]
fn a_small_picture() {
    check("small", &Scene { size: 360, ..Scene::of(&line("standard", &first(24)), Seat::Romans) });
}

#[test]
fn a_stone_that_survived_shows_where_the_win_was() {
    let variant: Variant = "advanced".parse().unwrap();
    let mut line = Line::from(Position::parse("8/8/T7/8/7t/8/8 r", variant).unwrap());
    for text in ["a5-a7", "h3-f3"] {
        let entry = line.read(text).unwrap();
        line.play(entry).unwrap();
    }
    let triumph = Triumph::of(&line).expect("the wall on a7 has survived");
    let cell = triumph.cell.map(|cell| variant.board().geometry.name(cell).to_string());
    assert_eq!((triumph.winner, cell.as_deref()), (Seat::Romans, Some("a7")));
}
