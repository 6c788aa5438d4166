//! The words of enums: each word is read as the value that writes it.

use std::collections::HashSet;
use std::fmt::Debug;

use murus_pictures::Theme;

#[test]
fn every_word_reads_as_it_is_written() {
    check(&Theme::WORDS, Theme::word, Theme::from_word);
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

#[test]
fn an_unknown_theme_is_refused_with_the_known_ones() {
    let refused = "neon".parse::<Theme>().unwrap_err().to_string();
    let known = Theme::WORDS.map(|(_, word)| word).join(", ");
    assert_eq!(refused, format!("there is no theme `neon`; there are {known}"));
}
