//! The page on which a person puts off a ping, mutes a game, or plans a vacation.

use crate::game::{Chair, Seq};
use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary};

use crate::service::Snooze;
use crate::show::custom_id::{ForGame, ForPerson, Later, Mark};
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::show::rows;

/// Returns the page with buttons to put off the ping, to see the next game that waits, to mute the
/// game, and to plan a vacation. The ping can be put off only if it is the person's turn and they
/// get pings. `chair` is the person's chair in the game, `pings` is true if their settings allow
/// pings, and `waiting` is the number of other games that wait for them. `stamp` tells the message
/// from others about the same board.
pub fn put_off(
    view: &View<'_>,
    chair: Option<Chair>,
    stamp: &str,
    pings: bool,
    waiting: i64,
) -> Page {
    let mine = chair.is_some() && view.game.to_move() == chair;
    let muted = chair.is_some_and(|chair| view.has_muted(chair));
    let rings = pings && !muted;
    let mut rows = if mine && rings { later_rows(view, stamp) } else { Vec::new() };
    if waiting > 0 {
        let label = view.texts.say_with("button-next-of", [("count", waiting.into())]);
        let id = Mark::game(view.game.id, Seq::START).id(&ForPerson::Next);
        rows.extend(rows::button_rows(vec![rows::button(id, label, Primary)]));
    }
    rows.extend(view.button_row([
        (true, view.mark().id(&ForPerson::Away), "button-away", Secondary),
        (!muted, view.press_id(ForGame::Mute), "button-mute", Secondary),
        (muted, view.press_id(ForGame::Unmute), "button-unmute", Secondary),
    ]));
    let content = view.texts.say(match (mine, rings) {
        (true, true) => "later-text",
        (true, false) => "later-text-silent",
        (false, _) => "later-text-not-yours",
    });
    Page { content, rows, ..Page::default() }
}

/// Returns the custom id of the button that leads to [`put_off`].
pub fn put_off_id(view: &View<'_>, stamp: &str) -> String {
    view.press_id(ForGame::PutOff(stamp.to_owned()))
}

/// Returns the buttons that put off the ping, one for each [`Snooze`].
fn later_rows(view: &View<'_>, stamp: &str) -> Vec<Row> {
    let later = |(snooze, word): &(Snooze, &str)| {
        let id = view.press_id(ForGame::Snooze(Later { snooze: *snooze, stamp: stamp.to_owned() }));
        rows::button(id, view.texts.say(&format!("button-later-{word}")), Secondary)
    };
    rows::button_rows(Snooze::WORDS.iter().map(later).collect())
}
