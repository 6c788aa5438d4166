//! The secret key of a database, and the signatures made with it.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::game::PlayerId;
use crate::service::{Service, change};
use crate::store::{self, StoreError, Transaction};

/// The length of a key, of a signature, and of a hash, in bytes.
pub const BYTES: usize = 32;

/// The purpose that goes into the id of a player for readers elsewhere.
const PLAYER: &str = "player";

/// The length of such an id, in bytes.
const PLAYER_BYTES: usize = 12;

/// The secret key that signs the addresses and links of a database. All processes on it have the
/// same.
#[derive(Clone)]
pub struct PageKey([u8; BYTES]);

impl PageKey {
    /// Loads the key of the service's database. The first call makes it.
    pub async fn load_key(service: &Service) -> Result<PageKey, StoreError> {
        change::run_transaction(service, |mut tx, _| async move {
            PageKey::load_key_within(service, &mut tx).await
        })
        .await
    }

    /// Loads the key of the database within a transaction. The first call makes it. Fails if the
    /// stored key is malformed.
    pub async fn load_key_within(
        service: &Service,
        tx: &mut Transaction,
    ) -> Result<PageKey, StoreError> {
        let fresh = write_hex(&service.keys.random_secret::<BYTES>());
        let key = store::sessions::find_key(tx, &fresh).await?;
        read_hex(&key)
            .map(PageKey)
            .ok_or_else(|| StoreError::Corrupt("the key of pages is no key".to_owned()))
    }

    /// Signs a text for one use, such as the addresses of games. A signature for one use is invalid
    /// for another.
    pub fn sign_text(&self, what_for: &str, text: &[u8]) -> [u8; BYTES] {
        self.keyed_mac(what_for, text).finalize().into_bytes().into()
    }

    /// Returns the id of a player for readers elsewhere. It is always the same, and tells nothing
    /// else about them.
    pub fn name_player(&self, player: PlayerId) -> String {
        write_hex(&self.sign_text(PLAYER, &player.0.to_be_bytes())[..PLAYER_BYTES])
    }

    /// Returns true if `signature` is the signature of a text for this use, or its beginning.
    /// Compares in constant time.
    pub fn verify_signature(&self, what_for: &str, text: &[u8], signature: &[u8]) -> bool {
        self.keyed_mac(what_for, text).verify_truncated_left(signature).is_ok()
    }

    #[expect(clippy::expect_used, reason = "a key of any length will do")]
    fn keyed_mac(&self, what_for: &str, text: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key");
        mac.update(what_for.as_bytes());
        mac.update(&[0]);
        mac.update(text);
        mac
    }
}

/// Returns the SHA-256 hash of a secret, in hexadecimal.
pub fn hash(secret: &[u8]) -> String {
    write_hex(&Sha256::digest(secret))
}

/// Writes bytes in hexadecimal, in small letters.
pub fn write_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads `N` bytes in hexadecimal; `None` if the text is anything else.
pub fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..text.len()).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}
