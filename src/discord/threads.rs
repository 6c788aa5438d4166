//! The threads of games: opens them from messages or as posts of a forum, and archives them.

use serde_json::{Value, json};
use serenity::all::LightMethod;
use serenity::http::Route;

use super::http::{HttpFailure, Wire, has_mark, message_route, read_id};
use super::verdict::{THREAD_EXISTS, UNKNOWN_MESSAGE};
use crate::game::Timestamp;
use crate::ids::{ChannelId, MessageId, Posted, ServerId};
use crate::show::page::Page;

/// Minutes without a message after which Discord hides a thread: the most that Discord takes.
const THREAD_MINUTES: u64 = 10_080;

/// Minutes without a message after which Discord hides the thread of a finished game: the fewest
/// that Discord takes.
const FOLDED_MINUTES: u64 = 60;

/// Discord's number for the channel type of forums.
const FORUM: u64 = 15;

/// Discord's flag of a forum that requires a tag for each post.
const REQUIRE_TAG: u64 = 1 << 4;

/// The state of a thread.
pub struct Thread {
    /// True if the thread is archived, or locked by a moderator.
    pub is_closed: bool,
    /// The last message of the thread; `None` if it has none.
    pub last: Option<MessageId>,
    /// The channel in which the thread was opened.
    pub parent: Option<ChannelId>,
}

/// Opens a thread from a message, or takes the one that is open already. Returns the thread as the
/// channel, with the message from which it was opened. Fails if Discord refuses or does not answer.
pub async fn open_thread(wire: &Wire, from: Posted, name: &str) -> Result<Posted, HttpFailure> {
    let thread = Posted { channel: from.message.opened_thread(), message: from.message };
    let body = json!({ "name": name, "auto_archive_duration": THREAD_MINUTES });
    let route = Route::ChannelMessageThreads {
        channel_id: from.channel.0.into(),
        message_id: from.message.0.into(),
    };
    match wire.call_route(route, LightMethod::Post, Some(&body), None).await {
        Err(failure) if failure.code != THREAD_EXISTS => Err(failure),
        _ => Ok(thread),
    }
}

/// Fetches the state of a thread. Fails if Discord refuses or does not answer.
pub async fn fetch_thread(wire: &Wire, thread: ChannelId) -> Result<Thread, HttpFailure> {
    let route = Route::Channel { channel_id: thread.0.into() };
    let found = wire.call_route(route, LightMethod::Get, None, None).await?;
    let is = |field: &str| found["thread_metadata"][field] == true;
    Ok(Thread {
        is_closed: is("archived") || is("locked"),
        last: read_id(&found, "last_message_id"),
        parent: read_id(&found, "parent_id"),
    })
}

/// Changes a thread. Its properties that the body does not name stay as they are. Fails if Discord
/// refuses or does not answer.
pub async fn change_thread(
    wire: &Wire,
    thread: ChannelId,
    body: &Value,
) -> Result<(), HttpFailure> {
    let route = Route::Channel { channel_id: thread.0.into() };
    wire.call_route(route, LightMethod::Patch, Some(body), None).await.map(|_| ())
}

/// Archives a thread if it has no message since a time. Otherwise has Discord archive it after an
/// hour without messages. Changes nothing if it is archived or locked. Returns the thread as it was
/// before. Fails if Discord refuses or does not answer.
pub async fn fold_thread(
    wire: &Wire,
    thread: ChannelId,
    since: Timestamp,
) -> Result<Thread, HttpFailure> {
    let found = fetch_thread(wire, thread).await?;
    if !found.is_closed {
        let silent = found.last.is_none_or(|last| last.made_at() < since.as_millis());
        let body = json!({ "archived": silent, "auto_archive_duration": FOLDED_MINUTES });
        change_thread(wire, thread, &body).await?;
    }
    Ok(found)
}

