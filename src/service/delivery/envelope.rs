//! The facts about a notice for its delivery, without its content, and the outcome of the delivery.

use std::time::Duration;

use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::store::calendar::CalendarEntry;
use crate::store::{Address, Manner, Subscription, Topic, Urgency};

/// The address to which a message should have gone, and the reason why Discord refuses it there.
/// `None` if the message goes where it should.
pub type Detour = Option<(Address, String)>;

/// The facts about the delivery of a notice to one address: everything but its content.
#[derive(Clone, Debug)]
pub struct Envelope {
    /// The key of the outbox row, from which the message's nonce is made.
    pub id: i64,
    /// The subject of the outbox row.
    pub topic: Topic,
    /// The urgency of the notice.
    pub urgency: Urgency,
    /// The address; `None` if the notice itself names the message to edit, or if it goes to
    /// browsers.
    pub to: Option<Address>,
    /// The browsers that get the notice as a push message; empty if it goes to Discord.
    pub browsers: Vec<Subscription>,
    /// The address to which the notice should have gone, if Discord refuses it there.
    pub detour: Detour,
    /// The server of the address in `to`; `None` for direct messages.
    pub server: Option<ServerId>,
    /// True if Discord refused the last message to the address in `to`.
    pub reopens: bool,
    /// The channel of the person's direct messages, if the notice goes there and the channel is
    /// known.
    pub direct: Option<ChannelId>,
    /// The Discord ids of the people to ping.
    pub ping: Vec<UserId>,
    /// The language and the theme of pictures for the readers of the notice.
    pub manner: Manner,
    /// The language of the reader of the message in `before`, in direct messages; `None` if it is
    /// that of the notice.
    pub past_locale: Option<String>,
    /// An earlier message that loses its buttons once this notice is posted.
    pub before: Option<Posted>,
    /// The message from which this notice removes the buttons, if it posts nothing itself.
    pub strips: Option<Posted>,
    /// A server and a person who must still be in it, or nothing is sent.
    pub member: Option<(ServerId, UserId)>,
    /// True if nothing is posted, and only the message of an earlier try is searched for.
    pub searches: bool,
    /// True if an earlier try may have posted the notice already, so that its mark has to be
    /// searched for first.
    pub again: bool,
}

/// The outcome of a push message to a person's browsers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BrowsersAnswer {
    /// True if at least one push service took the message.
    pub reached: bool,
    /// The browsers whose subscriptions have ended, according to their push services.
    pub gone: Vec<Subscription>,
    /// A failure that a retry may cure: the pause before the retry, if one was named, and the
    /// reason. `None` if there is none.
    pub failed: Option<(Option<Duration>, String)>,
}

/// The outcome of a delivery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// The notice was delivered: as this message, or without a message.
    Sent(Option<Posted>),
    /// The notice was sent, but the message before it still has its buttons. They can be removed
    /// after this pause. Without a pause they stay until the game is over.
    Untidy(Option<Posted>, Option<Duration>),
    /// The notice is this entry in a server's list of events.
    Entered(CalendarEntry),
    /// A push message went to browsers, with this outcome.
    Called(BrowsersAnswer),
    /// The delivery has to be tried again, after this pause if Discord named one. With the reason.
    Retry(Option<Duration>, String),
    /// Discord does not answer, or answers only that it is out of order. Try again, at first with a
    /// single notice. With the reason.
    Away(String),
    /// Discord refuses this address, for this reason: try another address.
    Closed(String),
    /// Nothing was sent: a player or a follower of the game, or the bot, is no longer in its
    /// server.
    Left,
    /// Discord refuses this message, for this reason. A retry would not help.
    Rejected(String),
}
