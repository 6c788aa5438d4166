//! Checks the source text against the map of the workspace that the crate's documentation draws.

use std::path::Path;

use crate::support::source::{File, Imports, Token, circles, files, tokens};

/// Rooms from the ground up, each with those below it that it may import from.
type Rooms = &'static [(&'static str, &'static [&'static str])];

/// A package of the workspace. `Cargo.toml` says which package depends on which; this says the
/// direction inside.
pub struct Package {
    /// The folder of its source.
    source: &'static str,
    /// Its rooms. Empty where a package is a single room.
    rooms: Rooms,
    /// The files of its program, which wires the rooms.
    program: &'static [&'static str],
}

const PACKAGES: [Package; 8] = [
    Package { source: "src", rooms: ROOMS, program: &["main.rs", "arguments.rs"] },
    Package { source: GAME[0], rooms: &[], program: &[] },
    Package { source: GAME[1], rooms: &[], program: &[] },
    Package { source: GAME[2], rooms: &[], program: &[] },
    Package { source: GAME[3], rooms: &[], program: &[] },
    Package { source: "crates/murus-lab/src", rooms: LAB, program: &["main.rs", "arguments.rs"] },
    Package {
        source: "crates/murus-trials/src",
        rooms: TRIALS,
        program: &["main.rs", "arguments.rs"],
    },
    Package { source: "crates/discord-sandbox/src", rooms: &[], program: &[] },
];

/// The packages of the game itself, which only compute: rules, engine, lessons and pictures.
pub const GAME: [&str; 4] = [
    "crates/murus-gallicus/src",
    "crates/murus-engine/src",
    "crates/murus-lessons/src",
    "crates/murus-pictures/src",
];

/// The rooms of the bot. A row may stand before its folder does.
const ROOMS: Rooms = &[
    ("lib", &[]),
    ("ids", &[]),
    ("languages", &[]),
    ("entered", &[]),
    ("blocking", &[]),
    ("meter", &[]),
    ("game", &["ids"]),
    ("clock", &["game"]),
    ("config", &[]),
    ("store", &["ids", "languages", "game"]),
    ("texts", &["languages", "game"]),
    ("service", &["ids", "entered", "blocking", "meter", "game", "clock", "config", "store"]),
    ("show", &["ids", "entered", "meter", "game", "store", "texts", "service"]),
    ("push", &["game", "store", "service"]),
    ("abstract_play", &["game", "clock", "config", "service"]),
    (
        "answers",
        &["ids", "languages", "entered", "blocking", "game", "store", "texts", "service", "show"],
    ),
    ("delivery", &["ids", "game", "store", "texts", "service", "show"]),
    (
        "discord",
        &[
            "ids",
            "languages",
            "entered",
            "meter",
            "game",
            "clock",
            "config",
            "store",
            "texts",
            "service",
            "show",
            "push",
            "answers",
            "delivery",
        ],
    ),
    (
        "web",
        &[
            "ids", "entered", "blocking", "game", "clock", "store", "texts", "service", "show",
            "push", "answers",
        ],
    ),
    ("health", &["game", "clock", "config", "service", "discord"]),
    ("endpoints", &["service", "abstract_play", "discord", "health"]),
    ("doctor", &["game", "clock", "config", "store", "service", "discord"]),
    ("sandbox", &[]),
    (
        "cli",
        &[
            "abstract_play",
            "game",
            "clock",
            "config",
            "store",
            "texts",
            "service",
            "discord",
            "health",
            "web",
            "endpoints",
            "doctor",
            "sandbox",
        ],
    ),
];

/// The rooms of the laboratory.
const LAB: Rooms = &[
    ("lib", &[]),
    ("clock", &[]),
    ("progress", &[]),
    ("matches", &["clock", "progress"]),
    ("puzzles", &[]),
    ("self_play", &[]),
    ("report", &["matches"]),
    ("training", &["clock", "progress", "matches"]),
    ("ugi", &["clock"]),
    (
        "commands",
        &["clock", "progress", "matches", "puzzles", "self_play", "report", "training", "ugi"],
    ),
];

/// The rooms of the measurements.
const TRIALS: Rooms = &[
    ("lib", &[]),
    ("fill", &[]),
    ("simulate", &[]),
    ("load", &["fill"]),
    ("replay", &[]),
    ("render", &["replay"]),
    ("measure", &["simulate", "load"]),
];

/// Rooms that have storeys: the storeys from which each, from the ground up, may import.
const STOREYS: Rooms = &[("show/custom_id", &[]), ("show/pages", &["show/custom_id"])];

