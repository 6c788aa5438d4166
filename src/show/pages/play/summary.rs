//! A game in one line: the players, the variant and the move; then whose turn it is and the time
//! left, or the result.

use murus_gallicus::{Reason, Seat};

use crate::game::{Chair, Fared, TimeControl, Timestamp, Zone};
use crate::ids::Posted;
use crate::show::mention;
use crate::show::pages::news;
use crate::show::pages::view::View;
use crate::texts::variant;
use crate::texts::{Value, span_text};

/// The separator between the parts of a line.
pub const DOT: &str = " · ";

/// The bold heading of a game: the players, the number of the game, and the variant, as [`pairing`]
/// writes them.
pub fn game_heading(view: &View<'_>) -> String {
    format!("**{}**", pairing(view, None, &|chair| view.name_chair(chair)))
}

/// The game in one line for menus and autocompletion, which show neither mentions nor timestamps.
/// `me` is the chair of the reader; `None` writes it for anyone.
pub fn summarize(view: &View<'_>, me: Option<Chair>, now: Timestamp) -> String {
    let left = view.game.clock_end().filter(|_| view.game.terms.time != TimeControl::None);
    let left = left.map(|at| {
        view.texts.say_with("time-left", [("span", span_text(view.texts, at - now).into())])
    });
    facts_of(view, me, &|chair| view.called(chair), left, |at| {
        variant::write_date(view.texts, Zone::UTC.date_at(at))
    })
    .join(DOT)
}

/// The game as a line of a list, for the holder of the chair `me` or for anyone. A link leads to
/// `board`, its newest board. A player whose turn it is, and a player of a game of two, is not told
/// whose turn it is: the heading of the list says so.
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
    let offer = view.game.pending_offer().map(|pending| {
        let args =
            [("who", view.name_chair(pending.by).into()), ("offer", pending.offer.word().into())];
        view.texts.say_with("summary-offer", args)
    });
    [Some(players), stands, offer, board_link(view, board)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(DOT)
}

/// A finished game as a line of a list of one day's games. It does not number the game.
pub fn result_line(view: &View<'_>) -> String {
    let called = |chair| view.name_chair(chair);
    let thread = view.thread().map(|thread| mention::channel_link(view.server(), thread));
    let link = thread.map(|link| view.texts.say_with("summary-board", [("link", link.into())]));
    let parts = [
        Some(name_players(view, None, &called)),
        view.unusual_variant(),
        describe_outcome(view, None, &called),
        Some(describe_reached(view)),
        link,
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(DOT)
}

/// A link to the message with a board; `None` without one.
fn board_link(view: &View<'_>, board: Option<Posted>) -> Option<String> {
    board.map(|_| view.texts.say_with("summary-board", [("link", view.message_link(board).into())]))
}

/// The players, the number of the game unless it is the first of the two, and the variant unless it
/// is the standard one. For the holder of the chair `me`, only the opponents are named. `called`
/// names the holder of a chair.
pub fn pairing(view: &View<'_>, me: Option<Chair>, called: &dyn Fn(Chair) -> String) -> String {
    [Some(name_players(view, me, called)), view.pair_number(), view.unusual_variant()]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(DOT)
}

/// The names of the players in the order of their seats; for the holder of the chair `me`, only
/// those of the opponents. `called` names the holder of a chair.
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

/// Says whose turn it is in a running game, to the holder of the chair `me`, or to anyone if
/// `None`.
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

/// Says how a game ended, to the holder of the chair `me`, or to anyone if that is `None`. A game
/// that was called off is a loss where it counts as one. Returns `None` while the game runs.
pub fn describe_outcome(
    view: &View<'_>,
    me: Option<Chair>,
    called: &dyn Fn(Chair) -> String,
) -> Option<String> {
    let game = view.game;
    let end = game.outcome()?;
    let forfeited = |chair: &Chair| view.forfeit_for(*chair) == Some(Fared::Won);
    let won = end.winner.map(|seat| game.chair_at(seat));
    let won = won.or_else(|| game.chairs.chairs().find(forfeited));
    let how = match me {
        Some(chair) if won.is_some() && end.winner.is_none() => {
            view.forfeit_for(chair).map_or("cancelled", Fared::word)
        }
        _ if end.reason == Reason::Cancelled && won.is_none() => "cancelled",
        Some(chair) => game.result_for(chair).map_or("cancelled", Fared::word),
        None if won.is_some() => "other",
        None => "drawn",
    };
    let who = won.map(called).unwrap_or_default();
    Some(view.texts.say_with("summary-over", [("how", Value::from(how)), ("who", who.into())]))
}

/// Says at which move a running game is, or after how many moves a game ended.
pub fn describe_reached(view: &View<'_>) -> String {
    let game = view.game;
    match game.outcome() {
        None => view
            .texts
            .say_with("summary-move", [("number", game.line().round(game.line().plies()).into())]),
        Some(_) => view.texts.say_with("game-length", [("moves", news::count_moves(view).into())]),
    }
}

/// Returns the two parts of a line. The first has the players, the variant and the move; the second
/// has whose turn it is and the time `left`, or the result and its date.
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
