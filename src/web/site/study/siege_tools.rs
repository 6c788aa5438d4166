//! What a person does in a siege beside trying moves: hint and answer, which count as a miss, their
//! name below it, and the ping for the next one.

use maud::{Markup, html};
use murus_gallicus::learn::Puzzle;

use super::tried::TriedPuzzle;
use crate::answers::study::own_sieges::SiegeChoice;
use crate::game::SiegeId;
use crate::service::{InSiege, Puzzled, SiegePart};
use crate::store::Rung;
use crate::texts::Texts;
use crate::web::site::frame::address::address_with;

/// A puzzle of a siege, as addresses name it.
#[derive(Clone, Copy)]
pub struct SiegeAddress {
    /// The siege.
    pub id: SiegeId,
    /// Which of its puzzles.
    pub rung: Rung,
}

impl SiegeAddress {
    /// The address that brings the state of the puzzle, with these values.
    pub fn address(self, more: &[(&str, &str)]) -> String {
        let siege = self.id.0.to_string();
        let query = [("siege", siege.as_str()), ("rung", self.rung.word())];
        address_with("/learn/siege/state", &[&query, more].concat())
    }
}

/// What a person does in a siege beside trying moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiegeAct {
    /// They ask which unit moves.
    Hint,
    /// They ask for the answer.
    Answer,
    /// Their name is said below it.
    Name,
    /// Their name is not said.
    Unname,
    /// They are pinged for the sieges of the server.
    Bell,
    /// They are not pinged.
    NoBell,
}

/// The acts by their words in addresses.
const ACTS: [(SiegeAct, &str); 6] = [
    (SiegeAct::Hint, "hint"),
    (SiegeAct::Answer, "answer"),
    (SiegeAct::Name, "name"),
    (SiegeAct::Unname, "unname"),
    (SiegeAct::Bell, "bell"),
    (SiegeAct::NoBell, "no-bell"),
];

impl SiegeAct {
    /// Reads the word of an act.
    pub fn from_word(word: &str) -> Option<SiegeAct> {
        ACTS.iter().find(|(_, known)| *known == word).map(|(act, _)| *act)
    }

    fn word(self) -> &'static str {
        ACTS.iter().find(|(act, _)| *act == self).map_or("", |(_, word)| word)
    }

    /// The choice that this is; `None` for help.
    pub fn choice(self) -> Option<SiegeChoice> {
        match self {
            SiegeAct::Hint | SiegeAct::Answer => None,
            SiegeAct::Name => Some(SiegeChoice::Named(true)),
            SiegeAct::Unname => Some(SiegeChoice::Named(false)),
            SiegeAct::Bell => Some(SiegeChoice::Bell(true)),
            SiegeAct::NoBell => Some(SiegeChoice::Bell(false)),
        }
    }
}

/// The id of the sentence about a choice, if it was done or not.
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

/// A person's part in the siege of a puzzle, if it counts for one.
pub fn part_of(standing: &Puzzled) -> Option<&SiegePart> {
    match standing.siege.as_ref()? {
        InSiege::Tried(part) => Some(part),
        InSiege::Over => None,
    }
}

/// The buttons of a puzzle of a siege: help before it is solved, then the name; the ping for who
/// opened it. They name their price.
pub fn siege_tools(
    texts: Texts,
    at: SiegeAddress,
    puzzle: &Puzzle,
    tried: &TriedPuzzle,
    part: Option<&SiegePart>,
) -> Markup {
    let before = tried.moves_before();
    let solution = puzzle.line.join(";");
    let hinted = !tried.solved && !tried.wrong && solution.starts_with(&before);
    let answer = if tried.wrong { "button-puzzle-answer-missed" } else { "button-puzzle-answer" };
    let named = part.filter(|part| part.tried.is_solved()).map(|part| part.tried.named);
    let bell = part.map(|part| part.bell);
    let buttons = [
        (hinted, SiegeAct::Hint, "button-puzzle-hint"),
        (!tried.solved, SiegeAct::Answer, answer),
        (named == Some(false), SiegeAct::Name, "button-siege-name"),
        (named == Some(true), SiegeAct::Unname, "button-siege-unname"),
        (bell == Some(false), SiegeAct::Bell, "button-siege-bell"),
        (bell == Some(true), SiegeAct::NoBell, "button-siege-no-bell"),
    ];
    // A choice is about no moves.
    let moves = |act: SiegeAct| if act.choice().is_some() { "" } else { before.as_str() };
    html! {
        @for (_, act, label) in buttons.into_iter().filter(|(there, ..)| *there) {
            button.secondary type="button"
                data-load=(at.address(&[("m", moves(act)), ("do", act.word())])) { (texts.say(label)) }
        }
    }
}
