//! Who asks, and how they are answered.

use serde_json::{Value, json};
use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelType, CommandInteraction, ComponentInteraction,
    Http, InteractionContext, InteractionId, PartialChannel, User,
};

use super::page::Page;
use super::trouble::Trouble;
use crate::game::Place;
use crate::ids::{ChannelId, ServerId, UserId};
use crate::service::Caller;

/// Discord's code for an interaction that was answered already: another process was first.
const ANSWERED_ALREADY: isize = 40060;

/// Discord's flag for messages that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

/// How an interaction is answered.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A new message that only the person sees.
    Whisper(Page),
    /// The message that carries the button changes.
    Change(Page),
}

/// The handle by which an interaction is answered.
#[derive(Clone, Copy, Debug)]
pub struct Handle<'a> {
    /// Its id.
    pub id: InteractionId,
    /// Its token; never logged.
    pub token: &'a str,
}

impl Answer {
    /// Gives the answer. That another process gave one first is no error.
    pub async fn give(self, http: &Http, to: Handle<'_>) -> Result<(), Trouble> {
        let (kind, page, flags) = match self {
            Answer::Whisper(page) => (4, page, EPHEMERAL),
            Answer::Change(page) => (7, page, 0),
        };
        let mut data = page.json();
        if flags != 0 {
            data["flags"] = json!(flags);
        }
        answer(http, to, &json!({ "type": kind, "data": data }), &page).await
    }
}

async fn answer(http: &Http, to: Handle<'_>, body: &Value, page: &Page) -> Result<(), Trouble> {
    match http.create_interaction_response(to.id, to.token, body, page.files()).await {
        Err(error) if super::trouble::code(&error) == Some(ANSWERED_ALREADY) => Ok(()),
        done => Ok(done?),
    }
}

/// Who runs a command, where.
pub fn caller_of_command(of: &CommandInteraction) -> Caller {
    let server = of.guild_id.map(|id| ServerId(id.get())).filter(|_| is_member(&of.authorizing_integration_owners));
    let place = place(of.channel.as_ref(), ChannelId(of.channel_id.get()), server);
    caller(of.id, &of.user, (&of.locale, &of.guild_locale), place)
}

/// Who pressed a button, where.
pub fn caller_of_press(of: &ComponentInteraction) -> Caller {
    let server = of.guild_id.map(|id| ServerId(id.get())).filter(|_| is_member(&of.authorizing_integration_owners));
    let place = place(of.channel.as_ref(), ChannelId(of.channel_id.get()), server);
    caller(of.id, &of.user, (&of.locale, &of.guild_locale), place)
}

/// The person, in a place where we can post: where we are only brought along a game goes on in direct messages.
pub async fn at_home(
    http: &Http,
    user: &User,
    context: Option<InteractionContext>,
    caller: &Caller,
) -> Result<Caller, Trouble> {
    let mut caller = caller.clone();
    if caller.place.server.is_none() && context != Some(InteractionContext::BotDm) {
        caller.place.channel = ChannelId(user.create_dm_channel(http).await?.id.get());
    }
    Ok(caller)
}

/// Whether we are in the server where this happens: who installed us for themselves alone may bring us anywhere.
fn is_member(owners: &AuthorizingIntegrationOwners) -> bool {
    owners.0.is_empty() || owners.0.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
}

fn caller(id: InteractionId, user: &User, (locale, server_locale): (&String, &Option<String>), place: Place) -> Caller {
    Caller {
        discord: UserId(user.id.get()),
        locale: Some(locale.clone()),
        server_locale: server_locale.clone(),
        place,
        cause: id.to_string(),
    }
}

fn place(channel: Option<&PartialChannel>, id: ChannelId, server: Option<ServerId>) -> Place {
    let threads = [ChannelType::PublicThread, ChannelType::PrivateThread, ChannelType::NewsThread];
    Place { channel: id, server, thread: channel.is_some_and(|channel| threads.contains(&channel.kind)) }
}
