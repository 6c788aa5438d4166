//! Who sits in a chair.

use super::ballot::Voting;
use super::ids::PlayerId;
use crate::ids::{ChannelId, ServerId};

/// A channel that plays by vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voters {
    /// The channel.
    pub channel: ChannelId,
    /// Its server.
    pub server: ServerId,
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person.
    Player(PlayerId),
    /// The computer opponent, at a level. The same seed repeats its choices.
    Bot {
        /// The level's name.
        level: String,
        /// The seed of its random choices.
        seed: i64,
    },
    /// A channel: the people who may see it decide each move by vote.
    Channel {
        /// The server of the channel.
        server: ServerId,
        /// The channel.
        channel: ChannelId,
        /// The channel's name when the game was proposed.
        name: String,
        /// The rules of its votes.
        voting: Voting,
    },
    /// An unknown player of an imported game.
    Nobody,
}

impl Holder {
    /// The person; `None` if the holder is no person.
    pub fn as_player(&self) -> Option<PlayerId> {
        match self {
            Holder::Player(player) => Some(*player),
            Holder::Bot { .. } | Holder::Channel { .. } | Holder::Nobody => None,
        }
    }

    /// The channel that votes; `None` if the holder is no channel.
    pub fn as_channel(&self) -> Option<ChannelId> {
        self.voters().map(|voters| voters.channel)
    }

    /// The channel that votes, with its server; `None` if the holder is no channel.
    pub fn voters(&self) -> Option<Voters> {
        match *self {
            Holder::Channel { server, channel, .. } => Some(Voters { channel, server }),
            Holder::Player(_) | Holder::Bot { .. } | Holder::Nobody => None,
        }
    }

    /// The captain of a channel; `None` if there is none, or if the holder is no channel.
    pub fn captain(&self) -> Option<PlayerId> {
        match self {
            Holder::Channel { voting, .. } => voting.captain,
            Holder::Player(_) | Holder::Bot { .. } | Holder::Nobody => None,
        }
    }

    /// The only person among these holders, if all others are the computer opponent. `None` if
    /// there is no person, several, a channel, or an unknown player.
    pub fn lone_player<'a>(holders: impl IntoIterator<Item = &'a Holder>) -> Option<PlayerId> {
        let mut alone = None;
        for holder in holders {
            match (holder, alone) {
                (Holder::Player(player), None) => alone = Some(*player),
                (Holder::Bot { .. }, _) => {}
                (Holder::Player(_), Some(_)) | (Holder::Channel { .. } | Holder::Nobody, _) => {
                    return None;
                }
            }
        }
        alone
    }
}
