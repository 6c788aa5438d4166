//! Charts in every dress.

use murus::render::{Branch, Chart, Dot, DotKind, Theme, Tree};

use super::check_png;

fn review(theme: Theme) -> Chart<'static> {
    let shares = [0.53, 0.55, 0.57, 0.56, 0.59, 0.65, 0.66, 0.53, 0.71, 0.57, 0.6, 0.12, 0.08, 0.0];
    Chart {
        title: "Who was better",
        note: "Gauls win by resignation",
        caption: "Murus Gallicus, a game by Phil Leduc",
        across: (0.0, 13.0),
        up: (0.0, 1.0),
        columns: vec![(0.0, "1".into()), (6.0, "4".into()), (12.0, "7".into())],
        rows: vec![(0.0, "0".into()), (0.5, "½".into()), (1.0, "1".into())],
        curve: shares.iter().enumerate().map(|(n, &share)| (n as f32, share)).collect(),
        parted: true,
        marks: vec![(11.0, 0.12, "13. f5xe4".into())],
        theme,
        ..Chart::default()
    }
}

#[test]
fn a_review_s_chart_parts_the_field_between_the_sides() {
    let chart = review(Theme::Classic);
    check_png("chart", chart.png());
    let curve = Chart { parted: false, marks: Vec::new(), title: "Networks for standard", ..chart };
    check_png("chart-curve", curve.png());
}

#[test]
fn missed_wins_stand_on_the_curve_in_every_dress() {
    for (theme, word) in Theme::WORDS {
        let missed = |n: usize, share| Dot { at: (n as f32, share), kind: DotKind::Missed };
        let chart = Chart { dots: vec![missed(6, 0.66), missed(8, 0.71)], ..review(theme) };
        check_png(&format!("charts/{word}-review"), chart.png());
    }
}

#[test]
fn a_rating_over_time_has_a_dot_for_each_game() {
    let ratings = [1500.0, 1612.0, 1540.0, 1588.0, 1630.0, 1601.0, 1660.0, 1688.0, 1671.0, 1702.0];
    let days = [0.0, 1.0, 1.4, 5.0, 9.0, 9.5, 17.0, 26.0, 26.2, 40.0];
    let at: Vec<(f32, f32)> = days.into_iter().zip(ratings).collect();
    let kind = |n: usize| if n < 5 { DotKind::Unsure } else { DotKind::Sure };
    for theme in [Theme::Classic, Theme::Parchment] {
        let chart = Chart {
            title: "Rating, standard",
            note: "10 games",
            across: (-1.0, 41.0),
            up: (1400.0, 1800.0),
            columns: vec![(0.0, "3 May".into()), (40.0, "12 June".into())],
            rows: [1400, 1500, 1600, 1700, 1800].map(|value| (value as f32, value.to_string())).to_vec(),
            curve: at.clone(),
            dots: at.iter().enumerate().map(|(n, &at)| Dot { at, kind: kind(n) }).collect(),
            theme,
            ..Chart::default()
        };
        check_png(&format!("charts/{theme}-rating"), chart.png());
    }
}

#[test]
fn a_server_s_weeks_are_bars() {
    let games = [0.0, 3.0, 5.0, 4.0, 9.0, 12.0, 7.0, 8.0, 14.0, 11.0, 16.0, 13.0];
    for theme in [Theme::Classic, Theme::Print] {
        let chart = Chart {
            title: "Games by week",
            note: "102 games",
            across: (-0.5, 11.5),
            up: (0.0, 20.0),
            columns: vec![(0.0, "4 May".into()), (11.0, "20 July".into())],
            rows: [0, 10, 20].map(|value| (value as f32, value.to_string())).to_vec(),
            bars: (0..).map(|week| week as f32).zip(games).collect(),
            theme,
            ..Chart::default()
        };
        check_png(&format!("charts/{theme}-weeks"), chart.png());
    }
}

#[test]
fn an_opening_tree_says_how_games_went() {
    let branch = |played: &str, games, won, drawn, next| Branch { played: played.into(), games, won, drawn, next };
    let branches = vec![
        branch(
            "a1-c3",
            23,
            14,
            2,
            vec![
                branch("d7-d5", 15, 9, 1, vec![branch("h1-f3", 11, 7, 0, vec![]), branch("e1-e3", 4, 2, 1, vec![])]),
                branch("b7-d5", 8, 5, 1, vec![branch("h1-f3", 8, 5, 1, vec![])]),
            ],
        ),
        branch("d1-d3", 9, 2, 0, vec![branch("c7-c5", 9, 2, 0, vec![])]),
        branch("e1-g3", 1, 0, 1, vec![]),
    ];
    let tree =
        Tree { title: "How Ann begins", note: "33 games as the Romans", caption: "", branches, ..Tree::default() };
    for theme in [Theme::Classic, Theme::HighContrast, Theme::Print] {
        check_png(&format!("charts/{theme}-tree"), Tree { theme, ..tree.clone() }.png());
    }
    let wide = Branch { played: "a1-c3".into(), games: 1, ..Branch::default() };
    let too_many = Tree { branches: vec![wide; 100], ..Tree::default() };
    assert!(too_many.png().len() < 60_000);
    assert!(Tree::default().png().starts_with(b"\x89PNG"));
}
