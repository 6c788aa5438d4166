//! Marks in a text that a presentation resolves, as Discord does: people, channels, roles, times.
//! They are the whole grammar of a text beside the Markdown of the locales: bold, italic, code,
//! lists, links, and `-#` for a small line.

use crate::game::{Millis, Timestamp};
use crate::ids::{ChannelId, Posted, RoleId, ServerId, UserId};

/// The mention of a person, who is shown by name.
pub fn mention_person(id: UserId) -> String {
    format!("<@{id}>")
}

/// The mention of a channel or thread, which is shown as a link.
pub fn mention_channel(id: ChannelId) -> String {
    format!("<#{id}>")
}

/// The mention of a role, which is shown by name.
pub fn mention_role(id: RoleId) -> String {
    format!("<@&{id}>")
}

/// The mark of a time, which is shown as counted from now.
pub fn time_from_now(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_secs())
}

/// The mark of a time, which is shown as counted from now, rounded up to the next second, so that
/// it is over at the second that is shown.
pub fn when_over(at: Timestamp) -> String {
    time_from_now(at + Millis::from_millis(999))
}

/// The mark of a time, of which the day is shown, in the reader's own zone.
pub fn day_of(at: Timestamp) -> String {
    format!("<t:{}:d>", at.as_secs())
}

/// The mark of a time, of which the day and the hour are shown, in the reader's own zone.
pub fn day_and_hour(at: Timestamp) -> String {
    format!("<t:{}:F>", at.as_secs())
}

/// The address of a channel or thread.
pub fn channel_link(server: Option<ServerId>, channel: ChannelId) -> String {
    let server = server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
    format!("https://discord.com/channels/{server}/{channel}")
}

/// The address of a message.
pub fn message_link(server: Option<ServerId>, Posted { channel, message }: Posted) -> String {
    format!("{}/{message}", channel_link(server, channel))
}
