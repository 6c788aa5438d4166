//! Notes messages in channels with games: new boards of the bot, and messages of people below them.

use serenity::all::{ActionRowComponent, ButtonKind, Message, MessageType};

use super::incoming::Shared;
use crate::ids::{ChannelId, UserId};
use crate::service::play::chatter;
use crate::show::custom_id::{ForGame, Press};
use crate::store::StoreError;

/// Notes a message in a server's channel: a board of the bot, or a person's message below one.
/// Ignores direct messages and other bots. Fails if the database fails.
pub async fn note_message(
    shared: &Shared,
    me: UserId,
    message: &Message,
) -> Result<(), StoreError> {
    if message.guild_id.is_none() {
        return Ok(());
    }
    let channel = ChannelId(message.channel_id.get());
    let author = UserId(message.author.id.get());
    if author == me {
        if has_move_button(message) {
            shared.followers.note_board(channel);
        }
        return Ok(());
    }
    let spoken = matches!(message.kind, MessageType::Regular | MessageType::InlineReply);
    if message.author.bot || !spoken {
        return Ok(());
    }
    let followed = shared.followers.note_person(channel, author);
    if followed.new && is_unreadable(message) {
        chatter::note_unread(&shared.service, channel, author).await?;
    }
    if followed.hides {
        chatter::lead_to_move(&shared.service, channel).await?;
    }
    Ok(())
}

/// Returns true if a message has the button that starts a move.
fn has_move_button(message: &Message) -> bool {
    let parts = message.components.iter().flat_map(|row| &row.components);
    parts.into_iter().any(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => {
                matches!(Press::read(custom_id), Some(Press::Game { press: ForGame::Units, .. }))
            }
            _ => false,
        },
        _ => false,
    })
}

/// Returns true for a plain message that arrives without any content. Discord hides the content
/// unless the bot has the message content intent.
fn is_unreadable(message: &Message) -> bool {
    message.kind == MessageType::Regular
        && message.content.is_empty()
        && message.attachments.is_empty()
        && message.embeds.is_empty()
        && message.sticker_items.is_empty()
}
