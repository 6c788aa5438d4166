//! The form with all settings of a person at once, which a web page shows. Discord has a page for
//! them instead, because its forms have room for five fields.

use crate::game::{Quiet, Timestamp, Zone};
use crate::show::form::{FieldKind, FormField};
use crate::show::pages::themes;
use crate::show::pages::time_zone::zone_and_time;
use crate::show::pages::zones::{REGIONS, zones_of};
use crate::show::rows::MenuChoice;
use crate::store::{Choices, OwnLanguage, PersonalSetting};
use crate::texts::{Texts, language_name};
use murus_pictures::Theme;

/// The name of the field with the first quiet hour.
const FROM: &str = "quiet-from";

/// The name of the field with the end of the quiet hours.
const UNTIL: &str = "quiet-until";

/// The name of the field with the time zone.
pub const ZONE: &str = "zone";

/// The quiet hours that the form proposes to a person without any. They begin only once the person
/// chooses their first hour.
const USUAL: Quiet = Quiet { from: 22, until: 7 };

/// The values of all settings as words, as the form shows and sends them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingWords {
    values: Vec<(PersonalSetting, String)>,
    /// The first quiet hour. Empty for no quiet hours.
    pub from: String,
    /// The hour at which quiet hours end.
    pub until: String,
    /// The name of the time zone.
    pub zone: String,
}

impl SettingWords {
    /// Returns the words of these settings.
    pub fn of(choices: &Choices) -> SettingWords {
        let rhythm = &choices.preferences.rhythm;
        let value = |setting: PersonalSetting| (setting, setting.value(choices).to_owned());
        SettingWords {
            values: PersonalSetting::all().map(value).collect(),
            from: rhythm.quiet.map_or_else(String::new, |quiet| quiet.from.to_string()),
            until: rhythm.quiet.unwrap_or(USUAL).until.to_string(),
            zone: rhythm.zone.name().to_owned(),
        }
    }

    /// Reads the words of a sent form, whose fields `sent` returns by their names.
    pub fn read(sent: impl Fn(&str) -> String) -> SettingWords {
        SettingWords {
            values: PersonalSetting::all().map(|setting| (setting, sent(setting.word()))).collect(),
            from: sent(FROM),
            until: sent(UNTIL),
            zone: sent(ZONE),
        }
    }

    /// Returns the words of the settings whose values are words.
    pub fn values(&self) -> impl Iterator<Item = (PersonalSetting, &str)> {
        self.values.iter().map(|(setting, word)| (*setting, word.as_str()))
    }

    fn value(&self, setting: PersonalSetting) -> &str {
        self.values().find(|(known, _)| *known == setting).map_or("", |(_, word)| word)
    }
}

/// A part of the form, under a heading.
pub struct SettingSection {
    /// The heading.
    pub title: String,
    /// The fields, from top to bottom.
    pub fields: Vec<SettingField>,
}

/// A field of the form.
pub enum SettingField {
    /// The choice of a value.
    Value(FormField),
    /// The choices of the first quiet hour, or none, and of the hour at which they end, which
    /// matters only if there is a first one.
    Hours([FormField; 2]),
    /// The choice of a time zone.
    Zone(ZoneField),
}

/// The choice of a time zone from all that are offered. Its name is [`ZONE`].
pub struct ZoneField {
    /// The label of the field.
    pub label: String,
    /// The regions, each with its zones by their names in the reader's language. The current zone
    /// stands alone in front, if no region has it.
    pub regions: Vec<(Option<String>, Vec<MenuChoice>)>,
}

/// Returns the parts of the form, filled in with these words. Each zone has its local time at
/// `now`.
pub fn setting_sections(texts: Texts, words: &SettingWords, now: Timestamp) -> Vec<SettingSection> {
    let value = |setting| SettingField::Value(value_field(texts, setting, words.value(setting)));
    let section = |title, fields| SettingSection { title: texts.say(title), fields };
    vec![
        section(
            "page-settings-pings",
            vec![
                value(PersonalSetting::Notify),
                SettingField::Hours(hour_fields(texts, words)),
                SettingField::Zone(zone_field(texts, &words.zone, now)),
            ],
        ),
        section(
            "page-settings-play",
            vec![
                value(PersonalSetting::Boards),
                value(PersonalSetting::Moves),
                value(PersonalSetting::Theme),
                value(PersonalSetting::Dots),
            ],
        ),
        section(
            "page-settings-you",
            vec![
                value(PersonalSetting::Language),
                value(PersonalSetting::Sharing),
                value(PersonalSetting::OpenData),
                value(PersonalSetting::Saved),
            ],
        ),
    ]
}

/// Returns the choice of the value of a setting. No value is chosen if it has none with this word.
fn value_field(texts: Texts, setting: PersonalSetting, chosen: &str) -> FormField {
    let choice = |value: &'static str| {
        MenuChoice::new(value_label(texts, setting, value), value).chosen(value == chosen)
    };
    FormField {
        name: setting.word(),
        label: texts.say(&format!("page-settings-{}", setting.word())),
        hint: hint_below(setting).map_or_else(String::new, |id| texts.say(id)),
        required: true,
        kind: FieldKind::Choice(setting.values().into_iter().map(choice).collect()),
    }
}

