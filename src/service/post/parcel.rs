//! What is handed to its sender, and what they say became of it.

use std::time::Duration;

use super::notice::Notice;
use crate::ids::{ChannelId, Posted, UserId};
use crate::store::{Address, Manner};

/// One notice on its way to one address.
#[derive(Clone, Debug)]
pub struct Parcel {
    /// The row's key; the message's nonce is made of it.
    pub id: i64,
    /// What to say.
    pub notice: Notice,
    /// The place, or `None` if the notice itself names its message.
    pub to: Option<Address>,
    /// The channel of the person's direct messages, if it goes there and the channel is known.
    pub direct: Option<ChannelId>,
    /// Discord ids of those who are pinged.
    pub ping: Vec<UserId>,
    /// How those are spoken to who read it, and shown pictures.
    pub manner: Manner,
    /// A message that loses its buttons once this is there.
    pub before: Option<Posted>,
    /// Whether an earlier try may have delivered it already: look for its mark first.
    pub again: bool,
}

/// What became of a parcel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Delivered, as this message if it is one.
    Sent(Option<Posted>),
    /// The same, but the message before it could not be taken its buttons off now: after this
    /// pause.
    Untidy(Option<Posted>, Duration),
    /// Not now: try again, after this pause where Discord named one.
    Retry(Option<Duration>, String),
    /// Discord refuses this address: try another.
    Closed(String),
    /// A follower may no longer read of this game: they left its server, or the bot did.
    Left,
    /// Discord refuses this message: trying again would not help.
    Rejected(String),
}
