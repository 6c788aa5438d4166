//! Every sentence is there, in every language, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use murus::languages::{LANGUAGES, Language};
use murus::store::OwnLanguage;
use murus::store::{PersonalSetting, ServerSetting};
use murus::texts::variant;
use murus::texts::{TOPICS, Texts};
use murus_engine::LEVELS;
use murus_gallicus::{BOARDS, Options, PRESETS, Variant};
use murus_lessons::LESSONS;
use murus_pictures::Theme;

use crate::layers::GAME;

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
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{code}: {errors:?}"));
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
fn people_can_choose_every_language() {
    let offered = OwnLanguage::WORDS.iter().filter_map(|(language, _)| language.code());
    let known: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
    assert_eq!(offered.collect::<Vec<_>>(), known);
    for texts in known.iter().map(|code| Texts::for_locale(Some(code))) {
        for (_, word) in OwnLanguage::WORDS {
            for id in ["settings-language", "page-settings-language-choice"] {
                let line = texts.say_with(id, [("value", word.into())]);
                let other = texts.say_with(id, [("value", "discord".into())]);
                assert!(word == "discord" || line != other, "{line}");
            }
        }
    }
}

#[test]
fn languages_say_the_same_with_the_same_arguments() {
    let english = messages("en-US", LANGUAGES[0].text);
    for Language { code, text, .. } in LANGUAGES {
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
    let english = messages("en-US", LANGUAGES[0].text);
    let mut code = String::new();
    for package in ["src"].into_iter().chain(GAME) {
        sources(Path::new(package), &mut code);
    }
    for part in code.split("say(\"").chain(code.split("say_with(\"")).skip(1) {
        let id = part.split('"').next().unwrap();
        if id.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            && part[id.len()..].starts_with('"')
            && !id.is_empty()
        {
            assert!(english.contains_key(id), "no sentence {id}");
        }
    }
    let taught: Vec<&str> = LESSONS
        .iter()
        .flat_map(|lesson| lesson.steps)
        .flat_map(|step| step.wrong.iter().map(|(_, say)| *say).chain([step.say, step.well]))
        .collect();
    for id in &taught {
        assert!(english.contains_key(*id), "no sentence {id}");
    }
    let settings: Vec<String> = PersonalSetting::all()
        .flat_map(|setting| {
            let word = setting.word();
            let id = format!("settings-{word}");
            assert!(english.contains_key(&id), "no sentence {id}");
            let label = format!("page-settings-{word}");
            assert!(english.contains_key(&label), "no sentence {label}");
            let buttons = ["on", "off"].map(|to| format!("button-{word}-{to}"));
            [format!("{id}-hint"), id, format!("{label}-choice"), label].into_iter().chain(buttons)
        })
        .chain(ServerSetting::all().flat_map(|setting| {
            let word = setting.word();
            let id = format!("server-{word}");
            assert!(english.contains_key(&id), "no sentence {id}");
            [id, format!("button-{word}-on"), format!("button-{word}-off")]
        }))
        .collect();
    // The code finds descriptions of commands and options by their names; it names all other
    // sentences in full.
    let made = [
        "command-",
        "option-",
        "choice-",
        "side-",
        "differs-",
        "preset-",
        "rules-",
        "button-later-",
    ];
    for id in english.keys().filter(|id| !made.iter().any(|prefix| id.starts_with(prefix))) {
        // A part of other sentences is named only by them.
        let part = LANGUAGES[0].text.contains(&format!("{{ {id} }}"));
        let said = part || taught.contains(&id.as_str()) || code.contains(&format!("\"{id}\""));
        let said = said || settings.contains(id);
        assert!(said, "nobody says {id}");
    }
}

#[test]
fn every_variant_has_its_names_and_rules() {
    let english = messages("en-US", LANGUAGES[0].text);
    let boards = BOARDS
        .iter()
        .flat_map(|board| ["choice", "differs"].map(|kind| format!("{kind}-{}", board.name)));
    let options = Options::WORDS
        .iter()
        .flat_map(|(_, word)| ["choice", "differs", "rules"].map(|kind| format!("{kind}-{word}")));
    let presets = PRESETS.iter().map(|(word, _)| format!("preset-{word}"));
    let topics =
        TOPICS.iter().flat_map(|topic| ["choice", "rules"].map(|kind| format!("{kind}-{topic}")));
    for id in boards.chain(options).chain(presets).chain(topics) {
        assert!(english.contains_key(&id), "no sentence {id}");
    }
    for texts in Texts::all() {
        for variant in Variant::all() {
            let sentence = variant::variant_sentence(texts, variant);
            let rules = variant::variant_rules(texts, variant);
            assert!(
                sentence.len() < 900 && rules.chars().count() < 2000,
                "{variant}: {sentence} {rules}"
            );
        }
        for &(word, variant) in PRESETS {
            let name = texts.say(&format!("preset-{word}"));
            assert_eq!(variant::read(texts, &name.to_uppercase()).unwrap().to_string(), variant);
            assert_eq!(variant::read(texts, &name.to_lowercase()).unwrap().to_string(), variant);
            assert_eq!(
                variant::read(texts, word).unwrap().to_string(),
                variant,
                "its word finds it"
            );
            assert_eq!(variant::variant_name(texts, variant.parse().unwrap()), name);
        }
    }
    let texts = Texts::english();
    assert_eq!(
        variant::variant_name(texts, "advanced+houdini@9x9".parse().unwrap()),
        "Advanced · Houdini · 9 by 9"
    );
}

#[test]
fn themes_and_languages_have_names_of_their_own() {
    for texts in Texts::all() {
        for id in ["theme-name", "theme-about"] {
            let names = Theme::WORDS
                .iter()
                .map(|(_, word)| texts.say_with(id, [("theme", (*word).into())]));
            assert_eq!(
                names.collect::<BTreeSet<_>>().len(),
                Theme::WORDS.len(),
                "{id} in {}",
                texts.code()
            );
        }
    }
    let names = Texts::all().map(|texts| texts.say("language-name"));
    assert_eq!(names.collect::<BTreeSet<_>>().len(), LANGUAGES.len());
}

#[test]
fn levels_and_dates_have_names_in_each_language() {
    let english = Texts::english();
    let german = Texts::for_locale(Some("de"));
    for level in LEVELS {
        assert_eq!(variant::level_name(english, level.name), level.name);
    }
    assert_eq!(
        [variant::level_name(german, "Tiro"), variant::level_name(german, "Caesar")],
        ["Rekrut", "Cäsar"]
    );
    assert_eq!(
        variant::level_name(english, "Optio"),
        "Optio",
        "one that is no longer known keeps its name"
    );
    let dates = |texts: Texts| {
        [variant::write_date(texts, (2026, 6, 1)), variant::write_date(texts, (2027, 12, 31))]
    };
    assert_eq!(dates(english), ["1 June 2026", "31 December 2027"]);
    assert_eq!(dates(german), ["1. Juni 2026", "31. Dezember 2027"]);
}

/// Words after which only a date is a time: not one that is counted from now.
const BEFORE_DATES: [&str; 10] =
    ["until", "since", "by", "from", "before", "bis", "seit", "ab", "vor", "zum"];

/// Each place of a sentence where a time counted from now stands, as the words before it.
fn counted(pattern: &Pattern<&str>, found: &mut Vec<String>) {
    let mut before = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => before.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                if matches!(inline, InlineExpression::VariableReference { id } if id.name == "when")
                {
                    found.push(before.clone());
                }
                before.push_str(" … ");
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| counted(&variant.value, found));
                before.push_str(" … ");
            }
        }
    }
}

