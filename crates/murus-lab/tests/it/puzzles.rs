//! A sample of each file of puzzles is proven anew; `murus-lab puzzles prove` proves all.

use murus_gallicus::learn::{BOOKS, Book, LEDUC};
use murus_lab::puzzles::check;

/// Puzzles of each file.
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
        assert!(puzzle.source.starts_with("Phil Leduc, Abstract Games (2022)"), "{}", puzzle.source);
    }
}

#[test]
fn a_puzzle_that_is_not_what_it_says_is_found_out() {
    let book = Book::find("standard").unwrap();
    let puzzle = book.puzzles().iter().find(|puzzle| puzzle.win_in == 3 && !puzzle.refutations.is_empty()).unwrap();
    let mut sooner = puzzle.clone();
    sooner.win_in = 2;
    assert!(!check(&sooner).is_empty());
    let mut another = puzzle.clone();
    another.refutations.remove(0);
    assert!(check(&another).contains(&"the refutations are not those of the wrong moves"));
}
