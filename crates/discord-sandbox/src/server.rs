//! The one listener: the API and the gateway for the bot, the control API and the page for people.

use std::io;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tokio::net::TcpListener;

use crate::live::LiveWorld;
use crate::model::File;
use crate::rest::http;
use crate::{control, gateway, page};

/// Serves requests until the sandbox is stopped. Fails if the listener does.
pub(crate) async fn serve(listener: TcpListener, live: LiveWorld) -> io::Result<()> {
    // Requests may stall forever, so the server is dropped at the end rather than drained.
    tokio::select! {
        served = async { axum::serve(listener, router(live.clone())).await } => served,
        () = live.wait_for_stop() => Ok(()),
    }
}

fn router(live: LiveWorld) -> Router {
    Router::new()
        .route("/", get(front))
        .route("/api/v10/{*path}", any(http::api))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/emojis/{id}", get(emoji))
        .route("/ephemeral-attachments/{bot}/{id}/{name}", get(upload))
        .route("/page/{name}", get(page::asset))
        .merge(control::router())
        .layer(DefaultBodyLimit::max(http::LARGEST))
        .layer(axum::middleware::from_fn(control::only_loopback))
        .with_state(live)
}

/// Serves the gateway to requests that upgrade to a WebSocket, and the page to others.
async fn front(State(live): State<LiveWorld>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &live).await {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| gateway::serve(live, socket)),
        Err(_) => page::page().into_response(),
    }
}

async fn attachment(
    State(live): State<LiveWorld>,
    Path((channel, id, _)): Path<(u64, u64, String)>,
) -> Result<Response, StatusCode> {
    let world = live.read();
    let mut files = world.messages.of(channel).flat_map(|message| &message.files);
    files.find(|file| file.id == id).map(serve_file).ok_or(StatusCode::NOT_FOUND)
}

/// Answers with a file that a person uploaded in a modal; 404 if there is none.
async fn upload(
    State(live): State<LiveWorld>,
    Path((_, id, _)): Path<(u64, u64, String)>,
) -> Result<Response, StatusCode> {
    let world = live.read();
    let file = world.uploads.get(&id).filter(|_| !world.uploads_lost);
    file.map(serve_file).ok_or(StatusCode::NOT_FOUND)
}

fn serve_file(file: &File) -> Response {
    ([(header::CONTENT_TYPE, file.content_type())], file.bytes.to_vec()).into_response()
}

async fn emoji(State(live): State<LiveWorld>, Path(id): Path<u64>) -> Result<Response, StatusCode> {
    let world = live.read();
    let found = world.emoji.iter().find(|one| one.id == id).ok_or(StatusCode::NOT_FOUND)?;
    Ok(([(header::CONTENT_TYPE, found.kind)], found.bytes.to_vec()).into_response())
}
