//! Following others' games.

use crate::show::mention;
use crate::show::pages::news;
use crate::show::pages::picture;
use crate::show::pages::seen;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};

use crate::ids::UserId;
use crate::service::{Follow, Following};
use crate::show::custom_id::{ForGame, Mark};
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::texts::Value;

/// How a person follows the game, and how else they may.
pub fn following_page(view: &View<'_>, following: &Following) -> Page {
    let (follow, unreachable) = match following {
        Following::Unknown => return Page::text(view.texts.say("follow-private")),
        Following::TooMany => return Page::text(view.texts.say("follow-too-many")),
        Following::Playing => return Page::text(view.texts.say("follow-playing")),
        Following::Over => return Page::text(view.texts.say("follow-over")),
        Following::Known { follow, unreachable } => (*follow, *unreachable),
    };
    let how = match follow {
        Follow::End => "end",
        Follow::Every => "every",
        Follow::No if unreachable => "closed",
        Follow::No => "no",
    };
    let rows = view.button_row([
        (follow != Follow::End, view.press_id(ForGame::FollowEnd), "button-follow-end", Primary),
        (
            follow != Follow::Every,
            view.press_id(ForGame::FollowEvery),
            "button-follow-every",
            Primary,
        ),
        (follow != Follow::No, view.press_id(ForGame::Unfollow), "button-unfollow", Secondary),
    ]);
    let state = view.texts.say_with("follow-how", [("how", Value::from(how))]);
    Page { content: format!("{}\n{state}", summary::game_heading(view)), rows, ..Page::default() }
}

/// The custom id that only this board's message to a follower begins with: each board is a message
/// of its own, in an exhibition too.
pub fn followed_id(view: &View<'_>) -> String {
    Mark::game(view.game.id, view.game.board_seq()).id(&ForGame::View)
}

/// The game as it is now, for a follower of it.
pub fn followed_page(view: &View<'_>, ping: Vec<UserId>) -> Page {
    let game = view.game;
    let news = match game.outcome() {
        Some(_) => news::result_line(view),
        None => {
            let moves = news::write_all_news(view, game.board_seq().previous());
            let who = game.to_move().map_or_else(String::new, |chair| view.name_chair(chair));
            view.texts.say_with("follow-move", [("told", Value::from(moves)), ("who", who.into())])
        }
    };
    let place = view.home();
    let content =
        format!("{}\n{news}\n{}", summary::game_heading(view), mention::mention_channel(place));
    let over = game.outcome().is_some();
    let rows = view.button_row([
        (true, followed_id(view), "button-view", Secondary),
        (!over, view.press_id(ForGame::Unfollow), "button-unfollow", Secondary),
    ]);
    Page {
        content,
        attachment: Some(picture::draw_position(view, seen::public_side(view))),
        rows,
        silent: ping.is_empty(),
        ping,
        ..Page::default()
    }
}
