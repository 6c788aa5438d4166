//! The key that identifies this bot to push services (VAPID, RFC 8292), and its signatures.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use serde_json::json;

use crate::game::{Millis, Timestamp};
use crate::service::site::Pages;

/// The validity of a signature. RFC 8292 allows at most a day.
const LASTS: Millis = Millis::from_hours(12);

/// The purpose from which, with the database's secret, the key is derived.
const PUSH: &str = "push";

/// The bot's private VAPID key for push services. All processes on one database have the same key.
#[derive(Clone)]
pub struct ServerKey(SecretKey);

impl ServerKey {
    /// Derives the key from the secret of the pages' database. `None` if no derived number is a
    /// valid key, in practice never.
    pub fn of_pages(pages: &Pages) -> Option<ServerKey> {
        // About one number in four thousand million is no valid key.
        let key = |n: u8| SecretKey::from_slice(&pages.derive_secret(PUSH, n)).ok();
        (0..u8::MAX).find_map(key).map(ServerKey)
    }

    /// Returns the public key in the form that browsers expect: an uncompressed point in base64url.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key().to_sec1_point(false).as_bytes())
    }

    /// Returns the `Authorization` header for the push service with this origin: a token that is
    /// valid for 12 hours from `now`. `contact` is the bot's own URL.
    pub fn authorization(&self, origin: &str, contact: &str, now: Timestamp) -> String {
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let until = (now + LASTS).as_secs();
        let claims = part(json!({ "aud": origin, "exp": until, "sub": contact }));
        let signed = format!("{head}.{claims}");
        let signature: Signature = SigningKey::from(self.0.clone()).sign(signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}
