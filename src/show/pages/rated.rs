//! A rating over time: a game a dot, where it stands by date.

use murus_gallicus::render::{Chart, Drawn, Sign};
use murus_gallicus::theme::Theme;

use super::course::turns;
use super::dates;
use crate::game::{DAY, Millis, Pool, Rating, Timestamp, Zone};
use crate::ids::UserId;
use crate::service::Profile;
use crate::show::page::{Attachment, Shows};
use crate::store::RatingChange;
use crate::texts::Texts;
use crate::texts::captions;
use crate::texts::variant;

/// By how much a rating goes back where its curve is said to turn.
const TURN: f32 = 40.0;

/// So long without a game no line goes on.
const GAP: Millis = Millis::from_days(60);

/// The fewest games that make a curve.
const FEWEST: usize = 3;

/// The most gaps in the description, longest first.
const GAPS: usize = 3;

/// The rating over time, in the pool in which a person played most; none of a few games.
pub fn chart(texts: Texts, id: UserId, pool: Pool, profile: &Profile, theme: Theme) -> Option<Attachment> {
    let rows: Vec<&RatingChange> = profile.ratings.iter().filter(|row| row.pool == pool).collect();
    if rows.len() < FEWEST {
        return None;
    }
    let (first, last) = (rows.first()?.at, rows.last()?);
    let room = ((last.at - first) / 30).max(DAY / 2);
    let (from, to) = (first - room, last.at + room);
    // Days, for these numbers are too coarse for milliseconds.
    let across = |at: Timestamp| (at - from).as_millis() as f32 / DAY.as_millis() as f32;
    let place = |row: &RatingChange| (across(row.at), row.rating.rating as f32);
    let values: Vec<f32> = rows.iter().map(|row| row.rating.rating as f32).collect();
    let least = values.iter().copied().fold(f32::INFINITY, f32::min);
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let (floor, ceiling) = (((least - 30.0) / 100.0).floor() * 100.0, ((most + 30.0) / 100.0).ceil() * 100.0);
    let step = (((ceiling - floor) / 400.0).ceil() * 100.0).max(100.0);
    let lines = (0..=8).map(|n| floor + n as f32 * step).filter(|value| *value <= ceiling);
    let trails = rows.chunk_by(|one, next| next.at - one.at <= GAP);
    let sign = |row: &RatingChange| if row.rating.is_provisional() { Sign::PaleDot } else { Sign::Dot };
    let (x, y) = place(last);
    let dots = rows.iter().map(|row| (place(row).0, place(row).1, sign(row), String::new()));
    let signs = [(Sign::Dot, "yes"), (Sign::PaleDot, "no")];
    let signs = signs.into_iter().filter(|(wanted, _)| rows.iter().any(|row| sign(row) == *wanted));
    let pool_name = texts.say(&format!("choice-{}", pool.word()));
    let chart = Chart {
        title: &texts.say_with("profile-chart", [("pool", pool_name.as_str().into())]),
        note: &texts.say_with("profile-games", [("games", rows.len().into())]),
        caption: &captions::caption(texts),
        legend: signs.map(|(sign, sure)| (sign, texts.say_with("profile-sign", [("sure", sure.into())]))).collect(),
        across: (0.0, across(to)),
        up: (floor, ceiling),
        columns: dates::axis(texts, from, to).into_iter().map(|(at, word)| (across(at), word)).collect(),
        rows: lines.map(|value| (value, format!("{value}"))).collect(),
        drawn: Drawn::Trails(trails.map(|trail| trail.iter().map(|row| place(row)).collect()).collect()),
        points: dots.chain([(x, y, sign(last), format!("{}", y.round()))]).collect(),
        theme,
    };
    let name = format!("rating-{id}-{}.png", rows.len());
    Some(Attachment { name, alt: description(texts, &rows), bytes: chart.png(), shows: Shows::Picture })
}

/// What the curve does, from the rating of a newcomer on: each time up or down, to which rating and
/// until when; and where there were no games.
fn description(texts: Texts, rows: &[&RatingChange]) -> String {
    let date = |at: Timestamp| variant::date(texts, Zone::UTC.date(at));
    let new = Rating::NEW.rating as f32;
    let values: Vec<f32> = [new].into_iter().chain(rows.iter().map(|row| row.rating.rating as f32)).collect();
    let mut from = new;
    let leg = |n: usize| {
        let to = values[n];
        let way = if to > from { "up" } else { "down" };
        let way = if (to - from).abs() < TURN { "level" } else { way };
        from = to;
        let args = [("way", way.into()), ("rating", to.round().into()), ("date", date(rows[n - 1].at).into())];
        texts.say_with("profile-leg", args)
    };
    let legs: Vec<String> = turns(&values, TURN).into_iter().filter(|n| *n > 0).map(leg).collect();
    let args = [("games", rows.len().into()), ("course", legs.join(", ").into())];
    let mut gaps: Vec<_> = rows.windows(2).filter(|pair| pair[1].at - pair[0].at > GAP).collect();
    gaps.sort_by_key(|pair| pair[0].at - pair[1].at);
    gaps.truncate(GAPS);
    gaps.sort_by_key(|pair| pair[0].at);
    let gaps = gaps.into_iter().map(|pair| {
        texts.say_with("profile-gap", [("from", date(pair[0].at).into()), ("to", date(pair[1].at).into())])
    });
    let sentences: Vec<String> = [texts.say_with("profile-alt", args)].into_iter().chain(gaps).collect();
    sentences.join(" ").chars().take(1000).collect()
}