#[test]
fn no_time_is_counted_from_now_where_a_date_belongs() {
    let mut sentences = BTreeSet::new();
    for Language { code, text, .. } in LANGUAGES {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{code}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut places = Vec::new();
            counted(message.value.as_ref().unwrap(), &mut places);
            for before in places {
                let last = before.split_whitespace().last().unwrap_or_default().to_lowercase();
                assert!(
                    !BEFORE_DATES.contains(&last.as_str()),
                    "{code}: {}: {before}…",
                    message.id.name
                );
                sentences.insert(message.id.name.to_owned());
            }
        }
    }
    // Each of them was read aloud with "in 21 days" and "in 21 Tagen".
    let known = [
        "acted",
        "audit-contest",
        "audit-contest-act",
        "audit-line",
        "call-text",
        "challenge-until",
        "contest-cup-begins",
        "contest-cup-round",
        "contest-league-begins",
        "contest-simul-begins",
        "contest-simul-call",
        "contest-simul-until",
        "contest-team-begins",
        "contest-team-until",
        "contest-team-waits",
        "contest-until",
        "games-challenge",
        "limited",
        "note-back",
        "note-leave",
        "page-vote",
        "proposed",
        "refused-reminded",
        "settings-vacation",
        "show-crowded",
        "show-too-many",
        "snoozed",
        "summary-due",
        "turn-clock",
        "vote-cast",
        "vote-goes-on",
        "vote-listed",
        "vote-open",
        "vote-prolonged",
        "vote-second",
    ];
    assert_eq!(sentences.iter().collect::<Vec<_>>(), known.iter().collect::<Vec<_>>());
}

#[test]
fn a_time_is_counted_from_now_or_is_a_date_as_its_name_says() {
    let mut code = String::new();
    sources(Path::new("src"), &mut code);
    for (name, not) in [("when", ["moment(", "day("]), ("date", ["mention::when(", ":R>"])] {
        for argument in code.split(&format!("(\"{name}\", ")).skip(1) {
            let value = argument.lines().next().unwrap();
            let value = value.split("(\"").next().unwrap();
            assert!(!not.iter().any(|other| value.contains(other)), "{name}: {value}");
        }
    }
}
