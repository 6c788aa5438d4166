//! The form of a challenge.

use murus_gallicus::{PRESETS, Variant};

use crate::game::{TIMES, TimeControl};
use crate::show::draft::Draft;
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::rows::MenuChoice;
use crate::texts::{Texts, small_line, variant};

/// The name of the form field with the people who are invited.
pub const OPPONENT: &str = "opponent";
/// The name of the form field that chooses the variant.
pub const VARIANT: &str = "variant";
/// The name of the form field that chooses the clock.
pub const TIME: &str = "time";
/// The name of the form field that chooses whether the game is rated.
pub const RATED: &str = "rated";
/// The name of the form field with a note to the opponent.
pub const NOTE: &str = "note";

/// The most characters of a note.
const LONGEST_NOTE: u16 = 200;

/// The data with which the form of a challenge is filled in at first.
#[derive(Clone, Debug)]
pub struct AskedForm<'a> {
    /// The custom id of the form.
    pub id: String,
    /// The challenge with the choices made so far.
    pub draft: &'a Draft,
    /// The note that is already written; `None` leaves its field empty.
    pub note: Option<&'a str>,
}

/// Returns the form in which a person enters a challenge.
pub fn challenge_form(texts: Texts, AskedForm { id, draft, note }: AskedForm<'_>) -> Form {
    let field = |name, words, required, kind| FormField::new(texts, name, words, required, kind);
    let people = FieldKind::People { chosen: draft.people.clone(), most: Draft::MOST_PEOPLE as u8 };
    let variants = FieldKind::Choice(variant_choices(texts, draft.variant));
    let times = FieldKind::Choice(time_choices(texts, draft.time));
    let rated = FieldKind::Choice(rated_choices(texts, draft.rated));
    let note = FieldKind::Text {
        value: note.unwrap_or_default().to_owned(),
        example: String::new(),
        longest: LONGEST_NOTE,
        lines: false,
    };
    Form {
        id,
        title: texts.say("ask-title"),
        fields: vec![
            field(OPPONENT, ["ask-opponent", "ask-opponent-hint"], false, people),
            field(VARIANT, ["ask-variant", "ask-variant-hint"], true, variants),
            field(TIME, ["ask-time", "ask-time-hint"], true, times),
            field(RATED, ["ask-rated", "ask-rated-hint"], true, rated),
            field(NOTE, ["ask-note", "ask-note-hint"], false, note),
        ],
        note: Some(small_line(&texts.say("ask-more"))),
    }
}

/// Returns the preset variants as menu choices. If the chosen variant is no preset, it is added in
/// front.
pub fn variant_choices(texts: Texts, chosen: Variant) -> Vec<MenuChoice> {
    let written = chosen.to_string();
    let mut choices: Vec<MenuChoice> = PRESETS
        .iter()
        .map(|(word, variant)| {
            let option = MenuChoice::new(texts.say(&format!("preset-{word}")), *variant);
            option.chosen(*variant == written)
        })
        .collect();
    if !choices.iter().any(|choice| choice.chosen) {
        let option = MenuChoice::new(variant::variant_name(texts, chosen), written);
        choices.insert(0, option.chosen(true));
    }
    choices
}

fn time_choices(texts: Texts, chosen: TimeControl) -> Vec<MenuChoice> {
    let option = |(word, time): &(&str, TimeControl)| {
        MenuChoice::new(texts.say(&format!("choice-{word}")), time.to_string())
            .chosen(*time == chosen)
    };
    TIMES.iter().map(option).collect()
}

fn rated_choices(texts: Texts, chosen: Option<bool>) -> Vec<MenuChoice> {
    let names = ["ask-rated-usual", "ask-rated-rated", "ask-rated-free"];
    let option = |(name, (word, rated)): (&str, (&str, Option<bool>))| {
        MenuChoice::new(texts.say(name), word).chosen(rated == chosen)
    };
    names.into_iter().zip(Draft::RATED).map(option).collect()
}
