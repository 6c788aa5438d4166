//! How long pictures and films take, what a cold start of a theme costs, and how many bytes they
//! have.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use murus::clock;
use murus::texts::Texts;
use murus::texts::captions;
use murus_benches::{ARTICLE, OPENING, line};
use murus_gallicus::Seat;
use murus_pictures::{Chart, ContactSheet, Drawn, Scene, Sign, Theme, Tile, film, render};

fn stills(c: &mut Criterion) {
    let texts = Texts::english();
    for (name, line) in [
        ("one board picture", line("standard", OPENING)),
        ("one board picture, hexagon", line("standard@hex", "e1-e3 e9-e7 d1-f2")),
        (
            "one board picture, four players",
            line("escape@8x8-four", "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3"),
        ),
    ] {
        let (left, right, caption) = (
            captions::last_move(texts, &line),
            captions::state_of_play(texts, &line),
            captions::credit_line(texts),
        );
        let scene = Scene {
            left: &left,
            right: &right,
            caption: &caption,
            ..Scene::of(&line, Seat::Romans)
        };
        // Nothing was drawn in these yet but what themes share: letters, arrows, cells.
        for (theme, word) in Theme::WORDS {
            let start = clock::instant();
            let bytes = render(&Scene { theme, ..scene.clone() }).len();
            eprintln!("{name}, {word}: {bytes} bytes, the first one in {:.2?}", start.elapsed());
        }
        c.bench_function(name, |b| b.iter(|| render(black_box(&scene))));
    }
}

/// Nine positions of a game on one sheet.
fn contacts(c: &mut Criterion) {
    let line = line("standard", ARTICLE);
    let scenes = Scene::each(&line, Seat::Romans);
    let tiles = scenes[20..29].iter().map(|scene| Tile {
        scene: scene.clone(),
        title: "Ann – Bob",
        line: "Ann to move · Thursday",
        strong: false,
    });
    let sheet = ContactSheet {
        title: "War desk",
        tiles: tiles.collect(),
        ..ContactSheet::new(Theme::Classic)
    };
    eprintln!("a contact sheet of nine boards: {} bytes", sheet.png().len());
    c.bench_function("a contact sheet of nine boards", |b| b.iter(|| black_box(&sheet).png()));
}

fn films(c: &mut Criterion) {
    let texts = Texts::english();
    let players = ["Ann".to_owned(), "Bob".to_owned()];
    for (name, line) in [
        ("a film of 34 plies", line("standard", ARTICLE)),
        ("a film of 3 plies, hexagon", line("standard@hex", "e1-e3 e9-e7 d1-f2")),
    ] {
        let words = captions::film_words(texts, &line);
        let caption = captions::credit_line(texts);
        let mut scenes = Scene::each(&line, Seat::Romans);
        for (scene, (left, right)) in scenes.iter_mut().zip(&words) {
            (scene.left, scene.right, scene.caption, scene.players) =
                (left, right, &caption, &players);
        }
        let whole = film(&scenes, None).len();
        let first = film(&scenes[..1], None).len();
        eprintln!(
            "{name}: {whole} bytes, {first} of the first frame, then {} a frame",
            (whole - first) / line.plies()
        );
        c.bench_function(name, |b| b.iter(|| film(black_box(&scenes), None)));
    }
}

/// The ratings of a person who played very much, two a day.
fn charts(c: &mut Criterion) {
    let points: Vec<(f32, f32)> =
        (0..1000).map(|n| (n as f32 / 2.0, 1700.0 + (n * 37 % 400) as f32)).collect();
    let chart = Chart {
        title: "Rating · Standard",
        note: "1000 rated games",
        caption: "Murus Gallicus, a game by Phil Leduc",
        legend: vec![(Sign::Dot, "a game".into())],
        across: (0.0, 500.0),
        up: (1600.0, 2200.0),
        columns: (0..6).map(|n| (100.0 * n as f32, n.to_string())).collect(),
        rows: (0..6)
            .map(|n| 1600.0 + 100.0 * n as f32)
            .map(|value| (value, value.to_string()))
            .collect(),
        points: points.iter().map(|&(x, y)| (x, y, Sign::Dot, String::new())).collect(),
        drawn: Drawn::Trails(vec![points]),
        theme: Theme::Classic,
    };
    eprintln!("a chart of 1000 games: {} bytes", chart.png().len());
    c.bench_function("a chart of 1000 games", |b| b.iter(|| black_box(&chart).png()));
}

criterion_group!(benches, stills, contacts, films, charts);
criterion_main!(benches);
