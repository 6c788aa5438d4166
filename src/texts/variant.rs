//! Variants in words: their names, how they differ from the standard game, and their rules.

use murus_engine::{LEVELS, Level};
use murus_gallicus::{Options, PRESETS, Variant, VariantError};

use super::named::{find_named, fold_name};
use super::{Texts, Value, small_line};
use crate::game::{Terms, TimeControl};

/// The topics of `/learn rules`. The id of each text is `rules-` and the topic.
pub const TOPICS: [&str; 8] =
    ["standard", "advanced", "balanced", "escape", "houdini", "boards", "several", "notation"];

/// Describes the terms of a game: its clock, whether weekends are free, and whether it is rated.
/// With `depends`, a rated game is described as rated unless a new player joins.
pub fn terms_sentence(texts: Texts, terms: Terms, depends: bool) -> String {
    let weekends = terms.weekends_off.then(|| texts.say("terms-weekends"));
    let rated = texts.say(match (terms.rated, depends) {
        (true, true) => "terms-rated-unless",
        (true, false) => "terms-rated",
        (false, _) => "terms-unrated",
    });
    let all = [Some(time_sentence(texts, terms.time)), weekends, Some(rated)];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Describes in one sentence how long a player may take.
pub fn time_sentence(texts: Texts, time: TimeControl) -> String {
    let (kind, days, increment, cap) = match time {
        TimeControl::None => ("none", 0, 0, 0),
        TimeControl::Turn { days } => ("turn", days, 0, 0),
        TimeControl::Bank { start, increment, cap } => ("bank", start, increment, cap),
    };
    let number = |days: u8| Value::from(i64::from(days));
    let args = [
        ("days", number(days)),
        ("increment", number(increment)),
        ("cap", number(cap)),
        ("kind", kind.into()),
    ];
    texts.say_with("time-sentence", args)
}

/// Returns the name of a variant, such as `Short` or `Advanced · Escape · 9 by 9`.
pub fn variant_name(texts: Texts, variant: Variant) -> String {
    if let Some(preset) = variant.preset() {
        return texts.say(&format!("preset-{preset}"));
    }
    let mut parts: Vec<String> =
        variant.options().words().map(|word| texts.say(&format!("choice-{word}"))).collect();
    if !variant.is_on_standard_board() {
        parts.push(texts.say(&format!("choice-{}", variant.board().name)));
    }
    parts.join(" · ")
}

/// Returns one sentence about a variant: the aim of the standard game, or the difference from it.
pub fn variant_sentence(texts: Texts, variant: Variant) -> String {
    if variant == Variant::STANDARD {
        return texts.say("variant-standard");
    }
    let own = variant.options().without(variant.board().required);
    let mut clauses = Vec::new();
    if !variant.is_on_standard_board() {
        clauses.push(texts.say(&format!("differs-{}", variant.board().name)));
    }
    clauses.extend(own.words().map(|word| texts.say(&format!("differs-{word}"))));
    let clauses = clauses.join(&texts.say("differs-and"));
    texts.say_with("variant-differs", [("clauses", clauses.into())])
}

/// Returns the full rules in which a variant differs from the standard game, or the rules of the
/// standard game itself.
pub fn variant_rules(texts: Texts, variant: Variant) -> String {
    if variant == Variant::STANDARD {
        return texts.say("rules-standard");
    }
    let several = variant.board().seats > 2;
    let elsewhere = !variant.is_on_standard_board();
    let own = variant.options().without(variant.board().required);
    let topics = own
        .words()
        .chain(several.then_some("several"))
        .map(|topic| texts.say(&format!("rules-{topic}")));
    let board = elsewhere
        .then(|| texts.say_with("rules-board", [("name", board_name(texts, variant).into())]));
    let intro = texts.say_with("rules-differs", [("name", variant_name(texts, variant).into())]);
    let corner = (!variant.has(Options::ESCAPE)).then(|| small_line(&texts.say("rules-corner")));
    [intro].into_iter().chain(topics).chain(board).chain(corner).collect::<Vec<_>>().join("\n")
}

fn board_name(texts: Texts, variant: Variant) -> String {
    texts.say(&format!("differs-{}", variant.board().name))
}

/// Writes a date, given as year, month from 1, and day.
pub fn write_date(texts: Texts, (year, month, day): (i16, i8, i8)) -> String {
    texts.say_with(
        "date",
        [("year", year.to_string().into()), ("month", month.into()), ("day", day.into())],
    )
}

/// Writes a date for the axis of a chart. `shows` selects the parts: `year`, `month`, `month-year`,
/// `day` or `day-year`. The date is year, month from 1, and day.
pub fn axis_date(texts: Texts, (year, month, day): (i16, i8, i8), shows: &'static str) -> String {
    let args = [
        ("shows", shows.into()),
        ("year", year.to_string().into()),
        ("month", month.into()),
        ("day", day.into()),
    ];
    texts.say_with("axis-date", args)
}

/// Returns the display name of an engine level.
pub fn level_name(texts: Texts, name: &str) -> String {
    texts.say_with("level-name", [("level", name.to_lowercase().into()), ("name", name.into())])
}

/// Returns the label of an engine level in a menu: its name, a description in plain words, and its
/// rating.
pub fn rated_level(texts: Texts, known: &Level) -> String {
    let args = [
        ("name", level_name(texts, known.name).into()),
        ("plain", plain_level(texts, known).into()),
        ("rating", known.rating.to_string().into()),
    ];
    texts.say_with("level-rated", args)
}

/// Returns the display name of an engine level with its strength in plain words, such as "Tiro
/// (easy)".
pub fn describe_level(texts: Texts, known: &Level) -> String {
    let args = [
        ("name", level_name(texts, known.name).into()),
        ("plain", plain_level(texts, known).into()),
    ];
    texts.say_with("level-described", args)
}

/// Returns the strength of an engine level in plain words, such as "fairly easy".
pub fn plain_level(texts: Texts, known: &Level) -> String {
    texts.say_with("level-plain", [("level", known.name.to_lowercase().into())])
}

/// Finds the engine level that a person names, in any language, with or without its rating. `None`
/// if the text names no level.
pub fn find_level(texts: Texts, text: &str) -> Option<&'static Level> {
    find_named(texts, text, LEVELS, |texts, known| {
        let name = level_name(texts, known.name);
        let described = [plain_level, describe_level, rated_level].map(|write| write(texts, known));
        [known.name.to_owned(), name].into_iter().chain(described).collect()
    })
}

