//! The gateway: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay, and events filtered by the
//! intents of each connection. Several connections may have the same shard; each gets all its
//! events.

pub(crate) mod disturb;
pub(crate) mod endpoint;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::live::LiveWorld;
use crate::model::{GatewaySession, Out, World};
use crate::wire::events::MESSAGE_CONTENT;
use crate::wire::objects;

/// The heartbeat interval, in ms.
const HEARTBEAT_MS: u64 = 41_250;

/// Serves one gateway connection until either side ends it.
pub(crate) async fn serve(live: LiveWorld, mut socket: WebSocket) {
    let (out, mut outgoing) = mpsc::unbounded_channel();
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": HEARTBEAT_MS } });
    if socket.send(Frame::Text(text(&hello))).await.is_err() {
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
                match receive(&live, &frame, &out, &mut id) {
                    Ok(answers) => {
                        for answer in answers {
                            if socket.send(Frame::Text(text(&answer))).await.is_err() {
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
            () = live.wait_for_stop() => break,
        }
    }
    if let Some(id) = id {
        live.change(|world| {
            // A session that was resumed has another connection by now.
            if let Some(session) = world
                .sessions
                .get_mut(&id)
                .filter(|s| s.out.as_ref().is_some_and(|o| o.same_channel(&out)))
            {
                session.out = None;
            }
        });
    }
}

fn text(frame: &Value) -> Utf8Bytes {
    frame.to_string().into()
}

/// Handles a frame of the bot. Returns the frames to answer with, or the code with which to close.
fn receive(
    live: &LiveWorld,
    frame: &Value,
    out: &mpsc::UnboundedSender<Out>,
    id: &mut Option<String>,
) -> Result<Vec<Value>, u16> {
    match frame["op"].as_u64() {
        Some(1) => Ok(vec![json!({ "op": 11 })]),
        Some(2 | 6) if live.read().shuts => {
            live.change(|world| world.shut_out += 1);
            Err(4000)
        }
        Some(2) => {
            *id = Some(live.change(|world| identify(world, &frame["d"], out))?);
            Ok(Vec::new())
        }
        Some(6) => live.change(|world| resume(world, &frame["d"], out, id)),
        Some(3 | 4 | 8) => Ok(Vec::new()),
        _ => Err(4001),
    }
}

/// Returns true if a text is the bot's token. Some libraries write `Bot ` before it.
fn is_token(world: &World, given: &Value) -> bool {
    given.as_str().map(|token| token.trim_start_matches("Bot ")) == Some(&world.token)
}

/// Begins a session and returns its id. Fails with the code with which the connection is closed.
fn identify(
    world: &mut World,
    data: &Value,
    out: &mpsc::UnboundedSender<Out>,
) -> Result<String, u16> {
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
    let mut session = GatewaySession::new(intents, shard, out.clone());
    let mut bot = world.users.get(&world.bot).map(objects::user).unwrap_or_default();
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
        session.dispatch("GUILD_CREATE", &objects::server(world));
    }
    world.sessions.insert(id.clone(), session);
    Ok(id)
}

/// Resumes a session and puts its id into `id`. If it cannot be resumed, returns the message that
/// says so; a wrong token fails with the code with which the connection is closed.
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
