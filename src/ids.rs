//! Discord's ids as distinct types, so that one kind cannot be passed for another.

use std::fmt;

macro_rules! snowflakes {
    ($($(#[$note:meta])* $name:ident),* $(,)?) => {$(
        $(#[$note])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl $name {
            /// Parses an id written in this base, from 2 to 36; panics for other bases. `None` if
            /// the text is not an id; 0 is not an id.
            pub fn read(text: &str, base: u32) -> Option<$name> {
                u64::from_str_radix(text, base).ok().filter(|id| *id != 0).map($name)
            }
        }

        impl From<u64> for $name {
            fn from(id: u64) -> $name {
                $name(id)
            }
        }

        impl From<$name> for u64 {
            fn from(id: $name) -> u64 {
                id.0
            }
        }
    )*};
}

snowflakes! {
    /// The id of a Discord user: a person or a bot.
    UserId,
    /// The id of a channel, a thread, or a person's direct messages.
    ChannelId,
    /// The id of a message.
    MessageId,
    /// The id of a Discord server (guild).
    ServerId,
    /// The id of a role in a server.
    RoleId,
    /// The id that Discord gave to a command of the bot.
    CommandId,
    /// The id of an entry in a server's list of events, which Discord calls a scheduled event.
    CalendarEntryId,
}

/// The time from which the timestamps in Discord's ids count, in ms since 1970.
const EPOCH_MS: i64 = 1_420_070_400_000;

impl UserId {
    /// Returns the time at which the account was made, in ms since 1970. Every Discord id contains
    /// its time of creation.
    pub fn made_at(self) -> i64 {
        (self.0 >> 22).cast_signed() + EPOCH_MS
    }
}

impl MessageId {
    /// Returns the time at which the message was sent, in ms since 1970. Every Discord id contains
    /// its time of creation.
    pub fn made_at(self) -> i64 {
        (self.0 >> 22).cast_signed() + EPOCH_MS
    }

    /// Returns the id of the thread that opens from this message. It has the same number as the
    /// message.
    pub fn opened_thread(self) -> ChannelId {
        ChannelId(self.0)
    }
}

impl ChannelId {
    /// Returns the id of the message from which this thread was opened. It has the same number as
    /// the thread.
    pub fn opener(self) -> MessageId {
        MessageId(self.0)
    }
}

/// A posted message: its id and its channel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Posted {
    /// The channel of the message.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_tells_when_it_was_made() {
        assert_eq!(MessageId(175_928_847_299_117_063).made_at(), 1_462_015_105_796);
    }

    #[test]
    fn an_id_is_a_number_and_never_nothing() {
        assert_eq!(UserId::read("18446744073709551615", 10), Some(UserId(u64::MAX)));
        assert_eq!(UserId::read("zz", 36), Some(UserId(35 * 36 + 35)));
        for foreign in ["", "0", "00", "-1", "x", "18446744073709551616"] {
            assert_eq!(UserId::read(foreign, 10), None, "{foreign}");
        }
    }
}
