//! How long one board picture takes, and what a cold start costs.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use murus::render::{Scene, render};
use murus::rules::{Line, Seat};
use murus::texts::Texts;

fn line(variant: &str, entries: &str) -> Line {
    let mut line = Line::new(variant.parse().expect("the name is a variant's"));
    for text in entries.split_whitespace() {
        let entry = line.read(text).expect("the move is legal");
        line.play(entry).expect("the move is legal");
    }
    line
}

fn pictures(c: &mut Criterion) {
    let texts = Texts::english();
    for (name, line) in [
        ("one board picture", line("standard", "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3")),
        ("one board picture, hexagon", line("standard@hex", "e1-e3 e9-e7 d1-f2")),
    ] {
        let (left, right, caption) = (texts.picture_left(&line), texts.picture_right(&line), texts.picture_caption());
        let scene = Scene { left: &left, right: &right, caption: &caption, ..Scene::of(&line, Seat::Romans) };
        c.bench_function(name, |b| b.iter(|| render(black_box(&scene))));
    }
}

criterion_group!(benches, pictures);
criterion_main!(benches);
