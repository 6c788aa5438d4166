//! The settings of the levels in each variant. They make neighbouring levels as far apart as in the
//! standard game.

use std::sync::LazyLock;

use murus_gallicus::Variant;

/// The levels whose setting differs between variants, in the order of the columns.
const DIALED: [&str; 6] = ["Discens", "Tiro", "Legionary", "Tribune", "Legate", "Caesar"];

/// The settings, one variant a line: errors of judgement of the first three levels, in hundredths
/// of a stone, and nodes a move of the other three. `murus-lab ladder` finds them.
const LADDER: &str = include_str!("../levels/ladder.txt");

/// The settings by variant, without special first turns.
static FITTED: LazyLock<Vec<(Variant, [u32; 6])>> =
    LazyLock::new(|| LADDER.lines().filter_map(read).collect());

/// The setting of a level in a variant: an error of judgement in hundredths of a stone, or nodes a
/// move. `None` if it was not measured or is the same everywhere.
pub(super) fn fitted(variant: Variant, level: &str) -> Option<u32> {
    let variant = variant.unbalanced();
    let (_, row) = FITTED.iter().find(|(measured, _)| *measured == variant)?;
    let place = DIALED.iter().position(|&dialed| dialed == level)?;
    Some(row[place])
}

fn read(line: &str) -> Option<(Variant, [u32; 6])> {
    let mut words = line.split_whitespace();
    let variant = words.next()?.parse().ok()?;
    let mut row = [0; 6];
    for value in &mut row {
        *value = words.next()?.parse().ok()?;
    }
    words.next().is_none().then_some((variant, row))
}

#[cfg(test)]
mod tests {
    use super::super::level::{LEVELS, Level};
    use super::*;

    #[test]
    fn every_line_is_a_setting_of_all_levels_that_have_one() {
        assert_eq!(FITTED.len(), LADDER.lines().count(), "every line can be read");
        let mut variants: Vec<_> = FITTED.iter().map(|(variant, _)| variant.to_string()).collect();
        variants.sort_unstable();
        variants.dedup();
        assert_eq!(variants.len(), FITTED.len(), "one line for each variant");
        assert!(FITTED.iter().all(|(variant, _)| variant.unbalanced() == *variant));
        let dialed: Vec<_> = LEVELS
            .iter()
            .filter(|level| level.dial(Variant::STANDARD).is_some())
            .map(|level| level.name)
            .collect();
        assert_eq!(dialed, DIALED);
    }

    #[test]
    fn a_balanced_game_is_played_like_the_game_without_its_first_turns() {
        let [standard, balanced] =
            ["standard", "balanced"].map(|name| name.parse().expect("a variant"));
        for level in LEVELS {
            assert_eq!(level.strength(standard), level.strength(balanced));
        }
        assert_eq!(fitted(standard, Level::DEFAULT), None);
        assert!(fitted(standard, "Caesar").is_some());
    }
}
