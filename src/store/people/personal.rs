//! The settings of a person whose values are words. Each has one row in a table, from which the
//! settings page, its buttons, the stored text and the export follow.

use std::collections::BTreeMap;

use murus_gallicus::words;
use murus_pictures::Theme;
use serde_json::Value;

use crate::game::{Notify, Preferences};
use crate::store::tastes::{AtOnce, Dots, OwnLanguage, Reading, Sharing, Tastes};

/// All settings that a person chose.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// The settings for pings: when and where the person gets them.
    pub preferences: Preferences,
    /// The settings for choosing moves, viewing boards and sharing games.
    pub tastes: Tastes,
}

/// A setting of a person whose value is one of a few words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonalSetting {
    /// Where the person is pinged when it is their turn.
    Notify,
    /// The form in which the person reads boards, such as pictures or letters.
    Boards,
    /// The theme of pictures that only the person sees.
    Theme,
    /// The boards on which the cells that can be chosen are labelled with their names.
    Dots,
    /// When a move chosen by buttons is played without a preview.
    Moves,
    /// Who may open the web pages of the person's games.
    Sharing,
    /// Whether finished games may be published as open data.
    OpenData,
    /// Whether saved vacation days are used automatically before a loss on time.
    Saved,
    /// The language in which the person is answered.
    Language,
}

words!(PersonalSetting {
    Notify: "notify",
    Boards: "boards",
    Theme: "theme",
    Dots: "dots",
    Moves: "moves",
    Sharing: "sharing",
    OpenData: "open-data",
    Saved: "saved",
    Language: "language",
});

/// The properties of a setting.
struct SettingRow {
    /// The key of the setting in the stored text.
    key: &'static str,
    /// The words of the values that are stored as `false` and `true`. `None` if there are none.
    flags: Option<[&'static str; 2]>,
    /// The name of the setting in the export of a person's data.
    export: &'static str,
    /// The values of the setting, in the order in which they are offered.
    values: fn() -> Vec<&'static str>,
    get: fn(&Choices) -> &'static str,
    /// Sets the value with this word. Returns `None` if the setting has no such value.
    set: fn(&mut Choices, &str) -> Option<()>,
}

/// Makes the row of a setting whose value is an enum with words.
macro_rules! row {
    ($key:literal, $flags:expr, $export:literal, $type:ty, $($field:ident).+) => {
        SettingRow {
            key: $key,
            flags: $flags,
            export: $export,
            values: || <$type>::WORDS.iter().map(|(_, word)| *word).collect(),
            get: |choices| choices.$($field).+.word(),
            set: |choices, word| <$type>::from_word(word).map(|value| choices.$($field).+ = value),
        }
    };
}

/// Makes the row of a setting that is `on` or `off`.
macro_rules! switch {
    ($key:literal, $flags:expr, $export:literal, $($field:ident).+) => {
        SettingRow {
            key: $key,
            flags: Some($flags),
            export: $export,
            values: || vec!["on", "off"],
            get: |choices| if choices.$($field).+ { "on" } else { "off" },
            set: |choices, word| {
                choices.$($field).+ = match word {
                    "on" => true,
                    "off" => false,
                    _ => return None,
                };
                Some(())
            },
        }
    };
}

impl PersonalSetting {
    fn row(self) -> SettingRow {
        match self {
            PersonalSetting::Notify => row!("notify", None, "notify", Notify, preferences.notify),
            PersonalSetting::Boards => {
                let earlier = Some(["picture", "letters"]);
                row!("text", earlier, "boards_as_text", Reading, tastes.reading)
            }
            PersonalSetting::Theme => {
                row!("theme", None, "look_of_boards", Theme, tastes.look.theme)
            }
            PersonalSetting::Dots => row!("dots", None, "names_on_dots", Dots, tastes.look.dots),
            PersonalSetting::Moves => {
                let flags = Some(["never", "always"]);
                row!("at_once", flags, "play_at_once", AtOnce, tastes.at_once)
            }
            PersonalSetting::Sharing => {
                row!("sharing", None, "pages_of_games", Sharing, tastes.sharing)
            }
            PersonalSetting::OpenData => {
                switch!("open_data", ["off", "on"], "open_data", tastes.open_data)
            }
            PersonalSetting::Language => {
                row!("language", None, "language", OwnLanguage, tastes.language)
            }
            PersonalSetting::Saved => {
                let flags = ["on", "off"];
                switch!("unsaved", flags, "vacation_before_a_loss", preferences.saved)
            }
        }
    }

