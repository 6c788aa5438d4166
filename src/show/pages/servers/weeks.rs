//! The chart of how many games are played in a server, week by week.

use murus_pictures::{Chart, Drawn, Sign, Theme};

use crate::game::{Timestamp, Zone};
use crate::ids::ServerId;
use crate::service::{Activity, WEEK};
use crate::show::page::{Attachment, Shows};
use crate::show::pages::course::find_turns;
use crate::show::pages::dates;
use crate::texts::captions;
use crate::texts::variant;
use crate::texts::{Texts, Value};

/// The most distances between horizontal lines of the chart.
const LINES: usize = 5;

/// The fewest begun or ended games for which a chart is drawn.
const FEWEST: usize = 3;

/// Draws a chart with bars for the games that began and ended in each week. `None` if fewer than
/// three games began and fewer than three ended.
pub fn draw_weeks(
    texts: Texts,
    server: ServerId,
    activity: &Activity,
    theme: Theme,
) -> Option<Attachment> {
    let weeks = &activity.weeks;
    let [begun, ended] = [0, 1].map(|n| weeks.iter().map(|week| week[n]).sum::<usize>());
    let most = weeks.iter().flatten().copied().max().filter(|_| begun.max(ended) >= FEWEST)?;
    let across =
        |at: Timestamp| (at - activity.from).as_millis() as f32 / WEEK.as_millis() as f32 - 0.5;
    let to = activity.from + weeks.len() as i64 * WEEK;
    let args = || [("begun", Value::from(begun)), ("ended", ended.into())];
    let sign =
        |sign, which: &'static str| (sign, texts.say_with("weeks-sign", [("which", which.into())]));
    let bars = weeks.iter().enumerate().map(|(n, week)| (n as f32, week.map(|games| games as f32)));
    let chart = Chart {
        title: &texts.say("weeks-chart"),
        note: &texts.say_with("weeks-note", args()),
        caption: &captions::credit_line(texts),
        legend: vec![sign(Sign::Square, "begun"), sign(Sign::PaleSquare, "ended")],
        across: (-0.5, weeks.len() as f32 - 0.5),
        up: (0.0, most as f32),
        columns: dates::date_axis(texts, activity.from, to)
            .into_iter()
            .map(|(at, word)| (across(at), word))
            .collect(),
        rows: (0..=most)
            .step_by(line_distance(most))
            .map(|games| (games as f32, games.to_string()))
            .collect(),
        drawn: Drawn::Bars(bars.collect()),
        points: Vec::new(),
        theme,
    };
    let [begun, ended] = args();
    let args = [
        ("weeks", weeks.len().into()),
        begun,
        ended,
        ("course", describe_weeks(texts, activity).into()),
    ];
    let alt = texts.say_with("weeks-alt", args).chars().take(1000).collect();
    let last = weeks.last().copied().unwrap_or_default();
    let week = (activity.from - Timestamp::EPOCH) / WEEK;
    let name = format!("weeks-{server}-{week}-{}-{}.png", last[0], last[1]);
    Some(Attachment { name, alt, bytes: chart.png(), shows: Shows::Picture })
}

/// Returns the distance between two horizontal lines, in games: 1, 2 or 5 times a power of ten.
/// `most` is the largest number of games of a week.
fn line_distance(most: usize) -> usize {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|n| n * 10_usize.pow(power)));
    steps.into_iter().find(|step| most / step <= LINES).unwrap_or(most)
}

/// Describes in words how many games began in each week. It names the first week and each end of a
/// rise or fall, with the number of games and the date.
fn describe_weeks(texts: Texts, activity: &Activity) -> String {
    let values: Vec<f32> = activity.weeks.iter().map(|week| week[0] as f32).collect();
    let most = values.iter().copied().fold(0.0, f32::max);
    let mut from = None;
    let leg = |n: usize| {
        let to = activity.weeks[n][0];
        let way = match from {
            None => "from",
            Some(from) if to > from => "up",
            Some(from) if to < from => "down",
            Some(_) => "level",
        };
        from = Some(to);
        let date = variant::write_date(texts, Zone::UTC.date_at(activity.from + n as i64 * WEEK));
        texts.say_with(
            "weeks-leg",
            [("way", way.into()), ("games", to.into()), ("date", date.into())],
        )
    };
    let turns = find_turns(&values, (most / 3.0).max(2.0)).into_iter().filter(|n| *n > 0);
    [0].into_iter().chain(turns).map(leg).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_few_and_stand_at_whole_games() {
        assert_eq!([1, 5, 6, 12, 30, 99, 1200].map(line_distance), [1, 1, 2, 5, 10, 20, 500]);
    }
}
