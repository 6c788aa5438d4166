//! The page of a person's settings, and the pages that its buttons open. Each shows values, one a
//! line, and the menus and buttons that change them.

use crate::game::{DAY, Millis, Quiet};
use crate::service::Myself;
use crate::show::block::Block;
use crate::show::custom_id::{ForPerson, ForSettings, Mark, SettingTo};
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::mention;
use crate::show::page::Page;
use crate::show::pages::themes;
use crate::show::pages::zones::{OTHER, place_of_zone};
use crate::show::rows::Style::{Danger, Primary, Secondary, Success};
use crate::show::rows::{Button, MenuChoice, Possible, Row, button, button_row, menu};
use crate::store::{Choices, ListedBrowser, OwnLanguage, PersonalSetting};
use crate::texts::{Texts, Value, language_name, span_text};
use murus_pictures::Theme;

/// The quiet hours in the menu: the hour at which they begin and the hour at which they end, 0 to
/// 23.
const HOURS: [(u8, u8); 12] = [
    (20, 6),
    (21, 6),
    (21, 7),
    (22, 6),
    (22, 7),
    (22, 8),
    (23, 6),
    (23, 7),
    (23, 8),
    (0, 7),
    (0, 8),
    (1, 9),
];

/// The most days of a vacation that can be chosen at once.
const DAYS: u8 = 21;

/// The value of a menu's choice of no quiet hours.
pub const NONE: &str = "none";

/// A line on the pages of a person's settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingLine {
    /// The value of this setting.
    Value(PersonalSetting),
    /// The hours without pings.
    Quiet,
    /// The time zone.
    Zone,
    /// The current vacation, and the days of vacation that are left.
    Vacation,
}

/// Returns a line about a person's settings as text.
fn setting_line(texts: Texts, myself: &Myself, line: SettingLine) -> String {
    let rhythm = &myself.choices.preferences.rhythm;
    let yes = |yes: bool| Value::from(if yes { "yes" } else { "no" });
    match line {
        SettingLine::Value(setting) => {
            value_sentence(texts, setting, setting.value(&myself.choices))
        }
        SettingLine::Quiet => {
            let hour = |hour: fn(Quiet) -> u8| {
                Value::from(rhythm.quiet.map_or(0, |quiet| i64::from(hour(quiet))))
            };
            let args = [
                ("quiet", yes(rhythm.quiet.is_some())),
                ("from", hour(|q| q.from)),
                ("until", hour(|q| q.until)),
            ];
            texts.say_with("settings-quiet", args)
        }
        SettingLine::Zone => {
            let place = place_of_zone(texts, rhythm.zone.name());
            texts.say_with("settings-zone", [("zone", place.into())])
        }
        SettingLine::Vacation => {
            let until = myself
                .vacation
                .map_or_else(String::new, |vacation| mention::time_from_now(vacation.until));
            let on = match myself.vacation {
                None => "no",
                Some(vacation) if vacation.by_itself => "saves",
                Some(_) => "yes",
            };
            let args = [
                ("on", on.into()),
                ("when", until.into()),
                ("some", yes(myself.left > Millis::ZERO)),
                ("span", span_text(texts, myself.left).into()),
            ];
            texts.say_with("settings-vacation", args)
        }
    }
}

/// Returns the sentence that says that a setting has this value. It is both a line of the page and
/// a choice of a menu. `value` is the word of the value.
fn value_sentence(texts: Texts, setting: PersonalSetting, value: &str) -> String {
    let value = match setting {
        PersonalSetting::Theme => {
            themes::theme_name(texts, Theme::from_word(value).unwrap_or_default())
        }
        PersonalSetting::Language if value != OwnLanguage::DISCORD => language_name(value),
        _ => value.to_owned(),
    };
    texts.say_with(&format!("settings-{}", setting.word()), [("value", value.into())])
}

