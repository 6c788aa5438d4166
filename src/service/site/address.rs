//! The addresses of pages. That of a game is its short name with 64 random bits; that of an event
//! has its key in place of a name.

use std::fmt;
use std::sync::Arc;

use super::key::{BYTES, PageKey, read_hex, write_hex};
use crate::config::SiteUrl;
use crate::game::{ContestId, Game, GameId};
use crate::service::Service;
use crate::store::StoreError;

/// The secret part of a game's address, in bytes.
const SECRET: usize = 8;

/// The purpose that goes into the signature of an address.
const ADDRESS: &str = "game";

/// The purpose that goes into the signature of the address of an event.
const EVENT: &str = "event";

/// The pages of a database. Cheap to clone.
#[derive(Clone)]
pub struct Pages {
    pub(super) key: PageKey,
    url: Arc<SiteUrl>,
}

/// A game in an address: its short name and what proves that its reader was given the address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameCode {
    /// The short name.
    pub name: String,
    secret: [u8; SECRET],
}

impl Pages {
    /// The pages at this address.
    pub async fn at(url: SiteUrl, service: &Service) -> Result<Pages, StoreError> {
        Ok(Pages { key: PageKey::load_key(service).await?, url: Arc::new(url) })
    }

    /// The address of the site, without a slash at the end.
    pub fn url(&self) -> &SiteUrl {
        &self.url
    }

    /// Returns true if only browsers on this machine reach the pages.
    pub fn are_local(&self) -> bool {
        !self.url.is_secure()
    }

    /// A secret of these pages for one use. Each number gives another one.
    pub fn derive_secret(&self, what_for: &str, number: u8) -> [u8; BYTES] {
        self.key.sign_text(what_for, &[number])
    }

    /// A game as addresses name it.
    pub fn code(&self, game: &Game) -> GameCode {
        let signed = self.key.sign_text(ADDRESS, &game.id.0.to_be_bytes());
        let mut secret = [0; SECRET];
        secret.copy_from_slice(&signed[..SECRET]);
        GameCode { name: game.name.clone(), secret }
    }

    /// The whole address of a game.
    pub fn address(&self, game: &Game) -> String {
        format!("{}/g/{}", self.url, self.code(game))
    }

    /// The path of the page of an event.
    pub fn event_path(&self, event: ContestId) -> String {
        let id = event.0.to_be_bytes();
        let signed = self.key.sign_text(EVENT, &id);
        format!("/event/{}-{}", write_hex(&id), write_hex(&signed[..SECRET]))
    }

    /// The whole address of an event.
    pub fn event_address(&self, event: ContestId) -> String {
        format!("{}{}", self.url, self.event_path(event))
    }

    /// Reads the code of an event from its path; `None` if it is none of these pages.
    pub fn read_event(&self, code: &str) -> Option<ContestId> {
        let (id, secret) = code.split_once('-')?;
        let (id, secret) = (read_hex::<8>(id)?, read_hex::<SECRET>(secret)?);
        let fits = self.key.verify_signature(EVENT, &id, &secret);
        fits.then(|| ContestId(i64::from_be_bytes(id)))
    }

    /// Returns true if a code is that of the game with this id.
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
