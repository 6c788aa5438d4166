//! The chart of a person's rating: one dot for each game, with dates below.

use std::ops::Range;

use murus_pictures::{Chart, Drawn, Sign, Theme};

use crate::game::{Millis, Pool, Rating, Timestamp, Zone};
use crate::ids::UserId;
use crate::service::Profile;
use crate::show::page::{Attachment, Shows};
use crate::show::pages::course::find_turns;
use crate::store::RatingChange;
use crate::texts::Texts;
use crate::texts::captions;
use crate::texts::variant;

/// The least change of a rating, in rating points, that counts as a turn of its curve.
const TURN: f32 = 40.0;

/// The longest time between two games whose dots are joined by a line.
const GAP: Millis = Millis::from_days(60);

/// The most dates below the curve.
const DATES: usize = 4;

/// The fewest games for which a chart is drawn.
const FEWEST: usize = 3;

/// The most periods without games that the description names. The longest are chosen.
const GAPS: usize = 3;

/// Draws the chart of a person's rating in a pool over time; `None` if they have fewer than three
/// rated games in the pool.
pub fn draw_rating_chart(
    texts: Texts,
    id: UserId,
    pool: Pool,
    profile: &Profile,
    theme: Theme,
) -> Option<Attachment> {
    let rows: Vec<&RatingChange> = profile.ratings.iter().filter(|row| row.pool == pool).collect();
    if rows.len() < FEWEST {
        return None;
    }
    let last = rows.last()?;
    // The games are spaced evenly, because many may be of one day.
    let places: Vec<(f32, f32)> =
        rows.iter().zip(1_u16..).map(|(row, n)| (f32::from(n), row.rating.rating as f32)).collect();
    let values: Vec<f32> = rows.iter().map(|row| row.rating.rating as f32).collect();
    let least = values.iter().copied().fold(f32::INFINITY, f32::min);
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let floor = ((least - 30.0) / 100.0).floor() * 100.0;
    let ceiling = ((most + 30.0) / 100.0).ceil() * 100.0;
    let step = (((ceiling - floor) / 400.0).ceil() * 100.0).max(100.0);
    let lines = (0..=8).map(|n| floor + n as f32 * step).filter(|value| *value <= ceiling);
    let trails = find_trails(&rows).into_iter().map(|games| places[games].to_vec());
    let sign = |row: &RatingChange| if row.is_provisional() { Sign::PaleDot } else { Sign::Dot };
    let (x, y) = *places.last()?;
    let dots = rows.iter().zip(&places).map(|(row, &(x, y))| (x, y, sign(row), String::new()));
    let signs = [(Sign::Dot, "yes"), (Sign::PaleDot, "no")];
    let signs = signs.into_iter().filter(|(wanted, _)| rows.iter().any(|row| sign(row) == *wanted));
    let pool_name = texts.say(&format!("choice-{}", pool.word()));
    let chart = Chart {
        title: &texts.say_with("profile-chart", [("pool", pool_name.as_str().into())]),
        note: &texts.say_with("profile-games", [("games", rows.len().into())]),
        caption: &captions::credit_line(texts),
        legend: signs
            .map(|(sign, sure)| (sign, texts.say_with("profile-sign", [("sure", sure.into())])))
            .collect(),
        across: (0.5, rows.len() as f32 + 0.5),
        up: (floor, ceiling),
        columns: dates_below(texts, &rows),
        rows: lines.map(|value| (value, format!("{value}"))).collect(),
        drawn: Drawn::Trails(trails.collect()),
        points: dots.chain([(x, y, sign(last), format!("{}", y.round()))]).collect(),
        theme,
    };
    let name = format!("rating-{id}-{}.png", rows.len());
    Some(Attachment {
        name,
        alt: describe_curve(texts, &rows),
        bytes: chart.png(),
        shows: Shows::Picture,
    })
}

