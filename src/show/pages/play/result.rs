//! The message about the result of a game in its channel.

use crate::show::card::Card;
use crate::show::custom_id::ForGame;
use crate::show::mention;
use crate::show::page::Page;
use crate::show::pages::end::won_card;
use crate::show::pages::view::View;
use crate::show::pages::{news, picture, replay, seen, summary};
use crate::show::rows::Style::Secondary;
use crate::texts::{small_line, variant};

/// Returns the message with the result of a game. In a lively channel it shows the last board or,
/// with `film`, a film of the whole game; else it is one small line. So is the result of a game of
/// a contest that counts as lost without a move. The message names no people if the game was called
/// off.
pub fn result_page(view: &View<'_>, film: bool, lively: bool) -> Page {
    if view.is_forfeited() {
        return Page::text(small_line(&summary::result_line(view)));
    }
    if view.game.is_called_off() {
        let name = variant::variant_name(view.texts, view.game.variant());
        return Page::text(view.texts.say_with("challenge-called-off", [("variant", name.into())]));
    }
    if !lively {
        return Page::text(small_line(&summary::result_line(view)));
    }
    let side = seen::public_side(view);
    let picture = match film && view.game.line().plies() > 0 {
        true => replay::replay_page(view, side, None).attachment,
        false => Some(picture::draw_position(view, side)),
    };
    let link = view.thread().map_or_else(String::new, mention::mention_channel);
    let text = format!("{}\n{link}", news::result_line(view));
    let card = Card { text, pictured: picture.is_some(), ..won_card(view) };
    let played = view.game.chairs.iter().any(|holder| holder.as_player().is_some());
    let differs = seen::differs_from(view, side);
    let rows = view.button_row([
        (played, view.press_id(ForGame::Rematch), "button-rematch", Secondary),
        (view.game.chairs.len() == 2, view.press_id(ForGame::Review), "button-review", Secondary),
        (differs, view.press_id(ForGame::View), "button-view", Secondary),
        (!differs, view.press_id(ForGame::Walk), "button-walk", Secondary),
    ]);
    Page { cards: vec![card], attachment: picture, rows, ..Page::default() }
}
