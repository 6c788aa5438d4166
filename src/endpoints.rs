//! The HTTP routes for operators, for Discord and for Abstract Play: health, metrics and signed
//! requests. Any other request gets a one-line refusal.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;

use crate::abstract_play::{AbstractPlayProgram, ProgramReply, SiteSignature};
use crate::discord::{Bot, Received};
use crate::health;

/// The largest request body to read, in bytes. An interaction with its message takes far less.
const LARGEST: usize = 1024 * 1024;

/// The path to which Abstract Play posts.
const ABSTRACT_PLAY: &str = "/abstract-play";

/// The largest request of Abstract Play, in bytes. A game of a thousand moves takes a tenth.
const LARGEST_TURN: usize = 64 * 1024;

/// The longest time for one request, including its body.
const PATIENCE: Duration = Duration::from_secs(10);

/// Returns the routes for Discord's interactions, health and metrics, and for Abstract Play if
/// Murus plays there.
pub fn endpoint_routes(bot: Bot, program: Option<AbstractPlayProgram>) -> Router {
    let routes = state_routes().route("/interactions", post(answer_interactions));
    let routes = match program {
        Some(program) => routes.merge(site_routes(program)),
        None => routes,
    };
    bounded_routes(routes, bot)
}

/// Returns the route for Abstract Play.
fn site_routes(program: AbstractPlayProgram) -> Router<Bot> {
    let both = get(answer_ping).post(answer_site).layer(DefaultBodyLimit::max(LARGEST_TURN));
    Router::new().route(ABSTRACT_PLAY, both).with_state(program)
}

/// Returns the routes for health and metrics only, for a listener that only operators reach.
pub fn health_routes(bot: Bot) -> Router {
    bounded_routes(state_routes(), bot)
}

fn state_routes() -> Router<Bot> {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(answer_ready))
        .route("/metrics", get(answer_metrics))
}

/// Adds limits on body size and time to these routes, and one-line refusals of unknown requests.
fn bounded_routes(routes: Router<Bot>, bot: Bot) -> Router {
    routes
        .fallback(async || (StatusCode::NOT_FOUND, "not found\n"))
        .method_not_allowed_fallback(async || {
            (StatusCode::METHOD_NOT_ALLOWED, "method not allowed\n")
        })
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(axum::middleware::from_fn(in_time))
        .with_state(bot)
}

async fn in_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => (StatusCode::REQUEST_TIMEOUT, "too slow\n").into_response(),
    }
}

async fn answer_ready(State(bot): State<Bot>) -> Response {
    let readiness = health::check_parts(&bot).await;
    let status =
        if readiness.is_ready() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(readiness.to_json())).into_response()
}

async fn answer_metrics(State(bot): State<Bot>) -> Response {
    // Queues and shards are measured now; everything else was counted before.
    health::check_parts(&bot).await;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], bot.service().meter().text()).into_response()
}

async fn answer_interactions(State(bot): State<Bot>, headers: HeaderMap, body: Bytes) -> Response {
    let signature = text_of(&headers, "x-signature-ed25519");
    match bot.receive_interaction(signature, text_of(&headers, "x-signature-timestamp"), &body) {
        Received::Ping => Json(json!({ "type": 1 })).into_response(),
        Received::Accepted => StatusCode::ACCEPTED.into_response(),
        Received::Unreadable => (StatusCode::BAD_REQUEST, "unreadable\n").into_response(),
        Received::Refused => (StatusCode::UNAUTHORIZED, "not signed by Discord\n").into_response(),
    }
}

async fn answer_ping(State(program): State<AbstractPlayProgram>) -> Response {
    let operational = program.is_operational().await;
    let status = if operational { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(json!({ "operational": operational }))).into_response()
}

async fn answer_site(
    State(program): State<AbstractPlayProgram>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let signed = SiteSignature {
        time: text_of(&headers, "x-signature-timestamp"),
        nonce: text_of(&headers, "x-signature-nonce"),
        signature: text_of(&headers, "x-signature"),
    };
    match program.receive_request(signed, &body).await {
        ProgramReply::Accepted => Json(json!({ "accepted": true })).into_response(),
        ProgramReply::Queued => {
            (StatusCode::ACCEPTED, Json(json!({ "queued": true }))).into_response()
        }
        ProgramReply::Declined(why) => {
            (StatusCode::BAD_REQUEST, Json(json!({ "message": why }))).into_response()
        }
        ProgramReply::Refused => {
            (StatusCode::UNAUTHORIZED, "not signed by Abstract Play\n").into_response()
        }
        ProgramReply::Away => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

/// The text of a header; empty if it is missing or is no text.
fn text_of<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
