//! Every sentence is there, in every language, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use murus::texts::variant;
use murus::texts::{LANGUAGES, TOPICS, Texts};
use murus_gallicus::engine::LEVELS;
use murus_gallicus::rules::{BOARDS, Options, PRESETS, Variant};
use murus_gallicus::theme::Theme;

fn arguments(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, found),
            Expression::Select { selector, variants } => {
                variable(selector, found);
                variants.iter().for_each(|variant| arguments(&variant.value, found));
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                variable(inline, found);
            }
        }
        _ => {}
    }
}

fn messages(code: &str, text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{code}: {errors:?}"));
    let mut all = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut found = BTreeSet::new();
            arguments(message.value.as_ref().unwrap(), &mut found);
            let again = all.insert(message.id.name.to_owned(), found);
            assert!(again.is_none(), "{code} says {} twice", message.id.name);
        }
    }
    all
}

#[test]
fn languages_say_the_same_with_the_same_arguments() {
    let english = messages("en-US", LANGUAGES[0].1);
    for (code, text) in LANGUAGES {
        let other = messages(code, text);
        assert_eq!(english.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{code}");
        for (id, arguments) in &english {
            assert_eq!(arguments, &other[id], "{code}: {id}");
        }
    }
}

fn sources(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push_str(&std::fs::read_to_string(path).unwrap_or_default());
        }
    }
}

#[test]
fn every_used_sentence_exists_and_every_sentence_is_used() {
    let english = messages("en-US", LANGUAGES[0].1);
    let mut code = String::new();
    for package in ["src", "crates/murus-gallicus/src"] {
        sources(Path::new(package), &mut code);
    }
    for part in code.split("say(\"").chain(code.split("say_with(\"")).skip(1) {
        let id = part.split('"').next().unwrap();
        if id.chars().all(|c| c.is_ascii_lowercase() || c == '-') && part[id.len()..].starts_with('"') && !id.is_empty()
        {
            assert!(english.contains_key(id), "no sentence {id}");
        }
    }
    // The code finds descriptions of commands and options by their names; it names all other
    // sentences in full.
    let made = ["command-", "option-", "choice-", "side-", "differs-", "preset-", "rules-", "button-later-"];
    for id in english.keys().filter(|id| !made.iter().any(|prefix| id.starts_with(prefix))) {
        // A part of other sentences is named only by them.
        let part = LANGUAGES[0].1.contains(&format!("{{ {id} }}"));
        assert!(part || code.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}

#[test]
fn every_variant_has_its_names_and_rules() {
    let english = messages("en-US", LANGUAGES[0].1);
    let boards = BOARDS.iter().flat_map(|board| ["choice", "differs"].map(|kind| format!("{kind}-{}", board.name)));
    let options =
        Options::WORDS.iter().flat_map(|(_, word)| ["choice", "differs", "rules"].map(|kind| format!("{kind}-{word}")));
    let presets = PRESETS.iter().map(|(word, _)| format!("preset-{word}"));
    let topics = TOPICS.iter().flat_map(|topic| ["choice", "rules"].map(|kind| format!("{kind}-{topic}")));
    for id in boards.chain(options).chain(presets).chain(topics) {
        assert!(english.contains_key(&id), "no sentence {id}");
    }
    for texts in LANGUAGES.iter().map(|(code, _)| Texts::of(Some(code))) {
        for variant in Variant::all() {
            let (sentence, rules) = (variant::sentence(texts, variant), variant::rules(texts, variant));
            assert!(sentence.len() < 900 && rules.chars().count() < 2000, "{variant}: {sentence} {rules}");
        }
        for &(word, variant) in PRESETS {
            let name = texts.say(&format!("preset-{word}"));
            assert_eq!(variant::read(texts, &name.to_uppercase()).unwrap().to_string(), variant);
            assert_eq!(variant::read(texts, &name.to_lowercase()).unwrap().to_string(), variant);
            assert_eq!(variant::read(texts, word).unwrap().to_string(), variant, "its word finds it");
            assert_eq!(variant::name(texts, variant.parse().unwrap()), name);
        }
    }
    let texts = Texts::english();
    assert_eq!(variant::name(texts, "advanced+houdini@9x9".parse().unwrap()), "Advanced · Houdini · 9 by 9");
}

#[test]
fn themes_and_languages_have_names_of_their_own() {
    for texts in LANGUAGES.iter().map(|(code, _)| Texts::of(Some(code))) {
        for id in ["theme-name", "theme-about"] {
            let names = Theme::WORDS.iter().map(|(_, word)| texts.say_with(id, [("theme", (*word).into())]));
            assert_eq!(names.collect::<BTreeSet<_>>().len(), Theme::WORDS.len(), "{id} in {}", texts.code());
        }
    }
    let names = LANGUAGES.iter().map(|(code, _)| Texts::of(Some(code)).say("language-name"));
    assert_eq!(names.collect::<BTreeSet<_>>().len(), LANGUAGES.len());
}

#[test]
fn levels_and_dates_have_names_in_each_language() {
    let (english, german) = (Texts::english(), Texts::of(Some("de")));
    for level in LEVELS {
        assert_eq!(variant::level(english, level.name), level.name);
    }
    assert_eq!([variant::level(german, "Tiro"), variant::level(german, "Caesar")], ["Rekrut", "Cäsar"]);
    assert_eq!(variant::level(english, "Optio"), "Optio", "one that is no longer known keeps its name");
    let dates = |texts: Texts| [variant::date(texts, (2026, 6, 1)), variant::date(texts, (2027, 12, 31))];
    assert_eq!(dates(english), ["1 June 2026", "31 December 2027"]);
    assert_eq!(dates(german), ["1. Juni 2026", "31. Dezember 2027"]);
}
