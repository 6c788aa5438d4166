//! The command that measures what players cost themselves, and checks what was measured.

use std::io::Write;
use std::ops::Range;
use std::path::Path;

use indicatif::ProgressBar;
use murus_engine::LEVELS;
use murus_gallicus::Variant;
use serde::Serialize;

use super::matches::require_two;
use super::{LabFailure, to_json};
use crate::matches::{Contender, Costs, measure_costs};

/// The games in which players are measured, and how they are reviewed.
#[derive(Clone, Debug)]
pub struct AccuracyGames {
    /// The variant, for two.
    pub variant: Variant,
    /// The numbers of the games of each player.
    pub numbers: Range<u64>,
    /// The nodes with which each position is reviewed.
    pub nodes: u64,
}

/// How a player's costs in fresh games compare with the costs in a file.
#[derive(Serialize)]
struct Checked<'a> {
    variant: String,
    player: &'a str,
    /// The cost in the file, in ten-thousandths of a point a ply.
    known: u32,
    /// The cost in the fresh games.
    cost: u32,
    /// The number of sets of ten games.
    tens: usize,
    /// The number of sets to which the player's own cost in the file is the nearest one.
    own: usize,
    /// The standard deviation of the logarithm of the cost of ten games.
    #[serde(skip_serializing_if = "Option::is_none")]
    spread: Option<f64>,
}

/// Measures the points that random moves, and each level but the strongest, lose by their moves.
/// Prints a line of `levels/accuracy.txt`, or compares them with the line of the variant in a file.
/// Fails for a variant of more than two players, and for one that the file does not have.
pub fn print_accuracy(
    out: &mut impl Write,
    games: &AccuracyGames,
    check: Option<&Path>,
) -> Result<(), LabFailure> {
    let variant = games.variant;
    require_two(variant)?;
    let known = check.map(|file| read_known(file, variant)).transpose()?;
    let levels = LEVELS[..LEVELS.len().saturating_sub(1)].iter().map(|level| level.name);
    let bar = ProgressBar::new(LEVELS.len() as u64).with_message(variant.to_string());
    let mut line = variant.to_string();
    for (n, player) in std::iter::once("random").chain(levels).enumerate() {
        let costs = measure(games, player)?;
        bar.inc(1);
        match &known {
            Some(known) => {
                writeln!(out, "{}", to_json(&compare(variant, player, n, known, &costs)))?
            }
            None => line.push_str(&format!(" {}", round(costs.mean()))),
        }
    }
    bar.finish_and_clear();
    if known.is_none() {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

fn measure(games: &AccuracyGames, player: &str) -> Result<Costs, LabFailure> {
    let player: Contender = player.parse().map_err(LabFailure::usage)?;
    let AccuracyGames { variant, numbers, nodes } = games;
    measure_costs(*variant, &player, numbers.clone(), *nodes).map_err(LabFailure::usage)
}

/// Compares the costs of the `n`th player with those of all players in the file.
fn compare<'a>(
    variant: Variant,
    player: &'a str,
    n: usize,
    known: &[u32],
    costs: &Costs,
) -> Checked<'a> {
    let tens = costs.list_tens();
    let own = tens.iter().filter(|cost| find_nearest(known, **cost) == Some(n)).count();
    Checked {
        variant: variant.to_string(),
        player,
        known: known.get(n).copied().unwrap_or_default(),
        cost: round(costs.mean()),
        tens: tens.len(),
        own,
        spread: costs.spread().map(|spread| (spread * 1e3).round() / 1e3),
    }
}

/// Returns the number of the known cost to which a cost has the smallest ratio. `None` without any.
fn find_nearest(known: &[u32], cost: f64) -> Option<usize> {
    let ratio = |one: u32| (cost * 1e4 / f64::from(one)).ln().abs();
    (0..known.len()).min_by(|&one, &other| ratio(known[one]).total_cmp(&ratio(known[other])))
}

/// Returns a cost in ten-thousandths of a point.
fn round(cost: f64) -> u32 {
    (cost * 1e4).round() as u32
}

/// Reads the costs of a variant from a file such as `levels/accuracy.txt`. Fails if it has none.
fn read_known(file: &Path, variant: Variant) -> Result<Vec<u32>, LabFailure> {
    let text = std::fs::read_to_string(file).map_err(LabFailure::of(file))?;
    let row = text.lines().find_map(|line| line.strip_prefix(&format!("{variant} ")));
    let costs = row.map(|row| row.split_whitespace().map(str::parse).collect());
    match costs {
        Some(Ok(costs)) => Ok(costs),
        _ => Err(LabFailure::usage(format!("{} has no costs of {variant}", file.display()))),
    }
}
