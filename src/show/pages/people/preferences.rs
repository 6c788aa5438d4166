//! The answers to a press that mutes a game or puts off a ping.

use crate::show::mention;
use crate::show::rows::Style::Secondary;

use crate::game::Timestamp;
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::texts::Texts;

/// Says whether the game is muted now, with a button that changes it back. `None` stands for a
/// person who does not play in the game.
pub fn muted_page(view: &View<'_>, muted: Option<bool>) -> Page {
    let (message, label) = match muted {
        Some(true) => ("muted", "button-unmute"),
        Some(false) => ("unmuted", "button-mute"),
        None => return Page::text(view.texts.say("refused-not-playing")),
    };
    let rows = view.button_row([(true, view.press_id(ForGame::Mute), label, Secondary)]);
    Page { content: view.texts.say(message), rows, ..Page::default() }
}

/// Says until when a ping is put off. `None` stands for a ping that cannot be put off, because it
/// is not the person's turn.
pub fn snoozed_page(texts: Texts, until: Option<Timestamp>) -> Page {
    Page::text(match until {
        Some(until) => texts.say_with("snoozed", [("when", mention::time_from_now(until).into())]),
        None => texts.say("snooze-not-yours"),
    })
}
