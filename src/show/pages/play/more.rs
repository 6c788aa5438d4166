//! The page **More** with the further acts of a game, and the questions before acts that cannot be
//! undone.

use crate::show::mention;
use crate::show::pages::offers;
use crate::show::pages::summary;
use crate::show::rows::Style::{Danger, Primary, Secondary};

use crate::game::{Chair, TimeControl, Timestamp};
use crate::ids::UserId;
use crate::service::LineSpot;
use crate::show::custom_id::{ForChallenge, ForGame, ForPerson};
use crate::show::page::Page;
use crate::show::pages::view::View;

/// Returns the page **More**, with buttons for the further acts of a game. `chair` is the chair of
/// the person who pressed the button; `None` if they do not play in the game.
pub fn more_page(view: &View<'_>, chair: Option<Chair>, now: Timestamp) -> Page {
    let game = view.game;
    let running = chair.filter(|&chair| game.outcome().is_none() && !game.is_out(chair));
    let lost = game.lost_by().is_some();
    let back = running.is_some_and(|chair| view.can_take_back(chair, now));
    let several = running.is_some_and(|chair| !game.is_alone(chair));
    let plays = running.is_some();
    let withdraw = offers::withdraw_button(view, running);
    let offered = withdraw.0;
    let play = [
        (plays && !game.terms.rated, view.press_id(ForGame::Hint), "button-hint", Secondary),
        (plays && game.chairs.len() == 2, view.press_id(ForGame::Plans), "button-plans", Secondary),
        (back, view.press_id(ForGame::TakeBack), "button-take-back", Secondary),
        (
            plays && game.may_be_drawn() && !offered,
            view.press_id(ForGame::AskDraw),
            "button-draw",
            Secondary,
        ),
        withdraw,
        (
            several && game.terms.time != TimeControl::None,
            view.press_id(ForGame::Give),
            "button-give",
            Secondary,
        ),
    ];
    let over = game.outcome().is_some();
    let two = game.chairs.len() == 2;
    let again = over && chair.is_some() && !game.is_exhibition();
    let after = [
        (again, view.press_id(ForGame::Rematch), "button-rematch", Secondary),
        (over && two, view.press_id(ForGame::Review), "button-review", Secondary),
        (
            over && game.line().plies() > 0,
            view.press_id(ForGame::Replay),
            "button-replay",
            Secondary,
        ),
        (over && game.terms.rated, view.press_id(ForGame::Ratings), "button-ratings", Secondary),
        (lost, view.press_id(ForGame::Lesson), "button-lesson", Secondary),
        (lost, view.press_id(ForGame::PlayOn), "button-play-on", Secondary),
    ];
    let look = [
        (game.count_plies() > 0, view.press_id(ForGame::Walk), "button-walk", Secondary),
        (
            true,
            view.press_id(ForGame::Line(LineSpot::Game(game.line().plies()))),
            "button-try",
            Secondary,
        ),
        (true, view.mark().id(&ForChallenge::Rules), "button-rules", Secondary),
        (true, view.press_id(ForGame::Export), "button-export", Secondary),
        (may_be_followed(view, chair), view.press_id(ForGame::Follow), "button-follow", Secondary),
    ];
    let end = [
        (plays && game.count_plies() < 2, view.press_id(ForGame::Abort), "button-abort", Danger),
        (plays, view.press_id(ForGame::Resign), "button-resign", Danger),
    ];
    let rows = [view.button_row(play), view.button_row(after), view.button_row(look)];
    let rows = [rows.concat(), view.button_row(end)].concat();
    Page { content: view.texts.say("more-text"), rows, ..Page::default() }
}

/// Returns the page that answers words typed in a game with the text of this id. It has a button to
/// a move if a person is to move. `press` is a further button: its act, and the id of its label.
pub fn typed_page(view: &View<'_>, id: &str, press: Option<(ForGame, &'static str)>) -> Page {
    let moves = view.game.player_to_move().is_some_and(|holder| holder.as_player().is_some());
    let also = press.map(|(press, label)| (true, view.press_id(press), label, Secondary));
    let rows =
        [(moves, view.press_id(ForGame::Units), "button-move", Primary)].into_iter().chain(also);
    let args = [("move", view.example_move().unwrap_or_default().into())];
    let content = view.texts.say_with(id, args);
    Page { content, rows: view.button_row(rows), ..Page::default() }
}

/// Returns true if a person may follow the game. The game must run in a server, and `chair` must be
/// `None`: the person does not play in it.
pub fn may_be_followed(view: &View<'_>, chair: Option<Chair>) -> bool {
    chair.is_none() && view.game.outcome().is_none() && view.server().is_some()
}

/// Returns the page that asks whether a person wants to call the game off.
pub fn abort_page(view: &View<'_>) -> Page {
    ask_if_sure(
        view,
        ForGame::ConfirmAbort,
        view.mark().id(&ForPerson::Cancel),
        "abort-ask",
        "button-abort-yes",
    )
}

/// Returns the private page that asks whether a person wants to resign.
pub fn resign_page(view: &View<'_>) -> Page {
    ask_if_sure(
        view,
        ForGame::ConfirmResign,
        view.mark().id(&ForPerson::Cancel),
        "resign-ask",
        "button-resign-yes",
    )
}

/// Returns the public message that asks this person whether they want to resign. Only their answer
/// counts.
pub fn resign_openly(view: &View<'_>, who: UserId) -> Page {
    let page = ask_if_sure(
        view,
        ForGame::ResignAs(who),
        view.press_id(ForGame::PlayOnAs(who)),
        "resign-ask",
        "button-resign-yes",
    );
    Page { content: format!("{} {}", mention::mention_person(who), page.content), ..page }
}

/// Returns the page that asks the question of id `ask`. The button with the label `yes` leads to
/// `press`, the other one has the custom id `no`.
fn ask_if_sure(view: &View<'_>, press: ForGame, no: String, ask: &str, yes: &'static str) -> Page {
    let rows = view.button_row([
        (true, view.press_id(press), yes, Danger),
        (true, no, "button-resign-no", Secondary),
    ]);
    let game = view.game;
    let left = game.chairs.chairs().filter(|&chair| !game.is_out(chair)).count();
    let args = [("goes-on", if left > 2 { "yes" } else { "no" }.into())];
    Page {
        content: format!("{}\n{}", summary::game_heading(view), view.texts.say_with(ask, args)),
        rows,
        ..Page::default()
    }
}
