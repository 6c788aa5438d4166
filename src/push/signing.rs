//! The key by which push services know this bot, and what it signs: RFC 8292.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use serde_json::json;

use crate::game::{Millis, Timestamp};
use crate::service::site::Pages;

/// The time for which a signature is good. A day is the most.
const LASTS: Millis = Millis::from_hours(12);

/// The purpose that goes into the key.
const PUSH: &str = "push";

/// The bot's key for push services. All processes of a database have the same.
#[derive(Clone)]
pub struct ServerKey(SecretKey);

impl ServerKey {
    /// The key of these pages. It follows from the key of their database.
    pub fn of_pages(pages: &Pages) -> Option<ServerKey> {
        // One of four thousand million numbers is no key.
        let key = |n: u8| SecretKey::from_slice(&pages.derive_secret(PUSH, n)).ok();
        (0..u8::MAX).find_map(key).map(ServerKey)
    }

    /// The public key as browsers want it: an uncompressed point in base64url.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key().to_sec1_point(false).as_bytes())
    }

    /// The value of the header by which the push service with this origin knows the bot, which is
    /// reached at an address.
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
