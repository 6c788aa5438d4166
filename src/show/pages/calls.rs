//! Calls to a game, with the buttons by which they are put off.

use crate::show::mention;
use crate::show::pages::later;
use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};

use super::view::View;
use crate::game::{Chair, PlayerId, TimeControl, Timestamp};
use crate::ids::{Posted, UserId};
use crate::service::{Call, Instead};
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::page::Page;
use crate::show::rows::row;
use crate::texts::{Texts, Value};

/// Tells a person that saved days hold their clocks.
pub fn rest(texts: Texts, player: PlayerId, until: Timestamp) -> Page {
    let on = Mark::player(player);
    let rows = row(
        texts,
        [
            (true, on.id(&ForPerson::Mine), "button-mine", Primary),
            (true, on.id(&ForPerson::Away), "button-away", Secondary),
        ],
    );
    let content = texts.say_with("rest-text", [("date", mention::moment(until).into())]);
    Page { content, rows, silent: true, ..Page::default() }
}

/// A call to a game; `stamp` tells this message from others about the same board.
pub fn call(
    view: &View<'_>,
    chair: Chair,
    call: Call,
    board: Option<Posted>,
    instead: &Instead,
    stamp: &str,
    ping: Vec<UserId>,
) -> Page {
    let reminds = matches!(call, Call::Most | Call::Last);
    let endless = reminds && view.row.game.terms.time == TimeControl::None;
    // The clock that runs may be another one's.
    let clock = match view.deadline() {
        _ if endless => "cancelled",
        Some(_) if view.row.game.to_move() == Some(chair) => "runs",
        _ => "none",
    };
    let kind = match call {
        _ if endless => "silent",
        Call::Turn => "turn",
        Call::Offer(offer) => offer.word(),
        Call::Remind => "remind",
        Call::Most => "most",
        Call::Last => "last",
    };
    let args = [
        ("kind", Value::from(kind)),
        ("who", view.chair(chair).into()),
        ("against", summary::pairing(view, Some(chair), &|chair| view.chair(chair)).into()),
        ("clock", clock.into()),
        ("when", view.row.game.deadline().map(mention::when).unwrap_or_default().into()),
    ];
    let lines = [view.texts.say_with("call-text", args), view.link(board)].join("\n");
    let content = view.with_reason(lines.trim_end().to_owned(), instead);
    // What pings about a turn brings the board along.
    let board = matches!(call, Call::Turn | Call::Remind | Call::Most | Call::Last) && !ping.is_empty();
    let rows = view.buttons([
        (view.row.game.to_move() == Some(chair), view.id(ForGame::Units), "button-move", Primary),
        (!board, view.id(ForGame::View), "button-view", Secondary),
        (true, later::put_off_id(view, stamp), "button-put-off", Secondary),
    ]);
    let seat = view.row.game.seat_of(chair);
    let attachment = board.then(|| picture::picture(view, seat));
    let page = Page { content, attachment, rows, silent: ping.is_empty(), ping, ..Page::default() };
    page.read_as(view.row.seats[chair].tastes.reading)
}
