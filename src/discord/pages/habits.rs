//! What people chose for themselves.

use super::view::when;
use crate::game::{HOUR_MS, Vacation};
use crate::service::Myself;
use crate::texts::Texts;

/// Whether a game is muted now.
pub fn muted_text(texts: Texts, muted: Option<bool>) -> String {
    texts.say(match muted {
        Some(true) => "muted",
        Some(false) => "unmuted",
        None => "refused-not-playing",
    })
}

/// What is on, and what is left of the year's vacation.
pub fn about_vacation(texts: Texts, vacation: Option<Vacation>, left: i64) -> String {
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
pub fn shown(texts: Texts, myself: &Myself) -> String {
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
    format!("{}\n{}", texts.say_with("settings-shown", args), about_vacation(texts, myself.vacation, myself.left))
}
