//! What people chose for themselves.

use super::view::when;
use crate::discord::page::Page;
use crate::game::{HOUR_MS, Millis, Vacation};
use crate::service::Myself;
use crate::texts::Texts;

/// Whether a game is muted now.
pub fn muted(texts: Texts, muted: Option<bool>) -> Page {
    Page::text(texts.say(match muted {
        Some(true) => "muted",
        Some(false) => "unmuted",
        None => "refused-not-playing",
    }))
}

/// Until when a ping is put off; none where there is none to put off.
pub fn snoozed(texts: Texts, until: Option<Millis>) -> Page {
    Page::text(match until {
        Some(until) => texts.say_with("snoozed", [("when", when(until).into())]),
        None => texts.say("snooze-not-yours"),
    })
}

/// A vacation that has begun; none where there are no days left for it.
pub fn left(texts: Texts, vacation: Option<Vacation>) -> Page {
    Page::text(match vacation {
        Some(vacation) => texts.say_with("vacation-begun", [("when", when(vacation.until).into())]),
        None => texts.say("vacation-used-up"),
    })
}

/// What vacation there is, and how it is begun.
pub fn vacation(texts: Texts, myself: &Myself) -> Page {
    Page::text(about_vacation(texts, myself.vacation, myself.left))
}

/// What is on, and what is left of the year's vacation.
fn about_vacation(texts: Texts, vacation: Option<Vacation>, left: i64) -> String {
    let on = if vacation.is_some() { "yes" } else { "no" };
    let until = vacation.map_or_else(String::new, |vacation| when(vacation.until));
    let (days, hours) = (left / HOUR_MS / 24, left / HOUR_MS % 24);
    let some = if left > 0 { "some" } else { "none" };
    let args = [
        ("on", on.into()),
        ("when", until.into()),
        ("left", some.into()),
        ("days", days.into()),
        ("hours", hours.into()),
    ];
    texts.say_with("vacation-about", args)
}

/// What somebody chose.
pub fn shown(texts: Texts, myself: &Myself) -> Page {
    let habits = &myself.habits;
    let quiet = habits.rhythm.quiet;
    let args = [
        ("notify", habits.notify.word().into()),
        ("zone", habits.rhythm.zone.name().into()),
        ("quiet", if quiet.is_some() { "yes" } else { "no" }.into()),
        ("from", quiet.map_or(0, |quiet| i64::from(quiet.from)).into()),
        ("until", quiet.map_or(0, |quiet| i64::from(quiet.until)).into()),
        ("saved", if habits.saved { "yes" } else { "no" }.into()),
    ];
    let settings = texts.say_with("settings-shown", args);
    Page::text(format!("{settings}\n{}", about_vacation(texts, myself.vacation, myself.left)))
}
