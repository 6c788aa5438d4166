//! Messages to people who follow a game without playing in it.

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

/// Returns the page that says how a person follows a game, with buttons for the other ways to
/// follow it. If the person cannot follow it, the page only says why.
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

/// The custom id of the first button of a message to a follower. It identifies the message: each
/// board has its own id, in an exhibition too.
pub fn followed_id(view: &View<'_>) -> String {
    Mark::game(view.game.id, view.game.board_seq()).id(&ForGame::View)
}

/// Returns the message that shows the current board of a game to a follower, with the last move or
/// the result.
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
    let heading = summary::game_heading(view);
    let place = view.home().map(mention::mention_channel);
    let lines: Vec<String> = [heading, news].into_iter().chain(place).collect();
    let content = lines.join("\n");
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
