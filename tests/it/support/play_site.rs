//! A small model of the site Abstract Play as programs see it: it signs its requests, gives tokens,
//! takes moves, and keeps its games by the rules. Its server answers 200 with the true status in
//! the body, as the site's does.

use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use ed25519_dalek::{Signer, SigningKey};
use murus::clock::Clock;
use murus::config::{AbstractPlay, GivenAbstractPlay, Secret};
use murus_gallicus::Position;
use murus_gallicus::abstract_play::{find_variant, write_move};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// The id and the secret that the site gave to Murus.
const CLIENT: &str = "murus-client";
pub const SECRET: &str = "a-secret-of-the-site";
const SCOPE: &str = "bots/communicate";

/// The level that plays in these stories: it answers at once.
const LEVEL: &str = "Tiro";

/// The way in which the site is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SiteFault {
    /// All is well.
    #[default]
    None,
    /// The server answers moves with 503.
    Down,
    /// The server answers moves with 503, though its program makes them.
    LostAnswer,
    /// The server takes moves and never answers.
    Silent,
    /// No token is given.
    NoToken,
    /// Every token is refused.
    Unauthorized,
    /// The program refuses every move.
    Refusing,
    /// The program takes too long, and the server says so with 200. The move does not count.
    TimedOut,
}

/// The site. It stops with the test.
#[derive(Clone)]
pub struct PlaySite {
    base: String,
    clock: Clock,
    inner: Arc<Mutex<Inner>>,
}

struct Inner {
    key: SigningKey,
    fault: SiteFault,
    games: HashMap<String, SiteGame>,
    /// The number of tokens given. The newest alone is valid.
    tokens: usize,
    /// The requests with moves so far: the status that was answered to each.
    posts: Vec<u16>,
    /// The number of requests that were signed.
    signed: u64,
}

/// A game of the site. The seats are 0 and 1; the first moves first.
#[derive(Clone)]
struct SiteGame {
    variants: Vec<&'static str>,
    position: Position,
    moves: Vec<String>,
    /// The seat of Murus.
    seat: usize,
}

impl SiteGame {
    fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    fn is_our_turn(&self) -> bool {
        !self.is_over() && self.moves.len() % 2 == self.seat
    }

    /// Makes a legal move, as the site writes it. Returns false for any other text.
    fn make_move(&mut self, text: &str) -> bool {
        let mut legal = self.position.moves().into_iter();
        let Some(found) = legal.find(|m| write_move(&self.position, *m) == text) else {
            return false;
        };
        self.position = self.position.play_unchecked(found);
        self.moves.push(text.to_owned());
        true
    }
}

