//! Reads interactions that Discord posts over HTTP, and verifies their signatures with the
//! application's public key.
//!
//! The HTTP response only accepts the interaction. The answer is sent by a separate request, as it
//! is for interactions over the gateway.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use serenity::all::Interaction;
use serenity::interactions_endpoint::Verifier;

use super::forms;
use crate::config::PublicKey;
use crate::game::{Millis, Timestamp};

/// The largest difference between a signature's timestamp and the clock, either way.
const FRESH: Millis = Millis::from_mins(5);

/// The number of signatures that fill one half of [`SeenSignatures`]. A signature stays valid for
/// at most twice [`FRESH`].
const REMEMBERED: usize = 100_000;

/// The reader of interactions that come in over HTTP.
pub struct Endpoint {
    verifier: Verifier,
    seen: Mutex<SeenSignatures>,
}

/// The signatures that came in, so that none is accepted twice. When the newer half is full it
/// replaces the older half.
#[derive(Default)]
struct SeenSignatures {
    new: HashSet<[u8; 64]>,
    old: HashSet<[u8; 64]>,
}

impl SeenSignatures {
    /// Returns true if this signature did not come in before, and stores it.
    fn is_first(&mut self, signature: [u8; 64]) -> bool {
        if self.old.contains(&signature) {
            return false;
        }
        if self.new.len() >= REMEMBERED {
            self.old = std::mem::take(&mut self.new);
        }
        self.new.insert(signature)
    }
}

/// A request of Discord to the endpoint that needs an answer. A ping does not.
pub enum EndpointRequest {
    /// An interaction that serenity could read.
    Interaction(Box<Interaction>),
    /// A submitted form, as Discord's JSON.
    Form(Value),
    /// An interaction that serenity cannot read, as Discord's JSON. It has a token.
    Unread(Value),
}

/// The verdict on a request that came in over HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// A ping: Discord checks that the endpoint answers.
    Ping,
    /// An interaction of a person, which is answered in the background.
    Accepted,
    /// Discord signed the request, but it cannot be read and has no token to answer it.
    Unreadable,
    /// The request is not signed by Discord, is too old or too new, or came before; or this process
    /// takes no interactions over HTTP.
    Refused,
}

impl Endpoint {
    /// Creates the endpoint of the application with this key, or `None` if the key is invalid.
    pub fn new(key: PublicKey) -> Option<Endpoint> {
        Some(Endpoint { verifier: Verifier::try_new(key.0).ok()?, seen: Mutex::default() })
    }

    /// Reads a request with these headers. Returns an error with the verdict if the HTTP response
    /// ends it: a ping, a refused request, or an unreadable one without a token.
    pub fn read(
        &self,
        signature: &str,
        timestamp: &str,
        body: &[u8],
        now: Timestamp,
    ) -> Result<EndpointRequest, Received> {
        if !self.is_genuine(signature, timestamp, body, now) {
            return Err(Received::Refused);
        }
        if let Ok(sent) = serde_json::from_slice::<Value>(body)
            && forms::is_submission(&sent)
        {
            return Ok(EndpointRequest::Form(sent));
        }
        match serde_json::from_slice(body) {
            Ok(Interaction::Ping(_)) => Err(Received::Ping),
            Ok(interaction) => Ok(EndpointRequest::Interaction(Box::new(interaction))),
            Err(error) => {
                // The error's text may quote what a person wrote, so only its position is logged.
                tracing::error!(
                    line = error.line(),
                    column = error.column(),
                    "what Discord posted cannot be read"
                );
                let value = serde_json::from_slice(body)
                    .ok()
                    .filter(|value: &Value| value["token"].is_string());
                value.map(EndpointRequest::Unread).ok_or(Received::Unreadable)
            }
        }
    }

    /// Returns true if Discord signed the body with a timestamp within 5 minutes of `now`, and the
    /// signature did not come in before. Stores the signature then.
    fn is_genuine(&self, signature: &str, timestamp: &str, body: &[u8], now: Timestamp) -> bool {
        let fresh = timestamp.parse::<i64>().ok().and_then(|seconds| seconds.checked_mul(1000));
        let fresh = fresh
            .is_some_and(|at| now.as_millis().abs_diff(at) <= FRESH.as_millis().unsigned_abs());
        let signed = || self.verifier.verify(signature, timestamp, body).is_ok();
        let first = || {
            let bytes = signature_bytes(signature);
            bytes.is_some_and(|bytes| {
                self.seen.lock().unwrap_or_else(PoisonError::into_inner).is_first(bytes)
            })
        };
        fresh && signed() && first()
    }
}

/// Decodes a signature from 128 hexadecimal digits, in either case; `None` for any other text.
fn signature_bytes(signature: &str) -> Option<[u8; 64]> {
    let mut bytes = [0; 64];
    if signature.len() != 128 || !signature.is_ascii() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..128).step_by(2)) {
        *byte = u8::from_str_radix(&signature[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}
