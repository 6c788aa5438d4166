//! The control API, for the page and for programs that drive the sandbox. It speaks JSON; ids are
//! texts.
//!
//! - `GET /sandbox/state?as=ID`: people, the channels this person sees, all pings, commands, and
//!   the version.
//! - `GET /sandbox/messages?as=ID&channel=ID`: what the person sees there, oldest first.
//! - `GET /sandbox/message?as=ID&id=ID`: one message as the person sees it, or `null`.
//! - `GET /sandbox/pings?after=N`: all pings after the first N. Waits some seconds for one.
//! - `GET /sandbox/changes?after=VERSION`: `{"version"}`. Waits some seconds for a newer one.
//! - `GET /sandbox/requests`: the log of the bot's requests.
//! - `POST /sandbox/act`: `{"as": ID, "do": "say" | "command" | ...}` as [`Act`] describes. Answers
//!   `{"answer": ..., "shown": MESSAGE}`, with the message it led to if there is one.
//! - `POST /sandbox/people`: `{"count": N}` adds members. Answers with their ids.
//! - `POST /sandbox/channels`: `{"count": N}` adds text channels. Answers with their ids.
//! - `POST /sandbox/misbehave`: a [`Misbehaviour`], which ends after `for_ms` if given.
//! - `POST /sandbox/limit`: `{"requests": N}` keeps Discord's limits from now on, with N requests a
//!   second in all.
//! - `POST /sandbox/gateway`: `{"do": "reconnect" | "invalidate" | "drop" | "repeat" | "invite"}`.
//! - `POST /sandbox/time`: `{"advance_ms": N}` moves the clock ahead.
//! - `POST /sandbox/scheduling`: `{"permitted": BOOL}` lets the bot make entries in the list of
//!   events, or no longer.
//! - `POST /sandbox/content`: `{"shown": BOOL}` shows or hides message content from a bot that
//!   asked for it.
//!
//! A POST carries the header `x-sandbox: 1`, which a foreign page cannot send without a preflight.
//! A foreign host name is refused.

use std::time::Duration;

