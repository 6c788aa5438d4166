//! The actions in a siege other than tries: to ask for the hint or the answer, which count as a
//! miss, to show one's name below the siege, and to be pinged for the next one.

use maud::{Markup, html};
use murus_lessons::Puzzle;

use super::puzzle_tools::{help_buttons, write_buttons};
use super::tried::TriedPuzzle;
use crate::answers::study::own_sieges::{SiegeAct, SiegeChoice};
use crate::game::SiegeId;
use crate::service::{InSiege, Puzzled, SiegePart};
use crate::store::Rung;
use crate::texts::Texts;
use crate::web::site::board::field::step_buttons;
use crate::web::site::frame::address::address_with;

/// A puzzle of a siege, as it is named in addresses.
#[derive(Clone, Copy)]
pub struct SiegeAddress {
    /// The id of the siege.
    pub id: SiegeId,
    /// The puzzle of the siege, by its rung.
    pub rung: Rung,
}

impl SiegeAddress {
    /// Returns the address that loads the state of the puzzle, with these additional query values.
    pub fn address(self, more: &[(&str, &str)]) -> String {
        let siege = self.id.0.to_string();
        let query = [("siege", siege.as_str()), ("rung", self.rung.word())];
        address_with("/learn/siege/state", &[&query, more].concat())
    }
}

/// Returns the id of the text about a change of a setting. `done` is false if the change failed.
pub fn choice_word(choice: SiegeChoice, done: bool) -> &'static str {
    match choice {
        SiegeChoice::Named(_) if !done => "siege-not-tried",
        SiegeChoice::Named(true) => "siege-named",
        SiegeChoice::Named(false) => "siege-unnamed",
        SiegeChoice::Bell(_) if !done => "puzzle-gone",
        SiegeChoice::Bell(true) => "page-siege-bell-on",
        SiegeChoice::Bell(false) => "page-siege-bell-off",
    }
}

/// Returns a person's part in the siege to which a posed puzzle belongs. `None` if it belongs to
/// none, or to a siege that is over.
pub fn part_of(standing: &Puzzled) -> Option<&SiegePart> {
    match standing.siege.as_ref()? {
        InSiege::Tried(part) => Some(part),
        InSiege::Over => None,
    }
}

/// Returns the buttons of a siege puzzle: hint and answer before it is solved, the person's name
/// after that, and pings for a person who opened it. Each label names the cost of its action.
pub fn siege_tools(
    texts: Texts,
    at: SiegeAddress,
    puzzle: &Puzzle,
    tried: &TriedPuzzle,
    part: Option<&SiegePart>,
) -> Markup {
    let before = tried.moves_before();
    let named = part.filter(|part| part.tried.is_solved()).map(|part| part.tried.named);
    let bell = part.map(|part| part.bell);
    let choices = [
        (named == Some(false), SiegeAct::Name.word(), "button-siege-name"),
        (named == Some(true), SiegeAct::Unname.word(), "button-siege-unname"),
        (bell == Some(false), SiegeAct::Bell.word(), "button-siege-bell"),
        (bell == Some(true), SiegeAct::NoBell.word(), "button-siege-no-bell"),
    ];
    // A setting is changed without leaving the position; a solved puzzle is shown from its start.
    let chosen = if tried.solved { "" } else { before.as_str() };
    let at = |moves: &str, word: &str| at.address(&[("m", moves), ("do", word)]);
    html! {
        (write_buttons(texts, &help_buttons(puzzle, tried, true), |word| at(&before, word)))
        @if tried.solved { (step_buttons(texts)) }
        (write_buttons(texts, &choices, |word| at(chosen, word)))
    }
}
