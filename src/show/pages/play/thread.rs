//! The thread of a game: its name, and the message in the channel from which it starts.

use murus_gallicus::Seat;

use crate::game::{Chair, Holder};
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::show::pages::summary;
use crate::show::pages::view::View;
use crate::show::rows::Style::Secondary;
use crate::texts::{small_line, variant};

/// The most characters of a thread's name.
const THREAD: usize = 100;

/// The separator between the names of players.
const BETWEEN: &str = " – ";

/// Returns the message from which the thread of a game opens: the players, and a button that shows
/// the game to a person from their own side.
pub fn thread_page(view: &View<'_>) -> Page {
    let rows = view.button_row([(true, view.press_id(ForGame::View), "button-view", Secondary)]);
    let content = small_line(&summary::pairing(view, None, &|chair| view.name_chair(chair)));
    Page { content, rows, ..Page::default() }
}

/// The name of the thread of a game that was called off.
pub fn called_off_name(view: &View<'_>) -> String {
    let variant = variant::variant_name(view.texts, view.game.variant());
    let name = view.texts.say_with("thread-called-off", [("variant", variant.into())]);
    name.chars().take(THREAD).collect()
}

/// The name of the game's thread, of at most 100 characters: the title of a game of the week, the
/// variant unless it is the standard one, the players in the order of their seats, and a number if
/// the two play several games at once. The variant precedes the players because it differs where
/// the same people play each other often. Where people play several bots, the bots are counted
/// instead of named.
pub fn thread_name(view: &View<'_>) -> String {
    let chairs = &view.game.chairs;
    let seats = Seat::ALL[..view.game.variant().board().seats].iter();
    let seated: Vec<Chair> = seats.map(|&seat| view.game.chair_at(seat)).collect();
    let (people, bots): (Vec<Chair>, Vec<Chair>) =
        seated.iter().copied().partition(|&chair| !matches!(chairs[chair], Holder::Bot { .. }));
    let called: Vec<String> = match bots.len() {
        2.. if !people.is_empty() => {
            let bots = view.texts.say_with("name-bots", [("count", bots.len().into())]);
            people.iter().map(|&chair| view.called(chair)).chain([bots]).collect()
        }
        _ => seated.iter().map(|&chair| view.called(chair)).collect(),
    };
    let variant = view.unusual_variant().map(|name| format!("{name} · ")).unwrap_or_default();
    let weekly = view.week_title().map(|title| format!("{title} · "));
    let variant = weekly.unwrap_or_default() + &variant;
    let variant: String = variant.chars().take(THREAD / 2).collect();
    let number = view.pair_number().map(|number| format!(" · {number}")).unwrap_or_default();
    let taken = variant.chars().count() + number.chars().count();
    let room = THREAD - taken - BETWEEN.chars().count() * (called.len() - 1);
    let names: Vec<String> =
        called.iter().map(|name| name.chars().take(room / called.len()).collect()).collect();
    variant + &names.join(BETWEEN) + &number
}