/// Returns the label of a value of a setting in its choice.
fn value_label(texts: Texts, setting: PersonalSetting, value: &str) -> String {
    match setting {
        PersonalSetting::Notify => texts.say(&format!("choice-{value}")),
        PersonalSetting::Theme => {
            themes::theme_name(texts, Theme::from_word(value).unwrap_or_default())
        }
        PersonalSetting::Language if value != OwnLanguage::DISCORD => language_name(value),
        PersonalSetting::Saved => texts.say(&format!("button-saved-{value}")),
        _ => {
            let id = format!("page-settings-{}-choice", setting.word());
            texts.say_with(&id, [("value", value.to_owned().into())])
        }
    }
}

/// Returns the id of the text that explains a setting. `None` if its label says enough.
fn hint_below(setting: PersonalSetting) -> Option<&'static str> {
    match setting {
        PersonalSetting::Moves => Some("page-settings-moves-hint"),
        PersonalSetting::Theme => Some("page-settings-theme-hint"),
        PersonalSetting::OpenData => Some("settings-open-data-about"),
        PersonalSetting::Dots
        | PersonalSetting::Notify
        | PersonalSetting::Boards
        | PersonalSetting::Sharing
        | PersonalSetting::Saved
        | PersonalSetting::Language => None,
    }
}

/// Returns the choices of the first quiet hour and of the end of the quiet hours.
fn hour_fields(texts: Texts, words: &SettingWords) -> [FormField; 2] {
    let hours = |chosen: &str| {
        let hour = |hour: u8| {
            let label = texts.say_with("page-settings-hour", [("hour", i64::from(hour).into())]);
            MenuChoice::new(label, hour.to_string()).chosen(hour.to_string() == chosen)
        };
        (0..24).map(hour).collect::<Vec<_>>()
    };
    let none = MenuChoice::new(texts.say("settings-quiet-none"), "").chosen(words.from.is_empty());
    let field = |name, label, choices| FormField {
        name,
        label: texts.say(label),
        hint: String::new(),
        required: true,
        kind: FieldKind::Choice(choices),
    };
    let from = [vec![none], hours(&words.from)].concat();
    [
        field(FROM, "page-settings-quiet-from", from),
        field(UNTIL, "page-settings-quiet-until", hours(&words.until)),
    ]
}

/// Returns the choice of a time zone, in which the one with the name `chosen` is marked.
fn zone_field(texts: Texts, chosen: &str, now: Timestamp) -> ZoneField {
    let choice = |name: &str| {
        let zone = Zone::from_name(name)?;
        Some(MenuChoice::new(zone_and_time(texts, &zone, now), name).chosen(name == chosen))
    };
    let region = |word: &str, zones: &[&str]| {
        let mut zones: Vec<MenuChoice> = zones.iter().filter_map(|name| choice(name)).collect();
        zones.sort_by(|one, other| one.label.cmp(&other.label));
        (Some(texts.say_with("settings-region", [("region", word.to_owned().into())])), zones)
    };
    let known = |(word, _): &(&str, _)| zones_of(word).is_some_and(|zones| zones.contains(&chosen));
    let own = choice(chosen).filter(|_| !REGIONS.iter().any(known)).map(|own| (None, vec![own]));
    let regions = REGIONS.iter().map(|(word, zones)| region(word, zones));
    ZoneField {
        label: texts.say("settings-zone-form"),
        regions: own.into_iter().chain(regions).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_has_each_setting_once_with_its_value() {
        let words = SettingWords::of(&Choices::default());
        let sections = setting_sections(Texts::english(), &words, Timestamp::from_millis(0));
        let fields = sections.iter().flat_map(|section| &section.fields);
        let mut named: Vec<&str> = fields
            .filter_map(|field| match field {
                SettingField::Value(field) => {
                    let FieldKind::Choice(choices) = &field.kind else { return None };
                    assert_eq!(choices.iter().filter(|choice| choice.chosen).count(), 1);
                    Some(field.name)
                }
                SettingField::Hours(_) | SettingField::Zone(_) => None,
            })
            .collect();
        let mut all: Vec<&str> = PersonalSetting::all().map(PersonalSetting::word).collect();
        named.sort_unstable();
        all.sort_unstable();
        assert_eq!(named, all);
    }

    #[test]
    fn a_zone_that_no_region_has_is_offered_first() {
        let now = Timestamp::from_millis(0);
        let count = |zone: &str| {
            let field = zone_field(Texts::english(), zone, now);
            let marked = field.regions.iter().flat_map(|(_, zones)| zones);
            assert_eq!(marked.filter(|zone| zone.chosen).count(), 1, "{zone}");
            field.regions.len() - REGIONS.len()
        };
        assert_eq!((count("Etc/GMT-2"), count("Europe/Berlin"), count("UTC")), (1, 0, 0));
    }
}
