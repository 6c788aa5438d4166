//! The direction of dependence, and the doors of the outside, as the crate's documentation promises them.

use std::path::Path;

/// A house, the houses that it may name, and words that it alone, with the others listed, may say.
const MAY_NAME: [(&str, &[&str]); 11] = [
    ("rules", &[]),
    ("engine", &["rules"]),
    ("render", &["rules"]),
    ("game", &["rules"]),
    ("store", &["rules", "game"]),
    ("texts", &["rules", "game"]),
    ("service", &["rules", "game", "store", "engine", "clock"]),
    ("discord", &["rules", "game", "store", "engine", "service", "render", "texts", "config"]),
    ("lab", &["rules", "engine", "render"]),
    ("simulate", &["rules", "game", "store", "service", "clock"]),
    ("sandbox", &[]),
];

/// Words of the outside and the files or houses that may say them.
const DOORS: [(&str, &[&str]); 6] = [
    ("sqlx", &["store"]),
    ("serenity", &["discord"]),
    ("poise", &["discord"]),
    ("std::env", &["config.rs", "main.rs"]),
    ("SystemTime", &["clock.rs", "sandbox"]),
    ("axum", &["sandbox"]),
];

pub fn files(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            // Words in comments and documentation bind nobody.
            let text = std::fs::read_to_string(&path).unwrap();
            let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            found.push((path.to_string_lossy().replace("src/", ""), code.join("\n")));
        }
    }
    found
}

#[test]
fn houses_name_only_what_stands_below_them() {
    for (house, below) in MAY_NAME {
        for (file, code) in files(&Path::new("src").join(house)) {
            for (other, _) in MAY_NAME.iter().chain(&[("clock", &[][..]), ("config", &[][..])]) {
                let named =
                    code.contains(&format!("crate::{other}::")) || code.contains(&format!("use crate::{other};"));
                assert!(!named || *other == house || below.contains(other), "{file} names {other}");
            }
        }
    }
}

#[test]
fn each_outside_thing_has_one_door() {
    for (file, code) in files(Path::new("src")) {
        for (word, doors) in DOORS {
            let open = doors.iter().any(|door| file == *door || file.starts_with(&format!("{door}/")));
            let said =
                code.lines().any(|line| line.contains(&format!("{word}::")) || line.contains(&format!("use {word}")));
            assert!(open || !said, "{file} says {word}");
        }
    }
}

#[test]
fn pure_houses_do_nothing_but_compute() {
    for house in ["rules", "engine", "render", "game"] {
        for (file, code) in files(&Path::new("src").join(house)) {
            for word in ["async ", "tokio", "std::fs", "std::net", "rand::", "serde", "println"] {
                assert!(!code.contains(word), "{file} says {word}");
            }
        }
    }
}
