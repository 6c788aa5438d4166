//! The threads of games: opened from a message, or as posts of a forum, and put away.

use serde_json::{Value, json};
use serenity::all::LightMethod;
use serenity::http::Route;

use super::http::{HttpFailure, Wire, has_mark, message_route, read_id};
use super::verdict::{THREAD_EXISTS, UNKNOWN_MESSAGE};
use crate::game::Timestamp;
use crate::ids::{ChannelId, MessageId, Posted, ServerId};
use crate::show::page::Page;

/// Minutes after which a quiet thread is put away: the longest there is.
const THREAD_MINUTES: u64 = 10_080;

/// Minutes without a message until Discord hides the thread of a finished game: the fewest there
/// are. People who write there keep it open.
const FOLDED_MINUTES: u64 = 60;

/// Discord's number for forums.
const FORUM: u64 = 15;

/// Discord's flag of a forum in which each post needs a tag.
const REQUIRE_TAG: u64 = 1 << 4;

/// A thread as it is now.
pub struct Thread {
    /// True if the thread is archived, or locked by a moderator.
    pub is_closed: bool,
    /// The last message of the thread, if it has one.
    pub last: Option<MessageId>,
}

/// Opens the game's thread from a message, or takes the one that was opened before. Returns the
/// thread as the channel: its id is the message's.
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

/// A thread as it is now.
pub async fn fetch_thread(wire: &Wire, thread: ChannelId) -> Result<Thread, HttpFailure> {
    let route = Route::Channel { channel_id: thread.0.into() };
    let found = wire.call_route(route, LightMethod::Get, None, None).await?;
    let is = |field: &str| found["thread_metadata"][field] == true;
    Ok(Thread {
        is_closed: is("archived") || is("locked"),
        last: read_id(&found, "last_message_id"),
    })
}

/// Changes a thread. Its properties that the body does not name stay as they are.
pub async fn change_thread(
    wire: &Wire,
    thread: ChannelId,
    body: &Value,
) -> Result<(), HttpFailure> {
    let route = Route::Channel { channel_id: thread.0.into() };
    wire.call_route(route, LightMethod::Patch, Some(body), None).await.map(|_| ())
}

/// Archives a thread without a message since then. Where people still write, Discord archives it
/// once they stop.
pub async fn fold_thread(
    wire: &Wire,
    thread: ChannelId,
    since: Timestamp,
) -> Result<(), HttpFailure> {
    let found = fetch_thread(wire, thread).await?;
    if found.is_closed {
        return Ok(());
    }
    let silent = found.last.is_none_or(|last| last.made_at() < since.as_millis());
    let body = json!({ "archived": silent, "auto_archive_duration": FOLDED_MINUTES });
    change_thread(wire, thread, &body).await
}

/// A channel that holds posts in place of messages. A post is a thread, and its first message has
/// the same id.
pub struct Forum {
    channel: ChannelId,
    /// The tag that each post gets, if the forum requires one and has one for everybody.
    tag: Option<String>,
}

impl Forum {
    /// The forum that a channel is, or `None` if it is none.
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

    /// Opens a post with this first message.
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

    /// The open post whose first message has this mark, among those after a message; `None` if
    /// none has it. A forum has no list of messages, so each post is looked at, newest first.
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

/// A post as the channel and as its first message; `None` if it is no post.
fn read_post(post: &Value) -> Option<Posted> {
    let channel = read_id(post, "id")?;
    Some(Posted { channel, message: read_id(post, "id")? })
}
