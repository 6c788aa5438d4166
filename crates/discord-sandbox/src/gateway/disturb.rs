//! What a gateway does on bad days, on request.

use serde_json::json;

use super::text;
use crate::live::LiveWorld;
use crate::model::{Out, Session};
use crate::wire::{events, objects};

/// Asks every connection to reconnect and resume (op 7).
pub(crate) fn ask_to_reconnect(live: &LiveWorld) {
    to_all(live, || Out::Frame(text(&json!({ "op": 7, "d": null }))));
}

/// Tells every connection that its session is invalid (op 9).
pub(crate) fn invalidate(live: &LiveWorld, resumable: bool) {
    to_all(live, || Out::Frame(text(&json!({ "op": 9, "d": resumable }))));
    if !resumable {
        live.change(|world| world.sessions.clear());
    }
}

/// Closes every connection with a code.
pub(crate) fn drop_connections(live: &LiveWorld, code: u16) {
    to_all(live, || Out::Close(code));
}

/// Sends the latest event of every session again.
pub(crate) fn repeat_last_event(live: &LiveWorld) {
    live.change(|world| world.sessions.values().for_each(Session::repeat));
}

/// Adds the bot to the server, again if it is there already.
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

fn to_all(live: &LiveWorld, what: impl Fn() -> Out) {
    live.change(|world| {
        for out in world.sessions.values().filter_map(|session| session.out.as_ref()) {
            // A connection that ended meanwhile misses nothing.
            let _ = out.send(what());
        }
    });
}
