//! Answers replies to boards that people wrote while the bot was away. The gateway does not repeat
//! such messages, so they are read from the channels once the bot is back.
//!
//! A message counts as missed if it is a reply to the newest board of a running game, and the bot
//! has not replied to it. So nothing needs to be stored, and a message that was answered before is
//! left alone. In direct messages, messages below the newest board count without being replies.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serenity::all::{ChannelId, Guild, GuildId, Message, MessageId, MessagePagination, UserId};

use super::dispatch::Dispatch;
use super::trouble::{Trouble, error_chain};
use crate::ids::{Posted, ServerId};
use crate::service::play::find;
use crate::store::Urgency;

/// The most messages below a board that are read, the oldest first.
const READ: u8 = 100;

/// The longest wait for Discord to send the messages of a channel.
const PATIENCE: Duration = Duration::from_secs(30);

/// Answers the missed replies to the boards of a server, when the gateway announces the server.
/// Reads only channels in which something was written after the board.
pub async fn answer_missed_in(dispatch: &Dispatch, me: UserId, guild: &Guild) {
    let server = ServerId(guild.id.get());
    let boards = open_boards(dispatch, Some(server)).await;
    let last: BTreeMap<ChannelId, MessageId> = (guild.channels.values())
        .chain(&guild.threads)
        .filter_map(|channel| Some((channel.id, channel.last_message_id?)))
        .collect();
    for board in boards {
        let (channel, message) = ids_of(board);
        // Later messages arrive over the gateway.
        let Some(&until) = last.get(&channel).filter(|&&last| last > message) else { continue };
        let below = Below { plain: false, until: Some(until) };
        answer_below(dispatch, me, Some(guild.id), board, below).await;
    }
}

/// Answers the missed replies to boards in direct messages, when the gateway has connected.
pub async fn answer_missed_direct(dispatch: &Dispatch, me: UserId) {
    let boards = open_boards(dispatch, None).await;
    let mut newest: BTreeMap<ChannelId, MessageId> = BTreeMap::new();
    for (channel, message) in boards.iter().copied().map(ids_of) {
        let known = newest.entry(channel).or_insert(message);
        *known = message.max(*known);
    }
    for board in boards {
        let (channel, message) = ids_of(board);
        let plain = newest.get(&channel) == Some(&message);
        answer_below(dispatch, me, None, board, Below { plain, until: None }).await;
    }
}

/// Returns the newest boards of the running games of a server, or of games in no server; at most
/// 200. Logs a failure of the database, and returns none then.
async fn open_boards(dispatch: &Dispatch, server: Option<ServerId>) -> Vec<Posted> {
    let service = &dispatch.shared.service;
    match find::open_boards(service.db(), server).await {
        Ok(boards) => boards,
        Err(error) => {
            service.log_failure("missed", &error);
            Vec::new()
        }
    }
}

/// The messages below a board that may be missed.
#[derive(Clone, Copy)]
struct Below {
    /// True if messages count that reply to nothing.
    plain: bool,
    /// The last message that counts; `None` without a limit.
    until: Option<MessageId>,
}

/// Answers the missed messages below one board. Logs a failure: the person can still write again.
async fn answer_below(
    dispatch: &Dispatch,
    me: UserId,
    server: Option<GuildId>,
    board: Posted,
    which: Below,
) {
    let (channel, message) = ids_of(board);
    let below = match read_below(dispatch, channel, message).await {
        Ok(below) => below,
        Err(trouble) => {
            let error = error_chain(&trouble);
            tracing::debug!(channel = channel.get(), error, "missed replies cannot be read");
            return;
        }
    };
    for mut missed in find_missed(below, me, message, which) {
        // Discord names the server of a message only over the gateway.
        missed.guild_id = server;
        dispatch.handle_message(me, &missed).await;
    }
}

async fn read_below(
    dispatch: &Dispatch,
    channel: ChannelId,
    board: MessageId,
) -> Result<Vec<Message>, Trouble> {
    dispatch.shared.budget.take_slot(Urgency::Card, "missed").await;
    let after = Some(MessagePagination::After(board));
    let asked = dispatch.http.get_messages(channel, after, Some(READ));
    match tokio::time::timeout(PATIENCE, asked).await {
        Ok(below) => Ok(below?),
        Err(_) => Ok(Vec::new()),
    }
}

/// Returns the messages that were missed, the oldest first.
fn find_missed(
    mut below: Vec<Message>,
    me: UserId,
    board: MessageId,
    Below { plain, until }: Below,
) -> Vec<Message> {
    let own = below.iter().filter(|message| message.author.id == me);
    let answered: BTreeSet<MessageId> = own.filter_map(replied_to).collect();
    below.retain(|message| {
        !message.author.bot
            && replied_to(message).map_or(plain, |replied| replied == board)
            && !answered.contains(&message.id)
            && until.is_none_or(|until| message.id <= until)
    });
    below.sort_by_key(|message| message.id);
    below
}

/// Returns the message to which a message replies, if any.
fn replied_to(message: &Message) -> Option<MessageId> {
    message.message_reference.as_ref()?.message_id
}

fn ids_of(board: Posted) -> (ChannelId, MessageId) {
    (ChannelId::new(board.channel.0), MessageId::new(board.message.0))
}
