//! A bot without a Discord: it takes events and acts on them, and its answers go nowhere.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use ed25519_dalek::SigningKey;
use murus::clock::Clock;
use murus::config::{self, PublicKey};
use murus::discord::Bot;
use murus::game::{ChallengeReply, GameId, Millis, NOON, Place, Timestamp};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service;
use murus::service::{Caller, Proposal, Service, Target};
use murus::store::Db;
use murus_engine::LEVELS;
use murus_gallicus::{Seat, Variant};
use tokio::runtime::Runtime;

use crate::json::any_text;

/// The key that signs as Discord.
pub const KEY: [u8; 32] = [7; 32];

/// The start of a bot's clock.
const NOW: Timestamp = NOON;

/// The gateway's first event, which the bot needs before any other.
const READY: &str = include_str!("../seeds/events/ready");

/// An address without a listener.
const NOWHERE: &str = "http://127.0.0.1:9";

/// Inputs to one bot, before a fresh one takes over.
const INPUTS: u32 = 200;

/// Time between two inputs: long enough to stay below the limits of requests.
const PAUSE: Millis = Millis::from_mins(1);

/// A bot that takes each input.
pub struct IsolatedBot {
    runtime: Runtime,
    /// A database in which a game is being played and another is proposed, and a copy of it, which
    /// the bot has.
    full: PathBuf,
    used: PathBuf,
    /// The game and the challenge.
    games: [GameId; 2],
    now: Mutex<Option<Now>>,
}

/// A bot, and how many inputs it has taken.
#[derive(Clone)]
struct Now {
    bot: Bot,
    clock: Clock,
    inputs: u32,
}

impl Default for IsolatedBot {
    fn default() -> IsolatedBot {
        IsolatedBot::new()
    }
}

impl IsolatedBot {
    /// Sets everything up.
    #[expect(clippy::disallowed_methods, reason = "the folder of temporary files is the system's")]
    pub fn new() -> IsolatedBot {
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let folder = std::env::temp_dir().join(format!("murus-fuzz-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let full = folder.join("full.db");
        let used = folder.join("used.db");
        let mut bot =
            IsolatedBot { runtime, full, used, games: [GameId(0); 2], now: Mutex::default() };
        bot.games = bot.runtime.block_on(bot.fill());
        bot
    }

    /// An input with the keys of the game and the challenge filled in; none if serenity cannot take
    /// it.
    pub fn input(&self, data: &[u8]) -> Option<String> {
        let [game, challenge] = self.games;
        let text = std::str::from_utf8(data).ok()?;
        let input = text
            .replace("{game}", &game.0.to_string())
            .replace("{asked}", &challenge.0.to_string());
        let holds_bad_hash =
            serde_json::from_str(&input).is_ok_and(|value| any_text(&value, &is_bad_hash));
        (!holds_bad_hash).then_some(input)
    }

    /// Runs something on the bot, at a later time than before.
    pub fn with<T>(&self, does: impl AsyncFnOnce(&Bot) -> T) -> T {
        let mut held = self.now.lock().expect("nothing panics twice");
        let now = held.take().filter(|now| now.inputs < INPUTS);
        let now = now.unwrap_or_else(|| self.runtime.block_on(self.anew()));
        now.clock.advance(PAUSE);
        *held = Some(Now { inputs: now.inputs + 1, ..now.clone() });
        self.runtime.block_on(does(&now.bot))
    }

    async fn anew(&self) -> Now {
        for end in ["", "-wal", "-shm"] {
            // A missing file is fine.
            let _ = fs::remove_file(format!("{}{end}", self.used.display()));
        }
        fs::copy(&self.full, &self.used).expect("a copy");
        let clock = Clock::hand(NOW);
        let bot = bot(service(connected(&self.used).await, &clock));
        assert!(bot.hear_event(READY).await);
        Now { bot, clock, inputs: 0 }
    }

    /// Ann plays Bob and Murus, and Bob challenges her to one more.
    async fn fill(&self) -> [GameId; 2] {
        let db = connected(&self.full).await;
        db.migrate().await.expect("its tables");
        let service = service(db, &Clock::hand(NOW));
        let place = Place {
            channel: ChannelId(CHANNEL),
            server: Some(ServerId(SERVER)),
            threadless: false,
        };
        let caller = |person, cause: &str| Caller::new(UserId(person), place, cause.to_owned());
        let proposal = |target, side| Proposal {
            side: Some(side),
            ..Proposal::at_ease(target, Variant::STANDARD)
        };
        let ask = async |by, cause, whom, side| {
            service::challenge::proposal::propose_game(
                &service,
                &caller(by, cause),
                &proposal(whom, side),
            )
            .await
            .expect("a challenge")
            .challenge
            .id
        };
        let game = ask(ANN, "1", Target::People(vec![UserId(BOB)]), Seat::Romans).await;
        drop(
            service::challenge::answering::answer_challenge(
                &service,
                &caller(BOB, "2"),
                game,
                &ChallengeReply::Accept,
            )
            .await
            .expect("a game"),
        );
        ask(ANN, "3", Target::Bot(LEVELS[0].name.to_owned()), Seat::Romans).await;
        let challenge = ask(BOB, "4", Target::People(vec![UserId(ANN)]), Seat::Gauls).await;
        [game, challenge]
    }
}

/// Whether serenity 0.12.5 panics where it reads this text as the hash of an image: it cuts 32 or
/// 34 bytes into pairs, and a pair may end inside a character. Discord writes such hashes itself,
/// in hexadecimal.
fn is_bad_hash(text: &str) -> bool {
    matches!(text.len(), 32 | 34) && !text.is_ascii()
}

/// The place of the game.
const SERVER: u64 = 1_174_109_840_998_400_001;
const CHANNEL: u64 = 1_510_976_205_619_200_049;

/// The players.
const ANN: u64 = 10;
const BOB: u64 = 11;

async fn connected(path: &Path) -> Db {
    Db::connect(&format!("sqlite://{}", path.display())).await.expect("a database")
}

fn service(db: Db, clock: &Clock) -> Service {
    Service::with_seed(db, clock.clone(), 1)
}

fn bot(service: Service) -> Bot {
    let token = Some("a.b.c".to_owned());
    let mut config =
        config::Discord::new(token, Some(NOWHERE.to_owned()), true).expect("a configuration");
    config.public_key = Some(PublicKey(SigningKey::from_bytes(&KEY).verifying_key().to_bytes()));
    Bot::new(&config, service).expect("a bot")
}
