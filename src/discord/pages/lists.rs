//! Messages beside a game's course: offers, notes, calls, and lists of games.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::view::{View, button};
use crate::discord::components::{Id, Press};
use crate::discord::page::Page;
use crate::game::GameId;
use crate::ids::UserId;
use crate::service::Listing;
use crate::store::Desk;
use crate::texts::{Texts, Value};

/// The most characters of a list, with room for what frames it.
const LIST: usize = 1700;

impl View<'_> {}

/// One line of a list of games, for the holder of a chair or for anybody.
pub fn listed(texts: Texts, entry: &Listing, me: Option<usize>) -> String {
    let view = View::of(texts, &entry.shown);
    let game = &entry.shown.row.game;
    let mine = me.is_some() && game.to_move() == me;
    let args = [
        ("mine", Value::from(if mine { "yes" } else { "no" })),
        ("who", game.to_move().map_or_else(String::new, |chair| view.chair(chair)).into()),
        ("number", game.line().round(game.line().plies()).into()),
        ("link", view.link(entry.board).into()),
        ("clock", if view.deadline().is_some() { "runs" } else { "none" }.into()),
        ("when", view.deadline().unwrap_or_default().into()),
    ];
    let line = format!("{} {}", view.heading(), texts.say_with("games-line", args));
    match &entry.silent {
        Some(why) => format!("{line}\n{}", texts.say_with("games-silent", [("why", why.as_str().into())])),
        None => line,
    }
}

/// Everything in which it is somebody's turn.
pub fn digest(texts: Texts, id: &Id, games: &[Listing], ping: Vec<UserId>) -> Page {
    let lines = games.iter().map(|entry| listed(texts, entry, entry.shown.row.game.to_move()));
    let title = texts.say_with("digest-title", [("count", games.len().into())]);
    let mine = button(id.clone(), texts.say("button-mine"), ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![mine])];
    Page { content: list(texts, title, lines.collect(), 0), rows, ping, ..Page::default() }
}

/// The games of a channel.
pub fn desk(texts: Texts, desk: &Desk, games: &[Listing], count: i64) -> Page {
    let lines: Vec<String> = games.iter().map(|entry| listed(texts, entry, None)).collect();
    let title = texts.say_with("desk-title", [("count", count.into())]);
    let more = count - lines.len() as i64;
    let id = Id { game: GameId(desk.id.0), seq: 0, press: Press::Mine };
    let mine = button(id, texts.say("button-mine"), ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![mine])];
    Page { content: list(texts, title, lines, more), rows, ..Page::default() }
}

/// A title and as many lines as fit into a message; what is left out is counted, together with `more`.
pub fn list(texts: Texts, title: String, lines: Vec<String>, more: i64) -> String {
    let mut text = title;
    for (n, line) in lines.iter().enumerate() {
        if text.chars().count() + line.chars().count() > LIST {
            let left = (lines.len() - n) as i64 + more;
            return format!("{text}\n{}", texts.say_with("games-more", [("count", left.into())]));
        }
        text.push('\n');
        text.push_str(line);
    }
    if more > 0 {
        text.push_str(&format!("\n{}", texts.say_with("games-more", [("count", more.into())])));
    }
    text
}
