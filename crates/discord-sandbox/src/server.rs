//! The one listener: the API and the gateway for the bot, the control API and the page for people, files for both.

use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Multipart, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use serde_json::{Value, json};

use tokio::net::TcpListener;

use super::call::{Call, Done, Refusal, refuse};
use super::faults::{Effect, Fault, strike};
use super::handle::Sandbox;
use super::objects::Logged;
use super::rest::route;
use super::setup::Setup;
use super::world::World;
use super::{control, gateway};

/// The largest request that is read at all, in bytes.
const LARGEST: usize = 32 * 1024 * 1024;

impl Sandbox {
    /// Starts it on loopback.
    pub async fn start(setup: Setup) -> io::Result<Sandbox> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, setup.port)).await?;
        let address = listener.local_addr()?;
        let sandbox = Sandbox::new(address, World::new(&setup, address));
        let served = sandbox.clone();
        tokio::spawn(async move {
            // Connections that wait for ever must not hold up the end, so the server is dropped rather than drained.
            tokio::select! {
                ended = async { axum::serve(listener, router(served.clone())).await } => {
                    if let Err(error) = ended {
                        tracing::error!(%error, "the sandbox stopped serving");
                    }
                }
                () = served.stopped() => {}
            }
        });
        Ok(sandbox)
    }
}

fn router(sandbox: Sandbox) -> Router {
    Router::new()
        .route("/", get(front))
        .route("/api/v10/{*path}", any(api))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/sandbox/state", get(control::state))
        .route("/sandbox/messages", get(control::messages))
        .route("/sandbox/message", get(control::message))
        .route("/sandbox/pings", get(control::pings))
        .route("/sandbox/people", post(control::people))
        .route("/sandbox/changes", get(control::changes))
        .route("/sandbox/requests", get(control::requests))
        .route("/sandbox/act", post(control::act))
        .route("/sandbox/misbehave", post(control::misbehave))
        .route("/sandbox/gateway", post(control::gateway))
        .route("/sandbox/time", post(control::time))
        .route("/sandbox/content", post(control::content))
        .route("/page/{name}", get(control::asset))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(axum::middleware::from_fn(control::only_loopback))
        .with_state(sandbox)
}

/// The gateway for those who upgrade, the page for those who do not.
async fn front(State(sandbox): State<Sandbox>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &sandbox).await {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| gateway::serve(sandbox, socket)),
        Err(_) => control::page().into_response(),
    }
}

async fn attachment(
    State(sandbox): State<Sandbox>,
    Path((channel, id, _)): Path<(u64, u64, String)>,
) -> Result<Response, StatusCode> {
    let world = sandbox.world();
    let mut files = world.messages.of(channel).flat_map(|message| &message.files);
    let file = files.find(|file| file.id == id).ok_or(StatusCode::NOT_FOUND)?;
    Ok(([(header::CONTENT_TYPE, file.content_type())], file.bytes.to_vec()).into_response())
}

/// The JSON body and files of a request.
async fn read(request: Request) -> Result<(Value, Vec<(u64, String, Arc<[u8]>)>), StatusCode> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/") {
        let bytes =
            axum::body::to_bytes(request.into_body(), LARGEST).await.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)?;
        let body = if bytes.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(&bytes) };
        return body.map(|body| (body, Vec::new())).map_err(|_| StatusCode::BAD_REQUEST);
    }
    use axum::extract::FromRequest;
    let mut parts = Multipart::from_request(request, &()).await.map_err(|_| StatusCode::BAD_REQUEST)?;
    let (mut body, mut files) = (Value::Null, Vec::new());
    while let Some(part) = parts.next_field().await.map_err(|_| StatusCode::BAD_REQUEST)? {
        let name = part.name().unwrap_or_default().to_owned();
        let file = part.file_name().map(str::to_owned);
        let bytes: Bytes = part.bytes().await.map_err(|_| StatusCode::BAD_REQUEST)?;
        let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
        match (name.as_str(), number, file) {
            ("payload_json", _, _) => body = serde_json::from_slice(&bytes).map_err(|_| StatusCode::BAD_REQUEST)?,
            (_, Some(number), Some(file)) => files.push((number, file, Arc::from(&bytes[..]))),
            _ => return Err(StatusCode::BAD_REQUEST),
        }
    }
    Ok((body, files))
}