/// Returns the runs of games that are joined by a line, as ranges of indices into `rows`.
fn find_trails(rows: &[&RatingChange]) -> Vec<Range<usize>> {
    let mut from = 0;
    let length = |trail: &[&RatingChange]| {
        from += trail.len();
        from - trail.len()..from
    };
    rows.chunk_by(|one, next| next.at - one.at <= GAP).map(length).collect()
}

/// Returns the dates of some games, each with the number of its game, from 1. A date appears once.
/// The first date, and each in a new year, has its year.
fn dates_below(texts: Texts, rows: &[&RatingChange]) -> Vec<(f32, String)> {
    let every = rows.len().div_ceil(DATES).max(1);
    let mut named: Vec<(f32, (i16, i8, i8))> = Vec::new();
    for (row, n) in rows.iter().zip(1_u16..).step_by(every) {
        let date = Zone::UTC.date_at(row.at);
        if named.last().is_none_or(|(_, before)| *before != date) {
            named.push((f32::from(n), date));
        }
    }
    let years =
        named.iter().scan(0, |year, (_, date)| Some(std::mem::replace(year, date.0) != date.0));
    let words = years.zip(&named).map(|(new, &(at, date))| {
        (at, variant::axis_date(texts, date, if new { "day-year" } else { "day" }))
    });
    words.collect()
}

/// Describes the rating curve in words, at most 1000 characters. It begins with a newcomer's
/// rating, and names each rise or fall with its last rating and date, and the longest times without
/// games.
fn describe_curve(texts: Texts, rows: &[&RatingChange]) -> String {
    let date = |at: Timestamp| variant::write_date(texts, Zone::UTC.date_at(at));
    let new = Rating::NEW.rating as f32;
    let values: Vec<f32> =
        [new].into_iter().chain(rows.iter().map(|row| row.rating.rating as f32)).collect();
    let mut from = new;
    let leg = |n: usize| {
        let to = values[n];
        let way = if to > from { "up" } else { "down" };
        let way = if (to - from).abs() < TURN { "level" } else { way };
        from = to;
        let args = [
            ("way", way.into()),
            ("rating", to.round().into()),
            ("date", date(rows[n - 1].at).into()),
        ];
        texts.say_with("profile-leg", args)
    };
    let legs: Vec<String> =
        find_turns(&values, TURN).into_iter().filter(|n| *n > 0).map(leg).collect();
    let args = [("games", rows.len().into()), ("course", legs.join(", ").into())];
    let mut gaps: Vec<_> = rows.windows(2).filter(|pair| pair[1].at - pair[0].at > GAP).collect();
    gaps.sort_by_key(|pair| pair[0].at - pair[1].at);
    gaps.truncate(GAPS);
    gaps.sort_by_key(|pair| pair[0].at);
    let gaps = gaps.into_iter().map(|pair| {
        texts.say_with(
            "profile-gap",
            [("from", date(pair[0].at).into()), ("to", date(pair[1].at).into())],
        )
    });
    let sentences: Vec<String> =
        [texts.say_with("profile-alt", args)].into_iter().chain(gaps).collect();
    sentences.join(" ").chars().take(1000).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{DAY, GameId, NOON, PlayerId};

    #[test]
    fn games_of_one_day_stand_side_by_side_and_dates_are_named_once() {
        let on = |day: i64| RatingChange {
            player: PlayerId(1),
            pool: Pool::Standard,
            n: day,
            game: GameId(day),
            at: NOON + day * DAY,
            score: 1.0,
            weight: None,
            rating: Rating::NEW,
        };
        let games = [0, 0, 0, 1, 1, 90].map(on);
        let rows: Vec<&RatingChange> = games.iter().collect();
        assert_eq!(find_trails(&rows), [0..5, 5..6], "the line ends where months lie between");
        let below = dates_below(Texts::english(), &rows);
        let places: Vec<f32> = below.iter().map(|(at, _)| *at).collect();
        assert_eq!(places, [1.0, 5.0], "{below:?}");
        let one_day: Vec<&RatingChange> = games[..3].iter().collect();
        assert_eq!(dates_below(Texts::english(), &one_day).len(), 1);
    }
}
