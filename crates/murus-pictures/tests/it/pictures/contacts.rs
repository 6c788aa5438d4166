//! Golden pictures of contact sheets, final positions and named cells.

use murus_gallicus::{Line, Reason, Seat};
use murus_pictures::{ContactSheet, Highlight, Scene, Theme, Tile};

use super::{ARTICLE, CREDIT, check, compare, first, line, pixels, position};

fn lines() -> Vec<Line> {
    vec![
        line("standard", &first(24)),
        line("standard", ""),
        line("standard@hex", "e1-e3 e9-e7 d1-f2"),
        line("escape@8x8-four", "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3"),
        line("escape@hex-three", "c1-c3"),
        line("standard", &first(30)),
        line("standard@9x9", "e1-e3 e9-e7"),
        line("standard", ARTICLE),
        line("standard", &first(11)),
        line("standard", &first(3)),
    ]
}

fn tiles(lines: &[Line]) -> Vec<Tile<'_>> {
    let words = [
        ("Ann – Bob", "Ann to move · until Thursday", false),
        ("Ann – Murus (Centurion)", "Your move · 3 days", true),
        ("Cleo – Maximiliane von und zu", "Cleo to move", false),
    ];
    let tile = |(line, &(title, below, strong)): (_, &(_, _, _))| Tile {
        scene: Scene::of(line, Seat::Romans),
        title,
        line: below,
        strong,
    };
    lines.iter().zip(words.iter().cycle()).map(tile).collect()
}

#[test]
fn a_contact_sheet_shows_up_to_nine_boards() {
    let lines = lines();
    let sheet = |count: usize, theme| ContactSheet {
        title: "War desk",
        note: "10 games",
        caption: CREDIT,
        tiles: tiles(&lines)[..count].to_vec(),
        theme,
    };
    for count in [1, 2, 4, 9] {
        let png = sheet(count, Theme::Classic).png();
        assert!(png.len() <= 80 << 10, "{count} boards have {} bytes", png.len());
        compare(&format!("contacts/{count}"), png);
    }
    assert_eq!(sheet(9, Theme::Dark).png(), sheet(10, Theme::Dark).png(), "a tenth is not shown");
    compare("contacts/dark", sheet(9, Theme::Dark).png());
    let ((width, height), _) = pixels(&ContactSheet::new(Theme::Classic).png());
    assert!(width > 0 && height > 0, "a sheet without boards is a picture");
}

#[test]
fn the_last_picture_of_a_game_is_dressed_for_the_win() {
    let mut won = Line::from(position("standard", "t7/8/3T4/8/8/8/8 r"));
    let goal = won.written_moves().into_iter().find(|text| {
        let mut tried = won.clone();
        tried.play(tried.read(text).unwrap()).unwrap();
        tried.outcome().is_some_and(|end| end.reason == Reason::Breakthrough)
    });
    won.play(won.read(&goal.unwrap()).unwrap()).unwrap();
    let players = ["Ann", "Bob"].map(str::to_owned);
    let scene = Scene::of(&won, Seat::Romans);
    let triumph = scene.triumph.unwrap();
    assert_eq!((triumph.winner, triumph.cell), (Seat::Romans, won.moves().last().map(|m| m.to())));
    check(
        "triumph",
        &Scene {
            players: &players,
            left: "1. d5-d7",
            right: "Romans break through",
            ..scene.clone()
        },
    );
    check("triumph-side", &Scene { left: "1. d5-d7", right: "Romans break through", ..scene });
    let resigned = Scene::of(&line("standard", ARTICLE), Seat::Romans).triumph.unwrap();
    assert_eq!(resigned.cell, None, "nobody broke through");
    assert_eq!(Scene::of(&line("standard", &first(3)), Seat::Romans).triumph, None);
}

#[test]
fn names_stand_on_cells_that_can_be_chosen() {
    let hex = line("standard@hex", "e1-e3 e9-e7 d1-f2");
    let from = hex.position().moves()[12].from();
    let moves = hex.position().moves_from(from);
    check(
        "targets-hex",
        &Scene {
            highlight: Highlight::Targets { from, moves: &moves },
            ..Scene::of(&hex, Seat::Gauls)
        },
    );
    let square = line("standard", &first(24));
    let all = square.position().moves();
    let most = all
        .iter()
        .map(|m| m.from())
        .max_by_key(|&from| square.position().moves_from(from).len())
        .unwrap();
    let moves = square.position().moves_from(most);
    let highlight = Highlight::Targets { from: most, moves: &moves };
    check("targets-named", &Scene { highlight, names: true, ..Scene::of(&square, Seat::Romans) });
}
