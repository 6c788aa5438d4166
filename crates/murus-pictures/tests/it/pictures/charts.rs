//! Golden pictures of charts and trees.

use murus_gallicus::Seat;
use murus_pictures::{Branch, Chart, Drawn, Sign, Theme, Tree};

use super::check_png;

fn curve(shares: &[f32]) -> Vec<(f32, f32)> {
    shares.iter().enumerate().map(|(n, &share)| (n as f32, share)).collect()
}

/// The themes in which each golden picture is drawn. The chart of a review has every colour, so it
/// is drawn in all themes.
const THEMES: &[Theme] = &[Theme::Classic, Theme::Dark, Theme::Print];

fn check_chart(name: &str, chart: &Chart<'_>) {
    for &theme in THEMES {
        check_png(&format!("charts/{theme}-{name}"), Chart { theme, ..chart.clone() }.png());
    }
}

#[test]
fn a_review_s_chart_parts_the_field_between_the_sides() {
    let shares = [0.53, 0.55, 0.57, 0.56, 0.59, 0.65, 0.66, 0.53, 0.71, 0.57, 0.6, 0.12, 0.08, 0.0];
    let chart = Chart {
        title: "Who was better",
        note: "Gauls win by resignation",
        caption: "Murus Gallicus, a game by Phil Leduc",
        legend: vec![(Sign::Point, "turning point".into()), (Sign::Cross, "missed win".into())],
        across: (0.0, 13.0),
        up: (0.0, 1.0),
        columns: vec![(0.0, "1".into()), (6.0, "4".into()), (12.0, "7".into())],
        rows: vec![(0.0, "0".into()), (0.5, "½".into()), (1.0, "1".into())],
        drawn: Drawn::Parted(curve(&shares)),
        points: vec![
            (7.0, 0.96, Sign::Cross, String::new()),
            (9.0, 0.96, Sign::Cross, String::new()),
            (11.0, 0.12, Sign::Point, "13. f5xe4".into()),
        ],
        theme: Theme::Classic,
    };
    for (theme, word) in Theme::WORDS {
        check_png(&format!("charts/{word}-review"), Chart { theme, ..chart.clone() }.png());
    }
    let drawn = Drawn::Curve(curve(&shares));
    let curve = Chart {
        drawn,
        points: Vec::new(),
        legend: Vec::new(),
        title: "Networks for standard",
        ..chart
    };
    check_chart("curve", &curve);
}

#[test]
fn a_rating_is_a_dot_a_game_and_gaps_stay_empty() {
    let played = [0.0, 2.0, 3.0, 9.0, 12.0, 20.0, 31.0, 33.0, 130.0, 131.0, 140.0, 155.0, 170.0];
    let ratings = [
        1662.0, 1588.0, 1650.0, 1702.0, 1660.0, 1725.0, 1760.0, 1741.0, 1690.0, 1712.0, 1750.0,
        1781.0, 1768.0,
    ];
    let points: Vec<(f32, f32)> = played.into_iter().zip(ratings).collect();
    let sign = |n: usize| if n < 4 { Sign::PaleDot } else { Sign::Dot };
    let word = |n: usize| if n == 12 { "1768".to_owned() } else { String::new() };
    let chart = Chart {
        title: "Rating · Standard",
        note: "13 rated games",
        caption: "Murus Gallicus, a game by Phil Leduc",
        legend: vec![(Sign::Dot, "a game".into()), (Sign::PaleDot, "provisional".into())],
        across: (-6.0, 176.0),
        up: (1500.0, 1900.0),
        columns: [
            (5.0, "Jun 2026"),
            (35.0, "Jul"),
            (66.0, "Aug"),
            (97.0, "Sep"),
            (127.0, "Oct"),
            (158.0, "Nov"),
        ]
        .map(|(at, word)| (at, word.to_owned()))
        .to_vec(),
        rows: [1500.0, 1600.0, 1700.0, 1800.0, 1900.0]
            .map(|value: f32| (value, value.to_string()))
            .to_vec(),
        points: points.iter().enumerate().map(|(n, &(x, y))| (x, y, sign(n), word(n))).collect(),
        drawn: Drawn::Trails(vec![points[..8].to_vec(), points[8..].to_vec()]),
        theme: Theme::Classic,
    };
    check_chart("rating", &chart);
}

#[test]
fn weeks_are_bars_of_begun_games_beside_ended_ones() {
    let bars = (0..26).map(|n| (n as f32, [(n * 7 % 11) as f32, (n * 5 % 9) as f32])).collect();
    let chart = Chart {
        title: "Games by week",
        note: "133 begun, 104 ended",
        caption: "Murus Gallicus, a game by Phil Leduc",
        legend: vec![(Sign::Square, "begun".into()), (Sign::PaleSquare, "ended".into())],
        across: (-0.5, 25.5),
        up: (0.0, 12.0),
        columns: vec![(3.0, "Jul 2026".into()), (12.0, "Sep".into()), (21.0, "Nov".into())],
        rows: [0.0, 5.0, 10.0].map(|value: f32| (value, value.to_string())).to_vec(),
        drawn: Drawn::Bars(bars),
        points: Vec::new(),
        theme: Theme::Classic,
    };
    check_chart("weeks", &chart);
}

#[test]
fn openings_are_a_tree_of_moves_as_wide_as_they_are_frequent() {
    let branch =
        |word: &str, seat, results, next| Branch { word: word.to_owned(), seat, results, next };
    let romans = Some(Seat::Romans);
    let gauls = Some(Seat::Gauls);
    let romans_first = vec![
        branch(
            "a1-c3",
            romans,
            [9, 1, 4],
            vec![
                branch("d7-d5", gauls, [6, 0, 2], vec![branch("h1-f3", romans, [6, 0, 2], vec![])]),
                branch("h7-f5", gauls, [3, 1, 2], vec![branch("others", None, [3, 1, 2], vec![])]),
            ],
        ),
        branch("h1-f3", romans, [1, 0, 2], vec![branch("b7-d5", gauls, [1, 0, 2], vec![])]),
        branch("others", None, [2, 0, 1], vec![]),
    ];
    let gauls_first = vec![branch(
        "d1-b2,g2",
        romans,
        [0, 0, 5],
        vec![branch("d7-d5", gauls, [0, 0, 5], vec![])],
    )];
    let tree = Tree {
        title: "First moves",
        note: "Standard · Ann",
        caption: "Murus Gallicus, a game by Phil Leduc",
        results: ["won", "drawn", "lost"],
        branches: vec![
            branch("Romans", romans, [12, 1, 7], romans_first),
            branch("Gauls", gauls, [0, 0, 5], gauls_first),
        ],
        theme: Theme::Classic,
    };
    for &theme in THEMES {
        check_png(&format!("charts/{theme}-tree"), Tree { theme, ..tree.clone() }.png());
    }
}
