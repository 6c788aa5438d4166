//! Checks that each line of the puzzle files is read, and that each puzzle occurs only once.

use std::collections::HashSet;

use murus_lessons::{Attempt, BOOKS, LEDUC, Puzzle, PuzzleKind, Verdict};

#[test]
fn every_line_of_every_file_is_a_puzzle_of_it() {
    for book in &BOOKS {
        let puzzles = book.puzzles();
        assert_eq!(puzzles.len(), book.lines(), "{}: a line cannot be read", book.name);
        let mut keys = HashSet::new();
        for puzzle in puzzles {
            assert_eq!(Puzzle::find(&puzzle.id), Some(puzzle), "{}", puzzle.id);
            let preset = if book.name == LEDUC { Some("standard") } else { Some(book.name) };
            assert_eq!(puzzle.variant().preset(), preset, "{}", puzzle.id);
            assert!(keys.insert((puzzle.kind, puzzle.key())), "{} is there already", puzzle.id);
            assert_eq!(puzzle.approach().plies(), 1, "{} shows the move before", puzzle.id);
            assert!((1..=5).contains(&puzzle.grade), "{}", puzzle.id);
            assert_eq!(
                puzzle.write().ok().and_then(|row| Puzzle::read(&row).ok()).as_ref(),
                Some(puzzle)
            );
        }
    }
}

#[test]
fn who_wins_is_no_easier_to_say_where_neither_side_does() {
    for book in &BOOKS {
        let asked = || book.puzzles().iter().filter(|puzzle| puzzle.kind == PuzzleKind::IsItWon);
        let [neither, one] = [true, false].map(|neither| {
            let ratings = asked()
                .filter(|puzzle| puzzle.line.is_empty() == neither)
                .map(|puzzle| puzzle.rating);
            ratings.collect::<Vec<_>>()
        });
        let mean =
            one.iter().map(|rating| u64::from(*rating)).sum::<u64>() / (one.len() as u64).max(1);
        assert!(
            neither.iter().all(|rating| u64::from(*rating) >= mean),
            "{}: {neither:?}",
            book.name
        );
    }
}

#[test]
fn a_wrong_move_is_refuted_by_the_other_side() {
    let mut seen = 0;
    for book in &BOOKS {
        let puzzles = book.puzzles().iter().filter(|puzzle| puzzle.kind == PuzzleKind::Win);
        for puzzle in puzzles.take(3) {
            let start = Attempt::of(puzzle, "").unwrap();
            let position = start.line().position();
            for m in position.moves().into_iter().take(6) {
                let text = position.write(m).to_string();
                let Verdict::Wrong { line, loses } = start.judge(&text).unwrap().verdict else {
                    continue;
                };
                seen += 1;
                let last = line.len() % 2 == 1 || loses;
                assert!(last, "{} {text}: {line:?} ends with the solver's move", puzzle.id);
            }
        }
    }
    assert!(seen > 20, "{seen}");
}
