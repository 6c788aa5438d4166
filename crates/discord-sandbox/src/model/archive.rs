//! The store of all messages. It finds them by id, by channel, or by nonce without a scan.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::objects::Message;

/// The store of all messages.
#[derive(Default)]
pub(crate) struct Archive {
    all: BTreeMap<u64, Message>,
    by_channel: HashMap<u64, BTreeSet<u64>>,
    /// The last message of each channel and nonce.
    by_nonce: HashMap<(u64, String), u64>,
}

impl Archive {
    pub fn get(&self, id: u64) -> Option<&Message> {
        self.all.get(&id)
    }

    /// Stores a message, replacing the one with its id.
    pub fn insert(&mut self, message: Message) {
        self.by_channel.entry(message.channel).or_default().insert(message.id);
        if let Some(nonce) = &message.nonce {
            self.by_nonce.insert((message.channel, nonce.clone()), message.id);
        }
        self.all.insert(message.id, message);
    }

    pub fn remove(&mut self, id: u64) {
        let Some(message) = self.all.remove(&id) else { return };
        if let Some(ids) = self.by_channel.get_mut(&message.channel) {
            ids.remove(&id);
        }
        if let Some(nonce) = message.nonce {
            let key = (message.channel, nonce);
            if self.by_nonce.get(&key) == Some(&id) {
                self.by_nonce.remove(&key);
            }
        }
    }

    /// Pins or unpins a message. Does nothing if there is none of this id.
    pub fn pin(&mut self, id: u64, pinned: bool) {
        if let Some(message) = self.all.get_mut(&id) {
            message.pinned = pinned;
        }
    }

    /// The messages of a channel, oldest first.
    pub fn of(&self, channel: u64) -> impl DoubleEndedIterator<Item = &Message> {
        self.by_channel.get(&channel).into_iter().flatten().filter_map(|id| self.all.get(id))
    }

    /// Returns the number of messages a channel has.
    pub fn count(&self, channel: u64) -> usize {
        self.by_channel.get(&channel).map_or(0, BTreeSet::len)
    }

    /// The last message with this nonce in a channel, of any age; `None` if there is none.
    pub fn with_nonce(&self, channel: u64, nonce: &str) -> Option<&Message> {
        self.by_nonce.get(&(channel, nonce.to_owned())).and_then(|id| self.get(*id))
    }
}
