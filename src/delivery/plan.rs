//! What a notice does at Discord, as a value.

use crate::game::Timestamp;
use crate::ids::{ChannelId, MessageId, Posted};
use crate::show::page::Page;
use crate::show::pages::sheet::BoardSheet;
use crate::store::NoticeKind;

/// A mark that begins no custom id: its message is never searched for.
pub(super) const NO_MARK: &str = "-";

/// The step of a notice at Discord, and what follows it once there is a message.
pub struct DeliveryPlan<'a> {
    /// The step.
    pub step: DeliveryStep<'a>,
    /// The kind of message that private answers wait for: they lead to it.
    pub leads: Option<NoticeKind>,
    /// A thread to rename, and its new name. If Discord refuses that, it keeps the old one.
    pub renames: Option<(ChannelId, String)>,
    /// The new text of the board before this message, which loses its buttons; `None` keeps its
    /// text.
    pub history: Option<String>,
}

/// One step at Discord. A mark is the beginning of a custom id in the message, by which a message
/// of an earlier try is found.
pub enum DeliveryStep<'a> {
    /// Posts a message at the address.
    Post {
        /// The message.
        page: Page,
        /// The mark of the message.
        mark: String,
    },
    /// Rewrites a message, or posts one if there is none or it can no longer be edited.
    Write {
        /// The message that there is.
        over: Option<Posted>,
        /// The message.
        page: Page,
        /// The mark of the message.
        mark: String,
    },
    /// Rewrites a message or posts one, as `Write` does, draws the picture only if it has changed,
    /// and pins a new message.
    Pin {
        /// The message that there is.
        over: Option<Posted>,
        /// The message, without its picture.
        page: Page,
        /// The picture.
        sheet: Option<BoardSheet<'a>>,
        /// The mark of the message.
        mark: String,
    },
    /// Rewrites a message of another notice.
    Rewrite {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Rewrites a message, which becomes the message of this notice.
    Become {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Changes everything but the picture of a message. Does nothing if it cannot be edited.
    Reword {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Rewrites a message for the last time. Waits until it can be edited; does nothing if it is
    /// gone.
    Finish {
        /// The message.
        at: Posted,
        /// The new content.
        page: Page,
    },
    /// Deletes a message.
    TakeDown {
        /// The message, if it is known.
        at: Option<Posted>,
        /// The mark of the message, by which it is found if it is not known.
        mark: String,
    },
    /// Takes the buttons off a message.
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
        /// Its mark.
        mark: String,
        /// The name of the thread.
        name: String,
        /// A message from before the first try: no older post is this one.
        after: MessageId,
    },
    /// Archives a thread in which no message is newer than this.
    Fold(ChannelId, Timestamp),
    /// Looks for the message with this mark.
    Find(String),
    /// Does nothing: the notice is done without a message.
    Nothing,
}

impl<'a> From<DeliveryStep<'a>> for DeliveryPlan<'a> {
    fn from(step: DeliveryStep<'a>) -> DeliveryPlan<'a> {
        DeliveryPlan { step, leads: None, renames: None, history: None }
    }
}

/// Posts a message with this mark.
pub(super) fn post<'a>(page: Page, mark: impl ToString) -> DeliveryPlan<'a> {
    DeliveryStep::Post { page, mark: mark.to_string() }.into()
}

/// Rewrites a message, or posts one with this mark if there is none or it can no longer be edited.
pub(super) fn write<'a>(over: Option<Posted>, page: Page, mark: impl ToString) -> DeliveryPlan<'a> {
    DeliveryStep::Write { over, page, mark: mark.to_string() }.into()
}
