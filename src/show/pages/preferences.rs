//! What people are told about when they are pinged.

use crate::show::mention;
use crate::show::rows::Style::Secondary;

use super::view::View;
use crate::game::Millis;
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::texts::Texts;

/// Whether the game is muted now for a person, and the way back; none where they do not play in it.
pub fn muted(view: &View<'_>, muted: Option<bool>) -> Page {
    let (said, label) = match muted {
        Some(true) => ("muted", "button-unmute"),
        Some(false) => ("unmuted", "button-mute"),
        None => return Page::text(view.texts.say("refused-not-playing")),
    };
    let rows = view.buttons([(true, view.id(ForGame::Mute), label, Secondary)]);
    Page { content: view.texts.say(said), rows, ..Page::default() }
}

/// Until when a ping is put off; none where there is none to put off.
pub fn snoozed(texts: Texts, until: Option<Millis>) -> Page {
    Page::text(match until {
        Some(until) => texts.say_with("snoozed", [("when", mention::when(until).into())]),
        None => texts.say("snooze-not-yours"),
    })
}
