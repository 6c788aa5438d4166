//! The control API, for the page and for whoever drives the sandbox from outside. JSON in and out; ids are text.
//!
//! - `GET /sandbox/state?as=ID`: people, the channels that this one sees, everybody's pings, commands, version.
//! - `GET /sandbox/messages?as=ID&channel=ID`: what that person sees there, oldest first.
//! - `GET /sandbox/message?as=ID&id=ID`: one message as that person sees it, or `null`.
//! - `GET /sandbox/pings?after=N`: everybody's pings behind the first N, once there are any, or none after some seconds.
//! - `GET /sandbox/changes?after=VERSION`: answers when the world has changed since that version, or after some seconds: `{"version"}`.
//! - `POST /sandbox/act`: `{"as": ID, "do": "say" | "command" | ...}` as [`Act`](super::Act) describes; answers `{"answer": ..., "shown": MESSAGE}`,
//!   the message that it led to as that person sees it, where it led to one. `POST /sandbox/people`: `{"count": N}`, so many more people of the
//!   server; answers with their ids.
//! - `POST /sandbox/misbehave`: a [`Misbehaviour`](super::Misbehaviour), forgotten after `for_ms` where that is said.
//!   `POST /sandbox/gateway`: `{"do": "reconnect" | "invalidate" | "drop" | "invite"}`.
//! - `POST /sandbox/time`: `{"advance_ms": N}` lets time pass. `POST /sandbox/content`: `{"shown": true | false}`, whether a bot that asked
//!   for message content is shown it. `GET /sandbox/requests`: the log of the bot's requests.
//!
//! A POST carries the header `x-sandbox: 1`, which no other page can send without asking; a foreign Host is refused.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::act::Act;
use super::faults::Misbehaviour;
use super::handle::Sandbox;
use super::objects::Ping;
use super::reaction::Reaction;
use super::registration::LOCALES;

/// How long a request for changes waits before it answers that there were none.
const LONG_POLL: Duration = Duration::from_secs(20);

pub(super) fn page() -> Html<&'static str> {
    Html(include_str!("page/index.html"))
}

/// The page's files, by name.
const ASSETS: [(&str, &str); 18] = [
    ("page.css", include_str!("page/page.css")),
    ("message.css", include_str!("page/message.css")),
    ("forms.css", include_str!("page/forms.css")),
    ("command.js", include_str!("page/command.js")),
    ("composer.js", include_str!("page/composer.js")),
    ("dom.js", include_str!("page/dom.js")),
    ("first.js", include_str!("page/first.js")),
    ("markdown.js", include_str!("page/markdown.js")),
    ("message.js", include_str!("page/message.js")),
    ("modal.js", include_str!("page/modal.js")),
    ("page.js", include_str!("page/page.js")),
    ("parts.js", include_str!("page/parts.js")),
    ("people.js", include_str!("page/people.js")),
    ("picker.js", include_str!("page/picker.js")),
    ("side.js", include_str!("page/side.js")),
    ("time.js", include_str!("page/time.js")),
    ("wires.js", include_str!("page/wires.js")),
    ("world.js", include_str!("page/world.js")),
];

pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, StatusCode> {
    let (_, text) = ASSETS.iter().find(|(known, _)| *known == name).ok_or(StatusCode::NOT_FOUND)?;
    let kind = if name.ends_with(".css") { "text/css; charset=utf-8" } else { "text/javascript; charset=utf-8" };
    Ok(([(header::CONTENT_TYPE, kind)], *text).into_response())
}

/// Lets only this machine's own pages in: a name that was made to point here is refused, and so is a POST without our header.
pub(super) async fn only_loopback(request: Request, next: Next) -> Result<Response, StatusCode> {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    if !["127.0.0.1", "localhost", "[::1]"].contains(&name) {
        return Err(StatusCode::FORBIDDEN);
    }
    let control = request.uri().path().starts_with("/sandbox/") && request.method() == Method::POST;
    if control && request.headers().get("x-sandbox").is_none() {
        return Err(StatusCode::FORBIDDEN);
    }
    Ok(next.run(request).await)
}

#[derive(Deserialize)]
pub(super) struct As {
    #[serde(rename = "as")]
    person: String,
    #[serde(default)]
    channel: String,
}

pub(super) async fn state(State(sandbox): State<Sandbox>, Query(asked): Query<As>) -> Json<Value> {
    let person = asked.person.parse().unwrap_or(0);
    let version = *sandbox.changes().borrow();
    let world = sandbox.world();
    let channels = world.channels.values().filter(|channel| world.sees(person, channel.id)).map(|channel| {
        json!({
            "id": channel.id.to_string(), "kind": channel.kind, "name": channel.name, "archived": channel.archived,
            "locked": channel.locked, "parent": channel.parent.map(|id| id.to_string()),
            "last": world.messages.of(channel.id).next_back().map(|m| m.id.to_string()),
        })
    });
    Json(json!({
        "version": version, "now": world.now(), "stands_still": world.stands_still(), "server": "Murus Club",
        "bot": world.bot.to_string(), "connected": world.sessions.values().any(|session| session.out.is_some()),
        "content_shown": world.content_shown, "people": world.people(), "roles": world.roles(), "commands": world.commands,
        "channels": channels.collect::<Vec<_>>(), "pings": told(&world.pings), "locales": LOCALES,
        "requests": world.asked[0], "refused": world.asked[1],
    }))
}

