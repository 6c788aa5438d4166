//! The addresses of web pages. The address of a game's page has its short name and 64 bits that
//! cannot be guessed. The address of an event's page has the event's key in place of a name.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::key::{BYTES, PageKey, read_hex, write_hex};
use crate::config::SiteUrl;
use crate::game::{ContestId, Game, GameId, PlayerId};
use crate::service::Service;
use crate::store::StoreError;

/// The length of the secret part of a game's address, in bytes.
const SECRET: usize = 8;

/// The purpose that is mixed into the signature of a game's address.
const ADDRESS: &str = "game";

/// The purpose that goes into the signature of the address of an event.
const EVENT: &str = "event";

/// The web pages over a database: the address of the site and the key that signs. Cheap to clone.
#[derive(Clone)]
pub struct Pages {
    pub(super) key: PageKey,
    url: Arc<SiteUrl>,
    activity: bool,
    /// True once Discord refused to open the Activity.
    closed: Arc<AtomicBool>,
    roles: bool,
}

/// The part of an address that names a game: its short name, and a secret that proves that the
/// reader was given the address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameCode {
    /// The short name of the game.
    pub name: String,
    secret: [u8; SECRET],
}

impl Pages {
    /// Creates the pages of the site at this address, with the key of the database.
    pub async fn at(url: SiteUrl, service: &Service) -> Result<Pages, StoreError> {
        let key = PageKey::load_key(service).await?;
        let closed = Arc::default();
        Ok(Pages { key, url: Arc::new(url), activity: false, closed, roles: false })
    }

    /// Sets whether Discord may show the pages within itself, as an Activity; by default it may
    /// not.
    pub fn with_activity(self, activity: bool) -> Pages {
        Pages { activity, ..self }
    }

    /// Returns true if the pages are served for frames within Discord.
    pub fn serves_activity(&self) -> bool {
        self.activity
    }

    /// Returns true if Discord shows the pages within itself, as an Activity. False from
    /// [`Pages::close_activity`] on.
    pub fn has_activity(&self) -> bool {
        self.activity && !self.closed.load(Ordering::Relaxed)
    }

    /// Remembers, for this process and all clones, that Discord does not open the Activity. Returns
    /// true the first time.
    pub fn close_activity(&self) -> bool {
        !self.closed.swap(true, Ordering::Relaxed)
    }

    /// The address of the site, without a slash at the end.
    pub fn url(&self) -> &SiteUrl {
        &self.url
    }

    /// Sets whether people can link their figures to roles of servers; by default they cannot.
    pub fn with_roles(self, roles: bool) -> Pages {
        Pages { roles, ..self }
    }

    /// Returns true if people can link their figures to roles of servers.
    pub fn links_roles(&self) -> bool {
        self.roles
    }

    /// Returns true if only browsers on this machine can open the pages.
    pub fn are_local(&self) -> bool {
        !self.url.is_secure()
    }

    /// Derives a secret for one use from the key of the pages. Each number gives another secret.
    pub fn derive_secret(&self, what_for: &str, number: u8) -> [u8; BYTES] {
        self.key.sign_text(what_for, &[number])
    }

    /// Returns the id of a player for readers elsewhere, as [`PageKey::name_player`] does.
    pub fn name_player(&self, player: PlayerId) -> String {
        self.key.name_player(player)
    }

    /// Returns the code by which addresses name a game.
    pub fn code(&self, game: &Game) -> GameCode {
        self.code_of(game.id, &game.name)
    }

    /// Returns the code by which addresses name the game with this key and short name.
    pub fn code_of(&self, game: GameId, name: &str) -> GameCode {
        GameCode { name: name.to_owned(), secret: self.sign_id(ADDRESS, game.0) }
    }

    /// Returns the whole address of a game's page, with the address of the site.
    pub fn address(&self, game: &Game) -> String {
        format!("{}/g/{}", self.url, self.code(game))
    }

    /// Returns the secret part of the address of the game or event with this id.
    fn sign_id(&self, purpose: &str, id: i64) -> [u8; SECRET] {
        let signed = self.key.sign_text(purpose, &id.to_be_bytes());
        let mut secret = [0; SECRET];
        secret.copy_from_slice(&signed[..SECRET]);
        secret
    }

    /// Returns the path of an event's page, without the address of the site.
    pub fn event_path(&self, event: ContestId) -> String {
        let secret = self.sign_id(EVENT, event.0);
        format!("/event/{}-{}", write_hex(&event.0.to_be_bytes()), write_hex(&secret))
    }

    /// Returns the whole address of an event's page, with the address of the site.
    pub fn event_address(&self, event: ContestId) -> String {
        format!("{}{}", self.url, self.event_path(event))
    }

    /// Returns the event that a code in an address names. `None` if the text is no code, or if its
    /// secret is wrong.
    pub fn read_event(&self, code: &str) -> Option<ContestId> {
        let (id, secret) = code.split_once('-')?;
        let (id, secret) = (read_hex::<8>(id)?, read_hex::<SECRET>(secret)?);
        let fits = self.key.verify_signature(EVENT, &id, &secret);
        fits.then(|| ContestId(i64::from_be_bytes(id)))
    }

    /// Returns true if the secret of a code is that of the game with this id.
    pub(super) fn fits(&self, code: &GameCode, game: GameId) -> bool {
        self.key.verify_signature(ADDRESS, &game.0.to_be_bytes(), &code.secret)
    }
}

impl GameCode {
    /// Reads a code, as `k3f9-0123456789abcdef`; `None` if the text is no code. Whether its secret
    /// is right is not checked here.
    pub fn read(text: &str) -> Option<GameCode> {
        let (name, secret) = text.split_once('-')?;
        Some(GameCode { name: name.to_owned(), secret: read_hex(secret)? })
    }
}

impl fmt::Display for GameCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.name, write_hex(&self.secret))
    }
}
