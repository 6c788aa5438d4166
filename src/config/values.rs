//! The values of flags and environment variables, read and checked.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use url::{Host, Url};

use super::error::ConfigError;

/// A secret, such as the bot's token. `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Wraps a secret text.
    pub fn new(secret: impl Into<String>) -> Secret {
        Secret(secret.into())
    }

    /// Returns the secret text.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// The role of a process: which work of the bot it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Role {
    /// The process answers people and does due work.
    #[default]
    All,
    /// The process answers people, and leaves due work to worker processes.
    Gateway,
    /// The process does due work such as deliveries, and answers no interactions.
    Worker,
}

impl Role {
    /// Returns true if a process of this role answers people.
    pub fn answers_people(self) -> bool {
        self != Role::Worker
    }

    /// Returns true if a process of this role does due work.
    pub fn does_due_work(self) -> bool {
        self != Role::Gateway
    }
}

impl FromStr for Role {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Role, ConfigError> {
        match text {
            "all" => Ok(Role::All),
            "gateway" => Ok(Role::Gateway),
            "worker" => Ok(Role::Worker),
            _ => Err(ConfigError::BadRole),
        }
    }
}

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogForm {
    /// Lines of text for people.
    #[default]
    Human,
    /// One JSON object for each line.
    Json,
}

impl FromStr for LogForm {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<LogForm, ConfigError> {
        match text {
            "human" => Ok(LogForm::Human),
            "json" => Ok(LogForm::Json),
            _ => Err(ConfigError::BadLog),
        }
    }
}

/// The shards of the gateway that a process holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Shards {
    /// All shards, as many as Discord recommends.
    #[default]
    All,
    /// The shards of this process, and the total. `ours` is empty if interactions arrive over HTTP
    /// only.
    Some {
        /// The numbers of this process's shards, counted from 0.
        ours: Range<u32>,
        /// The number of shards of the bot, over all processes.
        total: u32,
    },
}

impl FromStr for Shards {
    type Err = ConfigError;

    /// Reads `all`, `none`, `2/16` or `0-3/16`. Fails on any other text, and if a shard is outside
    /// the total.
    fn from_str(text: &str) -> Result<Shards, ConfigError> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| ConfigError::BadShards);
        match text {
            "all" => return Ok(Shards::All),
            "none" => return Ok(Shards::Some { ours: 0..0, total: 1 }),
            _ => {}
        }
        let (ours, total) = text.split_once('/').ok_or(ConfigError::BadShards)?;
        let (first, last) = ours.split_once('-').unwrap_or((ours, ours));
        let first = number(first)?;
        let last = number(last)?;
        let total = number(total)?;
        if first > last || last >= total {
            return Err(ConfigError::BadShards);
        }
        Ok(Shards::Some { ours: first..last + 1, total })
    }
}

/// The Ed25519 public key of the Discord application. It verifies Discord's signatures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicKey(pub [u8; 32]);

impl FromStr for PublicKey {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<PublicKey, ConfigError> {
        let digits = text.trim();
        let mut key = [0; 32];
        if digits.len() != 64 || !digits.is_ascii() {
            return Err(ConfigError::BadKey);
        }
        for (byte, at) in key.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&digits[at..at + 2], 16).map_err(|_| ConfigError::BadKey)?;
        }
        Ok(PublicKey(key))
    }
}

/// The address of the web pages, without a slash at the end: public, or in a sandbox local.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteUrl(String);

impl SiteUrl {
    /// Returns the address of pages on this port that only this machine reaches.
    pub fn on_this_machine(port: u16) -> SiteUrl {
        SiteUrl(format!("http://127.0.0.1:{port}"))
    }

    /// Returns the host of the address, with its port if the address names one.
    pub fn host(&self) -> &str {
        self.0.split_once("://").map_or(&self.0, |(_, host)| host)
    }

    /// Returns true if the address uses HTTPS.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl fmt::Display for SiteUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for SiteUrl {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<SiteUrl, ConfigError> {
        let text = text.trim().trim_end_matches('/');
        let url = Url::parse(text).map_err(|_| ConfigError::BadSiteUrl)?;
        let is_public = match url.host() {
            // Other machines do not find a bare machine name, so a name needs a dot.
            Some(Host::Domain(name)) => {
                let name = name.trim_end_matches('.');
                name.contains('.') && name.split('.').all(|label| !label.is_empty())
            }
            Some(Host::Ipv4(_) | Host::Ipv6(_)) => true,
            None => false,
        };
        let origin = url.origin().ascii_serialization();
        // URL parsing forgives backslashes and a colon without a port, so the written form is
        // checked too. The comparison refuses addresses with more than an origin.
        let is_plain =
            text.starts_with("https://") && !text.ends_with(':') && url.port() != Some(0);
        if !is_public || !is_plain || url.as_str().trim_end_matches('/') != origin {
            return Err(ConfigError::BadSiteUrl);
        }
        Ok(SiteUrl(origin))
    }
}

/// Reads an address with https, or one on this machine with http. `None` for any other text.
pub(super) fn read_address(text: &str) -> Option<Url> {
    let url = Url::parse(text.trim()).ok()?;
    let is_here = match url.host()? {
        Host::Domain(name) => name == "localhost",
        Host::Ipv4(at) => at.is_loopback(),
        Host::Ipv6(at) => at.is_loopback(),
    };
    let is_private = url.scheme() == "https" || url.scheme() == "http" && is_here;
    let is_plain = url.username().is_empty() && url.password().is_none();
    (is_private && is_plain && url.fragment().is_none()).then_some(url)
}