impl PlaySite {
    pub async fn start(clock: Clock) -> PlaySite {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let inner = Inner {
            key: SigningKey::from_bytes(&[9; 32]),
            fault: SiteFault::None,
            games: HashMap::new(),
            tokens: 0,
            posts: Vec::new(),
            signed: 0,
        };
        let site = PlaySite { base, clock, inner: Arc::new(Mutex::new(inner)) };
        let routes = Router::new()
            .route("/oauth2/token", post(give_token))
            .route("/prod/botQuery", post(take_move))
            .with_state(site.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        site
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap()
    }

    /// The environment with which Murus plays here.
    pub fn environment(&self) -> Vec<(&'static str, String)> {
        let key = self.lock().key.verifying_key();
        let blob = [b"\0\0\0\x0bssh-ed25519\0\0\0\x20".as_slice(), key.as_bytes()].concat();
        vec![
            ("ABSTRACT_PLAY_CLIENT", CLIENT.to_owned()),
            ("ABSTRACT_PLAY_SECRET", SECRET.to_owned()),
            ("ABSTRACT_PLAY_KEY", format!("ssh-ed25519 {}", BASE64_STANDARD.encode(blob))),
            ("ABSTRACT_PLAY_MOVES_URL", format!("{}/prod/botQuery", self.base)),
            ("ABSTRACT_PLAY_TOKEN_URL", format!("{}/oauth2/token", self.base)),
            ("ABSTRACT_PLAY_SCOPE", SCOPE.to_owned()),
            ("ABSTRACT_PLAY_LEVEL", LEVEL.to_owned()),
        ]
    }

    /// The settings with which Murus plays here.
    pub fn settings(&self) -> AbstractPlay {
        let all: HashMap<_, _> = self.environment().into_iter().collect();
        let of = |name: &str| all[&*format!("ABSTRACT_PLAY_{name}")].clone();
        let given = GivenAbstractPlay {
            client: Some(of("CLIENT")),
            secret: Some(Secret::new(of("SECRET"))),
            key: Some(of("KEY")),
            moves_url: Some(of("MOVES_URL")),
            token_url: of("TOKEN_URL"),
            scope: of("SCOPE"),
            level: of("LEVEL"),
        };
        AbstractPlay::check(given, true).unwrap().unwrap()
    }

    /// Breaks or mends the site.
    pub fn set_fault(&self, fault: SiteFault) {
        self.lock().fault = fault;
    }

    /// Ends all tokens, as after a change of the site's keys.
    pub fn end_tokens(&self) {
        self.lock().tokens += 1;
    }

    /// The number of tokens given or ended so far.
    pub fn count_tokens(&self) -> usize {
        self.lock().tokens
    }

    /// The statuses that were answered to moves so far.
    pub fn list_posts(&self) -> Vec<u16> {
        self.lock().posts.clone()
    }

    /// Begins a game in which Murus has this seat.
    pub fn begin_game(&self, id: &str, variants: &[&'static str], seat: usize) {
        let position = Position::start(find_variant(variants).unwrap());
        let game = SiteGame { variants: variants.to_vec(), position, moves: Vec::new(), seat };
        self.lock().games.insert(id.to_owned(), game);
    }

    /// Makes the legal move of the other player with this number, counted in a circle. Does nothing
    /// if it is not their turn.
    pub fn play_nth(&self, id: &str, n: usize) {
        let mut inner = self.lock();
        let game = inner.games.get_mut(id).unwrap();
        if game.is_over() || game.is_our_turn() {
            return;
        }
        let mut legal: Vec<String> =
            game.position.moves().into_iter().map(|m| write_move(&game.position, m)).collect();
        legal.sort();
        assert!(game.make_move(&legal[n % legal.len()].clone()));
    }

    /// Lets the other player take the seat of Murus after its first move.
    pub fn swap_seats(&self, id: &str) {
        self.lock().games.get_mut(id).unwrap().seat ^= 1;
    }

    /// The moves of a game so far.
    pub fn moves(&self, id: &str) -> Vec<String> {
        self.lock().games[id].moves.clone()
    }

    /// True if a game is over.
    pub fn is_over(&self, id: &str) -> bool {
        self.lock().games[id].is_over()
    }

    /// The request by which the site asks for a move.
    pub fn turn(&self, id: &str) -> Value {
        let game = self.lock().games[id].clone();
        let rounds: Vec<&[String]> = game.moves.chunks(2).collect();
        json!({
            "verb": "move", "metaGame": "murus", "variants": game.variants, "gameid": id,
            "clockCurr": 48, "numPlayers": 2, "moves": rounds,
        })
    }

    /// The headers of a signed request with this body, signed so many seconds ago.
    pub fn sign(&self, body: &str, ago: i64) -> [(&'static str, String); 3] {
        let mut inner = self.lock();
        inner.signed += 1;
        let time = (self.clock.now().as_secs() - ago).to_string();
        let nonce = format!("nonce{}", inner.signed);
        let signature = inner.key.sign(format!("{time}.{nonce}.{body}").as_bytes());
        [
            ("X-Signature-Timestamp", time),
            ("X-Signature-Nonce", nonce),
            ("X-Signature", BASE64_STANDARD.encode(signature.to_bytes())),
        ]
    }

    /// Signs and sends a request to Murus at this address. Returns the status and the answer.
    pub async fn send(&self, address: &str, body: &Value) -> (u16, String) {
        let body = body.to_string();
        let headers = self.sign(&body, 0);
        deliver(address, &headers, body).await
    }
}

/// Sends a request with these headers to Murus at this address.
pub async fn deliver(
    address: &str,
    headers: &[(&'static str, String)],
    body: String,
) -> (u16, String) {
    let request = reqwest::Client::new().post(format!("http://{address}/abstract-play")).body(body);
    let request = headers.iter().fold(request, |request, (name, value)| {
        request.header(*name, value).header("Content-Type", "application/json")
    });
    let answer = request.send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

async fn give_token(State(site): State<PlaySite>, body: String) -> (StatusCode, String) {
    let form: HashMap<String, String> =
        url::form_urlencoded::parse(body.as_bytes()).into_owned().collect();
    let expected = [
        ("grant_type", "client_credentials"),
        ("client_id", CLIENT),
        ("client_secret", SECRET),
        ("scope", SCOPE),
    ];
    assert!(expected.iter().all(|(name, value)| form[*name] == *value), "{form:?}");
    let mut inner = site.lock();
    if inner.fault == SiteFault::NoToken {
        return (StatusCode::SERVICE_UNAVAILABLE, String::new());
    }
    inner.tokens += 1;
    let token = format!("token{}", inner.tokens);
    let given = json!({ "access_token": token, "expires_in": 3600, "token_type": "Bearer" });
    (StatusCode::OK, given.to_string())
}

async fn take_move(
    State(site): State<PlaySite>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, String) {
    let fault = site.lock().fault;
    let (status, text) = site.answer_move(fault, &headers, &body);
    site.lock().posts.push(status.as_u16());
    if fault == SiteFault::Silent {
        std::future::pending::<()>().await;
    }
    (status, text)
}

impl PlaySite {
    fn answer_move(
        &self,
        fault: SiteFault,
        headers: &HeaderMap,
        body: &Bytes,
    ) -> (StatusCode, String) {
        let mut inner = self.lock();
        let bearer = format!("Bearer token{}", inner.tokens);
        let is_known = headers["authorization"] == bearer.as_str();
        let away = (StatusCode::SERVICE_UNAVAILABLE, String::new());
        if fault == SiteFault::Down {
            return away;
        }
        if !is_known || fault == SiteFault::Unauthorized {
            return (StatusCode::UNAUTHORIZED, json!({ "message": "Unauthorized" }).to_string());
        }
        let sent: Value = serde_json::from_slice(body).unwrap();
        assert_eq!((&sent["verb"], &sent["metaGame"]), (&json!("move"), &json!("murus")));
        let (id, text) = (sent["gameid"].as_str().unwrap(), sent["move"].as_str().unwrap());
        let game = inner.games.get_mut(id).unwrap();
        let failed = |message: String| {
            let body = json!({ "message": message }).to_string();
            (StatusCode::OK, json!({ "statusCode": 500, "body": body }).to_string())
        };
        if game.is_over() {
            return failed(format!("Unable to load game {id}"));
        }
        if !game.is_our_turn() {
            return failed(format!("It is not bot {CLIENT}'s turn in game {id}"));
        }
        if fault == SiteFault::TimedOut {
            let ended = json!({ "errorType": "Timedout", "errorMessage": "Task timed out" });
            return (StatusCode::OK, ended.to_string());
        }
        if fault == SiteFault::Refusing || !game.make_move(text) {
            return failed(format!("Unable to apply move {text}"));
        }
        let body = json!({ "id": id, "numMoves": game.moves.len() }).to_string();
        match fault {
            SiteFault::LostAnswer => away,
            _ => (StatusCode::OK, json!({ "statusCode": 200, "body": body }).to_string()),
        }
    }
}
