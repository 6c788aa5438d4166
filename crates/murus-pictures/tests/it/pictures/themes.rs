//! Every theme: people with any colour vision can tell the sides apart, on every board and whatever
//! is shown.

use murus_gallicus::{Height, Line, PRESETS, Position, Seat, Variant};
use murus_pictures::{Highlight, Layout, NamedCells, Scene, Theme, render};

use super::{ARTICLE, check, line, pixels, position};

/// A matrix that maps linear red, green and blue to the colours that someone sees.
pub type Eyes = [[f64; 3]; 3];

/// The colour vision of people with all cones, or without one kind of them (Machado, Oliveira and
/// Fernandes 2009, severity 1).
pub const EYES: [(&str, Eyes); 4] = [
    ("common", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// The colour of a side's masonry.
fn body(theme: Theme, seat: Seat) -> [u8; 3] {
    theme.colours().liveries[seat.index()].body.0
}

const PAIRS: &[(Seat, Seat)] = &[
    (Seat::Romans, Seat::Gauls),
    (Seat::Romans, Seat::Germans),
    (Seat::Romans, Seat::Britons),
    (Seat::Gauls, Seat::Germans),
    (Seat::Gauls, Seat::Britons),
    (Seat::Germans, Seat::Britons),
];

/// The luminance of a colour as these eyes see it, 0 to 1, by the formula of WCAG.
pub fn luminance(color: [u8; 3], eyes: Eyes) -> f64 {
    let linear = color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let seen =
        eyes.map(|row| row.iter().zip(linear).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0));
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

#[test]
fn the_sides_stand_out_from_each_other_to_all_eyes() {
    for (theme, word) in Theme::WORDS {
        for (name, eyes) in EYES {
            let light = |seat| luminance(body(theme, seat), eyes) + 0.05;
            let romans = light(Seat::Romans);
            let gauls = light(Seat::Gauls);
            let contrast = romans.max(gauls) / romans.min(gauls);
            assert!(contrast >= 3.0, "{word}, {name}: {contrast:.2}");
        }
    }
}

/// What a pixel of a unit's cell shows, whatever its colour.
#[derive(PartialEq)]
enum Part {
    Ground,
    Masonry,
    Rest,
}

/// What each pixel of a cell shows when a unit of a side is on it.
fn parts(theme: Theme, seat: Seat, height: Height) -> Vec<Part> {
    let letters = [["W", "T", "C"], ["w", "t", "c"], ["U", "V", ""], ["u", "v", ""]];
    let letter = letters[seat.index()][height as usize - 1];
    let (board, to_move) =
        if seat.index() < 2 { ("advanced@8x8-two", "r") } else { ("escape@8x8-four", "r") };
    let shown = |unit: &str| {
        let position =
            position(board, &format!("8/8/8/3{unit}4/8/8/8/8 {to_move}").replace("314", "8"));
        let scene = Scene { theme, size: 400, ..Scene::new(&position) };
        let layout = Layout::new(position.variant().board(), Seat::Romans, scene.size);
        let ((width, _), colors) = pixels(&render(&scene));
        let (x, y) = layout.center(layout.board().geometry.cell(3, 4).unwrap());
        let left = x - layout.cell / 2.0;
        let top = y - layout.cell / 2.0;
        let side = layout.cell as usize;
        let at = move |n: usize| {
            3 * ((top as usize + n / side) * width as usize + left as usize + n % side)
        };
        (0..side * side).map(|n| colors[at(n)..at(n) + 3].to_vec()).collect::<Vec<_>>()
    };
    let part = |(own, empty): (&Vec<u8>, &Vec<u8>)| match own {
        own if own == empty => Part::Ground,
        own if *own == body(theme, seat) => Part::Masonry,
        _ => Part::Rest,
    };
    shown(letter).iter().zip(&shown("1")).map(part).collect()
}

/// The number of pixels in a thousand that differ.
fn differing(a: &[Part], b: &[Part]) -> usize {
    a.iter().zip(b).filter(|(a, b)| a != b).count() * 1000 / a.len()
}

#[test]
fn sides_are_told_apart_without_colours_by_their_marks() {
    for (theme, word) in Theme::WORDS {
        for height in [Height::Wall, Height::Tower, Height::Catapult] {
            for &(one, other) in PAIRS {
                // Only games of two have catapults. The first two sides differ in lightness
                // everywhere, and in marks in one theme.
                let marked = theme == Theme::ColourBlind || other.index() > 1;
                if !marked || (height == Height::Catapult && other.index() > 1) {
                    continue;
                }
                let apart = differing(&parts(theme, one, height), &parts(theme, other, height));
                assert!(
                    apart >= 15,
                    "{word}, {height:?}: {one:?} and {other:?} differ in {apart} of 1000 pixels"
                );
            }
        }
    }
}

#[test]
fn units_of_one_side_differ_in_shape() {
    for (theme, word) in Theme::WORDS {
        let shapes = [Height::Wall, Height::Tower, Height::Catapult]
            .map(|height| parts(theme, Seat::Gauls, height));
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            let apart = differing(&shapes[a], &shapes[b]);
            assert!(apart >= 80, "{word}: {apart} of 1000 pixels");
        }
    }
}

#[test]
fn every_theme_on_every_board() {
    for (theme, word) in Theme::WORDS {
        for &(preset, name) in PRESETS {
            let line = Line::new(name.parse().unwrap());
            let played = line.read(&line.written_moves()[0]).unwrap();
            let mut line = line;
            line.play(played).unwrap();
            check(
                &format!("themes/{word}-{preset}"),
                &Scene { theme, size: 200, ..Scene::of(&line, Seat::Gauls) },
            );
        }
    }
}

#[test]
fn every_theme_draws_units_marks_and_sides_that_are_out() {
    let advanced = position("advanced", "t1t1c2t/2w1w3/3Ww1t1/1wC2T2/2W1T1w1/W3C3/T1T2T1T r");
    let mut bombarded = Line::from(advanced);
    bombarded.play(bombarded.read("c4xe6").unwrap()).unwrap();
    let four = line("escape@8x8-four", "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3 resign");
    let names = ["Ann", "Bob", "Cleo", "Dora"].map(str::to_owned);
    for (theme, word) in Theme::WORDS {
        let scene = |line| Scene { theme, size: 320, ..Scene::of(line, Seat::Romans) };
        check(&format!("themes/{word}-catapults"), &scene(&bombarded));
        check(&format!("themes/{word}-out"), &Scene { players: &names, ..scene(&four) });
        let position = bombarded.position();
        let from = position.moves()[0].from();
        let moves = position.moves_from(from);
        let highlight = Highlight::Targets { from, moves: &moves };
        check(&format!("themes/{word}-targets"), &Scene { highlight, ..scene(&bombarded) });
    }
}

#[test]
fn formations_and_threats_are_outlined() {
    let line = line("standard", &ARTICLE.split_whitespace().take(22).collect::<Vec<_>>().join(" "));
    let geometry = &Variant::STANDARD.board().geometry;
    let cells = |places: &[(u8, u8)]| {
        places.iter().map(|&(f, r)| geometry.cell(f, r).unwrap()).collect::<Vec<_>>()
    };
    let wall = cells(&[(2, 3), (2, 4), (3, 4)]);
    let tower = cells(&[(4, 4)]);
    let formations = [
        NamedCells { name: "Gallic wall", cells: &wall },
        NamedCells { name: "Battering ram", cells: &tower },
    ];
    let threats = cells(&[(1, 0), (5, 0)]);
    let scene = Scene {
        formations: &formations,
        threats: &threats,
        size: 480,
        ..Scene::of(&line, Seat::Romans)
    };
    check("formations", &scene);
    let hex = super::line("standard@hex", "e1-e3 e9-e7");
    let cells: Vec<_> = hex.position().variant().board().geometry.cells()[20..23].to_vec();
    let formations = [NamedCells { name: "Chariot", cells: &cells }];
    check(
        "formations-hex",
        &Scene { formations: &formations, size: 480, ..Scene::of(&hex, Seat::Romans) },
    );
}

#[test]
fn positions_of_every_oracle_game_can_be_drawn_in_every_theme() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../murus-gallicus/tests/data/oracle");
    let mut drawn = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_name().unwrap().to_str().unwrap().to_owned();
        let Some(variant) =
            name.strip_prefix("games-").and_then(|name| name.strip_suffix(".jsonl"))
        else {
            continue;
        };
        let variant: Variant = variant.parse().unwrap();
        for (n, game) in std::fs::read_to_string(&file).unwrap().lines().enumerate() {
            let game: serde_json::Value = serde_json::from_str(game).unwrap();
            let mut line = Line::new(variant);
            for text in game["moves"].as_array().unwrap() {
                line.play(line.read(text.as_str().unwrap()).unwrap()).unwrap();
            }
            for (ply, scene) in Scene::each(&line, Seat::ALL[n % 2])
                .into_iter()
                .enumerate()
                .skip(n % STEP)
                .step_by(STEP)
            {
                let (theme, _) = Theme::WORDS[(n + ply / STEP) % Theme::WORDS.len()];
                assert!(render(&Scene { theme, size: Scene::SMALLEST, ..scene }).len() < 12_000);
                drawn += 1;
            }
        }
    }
    assert!(drawn > 500, "{drawn}");
}

/// Only one in this many positions is drawn, because each takes some milliseconds without
/// optimization.
const STEP: usize = 7;

#[test]
fn names_of_any_letters_do_no_harm() {
    let names = [
        "😀".repeat(100),
        "محمد بن موسى الخوارزمي".to_owned(),
        format!("Z{}algo", "\u{0301}\u{0335}\u{0489}\u{0330}".repeat(40)),
        "\u{202E}drawkcab\u{0000}\n".to_owned(),
    ];
    let start = Position::start("escape@8x8-four".parse().unwrap());
    for (theme, _) in Theme::WORDS {
        for size in [Scene::SMALLEST, 480, Scene::SIZE] {
            let left = &*names[0];
            let right = &*names[1];
            let caption = &*names[2];
            let scene =
                Scene { theme, size, left, right, caption, players: &names, ..Scene::new(&start) };
            assert!(render(&scene).len() < 60_000);
            assert!(render(&Scene { players: &[], ..scene }).len() < 60_000);
        }
    }
}
