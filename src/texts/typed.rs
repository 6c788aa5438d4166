//! Reads typed words in every language: commands of a word or two, and moves such as `a1 to a3`.

use unicode_normalization::UnicodeNormalization;

use super::{BUNDLES, Texts};

/// The request that a person makes by typing one or two words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// To list everything that can be typed.
    Help,
    /// To resign.
    Resign,
    /// To offer a draw.
    Draw,
    /// To take back the last move.
    TakeBack,
    /// To pass.
    Pass,
    /// To get a hint.
    Hint,
}

/// The id of the text in `locales/` that lists the words for each request.
const WORDS: &[(Word, &str)] = &[
    (Word::Help, "typed-words-help"),
    (Word::Resign, "typed-words-resign"),
    (Word::Draw, "typed-words-draw"),
    (Word::TakeBack, "typed-words-take-back"),
    (Word::Pass, "typed-words-pass"),
    (Word::Hint, "typed-words-hint"),
];

/// Returns the request that a text of one or two words makes, in any language. `None` if it makes
/// none.
pub fn read_word(text: &str) -> Option<Word> {
    let wanted = spoken_words(text).join(" ");
    WORDS.iter().find(|(_, list)| is_among(list, &wanted)).map(|(word, _)| *word)
}

/// Rewrites a typed move as the notation writes it: `a1 to a3` as `a1 a3`, `a1 takes b2` as `a1 x
/// b2`. Drops polite words. A text without such words is returned unchanged.
///
/// ```
/// use murus::texts::move_text;
///
/// assert_eq!(move_text("a1 to a3, please"), "a1 a3");
/// assert_eq!(move_text("Turm a1 schlägt b2!"), "a1 x b2");
/// assert_eq!(move_text("A1 – C3!"), "A1 – C3!");
/// ```
pub fn move_text(text: &str) -> String {
    let words = spoken_words(text);
    let plain = |word: &String| match word {
        word if is_among("typed-words-to", word) => None,
        word if is_among("typed-words-takes", word) => Some("x".to_owned()),
        word => Some(word.clone()),
    };
    let plain_words: Vec<String> = words.iter().filter_map(plain).collect();
    let count = text.split_whitespace().count();
    if plain_words == words && words.len() == count {
        text.to_owned()
    } else {
        plain_words.join(" ")
    }
}

/// Rewrites typed plans: a word such as `any` becomes `*`, which stands for any other move.
///
/// ```
/// use murus::texts::plan_text;
///
/// assert_eq!(plan_text("b4-d4 c5-c3 any d1-d3"), "b4-d4 c5-c3 * d1-d3");
/// assert_eq!(plan_text("Sonst: d1-d3"), "* d1-d3");
/// ```
pub fn plan_text(text: &str) -> String {
    let plain = |piece: &str| {
        let word = piece.trim_end();
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        let said = !bare.is_empty() && is_among("typed-words-any", &bare);
        if said { format!("*{}", &piece[word.len()..]) } else { piece.to_owned() }
    };
    text.split_inclusive(char::is_whitespace).map(plain).collect()
}

/// Returns true if a text has a word such as `to` that precedes a target cell: `to e5`.
///
/// ```
/// use murus::texts::names_target;
///
/// assert!(names_target("Tower to e5, please") && names_target("nach e5"));
/// assert!(!names_target("e5"));
/// ```
pub fn names_target(text: &str) -> bool {
    spoken_words(text).iter().any(|word| is_among("typed-words-to", word))
}

/// Returns true if a text is no attempt at a move: it names no cell, or it ends with a question
/// mark.
///
/// ```
/// use murus::texts::is_chatter;
///
/// assert!(is_chatter("nice move!") && is_chatter("gg") && is_chatter("Is e1 free?"));
/// assert!(!is_chatter("b4-d9") && !is_chatter("tower to e5") && !is_chatter("B4"));
/// ```
pub fn is_chatter(text: &str) -> bool {
    let text: String = text.nfkc().collect();
    let letters: Vec<char> = text.chars().collect();
    let names_cell =
        letters.windows(2).any(|pair| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit());
    !names_cell || text.trim_end().ends_with('?')
}

/// Returns the words of a text in lower case, without polite words. Strips the punctuation around
/// a word, but keeps punctuation that stands alone, such as `–`, as a word.
fn spoken_words(text: &str) -> Vec<String> {
    // Full-width letters become plain letters.
    let text: String = text.nfkc().collect();
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let words = text.split_whitespace().map(|word| (word, bare(word)));
    let kept = words.filter(|(_, bare)| !is_among("typed-words-polite", bare));
    // Punctuation by itself is a word as well.
    kept.map(|(word, bare)| if bare.is_empty() { word.to_owned() } else { bare }).collect()
}

/// Returns true if a word is in a list of `locales/`, in any language.
fn is_among(list: &str, word: &str) -> bool {
    BUNDLES.iter().any(|texts: &Texts| texts.say(list).split(',').any(|known| known.trim() == word))
}
