//! The ids that Discord gave to what messages name.

use super::emoji::AppEmoji;
use super::links::CommandLinks;

/// The commands that can be pressed where a message names them, and the emoji beside its words.
/// Cheap to clone.
#[derive(Clone, Default)]
pub struct KnownIds {
    /// The commands.
    pub links: CommandLinks,
    /// The emoji.
    pub emoji: AppEmoji,
}
