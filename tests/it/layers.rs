//! The map of the house, as the crate's documentation draws it, held against the source text.

use std::path::Path;

use crate::support::source::{File, Imports, Token, circles, files, tokens};

/// Every room from the ground up, with those below it that it may import from.
const ROOMS: [(&str, &[&str]); 26] = [
    ("lib", &[]),
    ("words", &[]),
    ("ids", &[]),
    ("said", &[]),
    ("meter", &[]),
    ("theme", &["words"]),
    ("rules", &["words"]),
    ("engine", &["words", "rules"]),
    ("learn", &["words", "rules", "engine"]),
    ("render", &["words", "theme", "rules"]),
    ("game", &["words", "ids", "theme", "rules"]),
    ("clock", &["game"]),
    ("config", &[]),
    ("store", &["words", "ids", "theme", "rules", "game"]),
    ("texts", &["rules", "game"]),
    ("service", &["words", "ids", "said", "meter", "theme", "rules", "engine", "learn", "game", "clock", "store"]),
    (
        "discord",
        &[
            "words", "ids", "said", "meter", "theme", "rules", "engine", "learn", "render", "game", "config", "store",
            "texts", "service",
        ],
    ),
    ("health", &["game", "clock", "config", "service", "discord"]),
    ("web", &["service", "discord", "health"]),
    ("doctor", &["game", "clock", "config", "store", "discord"]),
    ("lab", &["theme", "rules", "engine", "render", "clock"]),
    ("ugi", &["rules", "engine", "clock"]),
    ("simulate", &["ids", "rules", "game", "clock", "store", "service"]),
    ("load", &["rules", "game", "clock", "store", "texts"]),
    ("sandbox", &[]),
    (
        "cli",
        &[
            "game", "clock", "config", "store", "texts", "service", "discord", "health", "web", "doctor", "simulate",
            "load", "sandbox",
        ],
    ),
];

/// The program, which wires them.
const PROGRAM: [&str; 2] = ["main.rs", "arguments.rs"];

/// Rooms that have storeys: what each, from the ground up, may import from.
const STOREYS: [(&str, &[&str]); 4] = [
    ("discord/pages", &[]),
    ("discord/doing", &["discord/pages"]),
    ("discord/buttons", &["discord/doing", "discord/pages"]),
    ("discord/commands", &["discord/doing", "discord/pages"]),
];

/// Words of the outside, and the files or rooms that alone may say them.
const DOORS: [(&str, &[&str]); 8] = [
    ("sqlx", &["store"]),
    ("serenity", &["discord"]),
    ("reqwest", &["discord", "load"]),
    ("ed25519_dalek", &["sandbox"]),
    ("axum", &["sandbox", "web"]),
    ("prometheus_client", &["meter.rs"]),
    ("SystemTime", &["clock.rs", "sandbox"]),
    ("env", &["config.rs", "main.rs", "arguments.rs"]),
];

pub fn house() -> Vec<File> {
    files(Path::new("src"))
}

/// Whether a file is this one, or stands somewhere in this room or storey.
pub fn is_in(file: &str, place: &str) -> bool {
    file == place || file.strip_prefix(place).is_some_and(|rest| rest.starts_with('/') || rest == ".rs")
}

/// Whether a piece of code stands among the words of a file.
pub fn says(words: &[Token], code: &str) -> bool {
    let code = tokens(code);
    words.windows(code.len()).any(|some| some == code)
}

/// Imports that no row of the tables allows.
fn against_the_direction(imports: &Imports) -> Vec<String> {
    let mut found = Vec::new();
    for (from, to) in imports.edges() {
        for tower in [&ROOMS[..], &STOREYS[..]] {
            let floor = |file| tower.iter().find(|(place, _)| is_in(file, place));
            if let (Some((here, below)), Some((there, _))) = (floor(from), floor(to))
                && here != there
                && !below.contains(there)
            {
                found.push(format!("{from} imports from {to}"));
            }
        }
    }
    found
}

/// Files that import from one another in a circle, each circle with its imports.
fn in_circles(imports: &Imports) -> Vec<String> {
    let edges = imports.edges();
    let within = |circle: &Vec<&str>| {
        let inner = edges.iter().filter(|(from, to)| circle.contains(from) && circle.contains(to));
        let lines: Vec<String> = inner.map(|(from, to)| format!("    {from} imports from {to}\n")).collect();
        format!("{}\n{}", circle.join(", "), lines.concat())
    };
    circles(&edges).iter().map(within).collect()
}

