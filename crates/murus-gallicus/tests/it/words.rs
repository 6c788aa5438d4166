//! The words of enums: each word is read as the value that writes it.

#[path = "word_check.rs"]
mod word_check;

use murus_gallicus::{Reason, Seat};
use word_check::check_words;

#[test]
fn every_word_reads_as_it_is_written() {
    check_words(&Reason::WORDS, Reason::word, Reason::from_word);
    check_words(&Seat::WORDS, Seat::word, Seat::from_word);
}