/// Pings as they are told.
fn told(pings: &[Ping]) -> Vec<Value> {
    let ping = |ping: &Ping| json!({ "person": ping.person.to_string(), "channel": ping.channel.to_string(), "message": ping.message.to_string() });
    pings.iter().map(ping).collect()
}

#[derive(Deserialize)]
pub(super) struct One {
    #[serde(rename = "as")]
    person: u64,
    id: u64,
}

pub(super) async fn message(State(sandbox): State<Sandbox>, Query(asked): Query<One>) -> Json<Value> {
    Json(json!(sandbox.world().message_for(asked.person, asked.id)))
}

pub(super) async fn pings(State(sandbox): State<Sandbox>, Query(asked): Query<After>) -> Json<Value> {
    let after = asked.after as usize;
    let mut changes = sandbox.changes();
    let come = async { while sandbox.world().pings.len() <= after && changes.changed().await.is_ok() {} };
    // That none came is an answer too.
    let _ = tokio::time::timeout(LONG_POLL, come).await;
    Json(json!(told(sandbox.world().pings.get(after..).unwrap_or_default())))
}

#[derive(Deserialize)]
pub(super) struct More {
    count: usize,
}

pub(super) async fn people(State(sandbox): State<Sandbox>, Json(more): Json<More>) -> Json<Value> {
    let ids = sandbox.change(|world| world.people_join(more.count));
    Json(json!(ids.iter().map(ToString::to_string).collect::<Vec<_>>()))
}

pub(super) async fn messages(State(sandbox): State<Sandbox>, Query(asked): Query<As>) -> Json<Value> {
    let (person, channel) = (asked.person.parse().unwrap_or(0), asked.channel.parse().unwrap_or(0));
    Json(json!(sandbox.messages(person, channel)))
}

#[derive(Deserialize)]
pub(super) struct After {
    after: u64,
}

pub(super) async fn changes(State(sandbox): State<Sandbox>, Query(asked): Query<After>) -> Json<Value> {
    let mut changes = sandbox.changes();
    let changed = changes.wait_for(|version| *version > asked.after);
    let version = match tokio::time::timeout(LONG_POLL, changed).await {
        Ok(Ok(version)) => *version,
        _ => asked.after,
    };
    Json(json!({ "version": version }))
}

pub(super) async fn requests(State(sandbox): State<Sandbox>) -> Json<Value> {
    Json(json!(sandbox.requests()))
}

#[derive(Deserialize)]
pub(super) struct Acting {
    #[serde(rename = "as")]
    person: String,
    #[serde(flatten)]
    act: Act,
}

pub(super) async fn act(State(sandbox): State<Sandbox>, Json(acting): Json<Acting>) -> Response {
    let person = acting.person.parse().unwrap_or(0);
    if !sandbox.world().users.contains_key(&person) {
        return (StatusCode::BAD_REQUEST, Json(json!({ "refused": "there is no such person" }))).into_response();
    }
    match sandbox.act(person, acting.act).await {
        Ok(answer) => {
            let mut said = json!(answer);
            if let Reaction::Message { id } | Reaction::Update { id } = &answer {
                said["shown"] = json!(id.parse().ok().and_then(|id| sandbox.world().message_for(person, id)));
            }
            Json(said).into_response()
        }
        Err(refused) => {
            let said = json!({ "refused": refused.why, "field": refused.field });
            (StatusCode::BAD_REQUEST, Json(said)).into_response()
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Misbehave {
    #[serde(flatten)]
    rule: Misbehaviour,
    #[serde(default)]
    for_ms: Option<i64>,
}

pub(super) async fn misbehave(State(sandbox): State<Sandbox>, Json(asked): Json<Misbehave>) -> StatusCode {
    sandbox.misbehave_for(asked.rule, asked.for_ms);
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum Disturb {
    Reconnect,
    Invalidate {
        #[serde(default)]
        resumable: bool,
    },
    Drop {
        code: u16,
    },
    Repeat,
    Invite,
}

pub(super) async fn gateway(State(sandbox): State<Sandbox>, Json(disturb): Json<Disturb>) -> StatusCode {
    match disturb {
        Disturb::Reconnect => sandbox.ask_to_reconnect(),
        Disturb::Invalidate { resumable } => sandbox.invalidate(resumable),
        Disturb::Drop { code } => sandbox.drop_connections(code),
        Disturb::Repeat => sandbox.repeat_last_event(),
        Disturb::Invite => sandbox.invite(),
    }
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
pub(super) struct Advance {
    advance_ms: i64,
}

#[derive(Deserialize)]
pub(super) struct Content {
    shown: bool,
}

pub(super) async fn content(State(sandbox): State<Sandbox>, Json(content): Json<Content>) -> StatusCode {
    sandbox.show_content(content.shown);
    StatusCode::NO_CONTENT
}

pub(super) async fn time(State(sandbox): State<Sandbox>, Json(advance): Json<Advance>) -> StatusCode {
    sandbox.advance(advance.advance_ms);
    StatusCode::NO_CONTENT
}
