//! Finds the choice that a person names. Discord can send the name of a choice in place of its
//! value, in any language that the person's client shows.

use unicode_normalization::UnicodeNormalization;

use super::{BUNDLES, Texts};

/// Finds the item that a text names, first by its names in this language, then in the others.
/// Ignores capitals and the width of letters. `None` if no item has that name.
pub fn find_named<T>(
    texts: Texts,
    text: &str,
    all: impl IntoIterator<Item = T>,
    names: impl Fn(Texts, &T) -> Vec<String>,
) -> Option<T> {
    let wanted = fold_name(text);
    let mut all = all.into_iter().collect::<Vec<T>>();
    let calls_so =
        |texts: Texts, one: &T| names(texts, one).iter().any(|name| fold_name(name) == wanted);
    let mut languages = std::iter::once(texts).chain(BUNDLES.iter().copied());
    let place = languages.find_map(|texts| all.iter().position(|one| calls_so(texts, one)))?;
    Some(all.swap_remove(place))
}

/// Finds the word that a text names: by the word itself, or by the choice's name in any language.
/// `None` if no word matches.
pub fn find_choice(texts: Texts, text: &str, words: &[&'static str]) -> Option<&'static str> {
    find_named(texts, text, words.iter().copied(), |texts, word| {
        vec![(*word).to_owned(), texts.say(&format!("choice-{word}"))]
    })
}

/// Normalizes a name for comparison: no capitals, no wide letters, no outer spaces. `ß` becomes
/// `ss`, because capitals have no other form.
pub(super) fn fold_name(text: &str) -> String {
    text.nfkc().collect::<String>().trim().to_lowercase().replace('ß', "ss")
}
