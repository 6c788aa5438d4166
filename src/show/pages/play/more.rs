//! What else can be done in a game than move, and the questions before what cannot be undone.

use crate::show::mention;
use crate::show::pages::summary;
use crate::show::rows::Style::{Danger, Primary, Secondary};

use crate::game::{Chair, Offer, TimeControl, Timestamp};
use crate::ids::UserId;
use crate::service::LineSpot;
use crate::service::play::acting::can_take_back;
use crate::show::custom_id::{ForChallenge, ForGame, ForPerson};
use crate::show::page::Page;
use crate::show::pages::view::View;

/// The page of other acts (**More**). `chair` is the presser's, if they play in the game.
pub fn more(view: &View<'_>, chair: Option<Chair>, now: Timestamp) -> Page {
    let game = &view.row.game;
    let running = chair.filter(|&chair| game.outcome().is_none() && !game.is_out(chair));
    let back = running.is_some_and(|chair| can_take_back(view.row, chair, now));
    let several = running.is_some_and(|chair| !game.is_alone(chair));
    let plays = running.is_some();
    let play = [
        (plays && !game.terms.rated, view.id(ForGame::Hint), "button-hint", Secondary),
        (plays && game.chairs.len() == 2, view.id(ForGame::Plans), "button-plans", Secondary),
        (back, view.id(ForGame::TakeBack), "button-take-back", Secondary),
        (
            plays && game.may_be_drawn(),
            view.id(ForGame::Offer(Offer::Draw)),
            "button-draw",
            Secondary,
        ),
        (
            several && game.terms.time != TimeControl::None,
            view.id(ForGame::Give),
            "button-give",
            Secondary,
        ),
    ];
    let look = [
        (game.played() > 0, view.id(ForGame::Walk), "button-walk", Secondary),
        (
            true,
            view.id(ForGame::Line(LineSpot::Game(game.line().plies()))),
            "button-try",
            Secondary,
        ),
        (true, view.mark().id(&ForChallenge::Rules), "button-rules", Secondary),
        (true, view.id(ForGame::Export), "button-export", Secondary),
        (may_be_followed(view, chair), view.id(ForGame::Follow), "button-follow", Secondary),
    ];
    let end = [
        (plays && game.played() < 2, view.id(ForGame::Abort), "button-abort", Danger),
        (plays, view.id(ForGame::Resign), "button-resign", Danger),
    ];
    let rows = [view.buttons(play), view.buttons(look), view.buttons(end)].concat();
    Page { content: view.texts.say("more-text"), rows, ..Page::default() }
}

/// A sentence about what was typed in the game, with the way to a move; `press` is what else the
/// sentence speaks of.
pub fn instead(view: &View<'_>, id: &str, press: Option<(ForGame, &'static str)>) -> Page {
    let moves = view.row.game.mover().is_some_and(|holder| holder.player().is_some());
    let also = press.map(|(press, label)| (true, view.id(press), label, Secondary));
    let rows = [(moves, view.id(ForGame::Units), "button-move", Primary)].into_iter().chain(also);
    Page { content: view.texts.say(id), rows: view.buttons(rows), ..Page::default() }
}

/// Returns true if a person may follow the game who does not play in it.
pub fn may_be_followed(view: &View<'_>, chair: Option<Chair>) -> bool {
    chair.is_none() && view.row.game.outcome().is_none() && view.row.place.server.is_some()
}

/// Asks whether the person wants to call the game off.
pub fn abort(view: &View<'_>) -> Page {
    sure(
        view,
        ForGame::ConfirmAbort,
        view.mark().id(&ForPerson::Cancel),
        "abort-ask",
        "button-abort-yes",
    )
}

/// Asks whether the person wants to resign.
pub fn resign(view: &View<'_>) -> Page {
    sure(
        view,
        ForGame::ConfirmResign,
        view.mark().id(&ForPerson::Cancel),
        "resign-ask",
        "button-resign-yes",
    )
}

/// The same where others see it: nobody else's answer counts.
pub fn resign_openly(view: &View<'_>, who: UserId) -> Page {
    let page = sure(
        view,
        ForGame::ResignAs(who),
        view.id(ForGame::PlayOnAs(who)),
        "resign-ask",
        "button-resign-yes",
    );
    Page { content: format!("{} {}", mention::person(who), page.content), ..page }
}

fn sure(view: &View<'_>, press: ForGame, no: String, ask: &str, yes: &'static str) -> Page {
    let rows = view
        .buttons([(true, view.id(press), yes, Danger), (true, no, "button-resign-no", Secondary)]);
    let game = &view.row.game;
    let left = game.chairs.each().filter(|&chair| !game.is_out(chair)).count();
    let args = [("goes-on", if left > 2 { "yes" } else { "no" }.into())];
    Page {
        content: format!("{}\n{}", summary::heading(view), view.texts.say_with(ask, args)),
        rows,
        ..Page::default()
    }
}
