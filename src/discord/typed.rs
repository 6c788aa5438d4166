//! Answers moves typed as plain text: in reply to a board, with a mention of the bot, in a direct
//! message, or in the game's thread if message content is switched on.

use serenity::all::{Http, Message, UserId};

use super::incoming::{self, Shared};
use super::reply::post_reply;
use super::trouble::Trouble;
use crate::answers::inputs;
use crate::answers::write_apology;
use crate::game::Timestamp;
use crate::ids::{ChannelId, MessageId};
use crate::service::{self, Measure};
use crate::show::custom_id::{Press, Weight};
use crate::show::page::Page;
use crate::show::pages::outcome::too_much;
use crate::show::rows::Row;
use crate::store::Address;
use crate::texts::Texts;

/// Answers a message that may be a move, and ignores messages that do not concern the bot. If the
/// bot is addressed and answering fails, apologises and returns the failure.
pub async fn answer_typed_message(
    http: &Http,
    shared: &Shared,
    me: UserId,
    message: &Message,
) -> Result<(), Trouble> {
    if message.author.bot {
        return Ok(());
    }
    let mentions = [format!("<@{me}>"), format!("<@!{me}>")];
    let named = mentions.iter().any(|mention| message.content.contains(mention));
    let text =
        mentions.iter().fold(message.content.clone(), |text, mention| text.replace(mention, ""));
    let text = text.trim();
    // Discord hides the content of most messages. An empty message that mentions the bot comes from
    // a person who needs help.
    if text.is_empty() && !named {
        return Ok(());
    }
    let replied = message.referenced_message.as_ref().filter(|reply| reply.author.id == me);
    let replied = replied.map(|reply| MessageId(reply.id.get()));
    // A reply that pings the bot counts as a mention of it.
    let pinged = replied.is_some() && message.mentions.iter().any(|user| user.id == me);
    let addressed = named || pinged || message.guild_id.is_none();
    let by = crate::ids::UserId(message.author.id.get());
    if let Err(until) = shared.service.allow_request(by, Measure::Anything) {
        return if addressed { warn_of_flood(http, shared, message, until).await } else { Ok(()) };
    }
    match post_answer(http, shared, message, text, replied, addressed).await {
        Err(trouble) if addressed => {
            // A message does not say in which language the person who wrote it reads.
            let sorry = write_apology(
                &shared.service,
                Texts::for_locale(None),
                &message.id.to_string(),
                trouble.store(),
                None,
            )
            .await;
            post_reply(http, shared, message, &sorry).await?;
            Err(trouble)
        }
        answered => answered,
    }
}

/// Warns a person who types too much, at most once in a while, so that the warnings do not add to
/// the flood. Fails if the warning cannot be posted.
async fn warn_of_flood(
    http: &Http,
    shared: &Shared,
    message: &Message,
    until: Timestamp,
) -> Result<(), Trouble> {
    if shared
        .service
        .allow_request(crate::ids::UserId(message.author.id.get()), Measure::Warning)
        .is_err()
    {
        return Ok(());
    }
    let page = too_much(Texts::for_locale(None), Measure::Anything, until);
    post_reply(http, shared, message, &page).await.map(|_| ())
}

async fn post_answer(
    http: &Http,
    shared: &Shared,
    message: &Message,
    text: &str,
    replied: Option<MessageId>,
    addressed: bool,
) -> Result<(), Trouble> {
    let request = incoming::message_request(shared, message).await?;
    let answer = match inputs::typed::answer_typed(&request, text, replied, addressed).await {
        Ok(None) => return Ok(()),
        Ok(Some(page)) => Ok(page),
        Err(stop) => Err(stop),
    };
    let page = request.page(answer).await?;
    let allowed = match message.guild_id {
        Some(_) => shared.service.allow_request(request.caller.discord, Measure::Reply),
        None => Ok(()),
    };
    match allowed {
        Ok(()) => {
            let posted = post_reply(http, shared, message, &page).await?;
            if message.guild_id.is_some() && !is_question(&page) {
                // Others see the answer too, so it is deleted with the next move. A question stays
                // until its answer.
                service::play::chatter::note_answer(&shared.service, posted).await?;
            }
        }
        Err(until) => warn_of_flood(http, shared, message, until).await?,
    }
    // Notices that wait for this channel or person can be delivered now.
    let place = match message.guild_id {
        Some(_) => Address::Channel(ChannelId(message.channel_id.get())),
        None => Address::Direct(request.caller.discord),
    };
    Ok(service::delivery::ways::note_way_opened(&shared.service, place).await?)
}

/// Returns true if a page asks one person something, and the answer replaces the question.
fn is_question(page: &Page) -> bool {
    let buttons = page.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Menu(_) => None,
    });
    buttons.flatten().any(|button| {
        matches!(
            Press::read(&button.id),
            Some(Press::Game { press, .. }) if press.weight() == Weight::Bound
        )
    })
}
