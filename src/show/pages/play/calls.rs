//! Calls: messages that ask a person to come to a game, with a button that puts the call off.

use murus_gallicus::Entry;

use crate::game::Offer;
use crate::show::mention;
use crate::show::pages::later;
use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};

use crate::game::{Chair, Hold, PlayerId, TimeControl};
use crate::ids::{Posted, UserId};
use crate::service::Detour;
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::show::rows::button_row;
use crate::texts::Value;

/// The reason for which a person is called to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It is the turn of the person.
    Turn,
    /// The person has received this offer.
    Offer(Offer),
    /// Another player reminded the person.
    Remind,
    /// Four fifths of the person's time have passed.
    Most,
    /// Two hours of the person's time are left.
    Last,
}

/// A browser notification about a game or a challenge, in plain text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrowserCall {
    /// The title of the notification: its reason.
    pub title: String,
    /// The text of the notification: the game or the terms of the challenge.
    pub body: String,
    /// The tag of the notification: the short name of the game. A newer notification with the same
    /// tag replaces this one.
    pub tag: String,
}

/// Returns the browser notification that calls the holder of a chair to a game.
pub fn browser_call(view: &View<'_>, chair: Chair, call: Call) -> BrowserCall {
    let line = view.game.line();
    let played = match (call, line.entries().last()) {
        (Call::Turn, Some(Entry::Move(m))) => {
            let before = line.positions()[line.plies() - 1];
            let who = view.game.chair_at(before.to_move());
            (who != chair).then(|| (view.called(who), line.position().write(*m).to_string()))
        }
        _ => None,
    };
    let kind = match call {
        Call::Turn if played.is_some() => "played",
        Call::Turn => "turn",
        Call::Offer(offer) => offer.word(),
        Call::Remind => "remind",
        Call::Most => "most",
        Call::Last => "last",
    };
    let others =
        view.game.chairs.chairs().filter(|&other| other != chair && view.game.is_in(other));
    let others: Vec<String> = others.map(|other| view.called(other)).collect();
    let waiting = others.len();
    let (who, played) = played.unwrap_or_else(|| (others.join(", "), String::new()));
    let args = [
        ("kind", Value::from(kind)),
        ("who", who.into()),
        ("waiting", waiting.into()),
        ("move", played.into()),
    ];
    BrowserCall {
        title: view.texts.say_with("browser-call", args),
        body: summary::pairing(view, None, &|chair| view.called(chair)),
        tag: view.game.name.clone(),
    }
}

/// Lists the names of a player's opponents who are still in the game.
fn name_opponents(view: &View<'_>, chair: Chair) -> Vec<String> {
    let others =
        view.game.chairs.chairs().filter(|&other| other != chair && view.game.is_in(other));
    others.map(|other| view.name_chair(other)).collect()
}

/// Returns the message that tells a person that saved vacation days hold their clock in a game, and
/// whether these days are their last. `board` is the message with the newest board, to link to.
pub fn rest_page(view: &View<'_>, player: PlayerId, hold: Hold, board: Option<Posted>) -> Page {
    let texts = view.texts;
    let on = Mark::player(player);
    let rows = button_row(
        texts,
        [
            (true, on.id(&ForPerson::Mine), "button-mine", Primary),
            (true, on.id(&ForPerson::Away), "button-away", Secondary),
        ],
    );
    let args = [
        ("others", Value::from(name_opponents(view, hold.chair).join(", "))),
        ("date", mention::day_and_hour(hold.until).into()),
        ("last", if hold.last { "yes" } else { "no" }.into()),
    ];
    let lines = [texts.say_with("rest-text", args), view.message_link(board)].join("\n");
    let content = lines.trim_end().to_owned();
    Page { content, rows, silent: true, ..Page::default() }
}

/// Returns the text that replaces a call once its game is over.
pub fn write_history(view: &View<'_>) -> String {
    let game = summary::summary_line(view, None, None);
    view.texts.say_with("call-over", [("game", game.into())])
}

/// Returns the message that calls the holder of a chair to a game. `board` is the message with the
/// newest board, to link to. `instead` is the reason if the call is not at its intended address.
/// `stamp` tells this message from others about the same board.
pub fn call_page(
    view: &View<'_>,
    chair: Chair,
    call: Call,
    board: Option<Posted>,
    instead: &Detour,
    stamp: &str,
    ping: Vec<UserId>,
) -> Page {
    let reminds = matches!(call, Call::Most | Call::Last);
    let endless = reminds && view.game.terms.time == TimeControl::None;
    // The running clock may be that of another player.
    let clock = match view.deadline_time() {
        _ if endless && view.game.running_turn().is_some_and(|turn| turn.loses) => "lost",
        _ if endless => "cancelled",
        Some(_) if view.game.to_move() == Some(chair) => "runs",
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
    let others: Vec<String> = name_opponents(view, chair);
    let args = [
        ("kind", Value::from(kind)),
        ("waiting", others.len().into()),
        ("other", others.first().cloned().unwrap_or_default().into()),
        ("who", view.name_chair(chair).into()),
        ("against", summary::pairing(view, Some(chair), &|chair| view.name_chair(chair)).into()),
        ("clock", clock.into()),
        ("when", view.game.deadline().map(mention::time_from_now).unwrap_or_default().into()),
    ];
    let lines = [view.texts.say_with("call-text", args), view.message_link(board)].join("\n");
    let content = view.with_reason(lines.trim_end().to_owned(), instead);
    // A message that pings a person about a turn shows the board.
    let board =
        matches!(call, Call::Turn | Call::Remind | Call::Most | Call::Last) && !ping.is_empty();
    let rows = view.button_row([
        (view.game.to_move() == Some(chair), view.press_id(ForGame::Units), "button-move", Primary),
        (!board, view.press_id(ForGame::View), "button-view", Secondary),
        (true, later::put_off_id(view, stamp), "button-put-off", Secondary),
    ]);
    let seat = view.game.seat_of(chair);
    let attachment = board.then(|| picture::draw_position(view, seat));
    let page = Page { content, attachment, rows, silent: ping.is_empty(), ping, ..Page::default() };
    page.read_as(view.reading_of(chair))
}
