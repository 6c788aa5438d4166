//! Archives the thread of a finished game.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{Millis, Timestamp};
use crate::ids::ChannelId;
use crate::store::{self, Conn, StoreError};

/// Archives the thread of a finished game, unless people wrote there lately.
#[derive(Debug)]
pub struct FoldNotice {
    /// The thread.
    pub thread: ChannelId,
    /// The thread is archived only if it has no message after this time.
    pub since: Timestamp,
}

/// The time without a message after which a thread is archived.
const SILENT: Millis = Millis::from_mins(5);

/// Loads the notice that archives a finished game's thread. `None` if the game has no thread, or if
/// another game is played in the thread.
pub async fn load_fold(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let Some(thread) = about.game.thread else { return Ok(None) };
    let there = store::listings::at_thread(conn, thread).await?;
    let alone = there.iter().all(|id| *id == about.game.game.id);
    let notice = FoldNotice { thread, since: about.now - SILENT };
    Ok(alone.then(|| Letter::silent(notice, Vec::new(), about.game.place.server)))
}

impl Notice for FoldNotice {
    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        DeliveryStep::Fold(self.thread, self.since).into()
    }
}
