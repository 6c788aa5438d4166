//! Every sentence is there, in every language, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use murus::texts::LANGUAGES;

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
fn every_sentence_that_is_said_exists_and_every_one_that_exists_is_said() {
    let english = messages("en-US", LANGUAGES[0].1);
    let mut code = String::new();
    sources(Path::new("src"), &mut code);
    for part in code.split("say(\"").chain(code.split("say_with(\"")).skip(1) {
        let id = part.split('"').next().unwrap();
        if id.chars().all(|c| c.is_ascii_lowercase() || c == '-') && part[id.len()..].starts_with('"') && !id.is_empty()
        {
            assert!(english.contains_key(id), "no sentence {id}");
        }
    }
    // Descriptions of commands and options are found by the names in the code; the rest is named in full.
    let made = ["command-", "option-", "choice-", "side-"];
    for id in english.keys().filter(|id| !made.iter().any(|prefix| id.starts_with(prefix))) {
        // A part of other sentences is named by them alone.
        let part = LANGUAGES[0].1.contains(&format!("{{ {id} }}"));
        assert!(part || code.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}