/// Returns a menu of the values of a setting, in which the current value is chosen.
fn value_menu(texts: Texts, myself: &Myself, setting: PersonalSetting) -> Row {
    let now = setting.value(&myself.choices);
    let label = |value: &str| match setting {
        PersonalSetting::Notify => texts.say(&format!("choice-{value}")),
        _ => value_sentence(texts, setting, value).replace("**", ""),
    };
    let option = |value: &'static str| MenuChoice::new(label(value), value).chosen(value == now);
    let hint = texts.say(&format!("settings-{}-hint", setting.word()));
    let options = setting.values().into_iter().map(option).collect();
    menu(press_id(ForSettings::Set(setting)), hint, options)
}

/// Returns a button that sets a setting to its next value. The label names the effect.
fn next_value_button(texts: Texts, myself: &Myself, setting: PersonalSetting) -> Button {
    let now = setting.value(&myself.choices);
    let values = setting.values();
    let place = values.iter().position(|value| *value == now).unwrap_or_default();
    let to = SettingTo { setting, value: values[(place + 1) % values.len()] };
    let style = if now == setting.value(&Choices::default()) { Secondary } else { Success };
    let label = texts.say(&format!("button-{}-{}", setting.word(), to.value));
    button(press_id(ForSettings::SetTo(to)), label, style)
}

/// A notice on a page of settings about the person's last press.
#[derive(Clone, Debug)]
pub enum SettingNews {
    /// The value in this line was saved. The page says so in that line, or at the top if it has no
    /// such line.
    Saved(SettingLine),
    /// A sentence at the top of the page.
    Said(String),
}

