//! How strong somebody is.

use super::course::turns;
use crate::discord::card::{Author, Card};
use crate::discord::names::Names;
use crate::discord::page::{Attachment, Page, Shows};
use crate::engine::LEVELS;
use crate::game::{Pool, Rating, Zone};
use crate::ids::UserId;
use crate::render::{Chart, Dot, DotKind};
use crate::service::Profile;
use crate::texts::{Texts, Value};

/// By how much a rating goes back where its curve is said to turn.
const TURN: f32 = 40.0;

/// How strong our opponent is on each of its levels.
pub fn murus(texts: Texts) -> Page {
    let levels: Vec<String> =
        LEVELS.iter().map(|level| format!("{} **{}**", texts.level(level.name), level.rating)).collect();
    let text = texts.say_with("profile-murus", [("levels", levels.join("\n").into())]);
    Page { cards: vec![Card { text, ..Card::default() }], ..Page::default() }
}

/// How strong somebody is, against others and against whoever asks.
pub fn profile(texts: Texts, id: UserId, own: bool, profile: &Profile, names: &Names) -> Page {
    let record = |[won, drawn, lost]: [usize; 3], id: &str| {
        let args = [("won", Value::from(won)), ("drawn", drawn.into()), ("lost", lost.into())];
        texts.say_with(id, args)
    };
    let mut lines = vec![format!("<@{id}>")];
    for (pool, rating, games) in &profile.standings {
        let args = [
            ("pool", Value::from(pool.word())),
            ("rating", shown(rating).into()),
            ("deviation", (rating.deviation.round() as i64).into()),
            ("games", (*games).into()),
            ("sure", if rating.is_provisional() { "no" } else { "yes" }.into()),
        ];
        lines.push(texts.say_with("profile-rating", args));
    }
    if profile.standings.is_empty() {
        lines.push(texts.say("profile-unrated"));
    }
    lines.push(record(profile.record, "profile-record"));
    if !own && profile.between.iter().sum::<usize>() > 0 {
        lines.push(record(profile.between, "profile-between"));
    }
    let best = profile.standings.iter().max_by_key(|(_, _, games)| *games);
    let attachment = best.and_then(|(pool, ..)| curve(texts, id, *pool, profile));
    let known = names.get(id);
    let card = Card {
        author: known.map(|known| Author { name: known.name.clone(), icon: None }),
        thumbnail: known.map(|known| known.avatar.clone()),
        text: lines.join("\n"),
        pictured: true,
        ..Card::default()
    };
    Page { cards: vec![card], attachment, ..Page::default() }
}

/// A rating as people read it; what is not sure has a question mark.
pub fn shown(rating: &Rating) -> String {
    format!("{}{}", rating.rating.round(), if rating.is_provisional() { "?" } else { "" })
}

/// The rating over time, in the pool in which somebody played most, from that of somebody new on.
fn curve(texts: Texts, id: UserId, pool: Pool, profile: &Profile) -> Option<Attachment> {
    let rows: Vec<_> = profile.ratings.iter().filter(|row| row.pool == pool).collect();
    let (first, last) = (rows.first()?.at, rows.last()?.at);
    // Where everything happened at once, one game follows the other.
    let across = |n: usize| if last > first { (rows[n].at - first) as f32 } else { n as f32 };
    let before = if last > first { -((last - first) as f32) / 20.0 } else { -1.0 };
    let new = Rating::NEW.rating as f32;
    let values: Vec<f32> = [new].into_iter().chain(rows.iter().map(|row| row.rating.rating as f32)).collect();
    let known = (0..rows.len()).map(|n| (across(n), values[n + 1]));
    let curve: Vec<(f32, f32)> = [(before, new)].into_iter().chain(known).collect();
    let least = curve.iter().map(|point| point.1).fold(f32::INFINITY, f32::min);
    let most = curve.iter().map(|point| point.1).fold(f32::NEG_INFINITY, f32::max);
    let floor = ((least - 30.0) / 100.0).floor() * 100.0;
    let ceiling = ((most + 30.0) / 100.0).ceil() * 100.0;
    let step = (((ceiling - floor) / 400.0).ceil() * 100.0).max(100.0);
    let lines = (0..=8).map(|n| floor + n as f32 * step).filter(|value| *value <= ceiling);
    let end = *curve.last()?;
    let pool_name = texts.say(&format!("choice-{}", pool.word()));
    let sure = |rating: &Rating| if rating.is_provisional() { DotKind::Unsure } else { DotKind::Sure };
    let dot = |n: usize| Dot { at: curve[n + 1], kind: sure(&rows[n].rating) };
    let dots = (0..rows.len()).map(dot).collect();
    let [from, to] = [first, last].map(|at| texts.date(Zone::UTC.date(at)));
    let columns = if from == to { Vec::new() } else { vec![(across(0), from), (end.0, to)] };
    let chart = Chart {
        title: &texts.say_with("profile-chart", [("pool", pool_name.as_str().into())]),
        note: &texts.say_with("profile-games", [("games", rows.len().into())]),
        caption: &texts.picture_caption(),
        across: (curve[0].0, end.0),
        up: (floor, ceiling),
        rows: lines.map(|value| (value, format!("{value}"))).collect(),
        marks: vec![(end.0, end.1, format!("{}", end.1.round()))],
        columns,
        curve,
        dots,
        ..Chart::default()
    };
    let told = legs(texts, &values);
    let alt = texts.say_with("profile-alt", [("games", rows.len().into()), ("course", told.join(", ").into())]);
    let name = format!("rating-{id}-{}.png", rows.len());
    Some(Attachment { name, alt: alt.chars().take(1000).collect(), bytes: chart.png(), shows: Shows::Picture })
}

/// Where a curve of ratings goes, from its first value on: each time up or down, to which rating and with which game.
fn legs(texts: Texts, values: &[f32]) -> Vec<String> {
    let mut from = values.first().copied().unwrap_or_default();
    let leg = |n: usize| {
        let to = values[n];
        let way = if to > from { "up" } else { "down" };
        let way = if (to - from).abs() < TURN { "level" } else { way };
        from = to;
        texts.say_with("profile-leg", [("way", way.into()), ("rating", to.round().into()), ("game", n.into())])
    };
    turns(values, TURN).into_iter().filter(|n| *n > 0).map(leg).collect()
}