async fn api(
    State(sandbox): State<Sandbox>,
    Path(path): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    request: Request,
) -> Response {
    let method = request.method().to_string();
    let (body, files) = match read(request).await {
        Ok(read) => read,
        Err(StatusCode::BAD_REQUEST) => {
            return respond(Err(refuse(400, 50109, "The request body contains invalid JSON.")));
        }
        Err(status) => return respond(Err(refuse(status.as_u16(), 40005, "Request entity too large"))),
    };
    let number = sandbox.change(|world| {
        world.in_flight += 1;
        world.asked[0] += 1;
        if world.log {
            world.requests.push(Logged {
                method: method.clone(),
                path: path.clone(),
                body: body.clone(),
                files: files.iter().map(|(_, name, _)| name.clone()).collect(),
                status: 0,
                refusal: None,
                unexpected: false,
            });
        }
        world.requests.len().wrapping_sub(1)
    });
    let _served = Served(&sandbox);
    let effect = sandbox.change(|world| {
        let now = world.now();
        strike(&mut world.faults, now, &method, &path)
    });
    if let Some(Effect::Stall { gate, after: false }) = &effect {
        gate.pass().await;
    }
    let done = match &effect {
        Some(Effect::Fault(fault)) if !matches!(fault, Fault::LostAnswer | Fault::HalfAnswer) => faulty(fault),
        _ => sandbox.change(|world| {
            // Interactions and their webhooks go by the token in their path.
            let open = path.starts_with("interactions/") || path.starts_with("webhooks/");
            let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
            if !open && given.trim_start_matches("Bot ") != world.token {
                return Err(refuse(401, 0, "401: Unauthorized"));
            }
            let call =
                Call { method: &method, path: path.split('/').collect(), query: &query, body: &body, files: &files };
            route(world, &call)
        }),
    };
    if let Some(Effect::Stall { gate, after: true }) = &effect {
        gate.pass().await;
    }
    sandbox.change(|world| {
        world.asked[1] += u64::from(done.is_err());
        let Some(logged) = world.requests.get_mut(number) else { return };
        match &done {
            Ok((status, _)) => logged.status = *status,
            Err(refusal) => {
                logged.status = refusal.status;
                logged.refusal = Some(refusal.body["message"].as_str().unwrap_or_default().to_owned());
                logged.unexpected = refusal.unexpected;
            }
        }
    });
    if matches!(effect, Some(Effect::Fault(Fault::LostAnswer))) {
        // A body that breaks off ends the connection before the answer is whole.
        let broken = futures::stream::once(async { Err::<Bytes, _>(io::Error::other("lost")) });
        return (StatusCode::OK, Body::from_stream(broken)).into_response();
    }
    if let (Some(Effect::Fault(Fault::HalfAnswer)), Ok((status, body))) = (&effect, &done) {
        let whole = body.to_string();
        let half = whole.chars().take(whole.chars().count() / 2).collect::<String>();
        let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::OK);
        return (status, [(header::CONTENT_TYPE, "application/json")], half).into_response();
    }
    respond(done)
}

/// Counts a request as served when it ends, however it ends.
struct Served<'a>(&'a Sandbox);

impl Drop for Served<'_> {
    fn drop(&mut self) {
        self.0.change(|world| world.in_flight -= 1);
    }
}

fn limited(why: &str, retry_after_ms: u64, global: bool) -> Refusal {
    let mut refusal = refuse(429, 0, why);
    refusal.body["retry_after"] = json!(retry_after_ms as f64 / 1000.0);
    refusal.body["global"] = json!(global);
    refusal
}

fn faulty(fault: &Fault) -> Done {
    match *fault {
        Fault::RateLimited { retry_after_ms } => Err(limited("You are being rate limited.", retry_after_ms, false)),
        Fault::LimitedAll { retry_after_ms } => Err(limited("You are being rate limited.", retry_after_ms, true)),
        Fault::LimitedShared { retry_after_ms } => {
            Err(limited("The resource is being rate limited.", retry_after_ms, false))
        }
        Fault::Status(status) => Err(refuse(status, 0, "The sandbox was asked to fail")),
        Fault::Refused(status, code) => Err(refuse(status, code, "The sandbox was asked to refuse")),
        Fault::LostAnswer | Fault::HalfAnswer => Ok((204, Value::Null)),
    }
}

fn respond(done: Done) -> Response {
    let (status, body) = match done {
        Ok(done) => done,
        Err(refusal) => (refusal.status, refusal.body),
    };
    let code = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if status == 204 {
        return code.into_response();
    }
    let pause = body["retry_after"].as_f64().filter(|_| status == 429);
    let mut response = (code, axum::Json(body)).into_response();
    if let Some(value) = pause.and_then(|seconds| seconds.to_string().parse().ok()) {
        response.headers_mut().insert(header::RETRY_AFTER, value);
    }
    response
}
