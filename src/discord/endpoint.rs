//! Interactions over HTTP: what Discord signs is known by the application's public key, and
//! answered as if it had come over the gateway.
//!
//! The request itself is only accepted; the answer goes by the callback, as over the gateway.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use serenity::all::Interaction;
use serenity::interactions_endpoint::Verifier;

use super::forms;
use crate::config::PublicKey;
use crate::game::{Millis, Timestamp};

/// The longest time between a signature's time and the clock.
const FRESH: Millis = Millis::from_mins(5);

/// The number of signatures that fill one half of [`SeenSignatures`]. A signature is good for twice
/// [`FRESH`].
const REMEMBERED: usize = 100_000;

/// The way by which interactions come in over HTTP.
pub struct Endpoint {
    verifier: Verifier,
    seen: Mutex<SeenSignatures>,
}

/// Signatures that came in, so that none is good twice: when the newer half is full it becomes the
/// older one, and that one is forgotten.
#[derive(Default)]
struct SeenSignatures {
    new: HashSet<[u8; 64]>,
    old: HashSet<[u8; 64]>,
}

impl SeenSignatures {
    /// Returns true if this signature did not come in before, and keeps it.
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

/// A request of Discord to the endpoint that is to be handled. A ping is none.
pub enum EndpointRequest {
    /// An interaction.
    Interaction(Box<Interaction>),
    /// A form that was filled in, as it was sent.
    Form(Value),
    /// One that cannot be read, as it was sent.
    Unread(Value),
}

/// The reading of a request that came in over HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// Discord asks whether we are there.
    Ping,
    /// A person asks something, and is being answered.
    Accepted,
    /// Discord signed it, and we cannot read it.
    Unreadable,
    /// The request does not come from Discord, is not of this time, or came before.
    Refused,
}

impl Endpoint {
    /// The endpoint of the application with this key, or `None` if it is no key.
    pub fn new(key: PublicKey) -> Option<Endpoint> {
        Some(Endpoint { verifier: Verifier::try_new(key.0).ok()?, seen: Mutex::default() })
    }

    /// Reads a request with these headers. Fails with the reason if it is to be answered at once: a
    /// ping, a request that is refused, or one without a token that cannot be read.
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

    /// Returns true if Discord signed this, a short while ago and for the first time that we hear
    /// of it. Keeps the signature, so that it is good once.
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

/// A signature's bytes; one signature has several spellings. `None` if the text is none.
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
