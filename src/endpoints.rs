//! The HTTP routes for operators and for Discord: health, metrics and signed interactions. Any
//! other request gets a one-line refusal.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;

use crate::discord::{Bot, Received};
use crate::health;

/// The largest request body to read, in bytes. An interaction with its message takes far less.
const LARGEST: usize = 1024 * 1024;

/// The longest time for one request, including its body.
const PATIENCE: Duration = Duration::from_secs(10);

/// Returns the routes for Discord's interactions, health and metrics.
pub fn endpoint_routes(bot: Bot) -> Router {
    bounded_routes(state_routes().route("/interactions", post(answer_interactions)), bot)
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
    let header =
        |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match bot.receive_interaction(
        header("x-signature-ed25519"),
        header("x-signature-timestamp"),
        &body,
    ) {
        Received::Ping => Json(json!({ "type": 1 })).into_response(),
        Received::Accepted => StatusCode::ACCEPTED.into_response(),
        Received::Unreadable => (StatusCode::BAD_REQUEST, "unreadable\n").into_response(),
        Received::Refused => (StatusCode::UNAUTHORIZED, "not signed by Discord\n").into_response(),
    }
}
