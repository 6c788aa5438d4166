//! A notice on its way, without its content, and the outcome of its delivery.

use std::time::Duration;

use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::store::{Address, Manner, Subscription, Topic, Urgency};

/// The place where a message belongs, and why Discord refuses it there; `None` if it is at its
/// place.
pub type Detour = Option<(Address, String)>;

/// Everything about a notice on its way to one address, except its content.
#[derive(Clone, Debug)]
pub struct Envelope {
    /// The row's key, from which the message's nonce is made.
    pub id: i64,
    /// The subject of the row.
    pub topic: Topic,
    /// The urgency of the notice.
    pub urgency: Urgency,
    /// The place, or `None` if the notice itself names its message, or goes to browsers.
    pub to: Option<Address>,
    /// The browsers to which a call goes; empty if it goes to Discord.
    pub browsers: Vec<Subscription>,
    /// The place to which the notice should have gone.
    pub detour: Detour,
    /// The server of that place; `None` for direct messages.
    pub server: Option<ServerId>,
    /// True if Discord refused the place last time.
    pub reopens: bool,
    /// The channel of the person's direct messages, if it goes there and that is known.
    pub direct: Option<ChannelId>,
    /// The Discord ids of the people to ping.
    pub ping: Vec<UserId>,
    /// The language and the look for its readers.
    pub manner: Manner,
    /// A message that loses its buttons once this one is posted.
    pub before: Option<Posted>,
    /// The message that loses its buttons by this notice, if it posts nothing itself.
    pub strips: Option<Posted>,
    /// A person who must still be in a server, or nothing is sent.
    pub member: Option<(ServerId, UserId)>,
    /// True if the delivery only looks for the message of an earlier try.
    pub searches: bool,
    /// True if an earlier try may have delivered it already: look for its mark first.
    pub again: bool,
}

/// What became of a call to browsers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BrowsersAnswer {
    /// True if a push service took it.
    pub reached: bool,
    /// The browsers that take no calls any longer, as their push services say.
    pub gone: Vec<Subscription>,
    /// The reason why another browser may be reached later, after this pause if there is one.
    pub failed: Option<(Option<Duration>, String)>,
}

/// The outcome of a delivery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Delivered, as this message if it is one.
    Sent(Option<Posted>),
    /// The notice was sent, but the message before it still has its buttons. Try to remove them
    /// after this pause. If there is none, they stay until the game is over.
    Untidy(Option<Posted>, Option<Duration>),
    /// A call went to browsers.
    Called(BrowsersAnswer),
    /// Not now: try again, after this pause if Discord named one.
    Retry(Option<Duration>, String),
    /// Discord does not answer, or only that it cannot: try again, first with one notice.
    Away(String),
    /// Discord refuses this address: try another.
    Closed(String),
    /// A person is no longer in the game's server, or the bot is not: a follower, who may no longer
    /// read about it, or a player.
    Left,
    /// Discord refuses this message: trying again would not help.
    Rejected(String),
}
