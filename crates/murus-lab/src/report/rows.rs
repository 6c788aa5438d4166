//! The rows of the report's tables, and the players of its games.

use murus_gallicus::Variant;

use super::survey::Survey;

/// The players of the report, weakest first: a level, the setting of its dial where it is not the
/// usual one, and the divisor of the number of its games, which cost more the more it thinks.
pub const PLAYERS: [(&str, Option<u32>, u64); 3] =
    [("Discens", None, 1), ("Centurion", None, 1), ("Caesar", Some(60_000), 2)];

/// The counts of a variant.
pub struct ReportRow {
    /// The word of the preset.
    pub word: &'static str,
    /// The variant.
    pub variant: Variant,
    /// The counts of each player, weakest first.
    pub surveys: Vec<Survey>,
}

/// The rows of the report's tables, in the order of the presets.
pub type Rows = Vec<ReportRow>;