/// Rooms whose folders are families, from the ground up: a family imports only from those before
/// it. Files directly in the room are the ground of all families.
const FAMILIES: [(&str, &[&str]); 4] = [
    (
        "service",
        &[
            "outbox",
            "people",
            "play",
            "site",
            "challenge",
            "study",
            "servers",
            "account",
            "delivery",
            "workers",
        ],
    ),
    (
        "store",
        &["db", "servers", "people", "play", "challenge", "study", "outbox", "account", "workers"],
    ),
    ("answers", &["play", "challenge", "study", "people", "servers", "inputs"]),
    ("web/site", &["frame", "board", "play", "study", "people", "front"]),
];

/// Names of the outside, and the files or folders below the workspace's root that alone may use
/// them.
const DOORS: [(&str, &[&str]); 11] = [
    ("sqlx", &["src/store", "crates/murus-trials/src/fill.rs"]),
    ("serenity", &["src/discord"]),
    (
        "reqwest",
        &[
            "src/discord",
            "src/push",
            "src/abstract_play",
            "src/doctor",
            "crates/murus-trials/src/load",
        ],
    ),
    ("tokio_tungstenite", &["src/discord/relay.rs"]),
    ("ed25519_dalek", &["src/abstract_play", SANDBOX]),
    ("axum", &["src/web", "src/endpoints.rs", SANDBOX]),
    ("hyper", &["src/web", SANDBOX]),
    ("hyper_util", &["src/web", SANDBOX]),
    ("prometheus_client", &["src/meter.rs"]),
    ("SystemTime", &["src/clock.rs", "crates/murus-lab/src/clock.rs", SANDBOX]),
    ("env", &["src/config", "src/main.rs", "src/arguments.rs", "crates/murus-trials/src/main.rs"]),
];

const SANDBOX: &str = "crates/discord-sandbox/src";

/// The files of the bot, named from `src` on.
pub fn house() -> Vec<File> {
    files(Path::new("src"))
}

/// The files of the whole workspace, named from its root on.
pub fn workspace() -> Vec<File> {
    let all = PACKAGES.iter().flat_map(|package| {
        let named = |file: File| File { name: format!("{}/{}", package.source, file.name), ..file };
        files(Path::new(package.source)).into_iter().map(named)
    });
    all.collect()
}

/// Returns true if a file is this one, or is in this room or storey.
pub fn is_in(file: &str, place: &str) -> bool {
    file == place
        || file.strip_prefix(place).is_some_and(|rest| rest.starts_with('/') || rest == ".rs")
}

/// Returns true if the words of a file contain a piece of code.
pub fn says(words: &[Token], code: &str) -> bool {
    let code = tokens(code);
    words.windows(code.len()).any(|some| some == code)
}

