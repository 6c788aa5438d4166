//! The pictures of the report, in the look of the boards.

use std::collections::BTreeMap;

use murus_gallicus::{Reason, Seat};
use murus_pictures::{Branch, Chart, Drawn, Sign, Theme, Tree};

use super::rows::{PLAYERS, Rows};
use super::survey::Survey;

/// The fewest games of a move that is a branch of the opening tree.
const FEWEST: u64 = 4;
/// The most branches beside each other.
const MOST: usize = 8;

/// The files of the pictures and their contents.
pub fn draw(rows: &Rows) -> Vec<(&'static str, Vec<u8>)> {
    let strongest = PLAYERS.len() - 1;
    let each = |value: &dyn Fn(&Survey) -> f64, player: usize| -> Vec<f32> {
        rows.iter().map(|row| value(&row.surveys[player]) as f32).collect()
    };
    let shares: &dyn Fn(&Survey) -> f64 = &|survey| 100.0 * survey.first_share().0;
    let plies: &dyn Fn(&Survey) -> f64 = &Survey::mean_plies;
    let ends = |end: Reason| each(&move |survey| 100.0 * survey.share_of(end), strongest);
    let strengths = ["weak play", "strong play"];
    let pair = |one: Vec<f32>, other: Vec<f32>| -> Vec<[f32; 2]> {
        one.into_iter().zip(other).map(|(one, other)| [one, other]).collect()
    };
    vec![
        (
            "first-player.png",
            bars(
                "Points of the first player",
                "%",
                strengths,
                pair(each(shares, 0), each(shares, strongest)),
            ),
        ),
        (
            "length.png",
            bars("Length", "plies", strengths, pair(each(plies, 0), each(plies, strongest))),
        ),
        (
            "ends.png",
            bars(
                "Ends in strong play",
                "%",
                ["breakthrough", "stalemate"],
                pair(ends(Reason::Breakthrough), ends(Reason::Stalemate)),
            ),
        ),
        ("openings.png", tree(&rows[0].surveys[strongest])),
    ]
}

/// A chart with two bars for each row of the report's table.
fn bars(title: &str, unit: &str, legend: [&str; 2], values: Vec<[f32; 2]>) -> Vec<u8> {
    let most = values.iter().flatten().copied().fold(1.0, f32::max);
    let step = [10.0, 20.0, 25.0, 50.0, 100.0].into_iter().find(|step| most / step <= 4.0);
    let step = step.unwrap_or(most);
    let top = (most / step).ceil() * step;
    let rows = (0..=(top / step) as usize).map(|n| n as f32 * step);
    let signs = [Sign::Square, Sign::PaleSquare].into_iter().zip(legend.map(str::to_owned));
    Chart {
        title,
        note: unit,
        caption: "",
        legend: signs.collect(),
        across: (0.5, values.len() as f32 + 0.5),
        up: (0.0, top),
        columns: (1..=values.len()).map(|n| (n as f32, n.to_string())).collect(),
        rows: rows.map(|value| (value, format!("{value:.0}"))).collect(),
        drawn: Drawn::Bars(
            values.into_iter().enumerate().map(|(n, pair)| (n as f32 + 1.0, pair)).collect(),
        ),
        points: Vec::new(),
        theme: Theme::default(),
    }
    .png()
}

/// The most frequent openings as a tree of two plies.
fn tree(survey: &Survey) -> Vec<u8> {
    let branches = branch(&survey.openings, &[], Seat::Romans);
    Tree {
        title: "Openings of the standard game",
        note: "",
        caption: &format!("{} games, strong play, points of the Romans", survey.games),
        results: ["won", "drawn", "lost"],
        branches,
        theme: Theme::default(),
    }
    .png()
}

/// The branches after these moves, the most frequent first, two plies deep.
fn branch(
    openings: &BTreeMap<Vec<String>, [u64; 3]>,
    before: &[String],
    seat: Seat,
) -> Vec<Branch> {
    let mut found: BTreeMap<&String, [u64; 3]> = BTreeMap::new();
    for (moves, results) in openings {
        if let (true, Some(next)) = (moves.starts_with(before), moves.get(before.len())) {
            let sums = found.entry(next).or_default();
            sums.iter_mut().zip(results).for_each(|(sum, part)| *sum += part);
        }
    }
    let games = |results: &[u64; 3]| results.iter().sum::<u64>();
    let mut found: Vec<_> = found.into_iter().filter(|(_, all)| games(all) >= FEWEST).collect();
    found.sort_by_key(|(_, results)| std::cmp::Reverse(games(results)));
    let leaf = before.len() == 1;
    found.truncate(if leaf { 2 } else { MOST });
    let next_of = |word: &String| match leaf {
        true => Vec::new(),
        false => branch(openings, std::slice::from_ref(word), Seat::Gauls),
    };
    found
        .into_iter()
        .map(|(word, results)| Branch {
            word: word.clone(),
            seat: Some(seat),
            results: results.map(|count| count as usize),
            next: next_of(word),
        })
        .collect()
}
