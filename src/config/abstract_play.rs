//! The settings with which Murus plays on the site Abstract Play as a program.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use murus_engine::{LEVELS, Level};
use url::Url;

use super::error::ConfigError;
use super::values::{PublicKey, Secret, read_address};

/// The beginning of a public key as SSH stores it: the name of its kind, and the length of the key,
/// each length in four bytes.
const KEY_HEAD: &[u8] = b"\0\0\0\x0bssh-ed25519\0\0\0\x20";

/// The settings for Abstract Play, as flags or the environment give them. Unset ones are `None`.
#[derive(Clone, Debug, Default)]
pub struct GivenAbstractPlay {
    /// The id that the site gave to this program.
    pub client: Option<String>,
    /// The secret that the site gave to this program.
    pub secret: Option<Secret>,
    /// The site's public key.
    pub key: Option<String>,
    /// The address that takes moves.
    pub moves_url: Option<String>,
    /// The address that gives tokens.
    pub token_url: String,
    /// The scope of a token.
    pub scope: String,
    /// The name of the level that plays.
    pub level: String,
}

/// The checked settings for Abstract Play. `Debug` hides the secret.
#[derive(Clone, PartialEq, Debug)]
pub struct AbstractPlay {
    /// The id that the site gave to this program.
    pub client: String,
    /// The secret that the site gave to this program.
    pub secret: Secret,
    /// The key that verifies the site's requests.
    pub key: PublicKey,
    /// The address that takes moves.
    pub moves_url: Url,
    /// The address that gives tokens.
    pub token_url: Url,
    /// The scope of a token.
    pub scope: String,
    /// The level that plays.
    pub level: &'static Level,
}

impl AbstractPlay {
    /// Checks the settings. `None` if neither id, secret, key nor address of moves is set: Murus
    /// does not play there then. `hears` is true if the process listens where the site's requests
    /// arrive, or leaves them to others. Fails with everything that is missing, or with what cannot
    /// be read.
    pub fn check(
        given: GivenAbstractPlay,
        hears: bool,
    ) -> Result<Option<AbstractPlay>, ConfigError> {
        let GivenAbstractPlay { client, secret, key, moves_url, token_url, scope, level } = given;
        let named = [
            ("ABSTRACT_PLAY_CLIENT", client.is_some()),
            ("ABSTRACT_PLAY_SECRET", secret.is_some()),
            ("ABSTRACT_PLAY_KEY", key.is_some()),
            ("ABSTRACT_PLAY_MOVES_URL", moves_url.is_some()),
        ];
        if named.iter().all(|(_, is_set)| !is_set) {
            return Ok(None);
        }
        let all = named.into_iter().chain([("HTTP_ADDR", hears)]);
        let missing: Vec<&str> =
            all.filter(|(_, is_set)| !is_set).map(|(variable, _)| variable).collect();
        let (Some(client), Some(secret), Some(key), Some(moves_url), true) =
            (client, secret, key, moves_url, hears)
        else {
            return Err(ConfigError::PartOfAbstractPlay(missing.join(", ")));
        };
        let names = || LEVELS.iter().map(|level| level.name).collect::<Vec<_>>().join(", ");
        Ok(Some(AbstractPlay {
            client: client.trim().to_owned(),
            secret: Secret::new(secret.reveal().trim()),
            key: read_ssh_key(&key).ok_or(ConfigError::BadSshKey)?,
            moves_url: read_address(&moves_url)
                .ok_or(ConfigError::BadAddress("ABSTRACT_PLAY_MOVES_URL"))?,
            token_url: read_address(&token_url)
                .ok_or(ConfigError::BadAddress("ABSTRACT_PLAY_TOKEN_URL"))?,
            scope: scope.trim().to_owned(),
            level: Level::find(&level).ok_or_else(|| ConfigError::BadLevel(names()))?,
        }))
    }
}

/// Reads an Ed25519 public key as SSH writes it in one line: with its kind before it and a comment
/// after it, or alone. `None` for any other text.
fn read_ssh_key(text: &str) -> Option<PublicKey> {
    let mut words = text.split_whitespace();
    let first = words.next()?;
    let encoded = if first == "ssh-ed25519" { words.next()? } else { first };
    let blob = BASE64_STANDARD.decode(encoded).ok()?;
    Some(PublicKey(blob.strip_prefix(KEY_HEAD)?.try_into().ok()?))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    /// A key of bytes 7.
    const KEY: &str = "AAAAC3NzaC1lZDI1NTE5AAAAIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH";

    fn make_settings() -> GivenAbstractPlay {
        GivenAbstractPlay {
            client: Some("murus".to_owned()),
            secret: Some(Secret::new("hush")),
            key: Some(KEY.to_owned()),
            moves_url: Some("https://site.example/moves".to_owned()),
            token_url: "https://site.example/token".to_owned(),
            scope: "all".to_owned(),
            level: "tribune".to_owned(),
        }
    }

    #[test]
    fn it_is_off_unless_something_is_set_and_then_says_what_is_missing() {
        let none = GivenAbstractPlay {
            client: None,
            secret: None,
            key: None,
            moves_url: None,
            ..make_settings()
        };
        assert_eq!(AbstractPlay::check(none.clone(), false), Ok(None));
        let missing = |given, hears| AbstractPlay::check(given, hears).unwrap_err().to_string();
        let one = GivenAbstractPlay { client: Some("murus".to_owned()), ..none };
        assert_eq!(
            missing(one, false),
            "to play on Abstract Play set also ABSTRACT_PLAY_SECRET, ABSTRACT_PLAY_KEY, ABSTRACT_PLAY_MOVES_URL, HTTP_ADDR"
        );
        assert!(missing(make_settings(), false).ends_with("set also HTTP_ADDR"));
        let whole = AbstractPlay::check(make_settings(), true).unwrap().unwrap();
        assert_eq!((whole.level.name, whole.key), ("Tribune", PublicKey([7; 32])));
        assert!(
            !format!("{whole:?} {:?}", make_settings()).contains("hush"),
            "a secret is never shown"
        );
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let url =
            |text: &str| GivenAbstractPlay { moves_url: Some(text.to_owned()), ..make_settings() };
        for wrong in ["", "site", "http://site.example", "https://a:b@site.example", "ftp://x"] {
            let error = AbstractPlay::check(url(wrong), true).unwrap_err();
            assert_eq!(error, ConfigError::BadAddress("ABSTRACT_PLAY_MOVES_URL"), "{wrong}");
        }
        assert!(AbstractPlay::check(url("http://127.0.0.1:8080/moves"), true).is_ok());
        let key = |text: &str| GivenAbstractPlay { key: Some(text.to_owned()), ..make_settings() };
        for right in [format!("ssh-ed25519 {KEY}"), format!(" ssh-ed25519 {KEY} somebody\n")] {
            assert!(AbstractPlay::check(key(&right), true).is_ok(), "{right}");
        }
        for wrong in ["", "ssh-ed25519", "ssh-rsa AAAA", &KEY[..64], &KEY[4..]] {
            let error = AbstractPlay::check(key(wrong), true).unwrap_err();
            assert_eq!(error, ConfigError::BadSshKey, "{wrong}");
        }
        let level = GivenAbstractPlay { level: "Optio".to_owned(), ..make_settings() };
        let error = AbstractPlay::check(level, true).unwrap_err().to_string();
        assert!(error.starts_with("ABSTRACT_PLAY_LEVEL must be one of Discens, Tiro"), "{error}");
    }
}
