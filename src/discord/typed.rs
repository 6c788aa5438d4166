//! Moves typed as plain text: in reply to a board, with a mention of us, in a direct message, or, where message content is switched on, in
//! the game's thread.

use serenity::all::{self as serenity, Http, Message};

use super::page::Page;
use super::pages::view::View;
use super::say;
use super::sender::post_reply;
use super::trouble::Trouble;
use crate::game::Place;
use crate::ids::{ChannelId, MessageId, ServerId, UserId};
use crate::rules::Refusal;
use crate::service::{Ask, Caller, Service, Where};
use crate::store::GameRow;
use crate::texts::Texts;

/// The longest text that is looked at as a move, in characters.
const LONGEST: usize = 80;

/// Reads a message that may be a move; most messages are none of our business and are left alone.
pub async fn typed(http: &Http, service: &Service, me: serenity::UserId, message: &Message) -> Result<(), Trouble> {
    if message.author.bot {
        return Ok(());
    }
    let mentions = [format!("<@{me}>"), format!("<@!{me}>")];
    let named = mentions.iter().any(|mention| message.content.contains(mention));
    let direct = message.guild_id.is_none();
    let replied = message
        .referenced_message
        .as_ref()
        .filter(|reply| reply.author.id == me)
        .map(|reply| MessageId(reply.id.get()));
    let text = mentions.iter().fold(message.content.clone(), |text, mention| text.replace(mention, ""));
    let text = text.trim();
    // Without any content Discord did not let us read it, unless we were named, which tells that somebody is lost.
    if text.is_empty() && !named {
        return Ok(());
    }
    let caller = Caller {
        discord: UserId(message.author.id.get()),
        locale: None,
        server_locale: None,
        place: Place {
            channel: ChannelId(message.channel_id.get()),
            server: message.guild_id.map(|id| ServerId(id.get())),
            thread: false,
        },
        cause: message.id.to_string(),
    };
    let texts = texts(service, &caller).await?;
    let addressed = named || direct;
    let mut rows = match replied {
        Some(reply) => service.meant(&caller, &Where::Message(reply)).await?,
        None => Vec::new(),
    };
    if rows.is_empty() {
        rows = service.meant(&caller, &Where::Turn(caller.place.channel)).await?;
    }
    // In a thread people also talk; only what is surely meant for us is answered.
    let here = rows.len() == 1 && rows[0].thread == Some(caller.place.channel);
    if !addressed && replied.is_none() && !here {
        return Ok(());
    }
    let answer = match &rows[..] {
        _ if text.is_empty() || text.chars().count() > LONGEST => {
            addressed.then(|| Page::text(texts.say("typed-help")))
        }
        [] => addressed.then(|| Page::text(texts.say("no-game-here"))),
        [row] if text.eq_ignore_ascii_case("resign") => Some(resign(service, texts, row).await?),
        [row] if looks_like_move(row, text) => play(service, texts, &caller, row, text).await?,
        [_] => addressed.then(|| Page::text(texts.say("typed-help"))),
        several => {
            let names: Vec<String> = several.iter().map(|row| format!("`#{}`", row.game.name)).collect();
            Some(Page::text(texts.say_with("several-games-typed", [("names", names.join(", ").into())])))
        }
    };
    match answer {
        Some(page) => post_reply(http, message, &page).await,
        None => Ok(()),
    }
}

/// Plays it; the game's next message is the answer, so only refusals and moves made elsewhere are answered.
async fn play(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    row: &GameRow,
    text: &str,
) -> Result<Option<Page>, Trouble> {
    let acted = service.act(caller, row.game.id, &Ask::Move(text.to_owned()), None).await;
    let (done, page) = say::outcome(service, texts, acted).await?;
    let seen = row.thread.unwrap_or(row.place.channel) == caller.place.channel;
    Ok((!done || !seen).then_some(page))
}

async fn resign(service: &Service, texts: Texts, row: &GameRow) -> Result<Page, Trouble> {
    let people = service.people(row).await?;
    Ok(View { texts, row, people: &people }.resign())
}

/// Whether a text names cells at all, so that it is worth an answer even where it cannot be played.
fn looks_like_move(row: &GameRow, text: &str) -> bool {
    if text.eq_ignore_ascii_case("swap") {
        return true;
    }
    !matches!(row.game.position().read(text), Err(Refusal::Unreadable | Refusal::OneCell(_)))
}

/// Messages carry no locale: the server's language, else the one that the person used last.
async fn texts(service: &Service, caller: &Caller) -> Result<Texts, Trouble> {
    let locale = match caller.place.server {
        Some(server) => service.server_locale(server).await?,
        None => service.locale(caller.discord).await?,
    };
    Ok(Texts::of(locale.as_deref()))
}
