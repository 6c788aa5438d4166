//! Explanations of why a game refuses an act.

use murus_gallicus::{Refusal, Seat};

use crate::game::{Bar, Chair, GameRefusal, Seq, Undecided};
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::mention;
use crate::show::page::{Over, Page};
use crate::show::pages::menus;
use crate::show::pages::plans;
use crate::show::pages::view::{View, name_holder};
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{self, button};
use crate::texts::Texts;
use crate::texts::refusal;

/// Returns the page that explains in one paragraph why a game refuses an act. If a move is
/// ambiguous, a button plays each of its two meanings.
pub fn refusal_page(view: &View<'_>, refused: &GameRefusal) -> Page {
    let texts = view.texts;
    let chair = |chair: Chair| name_holder(texts, &view.game.chairs[chair], view.person(chair));
    // The answers to a question are buttons.
    let rows = match refused {
        GameRefusal::Rule(Refusal::Which { one, both }) => {
            menus::confirm_rows(view, &[*one, *both])
        }
        GameRefusal::Stale => {
            view.button_row([(true, view.press_id(ForGame::View), "button-view", Secondary)])
        }
        _ => Vec::new(),
    };
    let content = match refused {
        GameRefusal::NotPlaying => match view.game.voting_chair() {
            Some((mover, ..)) => {
                texts.say_with("refused-not-voting", [("who", chair(mover).into())])
            }
            None => texts.say("refused-not-playing"),
        },
        GameRefusal::ByVote => texts.say("refused-by-vote"),
        GameRefusal::VotesForOther => texts.say("refused-votes-for-other"),
        GameRefusal::SecondVote => texts.say("refused-second-vote"),
        GameRefusal::Blocked => texts.say("refused-blocked"),
        GameRefusal::NotYourTurn(mover) => {
            texts.say_with("refused-not-your-turn", [("who", chair(*mover).into())])
        }
        GameRefusal::OutOfTime => texts.say("refused-out-of-time"),
        GameRefusal::InTime => texts.say("refused-in-time"),
        GameRefusal::Stale => texts.say("refused-stale"),
        GameRefusal::Newer => texts.say("refused-newer"),
        GameRefusal::NotHeld => texts.say("refused-not-held"),
        GameRefusal::Reminded(again) => {
            texts.say_with("refused-reminded", [("when", mention::when_over(*again).into())])
        }
        GameRefusal::Waits(until) => {
            texts.say_with("refused-waits", [("date", mention::day_and_hour(*until).into())])
        }
        GameRefusal::Held(until) => {
            texts.say_with("refused-held", [("date", mention::day_and_hour(*until).into())])
        }
        GameRefusal::Undecided(Undecided { late, until }) => {
            let args =
                [("who", chair(*late).into()), ("date", mention::day_and_hour(*until).into())];
            texts.say_with("refused-undecided", args)
        }
        GameRefusal::NoOffer => texts.say("refused-no-offer"),
        GameRefusal::Offered => texts.say("refused-offered"),
        GameRefusal::OwnOffer => texts.say("refused-own-offer"),
        GameRefusal::Agreed => texts.say("refused-agreed"),
        GameRefusal::Out => texts.say("refused-out"),
        GameRefusal::NoDraw => texts.say("refused-no-draw"),
        GameRefusal::Declined(left) => again_sentence(texts, "declined", *left),
        GameRefusal::Withdrawn(left) => again_sentence(texts, "withdrawn", *left),
        GameRefusal::Lapsed(left) => again_sentence(texts, "lapsed", *left),
        GameRefusal::AskedBack => texts.say("refused-asked-back"),
        GameRefusal::Unheard => texts.say("refused-unheard"),
        GameRefusal::NothingToTakeBack => texts.say("refused-nothing-to-take-back"),
        GameRefusal::Begun => {
            let draws = if view.game.may_be_drawn() { "yes" } else { "no" };
            texts.say_with("refused-begun", [("draws", draws.into())])
        }
        GameRefusal::NoClock => texts.say("refused-no-clock"),
        GameRefusal::NobodyWaits => texts.say("refused-nobody-waits"),
        GameRefusal::EnoughTime => texts.say("refused-enough-time"),
        GameRefusal::Unanswered => texts.say("adopt-unanswered"),
        GameRefusal::Barred(bar) => bar_sentence(texts, bar),
        GameRefusal::Rated => texts.say("refused-rated"),
        GameRefusal::Playing => texts.say("refused-playing"),
        GameRefusal::OwnGame => texts.say("refused-own-game"),
        GameRefusal::Over(end) => {
            let winner =
                end.winner.map(|seat: Seat| chair(view.game.chair_at(seat))).unwrap_or_default();
            let state = if end.winner.is_some() { "won" } else { "drawn" };
            texts.say_with("refused-over", [("winner", winner.into()), ("state", state.into())])
        }
        GameRefusal::Rule(rule) => refusal::refusal_sentence(texts, view.game.position(), rule),
    };
    // A person who moves too early keeps the answer to the move before.
    let over = match refused {
        GameRefusal::NotYourTurn(_) => Over::Nothing,
        _ => Over::All,
    };
    Page { content, rows, over, ..Page::default() }
}

/// Returns the page for a player who wants to move but is not to move, with buttons for other acts.
/// `waiting` is the number of other games in which it is their turn. The page is a new message, so
/// earlier answers stay.
pub fn out_of_turn_page(view: &View<'_>, waiting: i64) -> Page {
    let mover = view.game.to_move().map_or_else(String::new, |chair| {
        name_holder(view.texts, &view.game.chairs[chair], view.person(chair))
    });
    let mut rows = view.button_row([
        (true, view.press_id(ForGame::View), "button-view", Secondary),
        plans::plan_button(view, true),
    ]);
    if waiting > 0 {
        let label = view.texts.say_with("button-next-of", [("count", waiting.into())]);
        let id = Mark::game(view.game.id, Seq::START).id(&ForPerson::Next);
        rows = rows::add_button(rows, button(id, label, Primary));
    }
    Page {
        content: view.texts.say_with("refused-not-your-turn", [("who", mover.into())]),
        rows,
        over: Over::Nothing,
        ..Page::default()
    }
}

/// Returns the sentence that explains why the bot gives no help with a position.
pub fn bar_sentence(texts: Texts, bar: &Bar) -> String {
    match bar {
        Bar::Own(game) => texts.say_with("help-barred", [("game", game.as_str().into())]),
        Bar::Rated => texts.say("help-barred-rated"),
        Bar::Siege => texts.say("help-barred-siege"),
    }
}

/// Returns the sentence that tells the `fate` of the last draw offer (declined, withdrawn or
/// lapsed), and after how many moves a draw may be offered again.
fn again_sentence(texts: Texts, fate: &'static str, moves: usize) -> String {
    texts.say_with("refused-declined", [("fate", fate.into()), ("moves", moves.into())])
}