/// Imports that no row of the tables allows.
fn against_the_direction(rooms: Rooms, imports: &Imports) -> Vec<String> {
    let mut found = Vec::new();
    for (from, to) in imports.edges() {
        for tower in [rooms, STOREYS] {
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

/// Imports from a family that is not below, in a room with these families from the ground up.
fn against_the_layers(room: &str, families: &[&str], imports: &Imports) -> Vec<String> {
    let layer = |file: &str| {
        let (family, _) =
            file.strip_prefix(room)?.strip_prefix('/')?.split_once('/').unwrap_or_default();
        let found = families.iter().position(|known| *known == family);
        assert!(
            family.is_empty() || found.is_some(),
            "{room}/{family} is no family: give it its layer"
        );
        Some(found.map_or(0, |n| n + 1))
    };
    let is_door = |file: &str| file.strip_prefix(room) == Some("/mod.rs");
    let up =
        imports.edges().into_iter().filter(|(from, to)| !is_door(from) && layer(from) < layer(to));
    let up = up.filter(|(from, _)| layer(from).is_some());
    up.map(|(from, to)| format!("{from} needs {to}")).collect()
}

/// Files that import from one another in a circle, each circle with its imports.
fn in_circles(imports: &Imports) -> Vec<String> {
    let edges = imports.edges();
    let within = |circle: &Vec<&str>| {
        let inner = edges.iter().filter(|(from, to)| circle.contains(from) && circle.contains(to));
        let lines: Vec<String> =
            inner.map(|(from, to)| format!("    {from} needs {to}\n")).collect();
        format!("{}\n{}", circle.join(", "), lines.concat())
    };
    circles(&edges).iter().map(within).collect()
}

#[test]
fn rooms_import_only_from_below() {
    for tower in PACKAGES.iter().map(|package| package.rooms).chain([STOREYS]) {
        for (n, (place, below)) in tower.iter().enumerate() {
            let is_below = |other: &&str| tower[..n].iter().any(|(lower, _)| lower == other);
            assert!(
                below.iter().all(is_below),
                "{place} is below what it may import from: turn the rows around"
            );
        }
    }
    for package in PACKAGES.iter().filter(|package| !package.rooms.is_empty()) {
        let all = files(Path::new(package.source));
        for file in all.iter().filter(|file| !package.program.contains(&file.name.as_str())) {
            let in_a_room = package.rooms.iter().any(|(room, _)| is_in(&file.name, room));
            assert!(in_a_room, "{}/{} is in no room of the map", package.source, file.name);
        }
        let wrong = against_the_direction(package.rooms, &Imports::of(&all));
        assert!(
            wrong.is_empty(),
            "against the direction in {}:\n{}",
            package.source,
            wrong.join("\n")
        );
    }
}

#[test]
fn families_import_only_from_below() {
    let imports = Imports::of(&house());
    for (room, families) in FAMILIES {
        let wrong = against_the_layers(room, families, &imports);
        assert!(wrong.is_empty(), "against the layers of {room}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn a_planted_circle_of_families_is_found() {
    let play =
        ("service/play/act.rs", "use crate::service::study::review::review; pub fn act() {}");
    let study =
        ("service/study/review.rs", "use crate::service::play::plans::plans; pub fn review() {}");
    let plans = ("service/play/plans.rs", "pub fn plans() {}");
    let ground = ("service/change.rs", "use crate::service::play::plans::plans;");
    let doors = [
        ("lib.rs", "mod service;"),
        ("service/mod.rs", "mod change; pub mod play; pub mod study; pub use play::plans;"),
        ("service/play/mod.rs", "pub mod act; pub mod plans;"),
        ("service/study/mod.rs", "pub mod review;"),
    ];
    let file = |(name, text): (&str, &str)| File { name: name.to_owned(), text: text.to_owned() };
    let all: Vec<File> = [play, study, plans, ground].into_iter().chain(doors).map(file).collect();
    let imports = Imports::of(&all);
    assert_eq!(in_circles(&imports), Vec::<String>::new(), "no two files import each other");
    let found = against_the_layers("service", &["play", "study"], &imports);
    assert_eq!(
        found,
        [
            "service/change.rs needs service/play/plans.rs",
            "service/play/act.rs needs service/study/review.rs"
        ]
    );
}

#[test]
fn no_files_import_in_a_circle() {
    for package in &PACKAGES {
        let found = in_circles(&Imports::of(&files(Path::new(package.source))));
        assert!(found.is_empty(), "circles in {}:\n{}", package.source, found.concat());
    }
}

/// The two tests above find imports and circles in every way of writing them.
#[test]
fn a_planted_circle_and_a_planted_upward_import_are_found() {
    let plant = |planted: &[(&str, &str)]| {
        let file =
            |&(name, text): &(&str, &str)| File { name: name.to_owned(), text: text.to_owned() };
        Imports::of(&planted.iter().map(file).collect::<Vec<_>>())
    };
    let front = (
        "rules/mod.rs",
        "mod moves; mod position;\npub use moves::{Move, self}; pub use position::Position;",
    );
    let lib = ("lib.rs", "pub mod rules; pub mod game;");

    // The front door only lists the files of its room.
    let fine = [
        lib,
        front,
        ("rules/moves.rs", "pub struct Move;"),
        ("rules/position.rs", "use super::Move;"),
    ];
    assert_eq!(in_circles(&plant(&fine)), Vec::<String>::new());

    // It depends on nothing either when a function has the name of its file.
    let front_of_namesakes =
        ("rules/mod.rs", "mod moves;\npub use moves::moves; pub struct Failure;");
    let namesakes =
        [lib, front_of_namesakes, ("rules/moves.rs", "use super::Failure; pub fn moves() {}")];
    assert_eq!(in_circles(&plant(&namesakes)), Vec::<String>::new());

    for there in [
        "use super::Position;",
        "use crate::rules::{Position as P};",
        "fn f(p: &super::Position) {}",
        "use super::position; fn f(p: position::Position) {}",
    ] {
        for back in [
            "use super::moves::Move;",
            "fn f() -> crate::rules::Move {}",
            "use super::moves; fn f(m: moves::Move) {}",
        ] {
            let found = in_circles(&plant(&[
                lib,
                front,
                ("rules/moves.rs", there),
                ("rules/position.rs", back),
            ]));
            assert_eq!(found.len(), 1, "{there} {back}");
        }
    }
    // Text that only looks like an import binds no file.
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

    let rooms: Rooms = &[("lib", &[]), ("rules", &[]), ("game", &["rules"])];
    let above = ("game/mod.rs", "pub struct Game;");
    for up in [
        "use crate::game::Game;",
        "use crate::game; fn f() -> game::Game {}",
        "fn f() { crate::game::Game::new() }",
        "use super::super::game::{self as g}; fn f() -> g::Game {}",
    ] {
        assert_eq!(
            against_the_direction(rooms, &plant(&[lib, front, above, ("rules/moves.rs", up)])),
            ["rules/moves.rs needs game/mod.rs"],
            "{up}"
        );
    }
    let storeys = [
        ("show/mod.rs", ""),
        ("show/custom_id/mod.rs", "use super::pages::menus::page;"),
        ("show/pages/mod.rs", ""),
        ("show/pages/menus.rs", "pub fn page() {}"),
    ];
    assert_eq!(
        against_the_direction(ROOMS, &plant(&storeys)),
        ["show/custom_id/mod.rs needs show/pages/menus.rs"]
    );
}

/// A method that stands apart from its type binds the files that call it.
#[test]
fn a_planted_circle_of_methods_is_found() {
    let plant = |planted: &[(&str, &str)]| {
        let file =
            |&(name, text): &(&str, &str)| File { name: name.to_owned(), text: text.to_owned() };
        Imports::of(&planted.iter().map(file).collect::<Vec<_>>())
    };
    let lib = ("lib.rs", "mod pages;");
    let front = ("pages/mod.rs", "mod view; mod news;");
    let apart = (
        "pages/news.rs",
        "use super::view::View; impl View { fn news(&self) -> u8 { self.base() } }",
    );
    for calls in [
        "pub struct View; impl View { fn base(&self) -> u8 { self.news() } }",
        "pub struct View; fn base(view: &View) -> u8 { view.news() }",
        "pub struct View; impl<'a> View { fn base(&'a self) -> u8 { Some(self).map_or(0, |view| view.news()) } }",
    ] {
        assert_eq!(
            in_circles(&plant(&[lib, front, apart, ("pages/view.rs", calls)])).len(),
            1,
            "{calls}"
        );
    }
    for fine in [
        "pub struct View; impl View { fn base(&self) -> u8 { 1 } }",
        // Another type has a method of that name beside it.
        "pub struct View; pub struct Paper; impl Paper { fn news(&self) {} } fn base(paper: &Paper) { paper.news() }",
        "pub struct View; impl View { fn base(&self) -> u8 { self.others.news.len() } }",
    ] {
        assert_eq!(
            in_circles(&plant(&[lib, front, apart, ("pages/view.rs", fine)])),
            Vec::<String>::new(),
            "{fine}"
        );
    }
}

#[test]
fn each_outside_thing_has_one_door() {
    for file in workspace() {
        let words = tokens(&file.text);
        for (word, doors) in DOORS {
            let open = doors.iter().any(|door| is_in(&file.name, door) || file.name == *door);
            let used = says(&words, &format!("{word}::")) || says(&words, &format!("use {word}"));
            assert!(open || !used, "{} names {word}", file.name);
        }
    }
}

/// Which packages those of the game may use is in their `Cargo.toml`; `game` is a room of the bot.
#[test]
fn pure_rooms_do_nothing_but_compute() {
    let std = ["async", "println", "std::fs", "std::net", "std::io"].as_slice();
    let game = GAME.map(|source| (source, [].as_slice()));
    let pure = [game.as_slice(), &[("src/game", &["tokio", "rand", "serde"])]].concat();
    for file in workspace() {
        let words = tokens(&file.text);
        for (_, packages) in pure.iter().filter(|(room, _)| is_in(&file.name, room)) {
            let named = std.iter().chain(*packages).find(|word| says(&words, word));
            assert_eq!(named, None, "in {}", file.name);
        }
    }
}

#[test]
fn show_fetches_nothing() {
    for file in house().iter().filter(|file| file.room() == "show") {
        let words = tokens(&file.text);
        assert_eq!(
            ["async", "await", "tokio"].iter().find(|word| says(&words, word)),
            None,
            "{}",
            file.name
        );
    }
}