use axum::extract::{Query, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::check::commands::LOCALES;
use crate::gateway::disturb;
use crate::live::LiveWorld;
use crate::model::{Misbehaviour, Ping, RequestLimits};
use crate::people::{self, Act, Reaction, views};
use crate::setup::{Setup, Suggestion, Welcome};
use crate::wire::objects;

/// The longest time that a request waits for news.
const LONG_POLL: Duration = Duration::from_secs(20);

/// The routes of the control API.
pub(crate) fn router() -> Router<LiveWorld> {
    Router::new()
        .route("/sandbox/state", get(state))
        .route("/sandbox/messages", get(messages))
        .route("/sandbox/message", get(message))
        .route("/sandbox/pings", get(pings))
        .route("/sandbox/people", post(add_people))
        .route("/sandbox/channels", post(add_channels))
        .route("/sandbox/changes", get(changes))
        .route("/sandbox/requests", get(requests))
        .route("/sandbox/act", post(act))
        .route("/sandbox/misbehave", post(misbehave))
        .route("/sandbox/limit", post(limit))
        .route("/sandbox/gateway", post(gateway))
        .route("/sandbox/time", post(time))
        .route("/sandbox/scheduling", post(scheduling))
        .route("/sandbox/content", post(content))
}

/// Refuses requests from other pages: those with a foreign host name, and POSTs to the control API
/// without the header.
pub(crate) async fn only_loopback(request: Request, next: Next) -> Result<Response, StatusCode> {
    let host =
        request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
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
struct As {
    #[serde(rename = "as")]
    person: String,
    #[serde(default)]
    channel: String,
}

async fn state(State(live): State<LiveWorld>, Query(query): Query<As>) -> Json<Value> {
    let person = query.person.parse().unwrap_or(0);
    let version = *live.changes().borrow();
    let world = live.read();
    let welcome = world.welcome.as_ref().map(|welcome| welcome_json(welcome, world.bot));
    let bot = world.users.get(&world.bot).map(|bot| &bot.name);
    let channels = world.channels.values().filter(|channel| world.sees(person, channel.id)).map(|channel| {
        json!({
            "id": channel.id.to_string(), "kind": channel.kind, "name": channel.name, "archived": channel.archived,
            "locked": channel.locked, "parent": channel.parent.map(|id| id.to_string()),
            "last": world.messages.of(channel.id).next_back().map(|m| m.id.to_string()),
        })
    });
    Json(json!({
        "version": version, "now": world.now(), "stands_still": world.stands_still(), "server": world.server,
        "bot": world.bot.to_string(), "bot_name": bot, "picture": world.picture, "welcome": welcome, "connected": world.sessions.values().any(|session| session.out.is_some()),
        "content_shown": world.content_shown, "may_schedule": world.may_schedule, "people": views::people(&world), "roles": objects::roles(&world),
        "commands": world.commands, "events": world.events.iter().map(|one| json!({ "name": one.name, "about": one.about, "place": one.place, "starts": one.times[0] })).collect::<Vec<_>>(),
        "channels": channels.collect::<Vec<_>>(), "pings": pings_json(&world.pings), "locales": LOCALES,
        "requests": world.served, "refused": world.refused,
        "counted": world.limits.as_ref().map_or(0, |limits| limits.counted),
        "limited": world.limits.as_ref().map_or(0, |limits| limits.limited),
    }))
}

/// The card for a first visit as JSON. [`Setup::BOT`] in the options is replaced by the bot's id.
fn welcome_json(welcome: &Welcome, bot: u64) -> Value {
    let suggestion = |suggestion: &Suggestion| {
        let option = |(name, value): (&String, &Value)| {
            (name.clone(), if value == Setup::BOT { json!(bot.to_string()) } else { value.clone() })
        };
        let options: Map<String, Value> = suggestion.options.iter().map(option).collect();
        json!({ "label": suggestion.label, "command": suggestion.command, "options": options })
    };
    let suggestions: Vec<Value> = welcome.suggestions.iter().map(suggestion).collect();
    json!({ "text": welcome.text, "suggestions": suggestions })
}

/// Pings as JSON, with ids as texts.
fn pings_json(pings: &[Ping]) -> Vec<Value> {
    let ping = |ping: &Ping| json!({ "person": ping.person.to_string(), "channel": ping.channel.to_string(), "message": ping.message.to_string() });
    pings.iter().map(ping).collect()
}

#[derive(Deserialize)]
struct One {
    #[serde(rename = "as")]
    person: u64,
    id: u64,
}

async fn message(State(live): State<LiveWorld>, Query(query): Query<One>) -> Json<Value> {
    Json(json!(views::message(&live.read(), query.person, query.id)))
}

async fn pings(State(live): State<LiveWorld>, Query(query): Query<After>) -> Json<Value> {
    let after = query.after as usize;
    let mut changes = live.changes();
    let ping =
        async { while live.read().pings.len() <= after && changes.changed().await.is_ok() {} };
    // If no new ping came in time, the list is empty.
    let _ = tokio::time::timeout(LONG_POLL, ping).await;
    Json(json!(pings_json(live.read().pings.get(after..).unwrap_or_default())))
}

#[derive(Deserialize)]
struct More {
    count: usize,
}

async fn add_people(State(live): State<LiveWorld>, Json(more): Json<More>) -> Json<Value> {
    let ids = live.change(|world| world.add_members(more.count));
    Json(json!(ids.iter().map(ToString::to_string).collect::<Vec<_>>()))
}

async fn add_channels(State(live): State<LiveWorld>, Json(more): Json<More>) -> Json<Value> {
    let ids: Vec<u64> = live.change(|world| {
        let known = world.channels.len();
        (0..more.count)
            .map(|n| world.add_channel(0, &format!("channel-{}", known + n), None, None))
            .collect()
    });
    Json(json!(ids.iter().map(ToString::to_string).collect::<Vec<_>>()))
}

async fn messages(State(live): State<LiveWorld>, Query(query): Query<As>) -> Json<Value> {
    let person = query.person.parse().unwrap_or(0);
    let channel = query.channel.parse().unwrap_or(0);
    Json(json!(views::messages(&live.read(), person, channel)))
}

#[derive(Deserialize)]
struct After {
    after: u64,
}

async fn changes(State(live): State<LiveWorld>, Query(query): Query<After>) -> Json<Value> {
    let mut changes = live.changes();
    let changed = changes.wait_for(|version| *version > query.after);
    let version = match tokio::time::timeout(LONG_POLL, changed).await {
        Ok(Ok(version)) => *version,
        _ => query.after,
    };
    Json(json!({ "version": version }))
}

async fn requests(State(live): State<LiveWorld>) -> Json<Value> {
    Json(json!(live.read().requests))
}

#[derive(Deserialize)]
struct Acting {
    #[serde(rename = "as")]
    person: String,
    #[serde(flatten)]
    act: Act,
}

async fn act(State(live): State<LiveWorld>, Json(acting): Json<Acting>) -> Response {
    let person = acting.person.parse().unwrap_or(0);
    if !live.read().users.contains_key(&person) {
        return (StatusCode::BAD_REQUEST, Json(json!({ "refused": "there is no such person" })))
            .into_response();
    }
    match people::act(&live, person, acting.act).await {
        Ok(answer) => {
            let mut body = json!(answer);
            if let Reaction::Message { id } | Reaction::Update { id } = &answer {
                body["shown"] =
                    json!(id.parse().ok().and_then(|id| views::message(&live.read(), person, id)));
            }
            Json(body).into_response()
        }
        Err(refused) => {
            let body = json!({ "refused": refused.why, "field": refused.field });
            (StatusCode::BAD_REQUEST, Json(body)).into_response()
        }
    }
}

#[derive(Deserialize)]
struct Misbehave {
    #[serde(flatten)]
    rule: Misbehaviour,
    #[serde(default)]
    for_ms: Option<i64>,
}

async fn misbehave(State(live): State<LiveWorld>, Json(misbehave): Json<Misbehave>) -> StatusCode {
    live.change(|world| world.add_misbehaviour(misbehave.rule, misbehave.for_ms));
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
struct ControlLimit {
    requests: usize,
}

async fn limit(State(live): State<LiveWorld>, Json(limit): Json<ControlLimit>) -> StatusCode {
    live.change(|world| world.limits = Some(RequestLimits::new(limit.requests)));
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Disturb {
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

async fn gateway(State(live): State<LiveWorld>, Json(request): Json<Disturb>) -> StatusCode {
    match request {
        Disturb::Reconnect => disturb::ask_to_reconnect(&live),
        Disturb::Invalidate { resumable } => disturb::invalidate(&live, resumable),
        Disturb::Drop { code } => disturb::drop_connections(&live, code),
        Disturb::Repeat => disturb::repeat_last_event(&live),
        Disturb::Invite => disturb::invite(&live),
    }
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
struct Advance {
    advance_ms: i64,
}

#[derive(Deserialize)]
struct Content {
    shown: bool,
}

async fn content(State(live): State<LiveWorld>, Json(content): Json<Content>) -> StatusCode {
    live.change(|world| world.content_shown = content.shown);
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
struct Scheduling {
    permitted: bool,
}

async fn scheduling(
    State(live): State<LiveWorld>,
    Json(scheduling): Json<Scheduling>,
) -> StatusCode {
    live.change(|world| world.may_schedule = scheduling.permitted);
    StatusCode::NO_CONTENT
}

async fn time(State(live): State<LiveWorld>, Json(advance): Json<Advance>) -> StatusCode {
    live.change(|world| world.advance(advance.advance_ms));
    StatusCode::NO_CONTENT
}
