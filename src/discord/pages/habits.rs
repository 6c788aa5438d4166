//! What people are told about when they are pinged.

use super::view::when;
use crate::discord::page::Page;
use crate::game::Millis;
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
