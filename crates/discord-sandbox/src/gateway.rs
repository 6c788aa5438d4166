//! The gateway: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay, and events under each connection's intents. Every connection of a
//! shard gets every event of it, so that several processes of one bot can be tried.

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::events::MESSAGE_CONTENT;
use super::handle::Sandbox;
use super::json::user;
use super::session::{Out, Session};
use super::world::World;

/// Heartbeat interval in ms.
const HEARTBEAT_MS: u64 = 41_250;

impl Sandbox {
    /// Asks every gateway connection to reconnect and resume (op 7).
    pub fn ask_to_reconnect(&self) {
        self.to_all(|| Out::Frame(written(&json!({ "op": 7, "d": null }))));
    }

    /// Tells every gateway connection that its session is invalid (op 9).
    pub fn invalidate(&self, resumable: bool) {
        self.change(|world| {
            let frame = || Out::Frame(written(&json!({ "op": 9, "d": resumable })));
            world.sessions.values().filter_map(|session| session.out.as_ref()).for_each(|out| {
                let _ = out.send(frame());
            });
            if !resumable {
                world.sessions.clear();
            }
        });
    }

    /// Closes every gateway connection with a code.
    pub fn drop_connections(&self, code: u16) {
        self.to_all(|| Out::Close(code));
    }

    /// Lets the gateway accept each connection and close it at once, or no longer.
    pub fn shut_gateway(&self, shuts: bool) {
        self.change(|world| world.shuts = shuts);
    }

    /// How often a session went on over another connection.
    pub fn resumed(&self) -> usize {
        self.world().resumed
    }

    /// How many connections were closed at once.
    pub fn shut_out(&self) -> usize {
        self.world().shut_out
    }

    /// Delivers the last event of every session once more.
    pub fn repeat_last_event(&self) {
        self.change(|world| {
            world.sessions.values().for_each(Session::repeat);
        });
    }

    /// Delivers each event of every session twice from now on, or once again.
    pub fn repeat_events(&self, twice: bool) {
        self.change(|world| world.sessions.values_mut().for_each(|session| session.twice = twice));
    }

    /// Delivers the next event of every session after the one that follows it.
    pub fn swap_next_events(&self) {
        self.change(|world| world.sessions.values_mut().for_each(|session| session.late = true));
    }

    /// Lets the bot into the server anew, as if it had not been there before.
    pub fn invite(&self) {
        self.change(|world| {
            world.joined = world.now();
            world.expelled = false;
            let server = world.guild_json();
            world.dispatch("GUILD_CREATE", &server);
        });
    }

    /// Puts the bot out of the server.
    pub fn expel(&self) {
        self.change(|world| {
            world.expelled = true;
            let gone = json!({ "id": world.guild.to_string() });
            world.dispatch("GUILD_DELETE", &gone);
        });
    }

    fn to_all(&self, what: impl Fn() -> Out) {
        self.change(|world| {
            for out in world.sessions.values().filter_map(|session| session.out.as_ref()) {
                let _ = out.send(what());
            }
        });
    }
}

/// Serves one connection until either side ends it.
pub(super) async fn serve(sandbox: Sandbox, mut socket: WebSocket) {
    let (out, mut outgoing) = mpsc::unbounded_channel();
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": HEARTBEAT_MS } });
    if socket.send(Frame::Text(written(&hello))).await.is_err() {
        return;
    }
    let mut id = None;
    loop {
        tokio::select! {
            frame = outgoing.recv() => {
                let sent = match frame {
                    Some(Out::Frame(frame)) => socket.send(Frame::Text(frame)).await,
                    Some(Out::Close(code)) => {
                        let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason: "".into() }))).await;
                        break;
                    }
                    None => break,
                };
                if sent.is_err() {
                    break;
                }
            }
            frame = socket.recv() => {
                let Some(Ok(frame)) = frame else { break };
                let Frame::Text(frame) = frame else { continue };
                let Ok(frame) = serde_json::from_str::<Value>(&frame) else { continue };
                match receive(&sandbox, &frame, &out, &mut id) {
                    Ok(answers) => {
                        for answer in answers {
                            if socket.send(Frame::Text(written(&answer))).await.is_err() {
                                break;
                            }
                        }
                    }
                    Err(code) => {
                        let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason: "".into() }))).await;
                        break;
                    }
                }
            }
            () = sandbox.stopped() => break,
        }
    }
    if let Some(id) = id {
        sandbox.change(|world| {
            // A resumed session has another connection by now.
            if let Some(session) =
                world.sessions.get_mut(&id).filter(|s| s.out.as_ref().is_some_and(|o| o.same_channel(&out)))
            {
                session.out = None;
            }
        });
    }
}