    /// Returns every setting.
    pub fn all() -> impl Iterator<Item = PersonalSetting> {
        PersonalSetting::WORDS.iter().map(|(setting, _)| *setting)
    }

    /// Returns the words of the setting's values, in the order in which they are offered.
    pub fn values(self) -> Vec<&'static str> {
        (self.row().values)()
    }

    /// Returns the word of the setting's value in these choices.
    pub fn value(self, choices: &Choices) -> &'static str {
        (self.row().get)(choices)
    }

    /// Sets the value with this word. Returns false and changes nothing if the setting has no such
    /// value.
    pub fn set(self, choices: &mut Choices, word: &str) -> bool {
        (self.row().set)(choices, word).is_some()
    }

    /// Returns the setting's name in the export of a person's data.
    pub fn export_name(self) -> &'static str {
        self.row().export
    }
}

/// Returns the settings of these choices as they are stored, by their keys. Default values are left
/// out.
pub(in crate::store) fn store_settings(choices: &Choices) -> BTreeMap<String, Value> {
    let usual = Choices::default();
    let stored = |setting: PersonalSetting| {
        let row = setting.row();
        let word = (row.get)(choices);
        if word == (row.get)(&usual) {
            return None;
        }
        let flag = row.flags.and_then(|flags| flags.iter().position(|flag| *flag == word));
        let value = flag.map_or_else(|| Value::from(word), |flag| Value::from(flag == 1));
        Some((row.key.to_owned(), value))
    };
    PersonalSetting::all().filter_map(stored).collect()
}

/// Reads stored settings into `choices`. A setting keeps its value if the stored one is unknown.
pub(in crate::store) fn read_settings(stored: &BTreeMap<String, Value>, choices: &mut Choices) {
    for setting in PersonalSetting::all() {
        let row = setting.row();
        let word = match stored.get(row.key) {
            Some(Value::String(word)) => Some(word.as_str()),
            Some(Value::Bool(flag)) => row.flags.map(|flags| flags[usize::from(*flag)]),
            _ => None,
        };
        // An unknown word, such as one of a later version, is ignored.
        let _ = word.and_then(|word| (row.set)(choices, word));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_value_is_stored_and_read_again() {
        for setting in PersonalSetting::all() {
            for word in setting.values() {
                let mut choices = Choices::default();
                assert!(setting.set(&mut choices, word), "{setting:?} {word}");
                assert_eq!(setting.value(&choices), word);
                let mut read = Choices::default();
                read_settings(&store_settings(&choices), &mut read);
                assert_eq!(read, choices, "{setting:?} {word}");
            }
            let mut choices = Choices::default();
            assert!(!setting.set(&mut choices, "none of these"));
            assert_eq!(choices, Choices::default());
        }
        assert!(store_settings(&Choices::default()).is_empty(), "usual values are left out");
    }

    #[test]
    fn settings_of_earlier_versions_are_read() {
        let table = [
            (json!({ "text": true }), PersonalSetting::Boards, "letters"),
            (json!({ "text": false }), PersonalSetting::Boards, "picture"),
            (json!({ "text": "words" }), PersonalSetting::Boards, "words"),
            (json!({ "text": "letters" }), PersonalSetting::Boards, "letters"),
            (json!({ "text": "picture" }), PersonalSetting::Boards, "picture"),
            (json!({ "text": "off" }), PersonalSetting::Boards, "picture"),
            (json!({ "text": "sounds" }), PersonalSetting::Boards, "picture"),
            (json!({ "text": 5 }), PersonalSetting::Boards, "picture"),
            (json!({}), PersonalSetting::Moves, "alone"),
            (json!({ "theme": "parchment" }), PersonalSetting::Theme, "parchment"),
            (json!({ "theme": "marble" }), PersonalSetting::Theme, "classic"),
            (json!({ "at_once": true }), PersonalSetting::Moves, "always"),
            (json!({ "at_once": false }), PersonalSetting::Moves, "never"),
            (json!({ "unsaved": true }), PersonalSetting::Saved, "off"),
            (json!({ "language": "ko" }), PersonalSetting::Language, "discord"),
            (json!({ "notify": "sometimes" }), PersonalSetting::Notify, "mention"),
        ];
        for (stored, setting, word) in table {
            let mut choices = Choices::default();
            let stored = serde_json::from_value(stored).expect("an object");
            read_settings(&stored, &mut choices);
            assert_eq!(setting.value(&choices), word, "{stored:?}");
        }
    }
}
