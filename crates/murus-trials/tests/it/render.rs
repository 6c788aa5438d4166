//! The command `murus-trials render`.

use std::process::{Command, Output};

use murus_pictures::Theme;

fn murus(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_murus-trials")).arg("render").args(arguments).output().unwrap()
}

/// Runs a command that must fail. Returns the first line of its error.
fn complaint(arguments: &[&str]) -> String {
    let output = murus(arguments);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap().lines().next().unwrap_or_default().to_owned()
}

#[test]
fn an_impossible_drawing_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.png");
    let out = ["--out", file.to_str().unwrap()];
    let with = |more: &[&'static str]| complaint(&[more, &out].concat());
    assert_eq!(with(&["--size", "100"]), "murus: --size 100: a picture is 200 to 2000 pixels wide");
    assert_eq!(
        with(&["--size", "9000", "--gif"]),
        "murus: --size 9000: a picture is 200 to 2000 pixels wide"
    );
    assert_eq!(with(&["--ply", "3", "a1-c3"]), "murus: --ply 3: the last ply of the game is 1");
    let themes = Theme::WORDS.map(|(_, word)| word).join(", ");
    let neon =
        "error: invalid value 'neon' for '--theme <THEME>': there is no theme `neon`; there are";
    assert_eq!(with(&["--theme", "neon"]), format!("{neon} {themes}"));
    let help = String::from_utf8(murus(&["--help"]).stdout).unwrap();
    assert!(help.contains(&format!("The theme: {themes}")), "{help}");
    assert!(with(&["a1-a9"]).starts_with("murus: entry 1: "));
    assert_eq!(
        complaint(&["a1-c3"]),
        "murus: say what to make: --out FILE, --text or --sheet FILE"
    );
    assert!(!file.exists());
}

#[test]
fn pictures_films_words_and_the_sheet_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let picture = path("board.png");
    let film = path("game.gif");
    let sheet = path("sheet.png");
    let common = ["--theme", "dark", "--size", "320", "--flip", "a1-c3", "d7-d5"];
    assert!(murus(&[&["--out", &picture, "--ply", "1"], &common[..]].concat()).status.success());
    assert!(murus(&[&["--out", &film, "--gif"], &common[..]].concat()).status.success());
    assert!(murus(&["--sheet", &sheet]).status.success());
    let begins = |file: &str, with: &[u8]| std::fs::read(file).unwrap().starts_with(with);
    assert!(begins(&picture, b"\x89PNG") && begins(&sheet, b"\x89PNG") && begins(&film, b"GIF89a"));
    assert!(std::fs::metadata(&sheet).unwrap().len() < 400 << 10, "docs/playing.md shows it");
    let said =
        String::from_utf8(murus(&["--text", "--ply", "1", "a1-c3", "d7-d5"]).stdout).unwrap();
    assert!(said.starts_with("1. a1-c3. Gauls to move."), "{said}");
    assert!(said.lines().count() > 8 && !said.contains('`'), "{said}");
}