fn written(frame: &Value) -> Utf8Bytes {
    frame.to_string().into()
}

/// Handles what the bot says; answers at once, or closes with a code.
fn receive(
    sandbox: &Sandbox,
    frame: &Value,
    out: &mpsc::UnboundedSender<Out>,
    id: &mut Option<String>,
) -> Result<Vec<Value>, u16> {
    match frame["op"].as_u64() {
        Some(1) => Ok(vec![json!({ "op": 11 })]),
        Some(2 | 6) if sandbox.world().shuts => {
            sandbox.change(|world| world.shut_out += 1);
            Err(4000)
        }
        Some(2) => {
            *id = Some(sandbox.change(|world| identify(world, &frame["d"], out))?);
            Ok(Vec::new())
        }
        Some(6) => sandbox.change(|world| resume(world, &frame["d"], out, id)),
        Some(3 | 4 | 8) => Ok(Vec::new()),
        _ => Err(4001),
    }
}

/// Whether this is the bot's token; libraries may write `Bot ` before it.
fn is_token(world: &World, given: &Value) -> bool {
    given.as_str().map(|token| token.trim_start_matches("Bot ")) == Some(&world.token)
}

fn identify(world: &mut World, data: &Value, out: &mpsc::UnboundedSender<Out>) -> Result<String, u16> {
    if !is_token(world, &data["token"]) {
        return Err(4004);
    }
    let intents = data["intents"].as_u64().unwrap_or(0);
    if intents & MESSAGE_CONTENT != 0 && !world.message_content {
        return Err(4014);
    }
    let shard = match &data["shard"] {
        Value::Null => (0, 1),
        shard => (shard[0].as_u64().unwrap_or(u64::MAX), shard[1].as_u64().unwrap_or(0)),
    };
    if shard.0 >= shard.1 {
        return Err(4010);
    }
    let id = world.random();
    let mut session = Session::new(intents, shard, out.clone());
    let mut bot = world.users.get(&world.bot).map(user).unwrap_or_default();
    bot["mfa_enabled"] = json!(false);
    bot["verified"] = json!(true);
    bot["email"] = Value::Null;
    session.dispatch(
        "READY",
        &json!({
            "v": 10, "user": bot, "guilds": [{ "id": world.guild.to_string(), "unavailable": true }],
            "session_id": id, "resume_gateway_url": format!("ws://{}", world.address), "shard": [shard.0, shard.1],
            "application": { "id": world.bot.to_string(), "flags": 0 }, "session_type": "normal",
            "private_channels": [], "presences": [], "relationships": [], "user_settings": {}, "_trace": [],
        }),
    );
    if session.hears(Some(world.guild)) && !world.expelled {
        session.dispatch("GUILD_CREATE", &world.guild_json());
    }
    world.sessions.insert(id.clone(), session);
    Ok(id)
}

fn resume(
    world: &mut World,
    data: &Value,
    out: &mpsc::UnboundedSender<Out>,
    id: &mut Option<String>,
) -> Result<Vec<Value>, u16> {
    if !is_token(world, &data["token"]) {
        return Err(4004);
    }
    let wanted = data["session_id"].as_str().unwrap_or_default();
    let seen = data["seq"].as_u64().unwrap_or(0);
    if !world.sessions.get_mut(wanted).is_some_and(|session| session.resume(seen, out.clone())) {
        return Ok(vec![json!({ "op": 9, "d": false })]);
    }
    world.resumed += 1;
    *id = Some(wanted.to_owned());
    Ok(Vec::new())
}
