//! The words of enums: each word is read as the value that writes it.

#[path = "../../../murus-gallicus/tests/it/word_check.rs"]
mod word_check;

use murus_pictures::Theme;
use word_check::check_words;

#[test]
fn every_word_reads_as_it_is_written() {
    check_words(&Theme::WORDS, Theme::word, Theme::from_word);
}

#[test]
fn an_unknown_theme_is_refused_with_the_known_ones() {
    let refused = "neon".parse::<Theme>().unwrap_err().to_string();
    let known = Theme::WORDS.map(|(_, word)| word).join(", ");
    assert_eq!(refused, format!("there is no theme `neon`; there are {known}"));
}
