//! Turns an interaction or a message of Discord into a request.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelType, CommandInteraction,
    ComponentInteraction, Guild, GuildChannel, GuildId, InteractionContext, InteractionId, Member,
    Message, PartialChannel, Permissions, User,
};

use super::budget::RequestBudget;
use super::calls::Calls;
use super::carrier::read_carrier;
use super::followers::BoardFollowers;
use super::forms::SubmittedForm;
use super::known::KnownIds;
use super::passing::Passing;
use super::trouble::Trouble;
use super::waiting::AwaitedMessages;
use crate::answers::{Origin, Permission, Request, find_language};
use crate::game::{Place, Timestamp};
use crate::ids::{ChannelId, RoleId, ServerId, UserId};
use crate::service::site::Pages;
use crate::service::{Arrival, Caller, Rights, Service};
use crate::texts::Texts;

/// The parts of the bot that every request needs. Clones share their state.
#[derive(Clone)]
pub struct Shared {
    /// The use cases of the bot.
    pub service: Service,
    /// The calls to Discord.
    pub calls: Calls,
    /// The last private message in which each person chooses a move, for each channel.
    pub passing: Passing,
    /// The web pages; `None` if the bot has none.
    pub pages: Option<Pages>,
    /// The limit of requests to Discord.
    pub budget: RequestBudget,
    /// The answers that wait for a message of a game to be posted.
    pub waiting: AwaitedMessages,
    /// The counts of people's messages below boards.
    pub followers: BoardFollowers,
    /// The ids at Discord of the commands and emoji that messages name.
    pub known: KnownIds,
}

/// The fields that all kinds of interactions share.
struct Source<'a> {
    id: InteractionId,
    user: &'a User,
    member: Option<&'a Member>,
    locale: &'a str,
    server_locale: Option<&'a String>,
    server: Option<GuildId>,
    owners: &'a AuthorizingIntegrationOwners,
    channel: Option<&'a PartialChannel>,
    channel_id: ChannelId,
    context: Option<InteractionContext>,
}

/// Builds a [`Source`] from a command, a press or a form. Their types share these fields but no
/// trait.
macro_rules! source {
    ($of:expr, $member:expr) => {
        Source {
            id: $of.id,
            user: &$of.user,
            member: $member,
            locale: &$of.locale,
            server_locale: $of.guild_locale.as_ref(),
            server: $of.guild_id,
            owners: &$of.authorizing_integration_owners,
            channel: $of.channel.as_ref(),
            channel_id: ChannelId($of.channel_id.get()),
            context: $of.context,
        }
    };
}

/// Builds the request for a command, or for a completion of an option.
pub async fn command_request<'a>(shared: &'a Shared, of: &CommandInteraction) -> Request<'a> {
    let mut request = build_request(shared, &source!(of, of.member.as_deref())).await;
    shared.calls.people.met_all(request.caller.server(), &of.data.resolved);
    request.origin.permissions = of.app_permissions.map(read_permissions);
    request
}

/// Builds the request for a press of a button or menu.
pub async fn press_request<'a>(shared: &'a Shared, of: &ComponentInteraction) -> Request<'a> {
    let mut request = build_request(shared, &source!(of, of.member.as_ref())).await;
    request.origin.permissions = of.app_permissions.map(read_permissions);
    request.origin.carrier = read_carrier(&of.message);
    request
}

/// Builds the request for a submitted form.
pub async fn form_request<'a>(shared: &'a Shared, of: &SubmittedForm) -> Request<'a> {
    let mut request = build_request(shared, &source!(of, of.member.as_ref())).await;
    request.origin.permissions = of.app_permissions.map(read_permissions);
    request.origin.carrier = of.message.as_deref().and_then(read_carrier);
    request
}