/// Returns the text that confirms a saved setting, with its new value.
fn saved_notice(texts: Texts, myself: &Myself, what: SettingLine) -> String {
    let done =
        texts.say_with("settings-done", [("fact", setting_line(texts, myself, what).into())]);
    // Turns that have begun keep the hours and zone from before the change.
    let later =
        matches!(what, SettingLine::Zone | SettingLine::Quiet).then(|| texts.say("settings-hint"));
    [Some(done), later].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Returns a line of a page. It also says that its value was saved, if the notice is about it.
pub(super) fn line_with_news(
    texts: Texts,
    myself: &Myself,
    line: SettingLine,
    news: Option<&SettingNews>,
) -> String {
    match news {
        Some(SettingNews::Saved(saved)) if *saved == line => saved_notice(texts, myself, line),
        _ => setting_line(texts, myself, line),
    }
}

/// Returns the notice at the top of a page with these lines. `None` if there is no notice, or if
/// one of the lines says it.
pub(super) fn news_above(
    texts: Texts,
    myself: &Myself,
    lines: &[SettingLine],
    news: Option<&SettingNews>,
) -> Option<String> {
    match news? {
        SettingNews::Saved(saved) if lines.contains(saved) => None,
        SettingNews::Saved(saved) => Some(saved_notice(texts, myself, *saved)),
        SettingNews::Said(sentence) => Some(sentence.clone()),
    }
}

/// The lines of the first page of settings.
const LINES: [SettingLine; 8] = [
    SettingLine::Value(PersonalSetting::Notify),
    SettingLine::Quiet,
    SettingLine::Value(PersonalSetting::Boards),
    SettingLine::Value(PersonalSetting::Language),
    SettingLine::Value(PersonalSetting::Moves),
    SettingLine::Zone,
    SettingLine::Vacation,
    SettingLine::Value(PersonalSetting::Theme),
];

/// Returns the first page of a person's settings, each with the menu or button that changes it, or
/// with the button to its own page.
pub fn settings_page(texts: Texts, myself: &Myself, news: Option<&SettingNews>) -> Page {
    let above = news_above(texts, myself, &LINES, news);
    let content = above.into_iter().chain([texts.say("settings-title")]);
    let content = content.collect::<Vec<_>>().join("\n");
    let line = |line| line_with_news(texts, myself, line, news);
    let value_row = |setting| {
        let text = line(SettingLine::Value(setting));
        Block::with_row(text, value_menu(texts, myself, setting))
    };
    let press = |press, label| button(press_id(press), texts.say(label), Secondary);
    let blocked = texts.say_with("settings-blocked", [("count", myself.blocked.len().into())]);
    let beside = [
        (
            line(SettingLine::Value(PersonalSetting::Moves)),
            press(ForSettings::Moves, "button-moves"),
        ),
        (line(SettingLine::Zone), press(ForSettings::Zones, "button-zone")),
        (line(SettingLine::Vacation), press(ForSettings::Vacation, "button-away")),
        (
            line(SettingLine::Value(PersonalSetting::Theme)),
            press(ForSettings::Themes, "button-themes"),
        ),
        (blocked, press(ForSettings::Blocks, "button-blocks")),
        (texts.say("settings-data"), press(ForSettings::Data, "button-data")),
    ];
    let blocks = value_row(PersonalSetting::Notify)
        .into_iter()
        .chain(Block::with_row(line(SettingLine::Quiet), quiet_menu(texts, myself)))
        .chain(value_row(PersonalSetting::Boards))
        .chain(value_row(PersonalSetting::Language))
        .chain([Block::Rule])
        .chain(beside.map(|(text, button)| Block::Beside(text, button)));
    Page { content, blocks: blocks.collect(), ..Page::default() }
}

pub(super) fn press_id(press: ForSettings) -> String {
    Mark::NOTHING.id(&press)
}

/// Returns the button back to the first page of settings.
pub(super) fn back_button() -> Possible {
    (true, press_id(ForSettings::Show), "button-back", Secondary)
}

fn quiet_menu(texts: Texts, myself: &Myself) -> Row {
    let chosen = myself.choices.preferences.rhythm.quiet.map(|quiet| (quiet.from, quiet.until));
    let own = chosen.filter(|hours| !HOURS.contains(hours));
    let hours = |hours: (u8, u8)| {
        let (from, until) = hours;
        let args = [("from", Value::from(i64::from(from))), ("until", i64::from(until).into())];
        MenuChoice::new(texts.say_with("settings-quiet-choice", args), format!("{from}-{until}"))
            .chosen(chosen == Some(hours))
    };
    let none = MenuChoice::new(texts.say("settings-quiet-none"), NONE).chosen(chosen.is_none());
    let other = MenuChoice::new(texts.say("settings-quiet-other"), OTHER);
    let options = [none].into_iter().chain(HOURS.into_iter().chain(own).map(hours)).chain([other]);
    menu(press_id(ForSettings::Quiet), texts.say("settings-quiet-hint"), options.collect())
}

/// Returns the page that refuses an input, and leads back to the settings.
pub fn refusal_page(texts: Texts, why: String) -> Page {
    Page { rows: button_row(texts, [back_button()]), ..Page::text(why) }
}

/// Returns the page of the setting for when moves are played without a preview.
pub fn moves_page(texts: Texts, myself: &Myself) -> Page {
    let menu = value_menu(texts, myself, PersonalSetting::Moves);
    Page {
        content: texts.say("settings-moves-about"),
        rows: [vec![menu], button_row(texts, [back_button()])].concat(),
        ..Page::default()
    }
}

/// Returns the page of the look of a person's private pictures: a menu and a picture of all themes,
/// and the setting for names on dots.
pub fn themes_page(texts: Texts, myself: &Myself) -> Page {
    let menus = vec![
        themes::theme_menu(
            texts,
            press_id(ForSettings::Set(PersonalSetting::Theme)),
            myself.choices.tastes.look.theme,
        ),
        value_menu(texts, myself, PersonalSetting::Dots),
    ];
    let rows = [menus, button_row(texts, [back_button()])];
    let attachment = Some(themes::draw_themes(texts));
    Page {
        content: texts.say("settings-themes"),
        attachment,
        rows: rows.concat(),
        ..Page::default()
    }
}

/// Returns the page of a person's vacation, with the menu that begins one and the button that ends
/// one. Saved days that hold a clock have no such button: without them the game may be lost.
pub fn vacation_page(texts: Texts, myself: &Myself, news: Option<&SettingNews>) -> Page {
    let saving = SettingLine::Value(PersonalSetting::Saved);
    let line = |line| line_with_news(texts, myself, line, news);
    let above = news_above(texts, myself, &[SettingLine::Vacation, saving], news);
    // A part of a day counts as a whole day.
    let most = (myself.left + DAY - Millis::ONE) / DAY;
    let option = |days: u8| {
        let label = texts.say_with("settings-vacation-days", [("days", i64::from(days).into())]);
        MenuChoice::new(label, days.to_string())
    };
    let options: Vec<_> = (1..=DAYS).filter(|days| i64::from(*days) <= most).map(option).collect();
    let away = line(SettingLine::Vacation);
    let come_back = button(press_id(ForSettings::ComeBack), texts.say("button-come-back"), Primary);
    let mut blocks = vec![match myself.vacation {
        Some(vacation) if !vacation.by_itself => Block::Beside(away, come_back),
        _ => Block::Text(away),
    }];
    if !options.is_empty() {
        let hint = texts.say("settings-vacation-menu");
        blocks.push(Block::Row(menu(press_id(ForSettings::Leave), hint, options)));
    }
    let next = next_value_button(texts, myself, PersonalSetting::Saved);
    blocks.push(Block::Beside(line(saving), next));
    blocks.push(Block::Text(texts.say("settings-vacation-hint")));
    Page {
        content: above.unwrap_or_default(),
        blocks,
        rows: button_row(texts, [back_button()]),
        ..Page::default()
    }
}

/// Returns the page of a person's data: who may look at their games and whether finished ones may
/// be published, the browsers in which they are signed in, and the buttons for export and deletion.
/// `notice` is a text at the top.
pub fn data_page(
    texts: Texts,
    myself: &Myself,
    sessions: &[ListedBrowser],
    notice: Option<String>,
) -> Page {
    let signed_in =
        sessions.iter().map(|session| format!("- {}", mention::day_and_hour(session.made)));
    let heading = (!sessions.is_empty()).then(|| texts.say("settings-sessions"));
    let about = ["settings-data", "settings-open-data-about"].map(|id| texts.say(id));
    let lines = notice.into_iter().chain(about).chain(heading).chain(signed_in);
    let content = lines.collect::<Vec<_>>().join("\n");
    let buttons = [
        (!sessions.is_empty(), press_id(ForSettings::SignOut), "button-sign-out", Secondary),
        (true, press_id(ForSettings::Export), "button-export-data", Secondary),
        (true, Mark::NOTHING.id(&ForPerson::AskForget), "button-ask-forget", Danger),
        back_button(),
    ];
    let menus = [PersonalSetting::Sharing, PersonalSetting::OpenData]
        .map(|setting| value_menu(texts, myself, setting));
    let rows = menus.into_iter().chain(button_row(texts, buttons)).collect();
    Page { content, rows, ..Page::default() }
}

/// The most characters of a typed hour.
pub const HOUR: u16 = 10;

/// The character between two typed hours in a custom id.
pub const BAR: char = '|';

/// Returns the form for quiet hours that the menu does not offer. `typed` is the earlier input:
/// both hours with [`BAR`] between, or empty.
pub fn quiet_form(texts: Texts, typed: &str) -> Form {
    let (from, until) = typed.split_once(BAR).unwrap_or((typed, ""));
    let field = |name, words, example, typed| {
        let kind = FieldKind::line(example, HOUR).with_text(typed);
        FormField::new(texts, name, words, true, kind)
    };
    Form {
        id: press_id(ForSettings::QuietTyped),
        title: texts.say("settings-quiet-form"),
        fields: vec![
            field("from", ["settings-quiet-from", "settings-quiet-from-hint"], "22", from),
            field("until", ["settings-quiet-until", "settings-quiet-until-hint"], "7", until),
        ],
        note: None,
    }
}
