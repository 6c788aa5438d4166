//! The map of the house, as the crate's documentation draws it, held against the source text.

use std::path::Path;

use crate::support::source::{File, Imports, Token, circles, files, tokens};

/// Every room of the bot from the ground up, with those below it that it may import from.
const ROOMS: &[(&str, &[&str])] = &[
    ("lib", &[]),
    ("ids", &[]),
    ("said", &[]),
    ("meter", &[]),
    ("game", &["ids"]),
    ("clock", &["game"]),
    ("config", &[]),
    ("store", &["ids", "game"]),
    ("texts", &["game"]),
    ("service", &["ids", "said", "meter", "game", "clock", "store"]),
    ("show", &["ids", "said", "game", "store", "texts", "service"]),
    ("discord", &["ids", "said", "meter", "game", "config", "store", "texts", "service", "show"]),
    ("health", &["game", "clock", "config", "service", "discord"]),
    ("web", &["service", "discord", "health"]),
    ("doctor", &["game", "clock", "config", "store", "discord"]),
    ("simulate", &["ids", "game", "clock", "store", "service"]),
    ("load", &["game", "clock", "store", "texts"]),
    ("cli", &["clock", "texts"]),
];

/// The rooms of the game's library. What it may import from outside stands in its Cargo.toml.
const LIBRARY: &[(&str, &[&str])] = &[
    ("lib", &[]),
    ("words", &[]),
    ("theme", &["words"]),
    ("rules", &["words"]),
    ("engine", &["words", "rules"]),
    ("learn", &["words", "rules", "engine"]),
    ("render", &["words", "theme", "rules"]),
];

/// The program, which wires them.
const PROGRAM: [&str; 2] = ["main.rs", "arguments.rs"];

/// Rooms that have storeys: what each, from the ground up, may import from.
const STOREYS: &[(&str, &[&str])] = &[
    ("show/custom_id", &[]),
    ("show/pages", &["show/custom_id"]),
    ("discord/doing", &[]),
    ("discord/buttons", &["discord/doing"]),
    ("discord/commands", &["discord/doing"]),
];

/// The packages, each with its tables.
const PACKAGES: &[(&str, &[Tower])] = &[
    ("src", &[ROOMS, STOREYS]),
    ("crates/murus-gallicus/src", &[LIBRARY]),
    ("crates/murus-lab/src", &[]),
    ("crates/discord-sandbox/src", &[]),
];

/// Rooms or storeys from the ground up, each with those below it that it may import from.
type Tower = &'static [(&'static str, &'static [&'static str])];