/// Builds the request that all kinds of interactions share, in the language that the person chose.
async fn build_request<'a>(shared: &'a Shared, source: &Source<'_>) -> Request<'a> {
    let server = source.server.map(|id| ServerId(id.get())).filter(|_| is_member(source.owners));
    let threads = [ChannelType::PublicThread, ChannelType::PrivateThread, ChannelType::NewsThread];
    let voices = [ChannelType::Voice, ChannelType::Stage];
    let thread = source.channel.filter(|channel| threads.contains(&channel.kind));
    let threadless =
        thread.is_some() || source.channel.is_some_and(|channel| voices.contains(&channel.kind));
    let nick = source.member.and_then(|member| member.nick.as_deref());
    shared.calls.people.cache_person(server, source.user, nick);
    let roles = source.member.into_iter().flat_map(|member| &member.roles);
    let rights = source
        .member
        .filter(|_| server.is_some())
        .and_then(|member| member.permissions)
        .unwrap_or_default();
    let held = |right| rights.contains(right);
    let caller = Caller {
        discord: UserId(source.user.id.get()),
        locale: Some(source.locale.to_owned()),
        server_locale: source.server_locale.cloned(),
        place: Some(Place { channel: source.channel_id, server, threadless }),
        // The parent of a channel that is no thread is its category.
        parent: thread.and_then(|channel| channel.parent_id).map(|id| ChannelId(id.get())),
        rights: Rights {
            manages: held(Permissions::MANAGE_GUILD),
            moderates: held(Permissions::MANAGE_MESSAGES),
        },
        roles: roles.map(|role| RoleId(role.get())).collect(),
        reads: None,
        cause: source.id.to_string(),
    };
    let direct = source.context == Some(InteractionContext::BotDm);
    let origin = Origin { direct, ..Origin::default() };
    let Shared { calls, service, pages, .. } = shared;
    let texts = Texts::for_locale(Some(source.locale));
    let request = Request::new(calls, service, pages.as_ref(), texts, caller);
    let mut request = Request { origin, ..request };
    request.speak_as_chosen().await;
    request
}

/// Returns the held permissions that answers check.
fn read_permissions(held: Permissions) -> Vec<Permission> {
    let flag = |permission| match permission {
        Permission::View => Permissions::VIEW_CHANNEL,
        Permission::Send => Permissions::SEND_MESSAGES,
        Permission::SendInThreads => Permissions::SEND_MESSAGES_IN_THREADS,
        Permission::Attach => Permissions::ATTACH_FILES,
    };
    Permission::ALL.into_iter().filter(|permission| held.contains(flag(*permission))).collect()
}

/// The most channels to try for a welcome message.
const DOORS: usize = 5;

/// Reads a server that the gateway announces. Its possible channels for a welcome are those in
/// which the bot may write, with the server's own channel for such messages first.
pub fn read_arrival(of: &Guild, me: serenity::all::UserId) -> Arrival {
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::ATTACH_FILES;
    let member = of.members.get(&me);
    let open = |channel: &&GuildChannel| {
        let held = member.map(|member| of.user_permissions_in(channel, member));
        channel.kind == ChannelType::Text && held.is_some_and(|held| held.contains(needed))
    };
    let mut channels: Vec<&GuildChannel> = of.channels.values().filter(open).collect();
    channels.sort_by_key(|channel| {
        (Some(channel.id) != of.system_channel_id, channel.position, channel.id)
    });
    Arrival {
        server: ServerId(of.id.get()),
        since: Timestamp::from_millis(of.joined_at.unix_timestamp() * 1000),
        locale: of.preferred_locale.clone(),
        doors: channels.iter().take(DOORS).map(|channel| ChannelId(channel.id.get())).collect(),
    }
}

/// Returns true if the bot is installed in the server of an interaction. A person who installed the
/// bot for themselves alone can use it in any server.
fn is_member(owners: &AuthorizingIntegrationOwners) -> bool {
    owners.0.is_empty()
        || owners
            .0
            .iter()
            .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
}

/// Builds the request for a message that a person wrote. Fails if the database fails.
pub async fn message_request<'a>(shared: &'a Shared, of: &Message) -> Result<Request<'a>, Trouble> {
    let Shared { calls, service, .. } = shared;
    let server = of.guild_id.map(|id| ServerId(id.get()));
    let place = Place { channel: ChannelId(of.channel_id.get()), server, threadless: false };
    let caller = Caller::new(UserId(of.author.id.get()), place, of.id.to_string());
    let texts = find_language(service, &caller).await?;
    // Others may see the answer to a message, so it has no link to a page.
    Ok(Request::new(calls, service, None, texts, caller))
}
