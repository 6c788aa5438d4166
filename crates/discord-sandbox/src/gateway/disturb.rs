//! Disturbs the gateway on request.

use serde_json::json;

use super::text;
use crate::live::LiveWorld;
use crate::model::{GatewaySession, Out};
use crate::wire::{events, objects};

/// Asks every connection to reconnect and resume (op 7).
pub(crate) fn ask_to_reconnect(live: &LiveWorld) {
    to_all(live, || Out::Frame(text(&json!({ "op": 7, "d": null }))));
}

/// Tells every connection that its session is invalid (op 9), and whether it can be resumed. If
/// not, all sessions are forgotten.
pub(crate) fn invalidate(live: &LiveWorld, resumable: bool) {
    to_all(live, || Out::Frame(text(&json!({ "op": 9, "d": resumable }))));
    if !resumable {
        live.change(|world| world.sessions.clear());
    }
}

/// Closes every gateway connection with this close code.
pub(crate) fn drop_connections(live: &LiveWorld, code: u16) {
    to_all(live, || Out::Close(code));
}

/// Sends the latest event of every session again.
pub(crate) fn repeat_last_event(live: &LiveWorld) {
    live.change(|world| world.sessions.values().for_each(GatewaySession::repeat));
}

/// Adds the bot to the server. If it is there already, it gets the event again.
pub(crate) fn invite(live: &LiveWorld) {
    live.change(|world| {
        world.joined = world.now();
        world.expelled = false;
        let server = objects::server(world);
        events::dispatch(world, "GUILD_CREATE", &server);
    });
}

/// Removes the bot from the server.
pub(crate) fn expel(live: &LiveWorld) {
    live.change(|world| {
        world.expelled = true;
        let gone = json!({ "id": world.guild.to_string() });
        events::dispatch(world, "GUILD_DELETE", &gone);
    });
}

/// A change in the server that may affect the bot's permissions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// A channel or thread changed. Holds its id.
    Channel(u64),
    /// The server's role changed.
    Role,
    /// The bot's own membership changed.
    Bot,
}

/// Tells the bot of a change. Does nothing for a channel that is gone or in no server.
pub(crate) fn change(live: &LiveWorld, what: Changed) {
    live.change(|world| {
        let guild = json!(world.guild.to_string());
        let (event, data) = match what {
            Changed::Channel(id) => {
                let Some(channel) =
                    world.channels.get(&id).filter(|channel| channel.owner.is_none())
                else {
                    return;
                };
                let event =
                    if channel.parent.is_some() { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
                (event, objects::channel(world, channel))
            }
            Changed::Role => (
                "GUILD_ROLE_UPDATE",
                json!({ "guild_id": guild, "role": objects::roles(world)[1] }),
            ),
            Changed::Bot => {
                let Some(bot) = world.users.get(&world.bot) else { return };
                let mut member = objects::member(bot, world.role);
                member["guild_id"] = guild;
                ("GUILD_MEMBER_UPDATE", member)
            }
        };
        events::dispatch(world, event, &data);
    });
}

fn to_all(live: &LiveWorld, what: impl Fn() -> Out) {
    live.change(|world| {
        for out in world.sessions.values().filter_map(|session| session.out.as_ref()) {
            // A connection that ended meanwhile misses nothing.
            let _ = out.send(what());
        }
    });
}