/// Words of the outside, and the files or rooms that alone may say them.
const DOORS: &[(&str, &[&str])] = &[
    ("sqlx", &["store"]),
    ("serenity", &["discord"]),
    ("reqwest", &["discord", "load"]),
    ("axum", &["web"]),
    ("prometheus_client", &["meter.rs"]),
    ("SystemTime", &["clock.rs"]),
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
fn against_the_direction(imports: &Imports, towers: &[Tower]) -> Vec<String> {
    let mut found = Vec::new();
    for (from, to) in imports.edges() {
        for tower in towers {
            let floor = |file| tower.iter().find(|(place, _)| is_in(file, place));
            if let (Some((here, below)), Some((there, _))) = (floor(from), floor(to))
                && here != there
                && !below.contains(there)
            {
                found.push(format!("{from} needs {to}"));
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
        let lines: Vec<String> = inner.map(|(from, to)| format!("    {from} needs {to}\n")).collect();
        format!("{}\n{}", circle.join(", "), lines.concat())
    };
    circles(&edges).iter().map(within).collect()
}

#[test]
fn rooms_import_only_from_below() {
    for (package, towers) in PACKAGES {
        for tower in *towers {
            for (n, (place, below)) in tower.iter().enumerate() {
                let known = |other: &&str| tower[..n].iter().any(|(lower, _)| lower == other);
                assert!(below.iter().all(known), "{place} stands below what it may import from: turn the table around");
            }
        }
        let files = files(Path::new(package));
        let rooms = files.iter().filter(|file| !PROGRAM.contains(&file.name.as_str()));
        for file in rooms.filter(|_| !towers.is_empty()) {
            assert!(towers[0].iter().any(|(room, _)| is_in(&file.name, room)), "{} is in no room", file.name);
        }
        let wrong = against_the_direction(&Imports::of(&files), towers);
        assert!(wrong.is_empty(), "against the direction in {package}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn no_files_import_in_a_circle() {
    for (package, _) in PACKAGES {
        let found = in_circles(&Imports::of(&files(Path::new(package))));
        assert!(found.is_empty(), "circles in {package}:\n{}", found.concat());
    }
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
    let planted: Tower = &[("rules", &[]), ("game", &["rules"])];
    for up in [
        "use crate::game::Game;",
        "use crate::game; fn f() -> game::Game {}",
        "fn f() { crate::game::Game::new() }",
        "use super::super::game::{self as g}; fn f() -> g::Game {}",
    ] {
        assert_eq!(
            against_the_direction(&plant(&[lib, front, above, ("rules/moves.rs", up)]), &[planted]),
            ["rules/moves.rs needs game/mod.rs"],
            "{up}"
        );
    }
    let storeys = [
        ("discord/mod.rs", ""),
        ("discord/doing/mod.rs", "use super::buttons::press;"),
        ("discord/buttons.rs", "pub fn press() {}"),
    ];
    assert_eq!(
        against_the_direction(&plant(&storeys), &[ROOMS, STOREYS]),
        ["discord/doing/mod.rs needs discord/buttons.rs"]
    );
}

/// A method that stands apart from its type binds the files that call it.
#[test]
fn a_planted_circle_of_methods_is_found() {
    let plant = |planted: &[(&str, &str)]| {
        let file = |&(name, text): &(&str, &str)| File { name: name.to_owned(), text: text.to_owned() };
        Imports::of(&planted.iter().map(file).collect::<Vec<_>>())
    };
    let lib = ("lib.rs", "mod view; mod news;");
    let apart = ("news.rs", "use crate::view::View; impl View { fn news(&self) -> u8 { self.base() } }");
    for calls in [
        "pub struct View; impl View { fn base(&self) -> u8 { self.news() } }",
        "pub struct View; fn base(view: &View) -> u8 { view.news() }",
        "pub struct View; impl<'a> View { fn base(&'a self) -> u8 { Some(self).map_or(0, |view| view.news()) } }",
    ] {
        assert_eq!(in_circles(&plant(&[lib, apart, ("view.rs", calls)])).len(), 1, "{calls}");
    }
    for fine in [
        "pub struct View; impl View { fn base(&self) -> u8 { 1 } }",
        // Another type has a method of that name beside it.
        "pub struct View; pub struct Paper; impl Paper { fn news(&self) {} } fn base(paper: &Paper) { paper.news() }",
        "pub struct View; impl View { fn base(&self) -> u8 { self.others.news.len() } }",
    ] {
        assert_eq!(in_circles(&plant(&[lib, apart, ("view.rs", fine)])), Vec::<String>::new(), "{fine}");
    }
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

/// Rooms that compute and nothing else. What the game's library may import stands in its Cargo.toml.
const PURE: &[(&str, &str)] = &[("src", "game"), ("crates/murus-gallicus/src", "")];

#[test]
fn pure_rooms_do_nothing_but_compute() {
    let outside = ["async", "tokio", "rand", "println", "std::fs", "std::net", "std::env", "SystemTime"];
    for (package, room) in PURE {
        let files = files(Path::new(package));
        for file in files.iter().filter(|file| room.is_empty() || file.room() == *room) {
            let words = tokens(&file.text);
            assert_eq!(outside.iter().find(|word| says(&words, word)), None, "{} of {package}", file.name);
        }
    }
}

#[test]
fn what_is_shown_fetches_nothing() {
    for file in house().iter().filter(|file| file.room() == "show") {
        let words = tokens(&file.text);
        assert_eq!(["async", "await", "tokio"].iter().find(|word| says(&words, word)), None, "{}", file.name);
    }
}
