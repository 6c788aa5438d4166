//! Proves a sample of each file of puzzles anew. `murus-lab puzzles prove` proves them all.

use std::path::Path;
use std::process::{Command, Output};

use murus_lab::puzzles::{check, mend_puzzle};
use murus_lessons::{BOOKS, Book, LEDUC, Puzzle};
use serde_json::Value;

/// The number of puzzles proven in each file.
const SAMPLE: usize = 4;

#[test]
fn a_sample_of_each_file_of_puzzles_is_proven() {
    for book in &BOOKS {
        let puzzles = book.puzzles();
        for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(SAMPLE).max(1)) {
            assert!(check(puzzle).is_empty(), "{}: {:?}", puzzle.id, check(puzzle));
        }
    }
}

#[test]
fn positions_of_the_article_are_proven() {
    let book = Book::find(LEDUC).unwrap();
    assert_eq!(book.puzzles().len(), 12);
    for puzzle in book.puzzles() {
        assert!(check(puzzle).is_empty(), "{}: {:?}", puzzle.id, check(puzzle));
        assert!(
            puzzle.source.starts_with("Phil Leduc, Abstract Games (2022)"),
            "{}",
            puzzle.source
        );
    }
}

#[test]
fn a_puzzle_that_is_not_what_it_says_is_found_out() {
    let book = Book::find("standard").unwrap();
    let puzzle = book
        .puzzles()
        .iter()
        .find(|puzzle| puzzle.win_in == 3 && !puzzle.refutations.is_empty())
        .unwrap();
    let mut sooner = puzzle.clone();
    sooner.win_in = 2;
    assert!(!check(&sooner).is_empty());
    let mut another = puzzle.clone();
    another.refutations.remove(0);
    assert!(check(&another).contains(&"the refutations are not those of the wrong moves"));
}

#[test]
fn a_reply_that_leaves_a_win_in_time_is_found_out_and_replaced() {
    let mut puzzle = Puzzle::find("standard-004342").unwrap().clone();
    // After c3-c1 a7-c5 the solver still wins in two moves, by e4-c4.
    let at = puzzle.refutations.iter().position(|(played, _)| played == "c3-c1").unwrap();
    puzzle.refutations[at].1 = "a7-c5".to_owned();
    assert_eq!(check(&puzzle), ["a reply leaves a win in time"]);
    let (mended, replaced) = mend_puzzle(&puzzle);
    assert_eq!(replaced, 1);
    assert_ne!(mended.refutations[at].1, "a7-c5");
    assert_eq!(check(&mended), Vec::<&str>::new());
}

/// The first `count` games of a file of games from another implementation, in the form in which the
/// bot exports games.
fn exported(file: &str, count: usize) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../murus-gallicus/tests/data/oracle");
    let text = std::fs::read_to_string(Path::new(folder).join(file)).unwrap();
    let games = text.lines().take(count).map(|line| {
        let game: Value = serde_json::from_str(line).unwrap();
        let moves: Vec<&str> =
            game["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        let variant = game["variant"].as_str().unwrap();
        format!(
            "[Game \"k3f9\"]\n[Variant \"{variant}\"]\n[Player \"romans Ann\"]\n{}\n\n",
            moves.join(" ")
        )
    });
    games.collect()
}

fn mine(file: &Path, games: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_murus-lab"));
    command
        .args(["puzzles", "mine", "--file"])
        .arg(file)
        .arg("--games")
        .arg(games)
        .output()
        .unwrap()
}

#[test]
fn games_of_people_give_puzzles_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("standard.jsonl");
    let games = folder.path().join("games.txt");
    std::fs::write(
        &games,
        exported("games-balanced.jsonl", 1) + &exported("games-standard.jsonl", 12),
    )
    .unwrap();
    let output = mine(&file, &games);
    assert!(output.status.success(), "{output:?}");
    let text = std::fs::read_to_string(&file).unwrap();
    let puzzles: Vec<Puzzle> = text.lines().map(|line| Puzzle::read(line).unwrap()).collect();
    let all = format!("standard: {} puzzles, 12 games looked through\n", puzzles.len());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), all);
    assert!(puzzles.len() > 2, "{text}");
    for (n, puzzle) in puzzles.iter().enumerate() {
        assert_eq!(
            (&puzzle.id, puzzle.source.as_str()),
            (&format!("standard-{n:06}"), "a game of people")
        );
        assert_eq!(check(puzzle), Vec::<&str>::new(), "{}", puzzle.id);
    }
    assert!(mine(&file, &games).status.success());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "no puzzle comes twice");
    std::fs::write(&games, exported("games-standard.jsonl", 1) + "[Game \"k3fa\"]\na1-c3 a1-c3\n")
        .unwrap();
    let output = mine(&file, &games);
    let refusal = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && refusal.contains("games.txt: game 2: "), "{refusal}");
}
