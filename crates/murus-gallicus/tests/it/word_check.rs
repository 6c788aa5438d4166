//! The check of the words of an enum, for the tests of every package that has such enums.

use std::collections::HashSet;
use std::fmt::Debug;

/// Panics unless each word is read as the value that writes it, all are different, and other words
/// are not read.
pub fn check_words<T: Copy + PartialEq + Debug>(
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
