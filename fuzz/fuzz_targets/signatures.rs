//! A posted interaction is accepted if it is signed, fresh and new, and only then.
//!
//! Input: a timestamp, in which `now` represents this moment, a NUL, a signature, a NUL, two
//! numbers that say what is changed, a NUL, a body.
#![no_main]

use std::sync::LazyLock;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use ed25519_dalek::{Signer, SigningKey};
use libfuzzer_sys::fuzz_target;
use murus_fuzz::{IsolatedBot, KEY, fields};
use tower::ServiceExt;

static BOT: LazyLock<IsolatedBot> = LazyLock::new(IsolatedBot::new);

/// How far a timestamp may be from this moment, in seconds.
const FRESH: u64 = 300;

fuzz_target!(|data: &[u8]| {
    let [timestamp, signature, change, body] = fields(data);
    BOT.with(async |bot| {
        let now = bot.service().clock().now().as_secs();
        let spelled = now.to_string();
        let timestamp = if timestamp == b"now" { spelled.as_bytes() } else { timestamp };
        let rightly =
            hex(&SigningKey::from_bytes(&KEY).sign(&[timestamp, body].concat()).to_bytes());
        let rightly = rightly.as_bytes();
        let seconds = std::str::from_utf8(timestamp).ok().and_then(|text| text.parse::<i64>().ok());
        let fresh = seconds.is_some_and(|seconds| seconds.abs_diff(now) <= FRESH);

        let routes = murus::endpoints::endpoint_routes(bot.clone(), None);
        let taken = async |timestamp: &[u8], signature: &[u8], body: &[u8]| {
            post(&routes, timestamp, signature, body).await
        };
        if !signature.eq_ignore_ascii_case(rightly) {
            assert!(!taken(timestamp, signature, body).await, "signed by nobody");
        }
        if let [at, by, ..] = *change
            && by > 0
        {
            let another = |of: &[u8]| changed(of, at.into(), by);
            match at % 3 {
                0 if !body.is_empty() => {
                    assert!(!taken(timestamp, rightly, &another(body)).await, "another body")
                }
                1 if !timestamp.is_empty() => {
                    assert!(!taken(&another(timestamp), rightly, body).await, "another time")
                }
                _ if another(rightly).eq_ignore_ascii_case(rightly) => {}
                _ => assert!(!taken(timestamp, &another(rightly), body).await, "another signature"),
            }
        }
        // The same may have been posted to this bot before.
        let first = taken(timestamp, rightly, body).await;
        assert!(fresh || !first, "a stale one");
        assert!(first || !fresh || timestamp != spelled.as_bytes(), "as Discord signs it now");
        assert!(!taken(timestamp, rightly, body).await, "the same once more");
    });
});

/// Changes one byte.
fn changed(of: &[u8], at: usize, by: u8) -> Vec<u8> {
    of.iter()
        .enumerate()
        .map(|(n, byte)| if n == at % of.len() { byte ^ by } else { *byte })
        .collect()
}

/// Posts a body with these headers; whether it was taken as Discord's.
async fn post(routes: &Router, timestamp: &[u8], signature: &[u8], body: &[u8]) -> bool {
    let request = Request::post("/interactions")
        .header("x-signature-timestamp", timestamp)
        .header("x-signature-ed25519", signature)
        .body(Body::from(body.to_vec()));
    // Bytes that are no header cannot be posted.
    let Ok(request) = request else { return false };
    let Ok(response) = routes.clone().oneshot(request).await;
    match response.status() {
        StatusCode::OK | StatusCode::ACCEPTED | StatusCode::BAD_REQUEST => true,
        StatusCode::UNAUTHORIZED => false,
        other => panic!("{other}"),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
