//! The REST API over HTTP: reads requests, logs them, and lets faults strike.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use axum::Form;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::call::{RestAnswer, RestCall, RestRefusal, Upload, refuse};
use super::{route, sign_in};
use crate::live::LiveWorld;
use crate::model::{Fault, FaultEffect, Logged, strike};

/// The largest request that is read, in bytes.
pub(crate) const LARGEST: usize = 32 * 1024 * 1024;

/// Reads the body and the files of a request. The fields of a form are read as an object of JSON.
async fn read(request: Request) -> Result<(Value, Vec<Upload>), StatusCode> {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    if kind == "application/x-www-form-urlencoded" {
        let Form(fields) = Form::<BTreeMap<String, String>>::from_request(request, &())
            .await
            .map_err(|_| StatusCode::BAD_REQUEST)?;
        return Ok((json!(fields), Vec::new()));
    }
    if !kind.starts_with("multipart/") {
        let bytes = axum::body::to_bytes(request.into_body(), LARGEST)
            .await
            .map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)?;
        let body = if bytes.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(&bytes) };
        return body.map(|body| (body, Vec::new())).map_err(|_| StatusCode::BAD_REQUEST);
    }
    let mut parts =
        Multipart::from_request(request, &()).await.map_err(|_| StatusCode::BAD_REQUEST)?;
    let mut body = Value::Null;
    let mut files = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(|_| StatusCode::BAD_REQUEST)? {
        let name = part.name().unwrap_or_default().to_owned();
        let file = part.file_name().map(str::to_owned);
        let bytes: Bytes = part.bytes().await.map_err(|_| StatusCode::BAD_REQUEST)?;
        let number =
            name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
        match (name.as_str(), number, file) {
            ("payload_json", _, _) => {
                body = serde_json::from_slice(&bytes).map_err(|_| StatusCode::BAD_REQUEST)?
            }
            (_, Some(number), Some(file)) => files.push((number, file, Arc::from(&bytes[..]))),
            _ => return Err(StatusCode::BAD_REQUEST),
        }
    }
    Ok((body, files))
}

/// Answers a request of the bot.
pub(crate) async fn api(
    State(live): State<LiveWorld>,
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
        Err(status) => {
            return respond(Err(refuse(status.as_u16(), 40005, "Request entity too large")));
        }
    };
    let number = live.change(|world| {
        world.in_flight += 1;
        world.served += 1;
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
    let _served = CountedRequest(&live);
    let (ruling, effect) = live.change(|world| {
        let now = world.now();
        let ruling = world
            .limits
            .as_mut()
            .map(|limits| limits.rule(now, &method, &path))
            .unwrap_or_default();
        let effect = match ruling.refused {
            Some((retry_after_ms, true)) => {
                Some(FaultEffect::Fault(Fault::LimitedAll { retry_after_ms }))
            }
            Some((retry_after_ms, false)) => {
                Some(FaultEffect::Fault(Fault::RateLimited { retry_after_ms }))
            }
            None => strike(&mut world.faults, now, &method, &path),
        };
        (ruling, effect)
    });
    if let Some(FaultEffect::Stall { gate, after: false }) = &effect {
        gate.pass().await;
    }
    let done = match &effect {
        Some(FaultEffect::Fault(fault))
            if !matches!(fault, Fault::LostAnswer | Fault::HalfAnswer) =>
        {
            answer_fault(fault)
        }
        _ => live.change(|world| {
            let call = RestCall {
                method: &method,
                path: path.split('/').collect(),
                query: &query,
                body: &body,
                files: &files,
            };
            // The path of an interaction or webhook carries its own token.
            let open = path.starts_with("interactions/") || path.starts_with("webhooks/");
            // So does the body of an exchange, by the application's secret.
            let open = open || path == "oauth2/token";
            let given = headers
                .get(header::AUTHORIZATION)
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default();
            if let Some(token) = given.strip_prefix("Bearer ") {
                return sign_in::route(world, &call, token);
            }
            if !open && given.trim_start_matches("Bot ") != world.token {
                return Err(refuse(401, 0, "401: Unauthorized"));
            }
            route(world, &call)
        }),
    };
    if let Some(FaultEffect::Stall { gate, after: true }) = &effect {
        gate.pass().await;
    }
    live.change(|world| {
        world.refused += u64::from(done.is_err());
        let Some(logged) = world.requests.get_mut(number) else { return };
        match &done {
            Ok((status, _)) => logged.status = *status,
            Err(refusal) => {
                logged.status = refusal.status;
                logged.refusal =
                    Some(refusal.body["message"].as_str().unwrap_or_default().to_owned());
                logged.unexpected = refusal.unexpected;
            }
        }
    });
    if matches!(effect, Some(FaultEffect::Fault(Fault::LostAnswer))) {
        // A body that fails closes the connection before the answer is whole.
        let broken = futures::stream::once(async { Err::<Bytes, _>(io::Error::other("lost")) });
        return (StatusCode::OK, Body::from_stream(broken)).into_response();
    }
    if let (Some(FaultEffect::Fault(Fault::HalfAnswer)), Ok((status, body))) = (&effect, &done) {
        let whole = body.to_string();
        let half = whole.chars().take(whole.chars().count() / 2).collect::<String>();
        let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::OK);
        return (status, [(header::CONTENT_TYPE, "application/json")], half).into_response();
    }
    let mut response = respond(done);
    for (name, value) in ruling.headers {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// Counts a request that is being served. The count ends on drop, even if the connection was cut.
struct CountedRequest<'a>(&'a LiveWorld);

impl Drop for CountedRequest<'_> {
    fn drop(&mut self) {
        self.0.change(|world| world.in_flight -= 1);
    }
}

/// Makes the refusal of a request that comes too soon, with status 429.
fn rate_limit(why: &str, retry_after_ms: u64, global: bool) -> RestRefusal {
    let mut refusal = refuse(429, 0, why);
    refusal.body["retry_after"] = json!(retry_after_ms as f64 / 1000.0);
    refusal.body["global"] = json!(global);
    refusal
}

/// Makes the answer of a fault that strikes before the request takes effect.
fn answer_fault(fault: &Fault) -> RestAnswer {
    match *fault {
        Fault::RateLimited { retry_after_ms } => {
            Err(rate_limit("You are being rate limited.", retry_after_ms, false))
        }
        Fault::LimitedAll { retry_after_ms } => {
            Err(rate_limit("You are being rate limited.", retry_after_ms, true))
        }
        Fault::LimitedShared { retry_after_ms } => {
            Err(rate_limit("The resource is being rate limited.", retry_after_ms, false))
        }
        Fault::Status(status) => Err(refuse(status, 0, "A fault of the sandbox")),
        Fault::Refused(status, code) => Err(refuse(status, code, "A fault of the sandbox")),
        Fault::LostAnswer | Fault::HalfAnswer => Ok((204, Value::Null)),
    }
}

fn respond(done: RestAnswer) -> Response {
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
