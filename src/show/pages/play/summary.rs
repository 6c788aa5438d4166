//! A game in two facts: against whom, which variant and which move; whose turn it is, and for how
//! long still. People come before codes.

use murus_gallicus::rules::{Reason, Seat};

use crate::game::{Chair, Fared, TimeControl, Timestamp, Zone};
use crate::ids::Posted;
use crate::show::mention;
use crate::show::pages::news;
use crate::show::pages::view::View;
use crate::texts::variant;
use crate::texts::{Value, span_text};

/// Between the parts of a line.
pub const DOT: &str = " · ";

/// Who plays, and which variant.
pub fn game_heading(view: &View<'_>) -> String {
    format!("**{}**", pairing(view, None, &|chair| view.name_chair(chair)))
}

/// The game in one line for menus and completions, in which neither mentions nor times are shown:
/// to the holder of a chair, or to anybody.
pub fn summarize(view: &View<'_>, me: Option<Chair>, now: Timestamp) -> String {
    let left = view.game.deadline().filter(|_| view.game.terms.time != TimeControl::None);
    let left = left.map(|at| {
        view.texts.say_with("time-left", [("span", span_text(view.texts, at - now).into())])
    });
    facts_of(view, me, &|chair| view.called(chair), left, |at| {
        variant::write_date(view.texts, Zone::UTC.date_at(at))
    })
    .join(DOT)
}

/// The game in a line of a list, for the holder of a chair or for anybody. Nothing in it stands
/// out, and it has no short name: a link leads to its newest board. Whether it is the reader's turn
/// is said by the title above, and so of two players whose turn it is.
pub fn summary_line(view: &View<'_>, me: Option<Chair>, board: Option<Posted>) -> String {
    let due = view
        .deadline_time()
        .map(|when| view.texts.say_with("summary-due", [("when", when.into())]));
    let [players, stands] =
        facts_of(view, me, &|chair| view.name_chair(chair), due.clone(), mention::day_of);
    let mover = view.game.to_move();
    let said_above =
        me.is_some() && mover.is_some() && (mover == me || view.game.chairs.len() == 2);
    let stands = if said_above { due } else { Some(stands) };
    [Some(players), stands, board_link(view, board)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(DOT)
}

/// A game that is over in a line of a list of one day.
pub fn result_line(view: &View<'_>) -> String {
    let called = |chair| view.name_chair(chair);
    let thread = view.thread().map(|thread| mention::channel_link(view.server(), thread));
    let link = thread.map(|link| view.texts.say_with("summary-board", [("link", link.into())]));
    let parts = [
        Some(pairing(view, None, &called)),
        describe_outcome(view, None, &called),
        Some(describe_reached(view)),
        link,
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(DOT)
}

/// A link to a board, where there is one.
fn board_link(view: &View<'_>, board: Option<Posted>) -> Option<String> {
    board.map(|_| view.texts.say_with("summary-board", [("link", view.message_link(board).into())]))
}

/// Players, the number of one of their several games, and variant; for the holder of a chair, their
/// opponents.
pub fn pairing(view: &View<'_>, me: Option<Chair>, called: &dyn Fn(Chair) -> String) -> String {
    [Some(name_players(view, me, called)), view.pair_number(), view.unusual_variant()]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(DOT)
}

/// The players; for the holder of a chair, their opponents.
pub fn name_players(
    view: &View<'_>,
    me: Option<Chair>,
    called: &dyn Fn(Chair) -> String,
) -> String {
    let seats = &Seat::ALL[..view.game.variant().board().seats];
    let chairs = seats.iter().map(|&seat| view.game.chair_at(seat));
    let others = chairs.filter(|chair| Some(*chair) != me).map(called);
    let others: Vec<String> = others.collect();
    match me {
        Some(_) => view.texts.say_with("summary-against", [("who", others.join(", ").into())]),
        None => others.join(" – "),
    }
}

/// Whose turn it is in a running game, as the holder of the chair `me` is told, or anybody.
pub fn name_turn(view: &View<'_>, me: Option<Chair>, called: &dyn Fn(Chair) -> String) -> String {
    let game = view.game;
    let mine = match me {
        Some(chair) if game.is_out(chair) => "out",
        Some(chair) if game.to_move() == Some(chair) => "yes",
        _ => "no",
    };
    let who = game.to_move().map(called).unwrap_or_default();
    view.texts.say_with("summary-turn", [("mine", Value::from(mine)), ("who", who.into())])
}

/// The way in which a game ended, for the holder of a chair or for anybody; `None` while it
/// continues.
pub fn describe_outcome(
    view: &View<'_>,
    me: Option<Chair>,
    called: &dyn Fn(Chair) -> String,
) -> Option<String> {
    let game = view.game;
    let end = game.outcome()?;
    let won = end.winner.map(|seat| game.chair_at(seat));
    let how = match me {
        _ if end.reason == Reason::Cancelled => "cancelled",
        Some(chair) => game.result_for(chair).map_or("cancelled", Fared::word),
        None if won.is_some() => "other",
        None => "drawn",
    };
    let who = won.map(called).unwrap_or_default();
    Some(view.texts.say_with("summary-over", [("how", Value::from(how)), ("who", who.into())]))
}

/// The move that a running game is at, or how long one took that is over.
pub fn describe_reached(view: &View<'_>) -> String {
    let game = view.game;
    match game.outcome() {
        None => view
            .texts
            .say_with("summary-move", [("number", game.line().round(game.line().plies()).into())]),
        Some(_) => view.texts.say_with("game-length", [("moves", news::count_moves(view).into())]),
    }
}

/// Who plays what, and at which move they are; whose turn it is, or how it ended.
fn facts_of(
    view: &View<'_>,
    me: Option<Chair>,
    called: &dyn Fn(Chair) -> String,
    left: Option<String>,
    date: impl Fn(Timestamp) -> String,
) -> [String; 2] {
    let game = view.game;
    let stands = match describe_outcome(view, me, called) {
        Some(result) => [result, date(game.ended_at().unwrap_or(game.started))].join(DOT),
        None => [Some(name_turn(view, me, called)), left]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(", "),
    };
    [[pairing(view, me, called), describe_reached(view)].join(DOT), stands]
}