#[test]
fn rooms_import_only_from_below() {
    for (tower, name) in [(&ROOMS[..], "rooms"), (&STOREYS[..], "storeys")] {
        for (n, (place, below)) in tower.iter().enumerate() {
            let known = |other: &&str| tower[..n].iter().any(|(lower, _)| lower == other);
            assert!(below.iter().all(known), "{place} stands below what it may import from: turn the {name} around");
        }
    }
    let house = house();
    for file in house.iter().filter(|file| !PROGRAM.contains(&file.name.as_str())) {
        assert!(ROOMS.iter().any(|(room, _)| is_in(&file.name, room)), "{} is in no room of the map", file.name);
    }
    let wrong = against_the_direction(&Imports::of(&house));
    assert!(wrong.is_empty(), "against the direction:\n{}", wrong.join("\n"));
}

#[test]
fn no_files_import_in_a_circle() {
    let found = in_circles(&Imports::of(&house()));
    assert!(found.is_empty(), "circles:\n{}", found.concat());
}

/// The two tests above find what they look for, however it is written.
#[test]
fn a_planted_circle_and_a_planted_upward_import_are_found() {
    let plant = |planted: &[(&str, &str)]| {
        let file = |&(name, text): &(&str, &str)| File { name: name.to_owned(), text: text.to_owned() };
        Imports::of(&planted.iter().map(file).collect::<Vec<_>>())
    };
    let front = ("rules/mod.rs", "mod moves; mod position;\npub use moves::{Move, self}; pub use position::Position;");
    let lib = ("lib.rs", "pub mod rules; pub mod game;");

    // The front door lists who lives there, and that is all.
    let fine = [lib, front, ("rules/moves.rs", "pub struct Move;"), ("rules/position.rs", "use super::Move;")];
    assert_eq!(in_circles(&plant(&fine)), Vec::<String>::new());

    for there in [
        "use super::Position;",
        "use crate::rules::{Position as P};",
        "fn f(p: &super::Position) {}",
        "use super::position; fn f(p: position::Position) {}",
    ] {
        for back in
            ["use super::moves::Move;", "fn f() -> crate::rules::Move {}", "use super::moves; fn f(m: moves::Move) {}"]
        {
            let found = in_circles(&plant(&[lib, front, ("rules/moves.rs", there), ("rules/position.rs", back)]));
            assert_eq!(found.len(), 1, "{there} {back}");
        }
    }
    // What only looks like an import binds nobody.
    for nothing in [
        "// use super::Position;",
        "/* super::Position */",
        "const A: &str = \"super::Position\";",
        "const B: &str = r#\"\"super::Position\"#;",
        "const C: char = '\"'; #[cfg(test)] mod tests { use super::super::Position; }",
    ] {
        assert_eq!(
            in_circles(&plant(&[lib, front, ("rules/moves.rs", nothing), fine[3]])),
            Vec::<String>::new(),
            "{nothing}"
        );
    }

    let above = ("game/mod.rs", "pub struct Game;");
    for up in [
        "use crate::game::Game;",
        "use crate::game; fn f() -> game::Game {}",
        "fn f() { crate::game::Game::new() }",
        "use super::super::game::{self as g}; fn f() -> g::Game {}",
    ] {
        assert_eq!(
            against_the_direction(&plant(&[lib, front, above, ("rules/moves.rs", up)])),
            ["rules/moves.rs imports from game/mod.rs"],
            "{up}"
        );
    }
    let storeys = [
        ("discord/mod.rs", ""),
        ("discord/pages/mod.rs", "use super::doing::act;"),
        ("discord/doing.rs", "pub fn act() {}"),
    ];
    assert_eq!(against_the_direction(&plant(&storeys)), ["discord/pages/mod.rs imports from discord/doing.rs"]);
}

#[test]
fn each_outside_thing_has_one_door() {
    for file in house() {
        for (word, doors) in DOORS {
            let open = doors.iter().any(|door| is_in(&file.name, door));
            let words = tokens(&file.text);
            let said = says(&words, &format!("{word}::")) || says(&words, &format!("use {word}"));
            assert!(open || !said, "{} says {word}", file.name);
        }
    }
}

#[test]
fn pure_rooms_do_nothing_but_compute() {
    let outside = ["async", "tokio", "rand", "serde", "println", "std::fs", "std::net", "std::io"];
    for file in house().iter().filter(|file| ["rules", "engine", "learn", "render", "game"].contains(&file.room())) {
        let words = tokens(&file.text);
        let said = outside.iter().find(|word| says(&words, word));
        assert_eq!(said, None, "said by {}", file.name);
    }
}
