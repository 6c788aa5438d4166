//! The words of enums: each word is read as the value that writes it.

#[path = "../../../murus-gallicus/tests/it/word_check.rs"]
mod word_check;

use murus_lessons::{AimKind, Deed, Formation, PuzzleKind, Theme, Tip, WinClaim};
use word_check::check_words;

#[test]
fn every_word_reads_as_it_is_written() {
    check_words(&AimKind::WORDS, AimKind::word, AimKind::from_word);
    check_words(&Deed::WORDS, Deed::word, Deed::from_word);
    check_words(&Formation::WORDS, Formation::word, Formation::from_word);
    check_words(&PuzzleKind::WORDS, PuzzleKind::word, PuzzleKind::from_word);
    check_words(&Theme::WORDS, Theme::word, Theme::from_word);
    check_words(&Tip::WORDS, Tip::word, Tip::from_word);
    check_words(&WinClaim::WORDS, WinClaim::word, WinClaim::from_word);
}
