//! The ids that Discord gave to the commands and emoji that messages name.

use super::emoji::AppEmoji;
use super::links::CommandLinks;

/// The ids of the commands and emoji that messages name. Cheap to clone; all clones share one
/// state.
#[derive(Clone, Default)]
pub struct KnownIds {
    /// The ids of the commands.
    pub links: CommandLinks,
    /// The ids of the emoji.
    pub emoji: AppEmoji,
}
