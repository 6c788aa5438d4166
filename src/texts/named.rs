//! Reads what a person chooses by its name. Discord can send the name of a choice in place of its
//! value, in any language that the person's client shows.

use unicode_normalization::UnicodeNormalization;

use super::{BUNDLES, Texts};

/// Finds among these what a text names: by a name in this language, else in another one; `None` if
/// it names none of them. Capitals and the width of letters make no other name.
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

/// Finds among these words the one that a text names: by the word itself, or by the name of the
/// choice in any language. `None` if it names none.
pub fn find_choice(texts: Texts, text: &str, words: &[&'static str]) -> Option<&'static str> {
    find_named(texts, text, words.iter().copied(), |texts, word| {
        vec![(*word).to_owned(), texts.say(&format!("choice-{word}"))]
    })
}

/// A name in the form in which names are compared; ß is ss, because capitals have no other form.
pub(super) fn fold_name(text: &str) -> String {
    text.nfkc().collect::<String>().trim().to_lowercase().replace('ß', "ss")
}
