//! The step of a notice at Discord, as a value.

use crate::game::Timestamp;
use crate::ids::{CalendarEntryId, ChannelId, MessageId, Posted, ServerId};
use crate::show::page::Page;
use crate::show::pages::sheet::BoardSheet;
use crate::store::NoticeKind;

/// A mark that no custom id begins with. A message posted with it is never found again after a
/// failed try.
pub(super) const NO_MARK: &str = "-";

/// The step of a notice at Discord, and the changes that follow once its message exists.
pub struct DeliveryPlan<'a> {
    /// The action at Discord.
    pub step: DeliveryStep<'a>,
    /// The notice kind that this message counts as for private answers, which then get a link to
    /// it; `None` if no private answer waits for it.
    pub leads: Option<NoticeKind>,
    /// A thread to rename, and its new name. If Discord refuses, the thread keeps its old name.
    pub renames: Option<(ChannelId, String)>,
    /// An older message to rewrite, and its new content. If Discord refuses, it stays as it is.
    pub folds: Option<(Posted, Page)>,
    /// The new text of the game's previous board when it loses its buttons; `None` keeps its text.
    pub history: Option<String>,
}

/// One action at Discord. A mark is the beginning of a custom id in the message, by which a message
/// of an earlier try is found.
pub enum DeliveryStep<'a> {
    /// Posts a message at the address.
    Post {
        /// The message.
        page: Page,
        /// The mark of the message.
        mark: String,
    },
    /// Rewrites a message, or posts a new one if there is none or it can no longer be edited.
    Write {
        /// The existing message; `None` if there is none.
        over: Option<Posted>,
        /// The message.
        page: Page,
        /// The mark of the message.
        mark: String,
    },
    /// Rewrites or posts a message, as `Write` does. Draws the picture only if it has changed, and
    /// pins the message if it is new.
    Pin {
        /// The existing message; `None` if there is none.
        over: Option<Posted>,
        /// The new content, without its picture.
        page: Page,
        /// The picture to draw; `None` for a message without one.
        sheet: Option<BoardSheet<'a>>,
        /// The mark of the message.
        mark: String,
    },
    /// Rewrites a message that another notice posted.
    Rewrite {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Rewrites a message that another notice posted, and stores it as the message of this notice.
    Become {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Changes all of a message except its picture. Does nothing if the message cannot be edited.
    Reword {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Rewrites a message for the last time. Waits until the message can be edited; does nothing if
    /// it was deleted.
    Finish {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Rewrites a message that another notice posted, also in an archived thread. Does nothing if
    /// it was deleted.
    Correct {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Deletes a message.
    TakeDown {
        /// The message; `None` if its id is not known.
        at: Option<Posted>,
        /// The mark by which the message is found if its id is not known.
        mark: String,
    },
    /// Removes the buttons of a message, and may change its text.
    Strip {
        /// The message.
        at: Posted,
        /// The new text of the message; `None` keeps the old one.
        history: Option<String>,
    },
    /// Opens a thread with this name from a message.
    OpenThread(Posted, String),
    /// Posts a message at the address, and opens a thread with this name from it. In a forum the
    /// message is the first one of a post with this name.
    BeginThread {
        /// The message.
        page: Page,
        /// The mark of the message.
        mark: String,
        /// The name of the thread.
        name: String,
        /// A message older than the first try. The search for a message of an earlier try begins
        /// after it.
        after: MessageId,
    },
    /// Archives a thread, and deletes the message that opened it.
    Fold {
        /// The thread.
        thread: ChannelId,
        /// The thread is archived only if it has no newer message than this time.
        since: Timestamp,
        /// The channel of the message that opened the thread; `None` keeps it. The first message of
        /// a post in a forum stays.
        starter: Option<ChannelId>,
    },
    /// Makes an entry in a server's list of events.
    Announce(Announcement),
    /// Deletes an entry from a server's list of events. Does nothing if it is gone.
    Withdraw(ServerId, CalendarEntryId),
    /// Looks for a posted message with this mark, and posts nothing.
    Find(String),
    /// Does nothing at Discord.
    Nothing,
}

/// An entry for a server's list of events: a start at a place that is no voice channel.
pub struct Announcement {
    /// The server.
    pub server: ServerId,
    /// The name of the entry, at most 100 characters.
    pub name: String,
    /// The text of the entry, at most 1000 characters.
    pub about: String,
    /// The address of the place, at most 100 characters.
    pub place: String,
    /// The time that it announces.
    pub begins: Timestamp,
}

impl<'a> From<DeliveryStep<'a>> for DeliveryPlan<'a> {
    fn from(step: DeliveryStep<'a>) -> DeliveryPlan<'a> {
        DeliveryPlan { step, leads: None, renames: None, folds: None, history: None }
    }
}

/// Returns the plan to post a message with this mark.
pub(super) fn post<'a>(page: Page, mark: impl ToString) -> DeliveryPlan<'a> {
    DeliveryStep::Post { page, mark: mark.to_string() }.into()
}

/// Returns the plan to rewrite the message `over`, or to post one with this mark if there is none
/// or it can no longer be edited.
pub(super) fn write<'a>(over: Option<Posted>, page: Page, mark: impl ToString) -> DeliveryPlan<'a> {
    DeliveryStep::Write { over, page, mark: mark.to_string() }.into()
}
