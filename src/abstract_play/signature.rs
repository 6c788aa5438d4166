//! Verifies the site's signatures: Ed25519 over the time, a number used once, and the body.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use ed25519_dalek::{Signature, VerifyingKey};

use crate::config::PublicKey;
use crate::game::{Millis, Timestamp};

/// The largest difference between the time of a signature and the clock, either way.
const FRESH: Millis = Millis::from_mins(5);

/// The headers by which the site signs a request; empty where one is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SiteSignature<'a> {
    /// The time of the signature, in seconds since 1970.
    pub time: &'a str,
    /// The number of the request, which the site uses once.
    pub nonce: &'a str,
    /// The signature in base64.
    pub signature: &'a str,
}

/// Verifies signatures with the site's public key.
pub struct SignatureVerifier(VerifyingKey);

impl SignatureVerifier {
    /// Makes a verifier. `None` if the key is no point of the curve.
    pub fn new(key: PublicKey) -> Option<SignatureVerifier> {
        VerifyingKey::from_bytes(&key.0).ok().map(SignatureVerifier)
    }

    /// Returns true if the site signed this body within 5 minutes of `now`. Does not check whether
    /// the number came before.
    pub fn is_genuine(&self, signed: SiteSignature<'_>, body: &[u8], now: Timestamp) -> bool {
        let SiteSignature { time, nonce, signature } = signed;
        let fresh = time.parse::<i64>().ok().and_then(|seconds| seconds.checked_mul(1000));
        let fresh = fresh
            .is_some_and(|at| now.as_millis().abs_diff(at) <= FRESH.as_millis().unsigned_abs());
        let bytes = BASE64_STANDARD.decode(signature).ok();
        let signature = bytes.and_then(|bytes| Signature::from_slice(&bytes).ok());
        let text = [time.as_bytes(), b".", nonce.as_bytes(), b".", body].concat();
        fresh && signature.is_some_and(|signature| self.0.verify_strict(&text, &signature).is_ok())
    }
}
