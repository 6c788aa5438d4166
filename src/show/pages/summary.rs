//! A game in two facts: against whom, which variant and which move; whose turn it is, and for how
//! long still. People come before codes.

use murus_gallicus::rules::{Reason, Seat};

use super::view::View;
use crate::game::{Chair, DAY, Fared, HOUR, Millis, TimeControl, Timestamp, Zone};
use crate::ids::Posted;
use crate::show::mention;
use crate::show::pages::news;
use crate::texts::Value;
use crate::texts::variant;

/// Between the parts of a line.
const DOT: &str = " · ";

/// Who plays, and which variant.
pub fn heading(view: &View<'_>) -> String {
    format!("**{}**", pairing(view, None, &|chair| view.chair(chair)))
}

/// The game in one line for menus and completions, in which neither mentions nor times are shown:
/// to the holder of a chair, or to anybody.
pub fn summary(view: &View<'_>, me: Option<Chair>, now: Timestamp) -> String {
    let left = view.row.game.deadline().filter(|_| view.row.game.terms.time != TimeControl::None);
    let left = left.map(|at| time_left(view, at - now));
    facts_of(view, me, &|chair| view.called(chair), left, |at| variant::date(view.texts, Zone::UTC.date(at))).join(DOT)
}

/// The game in two lines of a message, each a fact, with its short name and a link to its newest
/// board, where there is one.
pub fn summary_lines(view: &View<'_>, me: Option<Chair>, board: Option<Posted>) -> String {
    let due = view.deadline().map(|when| view.texts.say_with("summary-due", [("when", when.into())]));
    let [players, stands] = facts_of(view, me, &|chair| view.chair(chair), due, mention::day);
    let mine = me.is_some() && view.row.game.to_move() == me;
    let stands = if mine { format!("**{stands}**") } else { stands };
    let link = board.map(|_| view.texts.say_with("summary-board", [("link", view.link(board).into())]));
    let name = format!("`{}`", view.row.game.name);
    let stands = [Some(stands), link, Some(name)].into_iter().flatten().collect::<Vec<_>>().join(DOT);
    format!("**{players}**\n{stands}")
}

/// The same below a title that says whose turn it is: nothing in it stands out, and no name, for
/// the list has a menu.
pub fn summary_entry(view: &View<'_>, me: Option<Chair>, board: Option<Posted>) -> String {
    let due = view.deadline().map(|when| view.texts.say_with("summary-due", [("when", when.into())]));
    let [players, stands] = facts_of(view, me, &|chair| view.chair(chair), due.clone(), mention::day);
    let mine = me.is_some() && view.row.game.to_move() == me;
    let stands = if mine { due } else { Some(stands) };
    let link = board.map(|_| view.texts.say_with("summary-board", [("link", view.link(board).into())]));
    [Some(players), stands, link].into_iter().flatten().collect::<Vec<_>>().join(DOT)
}

/// Players and variant; for the holder of a chair, their opponents and the variant.
pub fn pairing(view: &View<'_>, me: Option<Chair>, called: &dyn Fn(Chair) -> String) -> String {
    [Some(players(view, me, called)), view.variant()].into_iter().flatten().collect::<Vec<_>>().join(DOT)
}

/// The players; for the holder of a chair, their opponents.
pub fn players(view: &View<'_>, me: Option<Chair>, called: &dyn Fn(Chair) -> String) -> String {
    let seats = &Seat::ALL[..view.row.game.variant().board().seats];
    let chairs = seats.iter().map(|&seat| view.row.game.chair_at(seat));
    let others = chairs.filter(|chair| Some(*chair) != me).map(called);
    let others: Vec<String> = others.collect();
    match me {
        Some(_) => view.texts.say_with("summary-against", [("who", others.join(", ").into())]),
        None => others.join(" – "),
    }
}

/// Whose turn it is in a running game.
pub fn turn(view: &View<'_>, me: Option<Chair>, called: &dyn Fn(Chair) -> String) -> String {
    let game = &view.row.game;
    let mine = match me {
        Some(chair) if game.is_out(chair) => "out",
        Some(chair) if game.to_move() == Some(chair) => "yes",
        _ => "no",
    };
    let who = game.to_move().map(called).unwrap_or_default();
    view.texts.say_with("summary-turn", [("mine", Value::from(mine)), ("who", who.into())])
}

/// Who plays what, and at which move they are; whose turn it is, or how it ended.
fn facts_of(
    view: &View<'_>,
    me: Option<Chair>,
    called: &dyn Fn(Chair) -> String,
    left: Option<String>,
    date: impl Fn(Timestamp) -> String,
) -> [String; 2] {
    let game = &view.row.game;
    let ended = game.outcome().map(|end| {
        let won = end.winner.map(|seat| game.chair_at(seat));
        let how = match me {
            _ if end.reason == Reason::Cancelled => "cancelled",
            Some(chair) => game.fared(chair).map_or("cancelled", Fared::word),
            None if won.is_some() => "other",
            None => "drawn",
        };
        let who = won.map(called).unwrap_or_default();
        let result = view.texts.say_with("summary-over", [("how", Value::from(how)), ("who", who.into())]);
        [result, date(game.events().last().map_or(game.started, |event| event.at))].join(DOT)
    });
    let turn = ended
        .unwrap_or_else(|| [Some(turn(view, me, called)), left].into_iter().flatten().collect::<Vec<_>>().join(", "));
    // A running game is at its next move; one that is over has its result's count.
    let reached = match game.outcome() {
        None => view.texts.say_with("summary-move", [("number", game.line().round(game.line().plies()).into())]),
        Some(_) => view.texts.say_with("game-length", [("moves", news::moves(view).into())]),
    };
    [[pairing(view, me, called), reached].join(DOT), turn]
}

/// How long a person has still, in words.
fn time_left(view: &View<'_>, left: Millis) -> String {
    let left = left.max(Millis::ZERO);
    let args = [("days", Value::from(left / DAY)), ("hours", (left % DAY / HOUR).into())];
    view.texts.say_with("time-left", args)
}
