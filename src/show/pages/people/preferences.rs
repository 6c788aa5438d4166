//! The answers to a press that mutes a game or puts off a ping.

use crate::show::mention;
use crate::show::rows::Style::Secondary;

use crate::service::Snoozed;
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::texts::{Texts, Value};

/// Says whether the game is muted now, with a button that changes it back. `None` stands for a
/// person who does not play in the game.
pub fn muted_page(view: &View<'_>, muted: Option<bool>) -> Page {
    let (message, label, press) = match muted {
        Some(true) => ("muted", "button-unmute", ForGame::Unmute),
        Some(false) => ("unmuted", "button-mute", ForGame::Mute),
        None => return Page::text(view.texts.say("refused-not-playing")),
    };
    let rows = view.button_row([(true, view.press_id(press), label, Secondary)]);
    Page { content: view.texts.say(message), rows, ..Page::default() }
}

/// Says until when a ping is put off. `None` stands for a ping that cannot be put off, because it
/// is not the person's turn.
pub fn snoozed_page(texts: Texts, snoozed: Option<Snoozed>) -> Page {
    let Some(Snoozed { until, ahead_of }) = snoozed else {
        return Page::text(texts.say("snooze-not-yours"));
    };
    let args = [
        ("when", Value::from(mention::time_from_now(until))),
        ("early", if ahead_of.is_some() { "yes" } else { "no" }.into()),
        ("end", ahead_of.map(mention::time_from_now).unwrap_or_default().into()),
    ];
    Page::text(texts.say_with("snoozed", args))
}