/// Deletes the message of a channel from which a thread was opened. Does nothing if it is gone, or
/// if the channel is a forum: the message is then part of the thread. Fails if Discord refuses or
/// does not answer.
pub async fn delete_starter(
    wire: &Wire,
    thread: ChannelId,
    channel: ChannelId,
) -> Result<(), HttpFailure> {
    if Forum::find(wire, channel).await?.is_some() {
        return Ok(());
    }
    match wire.delete_message(Posted { channel, message: thread.opener() }).await {
        Err(failure) if failure.code != UNKNOWN_MESSAGE => Err(failure),
        _ => Ok(()),
    }
}

/// A forum: a channel that holds posts in place of messages. A post is a thread, whose first
/// message has the same id.
pub struct Forum {
    channel: ChannelId,
    /// The tag for each post. `None` if the forum requires none, or has none that the bot may give.
    tag: Option<String>,
}

impl Forum {
    /// Fetches a channel as a forum; `None` if it is no forum. Fails if Discord refuses or does not
    /// answer.
    pub async fn find(wire: &Wire, channel: ChannelId) -> Result<Option<Forum>, HttpFailure> {
        let route = Route::Channel { channel_id: channel.0.into() };
        let found = wire.call_route(route, LightMethod::Get, None, None).await?;
        if found["type"] != FORUM {
            return Ok(None);
        }
        let required = found["flags"].as_u64().is_some_and(|flags| flags & REQUIRE_TAG != 0);
        let mut tags = found["available_tags"].as_array().into_iter().flatten();
        // Only moderators give a moderated tag.
        let tag = tags.find(|tag| required && tag["moderated"] != true);
        let tag = tag.and_then(|tag| tag["id"].as_str()).map(str::to_owned);
        Ok(Some(Forum { channel, tag }))
    }

    /// Opens a post with this name and first message. Returns its thread as the channel, and the
    /// message. Fails if Discord refuses, does not answer, or names no post.
    pub async fn open_post(
        &self,
        wire: &Wire,
        page: &Page,
        name: &str,
    ) -> Result<Posted, HttpFailure> {
        let tags: Vec<&String> = self.tag.iter().collect();
        let body = json!({
            "name": name, "auto_archive_duration": THREAD_MINUTES, "applied_tags": tags,
            "message": wire.write_message(page),
        });
        let route = Route::ChannelForumPosts { channel_id: self.channel.0.into() };
        let made = wire.call_route(route, LightMethod::Post, Some(&body), Some(page)).await?;
        read_post(&made).ok_or_else(|| HttpFailure::unclear_answer("a post without an id"))
    }

    /// Returns the open post newer than the message `after` whose first message has a button whose
    /// custom id begins with `mark`; `None` if there is none. A forum has no list of messages, so
    /// the posts are checked one by one, newest first. Fails if Discord refuses or does not answer.
    pub async fn find_post(
        &self,
        wire: &Wire,
        server: ServerId,
        mark: &str,
        after: MessageId,
    ) -> Result<Option<Posted>, HttpFailure> {
        let route = Route::GuildThreadsActive { guild_id: server.0.into() };
        let found = wire.call_route(route, LightMethod::Get, None, None).await?;
        let threads = found["threads"].as_array().into_iter().flatten();
        let here = |thread: &&Value| read_id(thread, "parent_id") == Some(self.channel);
        let mut posts: Vec<Posted> = threads.filter(here).filter_map(read_post).collect();
        posts.retain(|post| post.message > after);
        posts.sort_by_key(|post| std::cmp::Reverse(post.message));
        for post in posts {
            match wire.call_route(message_route(post), LightMethod::Get, None, None).await {
                Ok(message) if has_mark(&message, mark) => return Ok(Some(post)),
                Err(failure) if failure.code != UNKNOWN_MESSAGE => return Err(failure),
                _ => {}
            }
        }
        Ok(None)
    }
}

/// Reads a post: its thread as the channel, and its first message. `None` if the JSON has no id.
fn read_post(post: &Value) -> Option<Posted> {
    let channel = read_id(post, "id")?;
    Some(Posted { channel, message: read_id(post, "id")? })
}