/// Returns the variant that a person names: a preset in any language, or a variant string such as
/// `advanced@9x9`. Fails if the text is neither.
pub fn read(texts: Texts, text: &str) -> Result<Variant, VariantError> {
    let names = |texts: Texts, (word, _): &&(&str, &str)| {
        vec![(*word).to_owned(), texts.say(&format!("preset-{word}"))]
    };
    match find_named(texts, text, PRESETS, names) {
        Some((_, variant)) => variant.parse(),
        None => fold_name(text).parse(),
    }
}

/// Returns true if `typed`, in lower case, may mean the preset `word`: it is a part of the preset's
/// word, of its variant string `written`, of its name, or of its number of players. Names count in
/// this language and in English.
pub fn is_sought(texts: Texts, word: &str, written: &str, typed: &str) -> bool {
    let seats = written.parse::<Variant>().map_or(2, |variant| variant.board().seats);
    let named = |texts: Texts| {
        let number = texts.say_with("variant-seats", [("seats", seats.into())]);
        [texts.say(&format!("preset-{word}")), number]
            .iter()
            .any(|name| name.to_lowercase().contains(typed))
    };
    written.contains(typed) || word.contains(typed) || named(texts) || named(Texts::english())
}

/// Explains why a variant cannot be played.
pub fn variant_refusal(texts: Texts, error: &VariantError) -> String {
    let option = |word: &str| Value::from(texts.say(&format!("choice-{word}")));
    let board = |name: &str| Value::from(texts.say(&format!("choice-{name}")));
    match error {
        // Removing mentions and the like may leave no text.
        VariantError::Option(text) | VariantError::Board(text) if text.trim().is_empty() => {
            texts.say("variant-unreadable")
        }
        VariantError::Option(text) => texts.say_with("variant-unknown", [("text", as_typed(text))]),
        VariantError::Board(text) => {
            texts.say_with("variant-unknown-board", [("text", as_typed(text))])
        }
        VariantError::Repeated(text) => {
            texts.say_with("variant-repeated", [("text", as_typed(text))])
        }
        VariantError::NotAllowed { option: word, board: name } => texts
            .say_with("variant-not-allowed", [("option", option(word)), ("board", board(name))]),
        VariantError::Required { option: word, board: name } => {
            texts.say_with("variant-required", [("option", option(word)), ("board", board(name))])
        }
    }
}

/// Returns a typed text for use between backticks: its first 40 characters, with apostrophes for
/// backticks.
fn as_typed(text: &str) -> Value<'static> {
    text.replace('`', "'").chars().take(40).collect::<String>().into()
}
