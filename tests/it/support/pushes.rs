//! A push service on this machine. It takes the bot's push messages to browsers, checks the
//! sender's signature, and keeps the messages that each browser reads.

use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::net::TcpListener;

use super::browser::{Browser, Got, OWN};

/// The push service. It stops with the test.
#[derive(Clone)]
pub struct PushService {
    pub base: String,
    boxes: Arc<Mutex<Boxes>>,
}

/// The state of the service: keys, set answers and messages of browsers by name, requests and
/// senders.
#[derive(Default)]
struct Boxes {
    keys: HashMap<String, SecretKey>,
    answers: HashMap<String, u16>,
    taken: HashMap<String, Vec<Value>>,
    /// The number of requests, whatever the answer was.
    asked: usize,
    senders: Vec<String>,
}

const SECRET: [u8; 16] = [7; 16];

fn read(text: &str) -> Vec<u8> {
    BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
}

fn write(bytes: impl AsRef<[u8]>) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

impl PushService {
    pub async fn start() -> PushService {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let service = PushService { base, boxes: Arc::default() };
        let routes = Router::new().route("/{name}", post(take)).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        service
    }

    /// Adds a browser with this name. Returns its push subscription, as the script of a page writes
    /// it.
    pub fn subscription(&self, name: &str) -> Value {
        let mut boxes = self.boxes.lock().unwrap();
        let key = SecretKey::from_slice(&[boxes.keys.len() as u8 + 1; 32]).unwrap();
        let public = write(key.public_key().to_sec1_point(false));
        boxes.keys.insert(name.to_owned(), key);
        json!({
            "endpoint": format!("{}/{name}", self.base),
            "expirationTime": null,
            "keys": { "p256dh": public, "auth": write(SECRET) },
        })
    }

    /// Makes the service answer messages to this browser with this HTTP status from now on.
    pub fn answers(&self, name: &str, status: u16) {
        self.boxes.lock().unwrap().answers.insert(name.to_owned(), status);
    }

    /// The messages that a browser got, oldest first.
    pub fn calls_of(&self, name: &str) -> Vec<Value> {
        self.boxes.lock().unwrap().taken.get(name).cloned().unwrap_or_default()
    }

    /// The titles of the messages that a browser got, oldest first.
    pub fn titles(&self, name: &str) -> Vec<String> {
        let title = |call: Value| call["title"].as_str().unwrap().to_owned();
        self.calls_of(name).into_iter().map(title).collect()
    }

    /// The number of requests to the service so far.
    pub fn count_requests(&self) -> usize {
        self.boxes.lock().unwrap().asked
    }

    /// The public keys of the senders, each listed once.
    pub fn senders(&self) -> Vec<String> {
        let mut senders = self.boxes.lock().unwrap().senders.clone();
        senders.sort();
        senders.dedup();
        senders
    }
}

/// Takes a message for a browser and answers 201, or the status that was set for the browser.
async fn take(
    State(service): State<PushService>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    let mut boxes = service.boxes.lock().unwrap();
    boxes.asked += 1;
    let header = |name: &str| headers[name].to_str().unwrap();
    let sender = check_sender(header("authorization"), &service.base);
    boxes.senders.push(sender);
    assert_eq!((header("content-encoding"), header("urgency")), ("aes128gcm", "high"));
    assert!(header("ttl").parse::<u32>().unwrap() > 0);
    assert!(header("topic").len() <= 32);
    let status = boxes.answers.get(&name).copied().unwrap_or(201);
    if status == 201 {
        let call = serde_json::from_slice(&open(&boxes.keys[&name], &body)).unwrap();
        boxes.taken.entry(name).or_default().push(call);
    }
    StatusCode::from_u16(status).unwrap()
}

/// Checks the signed header of a sender. Returns the sender's public key. Panics if it is wrong.
fn check_sender(authorization: &str, base: &str) -> String {
    let (token, key) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&read(key)).unwrap();
    let signature = Signature::from_slice(&read(signature)).unwrap();
    verifying.verify(signed.as_bytes(), &signature).unwrap();
    let claims: Value = serde_json::from_slice(&read(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], base);
    assert!(claims["exp"].is_i64() && claims["sub"].as_str().unwrap().starts_with("http"));
    key.to_owned()
}

/// Decrypts a message that was encrypted for a browser.
fn open(key: &SecretKey, body: &[u8]) -> Vec<u8> {
    let (salt, rest) = body.split_at(16);
    let (size, rest) = rest.split_at(4);
    assert_eq!(u32::from_be_bytes(size.try_into().unwrap()), 4096);
    let (theirs, sealed) = rest[1..].split_at(rest[0].into());
    let own = key.public_key().to_sec1_point(false);
    let shared = key.diffie_hellman(&PublicKey::from_sec1_bytes(theirs).unwrap());
    let info = [b"WebPush: info\0", own.as_bytes(), theirs].concat();
    let expand = |salt: &[u8], input: &[u8], info: &[u8], length: usize| {
        let mut bytes = vec![0; length];
        Hkdf::<Sha256>::new(Some(salt), input).expand(info, &mut bytes).unwrap();
        bytes
    };
    let input = expand(&SECRET, shared.raw_secret_bytes(), &info, 32);
    let key: [u8; 16] =
        expand(salt, &input, b"Content-Encoding: aes128gcm\0", 16).try_into().unwrap();
    let nonce: [u8; 12] =
        expand(salt, &input, b"Content-Encoding: nonce\0", 12).try_into().unwrap();
    let mut text = Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), sealed).unwrap();
    assert_eq!(text.pop(), Some(2), "the end of the last record");
    text
}

impl Browser {
    /// Registers a push subscription for this browser on the bot's page.
    pub async fn subscribes(&self, subscription: &Value) -> Got {
        self.sends(Method::POST, "/calls", &OWN, Some(subscription)).await
    }
}
