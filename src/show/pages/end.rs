//! The end of a game as messages.

use crate::show::mention;
use crate::show::pages::news;
use crate::show::pages::offers;
use crate::show::pages::picture;
use crate::show::pages::seen;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};

use super::view::View;
use crate::game::Rating;
use crate::ids::UserId;
use crate::service::Instead;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::store::RatingChange;
use crate::texts::small;

/// The last board, and how the game ended.
pub fn end(
    view: &View<'_>,
    since: u32,
    hints: &[i64],
    ratings: &[(Rating, RatingChange)],
    reason: Option<&str>,
    instead: &Instead,
    ping: Vec<UserId>,
) -> Page {
    // Only games of two are reviewed, and nobody plays an exhibition again.
    let two = view.row.game.chairs.len() == 2;
    let played = view.row.game.chairs.iter().any(|holder| holder.player().is_some());
    let rows = view.buttons([
        (played, view.id(ForGame::Rematch), "button-rematch", Primary),
        (view.row.game.line().plies() > 0, view.id(ForGame::Replay), "button-replay", Secondary),
        (true, view.id(ForGame::Walk), "button-walk", Secondary),
        (two, view.id(ForGame::Review), "button-review", Secondary),
        (!ratings.is_empty(), view.id(ForGame::Ratings), "button-ratings", Secondary),
    ]);
    let news = news::news(view, since);
    let news = (!news.is_empty()).then_some(news);
    let reason = reason.map(|why| offers::reason_line(view, why));
    let events =
        news::swapped(view, since).into_iter().chain(news::departures(view, since)).chain([news::result(view)]);
    let events = events.chain(news::departure_order(view));
    let content: Vec<String> = news.into_iter().chain(events).chain(reason).collect();
    let mut content = content.join("\n");
    // Discord pings only people named in the text.
    let mentions = ping.iter().copied().map(mention::person).filter(|one| !content.contains(one));
    let mentions: Vec<String> = mentions.collect();
    if !mentions.is_empty() {
        content = format!("{content}\n{}", small(&mentions.join(" ")));
    }
    let page = Page {
        content: view.with_reason(content, instead),
        cards: vec![facts(view, hints, ratings)],
        attachment: Some(picture::picture(view, seen::side(view))),
        rows,
        ping,
        ..Page::default()
    };
    page.read_as(view.reading())
}

/// What there is to say of a game that is over, one fact a line.
fn facts(view: &View<'_>, hints: &[i64], ratings: &[(Rating, RatingChange)]) -> Card {
    let taken = hints.iter().enumerate().filter(|(_, count)| **count > 0).map(|(chair, &count)| {
        let args = [("who", view.chair(chair).into()), ("count", count.into())];
        view.texts.say_with("game-hints", args)
    });
    let moved: Vec<String> = match ratings {
        [] if view.row.game.is_too_short() => vec![view.texts.say("result-too-short")],
        [] => vec![view.texts.say("terms-unrated")],
        ratings => ratings.iter().map(|change| rating(view, change)).collect(),
    };
    let text = moved.into_iter().chain(taken).collect::<Vec<_>>().join("\n");
    Card { text, footer: view.row.game.name.clone(), ..won(view) }
}

/// A card of a game that is over: the winner's, where there is one.
pub fn won(view: &View<'_>) -> Card {
    let winner = view.row.game.outcome().and_then(|end| end.winner);
    let chair = winner.map(|seat| view.row.game.chair_at(seat));
    Card {
        accent: winner.map_or(Accent::Neutral, Accent::Side),
        title: summary::pairing(view, None, &|chair| view.called(chair)),
        thumbnail: chair.and_then(|chair| view.avatar(chair)),
        ..Card::default()
    }
}

/// How a rating moved.
fn rating(view: &View<'_>, (before, row): &(Rating, RatingChange)) -> String {
    let who = view.row.game.chair_of(row.player).map_or_else(String::new, |chair| view.chair(chair));
    let (old, new) = (before.rating.round() as i64, row.rating.rating.round() as i64);
    let sure = if row.rating.is_provisional() { "?" } else { "" };
    format!("{who} {old} → **{new}{sure}** ({:+})", new - old)
}
