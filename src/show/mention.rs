//! Marks in a text for people, channels, roles and times. Discord and the web pages replace each
//! mark by a name, link or date. The only other markup of a text is the Markdown of the locales:
//! bold, italic, code, lists, links, and `-#` for a small line.

use crate::game::{Millis, Timestamp};
use crate::ids::{ChannelId, Posted, RoleId, ServerId, UserId};

/// Returns the mark that mentions a person. Readers see the person's name.
pub fn mention_person(id: UserId) -> String {
    format!("<@{id}>")
}

/// Lists the people whom a text mentions, each once, in their order.
pub fn list_mentioned(text: &str) -> Vec<UserId> {
    let mut people = Vec::new();
    for mark in text.split("<@").skip(1) {
        let id = mark.split_once('>').and_then(|(id, _)| UserId::read(id, 10));
        people.extend(id.filter(|id| !people.contains(id)));
    }
    people
}

/// Mentions people one after the other, separated by commas. Empty without people.
pub fn mention_people(people: &[UserId]) -> String {
    people.iter().copied().map(mention_person).collect::<Vec<_>>().join(", ")
}

/// Returns the mark that mentions a channel or thread. Readers see a link.
pub fn mention_channel(id: ChannelId) -> String {
    format!("<#{id}>")
}

/// Returns the mark that mentions a role. Readers see the role's name.
pub fn mention_role(id: RoleId) -> String {
    format!("<@&{id}>")
}

/// Returns the mark of a time that readers see relative to now, such as "in 2 hours".
pub fn time_from_now(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_secs())
}

/// Returns the mark of a deadline that readers see relative to now. The time is rounded up to the
/// next second, so that the deadline has passed when the shown time is reached.
pub fn when_over(at: Timestamp) -> String {
    time_from_now(at + Millis::from_millis(999))
}

/// Returns the mark of a time of which readers see the day, in their own time zone.
pub fn day_of(at: Timestamp) -> String {
    format!("<t:{}:d>", at.as_secs())
}

/// Returns the mark of a time of which readers see the day and the time of day, in their own time
/// zone.
pub fn day_and_hour(at: Timestamp) -> String {
    format!("<t:{}:F>", at.as_secs())
}

/// Returns the address of a channel or thread. Without a server, it is a direct conversation.
pub fn channel_link(server: Option<ServerId>, channel: ChannelId) -> String {
    let server = server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
    format!("https://discord.com/channels/{server}/{channel}")
}

/// Returns the address of a message. Without a server, it is in a direct conversation.
pub fn message_link(server: Option<ServerId>, Posted { channel, message }: Posted) -> String {
    format!("{}/{message}", channel_link(server, channel))
}
