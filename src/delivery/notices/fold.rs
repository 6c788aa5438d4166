//! Archives the thread of a finished game, and deletes the line from which it was opened.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{Millis, Timestamp};
use crate::ids::ChannelId;
use crate::store::{self, Conn, StoreError, StoredGame};

/// Archives the thread of a finished game, unless people wrote there lately.
#[derive(Debug)]
pub struct FoldNotice {
    /// The thread.
    pub thread: ChannelId,
    /// The thread is archived only if it has no message after this time.
    pub since: Timestamp,
    /// The channel in which a line began the thread that says nothing any more. `None` if the
    /// thread was opened from the message of the challenge, and where channels are lively.
    pub starter: Option<ChannelId>,
}

/// The time without a message after which a thread is archived.
const SILENT: Millis = Millis::from_mins(5);

/// Loads the notice that archives a finished game's thread. `None` if the game has no thread, or if
/// another game is played in the thread.
pub async fn load_fold(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let Some(thread) = about.game.thread else { return Ok(None) };
    let there = store::listings::at_thread(conn, thread).await?;
    let alone = there.iter().all(|id| *id == about.game.game.id);
    let starter = find_starter(conn, &about.game).await?;
    let notice = FoldNotice { thread, since: about.now - SILENT, starter };
    Ok(alone.then(|| Letter::silent(notice, Vec::new(), about.game.place.server)))
}

/// Returns the channel for threads that managers chose, if threads are not opened in the channel of
/// the game, and channels are quiet.
async fn find_starter(conn: &mut Conn, game: &StoredGame) -> Result<Option<ChannelId>, StoreError> {
    let (Some(server), Some(channel)) = (game.place.server, game.place.channel) else {
        return Ok(None);
    };
    let settings = store::servers::settings_or_default(conn, server).await?;
    Ok(settings.threads_outside(channel).filter(|_| !settings.lively))
}

impl Notice for FoldNotice {
    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        let FoldNotice { thread, since, starter } = *self;
        DeliveryStep::Fold { thread, since, starter }.into()
    }
}
