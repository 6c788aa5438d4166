//! A second server of the bot, for what two servers do together. It has a name, one channel and
//! some of the people; everything else happens in the first server.

use std::collections::BTreeSet;

/// The second server.
#[derive(Debug)]
pub(crate) struct Annex {
    /// The id of the server.
    pub guild: u64,
    /// The name of the server.
    pub name: String,
    /// Its only channel.
    pub channel: u64,
    /// Its members. A moderator of the first server who is a member manages it, too.
    pub members: BTreeSet<u64>,
    /// True if the bot was removed from it.
    pub expelled: bool,
}
