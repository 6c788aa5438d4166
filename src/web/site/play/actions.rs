//! The buttons for a player's actions other than moves. An action that cannot be undone takes two
//! presses: the first one asks, and **Cancel** takes the place of the button.

use maud::{Markup, html};

use super::game_table::GameTable;
use crate::game::{Chair, Offer, TimeControl, Timestamp};
use crate::show::custom_id::{ForChallenge, ForGame, ForSettings, Mark};
use crate::show::pages::view::View;
use crate::texts::Texts;
use crate::web::site::frame::visitor::Visitor;

/// The state of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionState {
    /// The action has no button.
    Hidden,
    /// The action is not possible now. Its button keeps its place, so that the others stay under
    /// the finger when the opponent moves.
    Off,
    /// The action is possible.
    On,
}

/// A possible action: its state, its custom id, the id of its label, and the id of the label that
/// asks for a second press, if it asks.
type PossibleAction = (ActionState, String, &'static str, Option<&'static str>);

/// Returns the state of an action that is possible or has no button.
fn shown_if(possible: bool) -> ActionState {
    if possible { ActionState::On } else { ActionState::Hidden }
}

/// Returns the state of an action that players of a running game have, if it is possible now.
fn kept_if(plays: bool, possible: bool) -> ActionState {
    match (plays, possible) {
        (_, true) => ActionState::On,
        (true, false) => ActionState::Off,
        (false, false) => ActionState::Hidden,
    }
}

/// Returns the buttons of a visitor's actions in a game. Empty for a visitor who is not signed in.
pub fn action_buttons(visitor: &Visitor, table: &GameTable) -> Markup {
    if visitor.session.is_none() {
        return html! {};
    }
    let view = table.view(visitor);
    let texts = visitor.texts;
    let open = |actions: Vec<PossibleAction>, class: &'static str| {
        html! {
            @for (state, id, label, sure) in &actions {
                @match state {
                    ActionState::Hidden => {}
                    ActionState::Off => { button class=(class) type="button" disabled { (texts.say(label)) } }
                    ActionState::On => { (press_button(texts, id, label, class, *sure)) }
                }
            }
        }
    };
    html! {
        div.row.actions {
            (open(play_actions(visitor, table, &view), "quiet"))
            (open(end_actions(table, &view), "quiet danger"))
        }
    }
}

fn play_actions(visitor: &Visitor, table: &GameTable, view: &View<'_>) -> Vec<PossibleAction> {
    let game = view.game;
    let running = table.chair.filter(|&chair| game.outcome().is_none() && !game.is_out(chair));
    let plays = running.is_some();
    let others = running.is_some_and(|chair| !game.is_alone(chair));
    let draws = plays && game.may_be_drawn() && game.pending_offer().is_none();
    let two = game.chairs.len() == 2;
    let press = |press| view.press_id(press);
    let draw = ForGame::Offer(Offer::Draw);
    let gives = others && game.terms.time != TimeControl::None;
    let rated = game.outcome().is_some() && game.terms.rated;
    let votes = table.chair.is_none() && game.voting_chair().is_some();
    vec![
        (shown_if(votes), press(ForGame::Propose), "button-propose", None),
        (
            shown_if(plays && !game.terms.rated),
            press(ForGame::Hint),
            "button-hint",
            Some("button-hint-yes"),
        ),
        (shown_if(plays && two), press(ForGame::Plans), "button-plans", None),
        (kept_if(plays, draws), press(draw), "button-draw", Some("button-draw-yes")),
        takeback_action(visitor, table, view, plays),
        (shown_if(gives), press(ForGame::Give), "button-give", Some("button-give-yes")),
        (shown_if(gives), vacation_press(), "button-away", None),
        (shown_if(rated), press(ForGame::Ratings), "button-ratings", None),
        (shown_if(true), view.mark().id(&ForChallenge::Rules), "button-rules", None),
        (shown_if(true), press(ForGame::Export), "button-export", None),
    ]
}

/// Returns the action that takes back a move before one's turn. While others are to move, the
/// status line has it.
fn takeback_action(
    visitor: &Visitor,
    table: &GameTable,
    view: &View<'_>,
    plays: bool,
) -> PossibleAction {
    let due = table.chair.filter(|_| table.is_due());
    let back = due.is_some_and(|chair| view.can_take_back(chair, visitor.now));
    let TakebackPress { id, sure, .. } = takeback_press(view, table.chair, visitor.now);
    // A player to move asks the other side for it; a person alone takes it back. The label keeps
    // its width.
    let alone = view.game.lone_player().is_some();
    let label = if alone { "button-take-back" } else { "button-take-back-ask" };
    (kept_if(plays, back), id, label, sure)
}

fn end_actions(table: &GameTable, view: &View<'_>) -> Vec<PossibleAction> {
    let game = view.game;
    let plays = table.chair.is_some_and(|chair| game.outcome().is_none() && !game.is_out(chair));
    let early = plays && game.count_plies() < 2;
    let press = |press| view.press_id(press);
    vec![
        (
            shown_if(plays),
            press(ForGame::ConfirmResign),
            "button-resign",
            Some("button-resign-yes"),
        ),
        (shown_if(early), press(ForGame::ConfirmAbort), "button-abort", Some("button-abort-yes")),
    ]
}

/// Returns the custom id of the press that shows a person's vacation.
pub fn vacation_press() -> String {
    Mark::NOTHING.id(&ForSettings::Vacation)
}

/// The press that takes a player's move back.
pub struct TakebackPress {
    /// The custom id of the press.
    id: String,
    /// The id of the label of its button.
    label: &'static str,
    /// The id of the label that asks for a second press, if the others have to agree.
    sure: Option<&'static str>,
}

impl TakebackPress {
    /// Returns the button with this press.
    pub fn button(&self, texts: Texts, class: &str) -> Markup {
        press_button(texts, &self.id, self.label, class, self.sure)
    }
}

/// Returns the press that takes a player's move back, or asks the others for it if they saw it.
pub fn takeback_press(view: &View<'_>, chair: Option<Chair>, now: Timestamp) -> TakebackPress {
    match chair.is_some_and(|chair| view.must_ask_back(chair, now)) {
        true => TakebackPress {
            id: view.press_id(ForGame::Offer(Offer::Takeback)),
            label: "button-take-back-ask",
            sure: Some("button-take-back-yes"),
        },
        false => TakebackPress {
            id: view.press_id(ForGame::TakeBack),
            label: "button-take-back",
            sure: None,
        },
    }
}

/// Returns a button with this custom id. With `sure`, the first press only asks with that text.
pub fn press_button(
    texts: Texts,
    id: &str,
    label: &str,
    class: &str,
    sure: Option<&str>,
) -> Markup {
    html! {
        button class=(class) type="button" data-press=(id) data-sure=[sure.map(|sure| texts.say(sure))] {
            (texts.say(label))
        }
    }
}
