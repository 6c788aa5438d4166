//! Measures how well a side played, on a scale made of the costs of random moves and of the levels
//! in the same variant.

use std::sync::LazyLock;

use murus_gallicus::Variant;

/// The mean costs of plies as [`Review::costs`](super::Review::costs) lists them, in
/// ten-thousandths of a point, one variant a line: for random moves, then for each level but the
/// strongest. `murus-lab accuracy` measures them.
const MEASURED: &str = include_str!("../levels/accuracy.txt");
/// The number of costs in a line of [`MEASURED`].
const COLUMNS: usize = 8;
/// The accuracy of random moves, in percent.
const CHANCE: f64 = 10.0;
/// The accuracy of the weakest level, in percent.
const WEAKEST: f64 = 30.0;
/// The difference of accuracy between neighbouring levels, in percent.
const STEP: f64 = 10.0;
/// The least difference between the logarithms of costs for accuracies that differ by [`STEP`]. A
/// game of a few dozen plies cannot tell costs apart that are closer, so columns that were measured
/// closer are moved apart.
const APART: f64 = 0.16;

/// The measured costs by variant, in points.
static COSTS: LazyLock<Vec<(Variant, [f64; COLUMNS])>> =
    LazyLock::new(|| MEASURED.lines().filter_map(read).collect());

/// Returns how well a side played whose plies cost this many points on average, in percent, in
/// every variant: random moves have 10, the weakest level 30, each further level 10 more, and a
/// side that loses nothing 100. `None` below the levels that can be told apart by it.
pub(super) fn accuracy(variant: Variant, cost: f64) -> Option<f64> {
    let measured = find_measured(variant);
    let percent = percent(&falling(measured), cost);
    (percent >= least_told(&measured)).then_some(percent)
}

/// Returns the accuracy in percent from which on it tells levels apart: that of the upper one of
/// the two strongest neighbours whose costs are too close.
fn least_told(measured: &[f64; COLUMNS]) -> f64 {
    let is_close = |pair: &[f64]| pair[0].ln() - pair[1].ln() < APART;
    measured.windows(2).rposition(is_close).map_or(0.0, |upper| stands(upper + 1))
}

fn percent(costs: &[f64; COLUMNS], cost: f64) -> f64 {
    let Some(below) = costs.iter().position(|&measured| measured <= cost) else {
        let last = costs[COLUMNS - 1];
        return 100.0 - (100.0 - stands(COLUMNS - 1)) * cost / last;
    };
    let Some(above) = below.checked_sub(1) else { return CHANCE * costs[0] / cost };
    let part = (costs[above] - cost) / (costs[above] - costs[below]);
    stands(above) + (stands(below) - stands(above)) * part
}

/// Returns the costs in a variant, or in the nearest variant that was measured.
fn find_measured(variant: Variant) -> [f64; COLUMNS] {
    let variant = variant.unbalanced();
    let of = |same: &dyn Fn(Variant) -> bool| {
        COSTS.iter().find(|(measured, _)| same(*measured)).map(|(_, row)| *row)
    };
    of(&|measured| measured == variant)
        .or_else(|| of(&|measured| measured.options() == variant.options()))
        .unwrap_or(COSTS[0].1)
}

fn read(line: &str) -> Option<(Variant, [f64; COLUMNS])> {
    let mut words = line.split_whitespace();
    let variant = words.next()?.parse().ok()?;
    let mut row = [0.0; COLUMNS];
    for cost in &mut row {
        *cost = f64::from(words.next()?.parse::<u32>().ok()?) / 1e4;
    }
    words.next().is_none().then_some((variant, row))
}

/// Returns costs whose logarithms fall by at least [`APART`] for each [`STEP`] of accuracy, as near
/// to the measured costs as possible: neighbours that are too close, or in the wrong order, share
/// their mean and are spread around it.
fn falling(measured: [f64; COLUMNS]) -> [f64; COLUMNS] {
    let steps = |n: usize| APART * stands(n) / STEP;
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for (n, cost) in measured.into_iter().enumerate() {
        let mut sum = cost.ln() + steps(n);
        let mut times = 1;
        while let Some((above, many)) =
            pools.pop_if(|(above, many)| *above / *many as f64 <= sum / times as f64)
        {
            (sum, times) = (sum + above, times + many);
        }
        pools.push((sum, times));
    }
    let means =
        pools.into_iter().flat_map(|(sum, times)| std::iter::repeat_n(sum / times as f64, times));
    let mut falling = measured;
    for (n, (cost, mean)) in falling.iter_mut().zip(means).enumerate() {
        *cost = (mean - steps(n)).exp();
    }
    falling
}

/// The accuracy of a column in percent: that of random moves, or of a level.
fn stands(n: usize) -> f64 {
    if n == 0 { CHANCE } else { WEAKEST + STEP * (n - 1) as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LEVELS;

    #[test]
    fn every_line_is_a_variant_with_a_cost_for_chance_and_each_level_but_the_strongest() {
        assert_eq!(COSTS.len(), MEASURED.lines().count(), "every line can be read");
        assert_eq!(COLUMNS, LEVELS.len());
        for (variant, measured) in COSTS.iter() {
            let row = falling(*measured);
            assert!(
                row.windows(2).all(|pair| pair[0] > pair[1] && pair[1] > 0.0),
                "{variant}: {row:?}"
            );
            let percents = [0.9, 1.0].map(|share| percent(&row, share * row[3]));
            assert!(
                percents[0] - percents[1] < 8.0,
                "a tenth of the cost is less than a level: {variant}"
            );
        }
    }

    #[test]
    fn who_costs_less_is_more_accurate() {
        for (variant, measured) in COSTS.iter() {
            let row = falling(*measured);
            let percents: Vec<f64> =
                (0..=400).map(|n| percent(&row, f64::from(n) / 1_000.0)).collect();
            assert!(percents.windows(2).all(|pair| pair[0] > pair[1]), "{variant}");
            assert_eq!(percents[0], 100.0, "{variant}");
            assert!((percent(&row, row[0]) - CHANCE).abs() < 1e-9, "{variant}");
        }
        let [standard, other] = ["standard", "standard@7x7"]
            .map(|name| find_measured(name.parse().expect("a variant")));
        assert_eq!(standard, other, "an unmeasured variant is judged like its nearest relative");
    }

    #[test]
    fn accuracy_is_said_only_where_it_tells_levels_apart() {
        for (name, least) in [("standard", 50.0), ("escape", 60.0), ("houdini", 60.0)] {
            let variant: Variant = name.parse().expect("a variant");
            assert_eq!(least_told(&find_measured(variant)), least, "{name}");
        }
        let [tiro, tribune] = [0.0775, 0.0311].map(|cost| accuracy(Variant::STANDARD, cost));
        assert_eq!(tiro, None, "Tiro and Legionary cost nearly the same");
        assert_eq!(tribune.map(f64::round), Some(70.0));
    }
}
