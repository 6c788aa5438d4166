//! The texts for listings are within Discord's limits, in every language that Discord has.

use std::collections::BTreeMap;

use murus::languages::LANGUAGES;

const LISTING: &str = include_str!("../../docs/listing.md");

/// The lines of each language after a word.
fn texts_after(word: &str) -> BTreeMap<&'static str, &'static str> {
    let parts = LISTING.split("\n### ").skip(1);
    let found = parts.filter_map(|part| {
        let code = part.lines().next()?;
        let line = part.lines().find_map(|line| line.strip_prefix(word))?;
        Some((code, line.trim()))
    });
    found.collect()
}

#[test]
fn texts_for_listings_are_within_their_limits_in_every_language() {
    let known: Vec<&str> = LANGUAGES
        .iter()
        .filter(|language| !language.discord.is_empty())
        .map(|language| language.code)
        .collect();
    for (word, most) in [("Summary:", 200), ("Description:", 400)] {
        let texts = texts_after(word);
        for code in &known {
            let text = texts.get(code).unwrap_or_else(|| panic!("no {word} in {code}"));
            let length = text.chars().count();
            assert!((100..=most).contains(&length), "{code} {word} {length}");
        }
        assert_eq!(texts.len(), known.len());
    }
    let tags = LISTING.split("## Tags\n\n").nth(1).unwrap().lines().next().unwrap();
    assert!((1..=5).contains(&tags.split(", ").count()), "{tags}");
}
