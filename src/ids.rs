//! Discord's ids as types, below everything: none of them can stand where another one belongs.

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
            /// Parses an id in this base, from 2 to 36. `None` if it is no id; Discord has no id of
            /// 0.
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
    /// A person, or another application.
    UserId,
    /// A channel, a thread, or a person's direct messages.
    ChannelId,
    /// A message.
    MessageId,
    /// A server.
    ServerId,
    /// A role in a server.
    RoleId,
    /// A command of ours, as Discord registered it.
    CommandId,
}

/// The time at which Discord's ids begin to count, in ms since 1970.
const EPOCH_MS: i64 = 1_420_070_400_000;

impl UserId {
    /// Returns the time at which the account was made, in ms since 1970: the time is in each id.
    pub fn made_at(self) -> i64 {
        (self.0 >> 22).cast_signed() + EPOCH_MS
    }
}

impl MessageId {
    /// Returns the time at which the message was made, in ms since 1970: the time is in each id.
    pub fn made_at(self) -> i64 {
        (self.0 >> 22).cast_signed() + EPOCH_MS
    }

    /// The thread that is opened from this message, which gets the message's id.
    pub fn opened_thread(self) -> ChannelId {
        ChannelId(self.0)
    }
}

/// A message and its channel.
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
