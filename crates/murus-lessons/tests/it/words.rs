//! The words of enums: each word is read as the value that writes it.

use std::collections::HashSet;
use std::fmt::Debug;

use murus_lessons::{AimKind, Deed, Formation, PuzzleKind, Theme, Tip, WinClaim};

#[test]
fn every_word_reads_as_it_is_written() {
    check(&AimKind::WORDS, AimKind::word, AimKind::from_word);
    check(&Deed::WORDS, Deed::word, Deed::from_word);
    check(&Formation::WORDS, Formation::word, Formation::from_word);
    check(&PuzzleKind::WORDS, PuzzleKind::word, PuzzleKind::from_word);
    check(&Theme::WORDS, Theme::word, Theme::from_word);
    check(&Tip::WORDS, Tip::word, Tip::from_word);
    check(&WinClaim::WORDS, WinClaim::word, WinClaim::from_word);
}

fn check<T: Copy + PartialEq + Debug>(
    words: &[(T, &'static str)],
    write: fn(T) -> &'static str,
    read: fn(&str) -> Option<T>,
) {
    for &(value, word) in words {
        assert_eq!((write(value), read(word)), (word, Some(value)));
    }
    let different: HashSet<&str> = words.iter().map(|(_, word)| *word).collect();
    assert_eq!(different.len(), words.len(), "{words:?}");
    assert_eq!((read(""), read("no such word")), (None, None));
}
