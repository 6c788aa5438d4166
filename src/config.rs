//! Turns flags and environment variables into checked types.

use std::fmt;
use std::num::NonZero;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

use url::{Host, Url};

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
    /// The shards of this process, and the total. Empty if interactions arrive over HTTP only.
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

/// The public address of the web pages, without a slash at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteUrl(String);

impl SiteUrl {
    /// Returns the address of pages on this port that only this machine reaches.
    pub fn on_this_machine(port: u16) -> SiteUrl {
        SiteUrl(format!("http://127.0.0.1:{port}"))
    }

    /// The host of the address, with its port if the address names one.
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

/// The configuration of a process of the bot: its connection to Discord and its work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discord {
    /// The bot's token.
    pub token: Secret,
    /// The address that receives requests instead of Discord, without a slash at the end: a proxy,
    /// or the sandbox. `None` for Discord itself.
    pub api_base: Option<String>,
    /// True if the bot reads plain messages in game threads. Discord requires a privileged intent
    /// for that.
    pub message_content: bool,
    /// The most moves and reviews that the engine computes at once, at least 1.
    pub thoughts: usize,
    /// The role of this process.
    pub role: Role,
    /// The shards of the gateway that this process holds.
    pub shards: Shards,
    /// The most requests a second that count against Discord's global limit. `None` if a proxy
    /// keeps that limit.
    pub budget: Option<NonZero<u32>>,
    /// The key that verifies interactions over HTTP; `None` if they come over the gateway.
    pub public_key: Option<PublicKey>,
    /// The public address of the web pages; `None` if the bot has no web pages.
    pub site: Option<SiteUrl>,
}

/// A reason why a configuration cannot be used. It displays as the one line to print.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// The token is missing.
    #[error(
        "DISCORD_TOKEN is not set: copy the token from your application's Bot page, or try `murus sandbox` without one"
    )]
    NoToken,
    /// The token does not have the form of a Discord token.
    #[error("DISCORD_TOKEN is not a token: copy it again from your application's Bot page")]
    BadToken,
    /// The API base is not an HTTP address, or has a path.
    #[error("DISCORD_API_BASE must be an address such as http://127.0.0.1:8080, without a path")]
    BadApiBase,
    /// The role has an unknown name.
    #[error("ROLE must be all, gateway or worker")]
    BadRole,
    /// The form of the log has an unknown name.
    #[error("LOG must be human or json")]
    BadLog,
    /// The shards cannot be read, or lie outside their total.
    #[error(
        "SHARDS must be all, none, or such as 0-3/16: the first and the last of ours, counted from 0, and how many there are"
    )]
    BadShards,
    /// The public key cannot be read.
    #[error(
        "DISCORD_PUBLIC_KEY must be the 64 digits on the application's General Information page"
    )]
    BadKey,
    /// The address of the web pages cannot be public.
    #[error(
        "WEB_URL must be the public address of the pages, such as https://murus.example, with https, a host that others find and without a path"
    )]
    BadSiteUrl,
    /// The web pages are switched on without a public address.
    #[error("WEB_ADDR needs WEB_URL, the public address of the pages")]
    NoSiteUrl,
    /// The limit of requests a second cannot be read.
    #[error("DISCORD_BUDGET must be a number of requests a second from 1 on, or off")]
    BadBudget,
    /// The number of engine computations at once is out of range.
    #[error("THOUGHTS must be {} to {}", THOUGHTS.start(), THOUGHTS.end())]
    BadThoughts,
    /// The log filter in `RUST_LOG` cannot be read. Holds the parser's message.
    #[error("RUST_LOG is no list of lines to log, such as murus=debug: {0}")]
    BadFilter(String),
    /// A process that is to answer people receives no interactions: it holds no shard and has no
    /// signed HTTP endpoint.
    #[error(
        "SHARDS=none hears nobody: with DISCORD_PUBLIC_KEY and HTTP_ADDR interactions come in over HTTP, with SHARDS=all over the gateway"
    )]
    Deaf,
    /// The lease is out of range: too short to deliver a notice, or so long that work stays undone.
    #[error("LEASE_MS must be {} to {}", LEASES.start(), LEASES.end())]
    BadLease,
    /// The database address has a scheme other than SQLite or PostgreSQL.
    #[error("DATABASE_URL must begin with sqlite: or postgres:")]
    BadDatabase,
    /// The SQLite address names no file, or an in-memory database that is lost with the process.
    #[error("DATABASE_URL must name a file, such as sqlite:///data/murus.db")]
    NoFile,
    /// The PostgreSQL address cannot be read, for example because its password is not
    /// percent-encoded.
    #[error(
        "DATABASE_URL is no address such as postgres://USER:PASSWORD@HOST/NAME. Letters and digits apart, write the characters of the password by their codes: # as %23, / as %2F, ? as %3F, @ as %40, % as %25"
    )]
    BadServer,
}

impl Discord {
    /// Returns a configuration with this token and API base, and default values for other settings.
    /// Fails if the token or the API base is invalid. By default, the engine leaves one processor
    /// free for answering people.
    pub fn new(
        token: Option<String>,
        api_base: Option<String>,
        message_content: bool,
    ) -> Result<Discord, ConfigError> {
        let token = token.unwrap_or_default().trim().trim_start_matches("Bot ").to_owned();
        if token.is_empty() {
            return Err(ConfigError::NoToken);
        }
        if !token.chars().all(|c| c.is_ascii_graphic()) || token.split('.').count() != 3 {
            return Err(ConfigError::BadToken);
        }
        let api_base = api_base
            .map(|base| base.trim().trim_end_matches('/').to_owned())
            .filter(|base| !base.is_empty());
        if let Some(base) = &api_base {
            let rest = base.strip_prefix("http://").or_else(|| base.strip_prefix("https://"));
            if rest.is_none_or(|rest| rest.is_empty() || rest.contains('/')) {
                return Err(ConfigError::BadApiBase);
            }
        }
        let thoughts = count_processors().saturating_sub(1).max(1);
        let token = Secret::new(token);
        let role = Role::All;
        let shards = Shards::All;
        Ok(Discord {
            token,
            api_base,
            message_content,
            thoughts,
            role,
            shards,
            budget: None,
            public_key: None,
            site: None,
        })
    }

    /// Returns true if this process answers people and holds at least one shard of the gateway.
    pub fn holds_shards(&self) -> bool {
        let none = matches!(&self.shards, Shards::Some { ours, .. } if ours.is_empty());
        self.role.answers_people() && !none
    }

    /// Fails if this process is to answer people but can receive no interactions. `http` is true if
    /// it serves an HTTP endpoint.
    pub fn check_reachable(&self, http: bool) -> Result<(), ConfigError> {
        let signed = http && self.public_key.is_some();
        if self.role.answers_people() && !self.holds_shards() && !signed {
            Err(ConfigError::Deaf)
        } else {
            Ok(())
        }
    }
}

/// Reads a number of requests a second, at least 1; `None` for `off`. Fails on any other text.
pub fn read_budget(text: &str) -> Result<Option<NonZero<u32>>, ConfigError> {
    match text.trim() {
        "off" => Ok(None),
        number => number.parse().map(Some).map_err(|_| ConfigError::BadBudget),
    }
}

/// The range of the number of engine computations at once.
const THOUGHTS: RangeInclusive<usize> = 1..=256;

/// Returns the number of engine computations at once. Fails if it is out of range.
pub fn check_thoughts(number: usize) -> Result<usize, ConfigError> {
    if THOUGHTS.contains(&number) { Ok(number) } else { Err(ConfigError::BadThoughts) }
}

/// The range of the lease, in ms. A delivery may take at most half of a lease.
const LEASES: RangeInclusive<i64> = 500..=600_000;

/// Returns the lease, in ms. Fails if it is out of range.
pub fn check_lease(ms: i64) -> Result<i64, ConfigError> {
    if LEASES.contains(&ms) { Ok(ms) } else { Err(ConfigError::BadLease) }
}

/// Returns the log filter from the environment variable `RUST_LOG`; `None` if the variable is unset
/// or empty.
#[expect(clippy::disallowed_methods, reason = "flags and environment end here")]
pub fn log_filter() -> Option<String> {
    std::env::var("RUST_LOG").ok().filter(|filter| !filter.trim().is_empty())
}

/// Returns the number of processors that this process may use, at least 1. All defaults for
/// parallel work derive from it.
pub fn count_processors() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// Returns the database address. Fails if it is neither a SQLite file nor a readable PostgreSQL
/// address.
pub fn check_database(url: &str) -> Result<&str, ConfigError> {
    let (scheme, rest) = url.split_once(':').ok_or(ConfigError::BadDatabase)?;
    match scheme {
        "sqlite" => {
            let name = rest.trim_start_matches("//").split('?').next().unwrap_or_default();
            let lasts =
                !name.is_empty() && !name.contains(":memory:") && !rest.contains("mode=memory");
            if lasts { Ok(url) } else { Err(ConfigError::NoFile) }
        }
        "postgres" | "postgresql" if is_server(rest.trim_start_matches("//")) => Ok(url),
        "postgres" | "postgresql" => Err(ConfigError::BadServer),
        _ => Err(ConfigError::BadDatabase),
    }
}

/// Returns true if a server address without its scheme has a valid port and no stray separators. An
/// unencoded `/`, `?` or `#` in a password would end the host early.
fn is_server(address: &str) -> bool {
    let end = address.find(['/', '?', '#']).unwrap_or(address.len());
    let (server, rest) = address.split_at(end);
    let host = server.rsplit_once('@').map_or(server, |(_, host)| host);
    // The port follows the host. An IPv6 host is in brackets.
    let port = host
        .rsplit_once(']')
        .map_or(host, |(_, port)| port)
        .rsplit_once(':')
        .map_or("", |(_, port)| port);
    let is_port = port.is_empty() || port.parse::<u16>().is_ok();
    is_port
        && !rest.starts_with('#')
        && (server.is_empty() || server.contains('@') || !rest.contains('@'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_read_as_people_count_them() {
        let some = |ours, total| Ok(Shards::Some { ours, total });
        assert_eq!("all".parse(), Ok(Shards::All));
        assert_eq!("none".parse(), some(0..0, 1));
        assert_eq!("2/16".parse(), some(2..3, 16));
        assert_eq!("0-3/16".parse(), some(0..4, 16));
        for wrong in ["", "3", "4/4", "3-2/4", "0-4/4", "-1/4", "a/b", "1/2/3"] {
            assert_eq!(wrong.parse::<Shards>(), Err(ConfigError::BadShards), "{wrong}");
        }
    }

    #[test]
    fn an_address_with_a_raw_password_is_refused() {
        for right in [
            "sqlite:murus.db",
            "sqlite:///data/murus.db?mode=rw",
            "postgres://murus@localhost/murus",
            "postgres://murus:a%2Fb%23@[::1]:5432/murus?options=-c%20search_path%3Dhere",
            "postgresql:///murus?host=/run/postgresql&user=ann@home",
            "postgres:",
        ] {
            assert_eq!(check_database(right), Ok(right));
        }
        for raw in ["a#b", "12#3", "a/b", "12/3", "a?b", "12?3"] {
            let url = format!("postgres://murus:{raw}@localhost/murus");
            assert_eq!(check_database(&url), Err(ConfigError::BadServer), "{url}");
        }
        for fleeting in
            ["sqlite:", "sqlite://", "sqlite::memory:", "sqlite://?mode=rw", "sqlite:x?mode=memory"]
        {
            assert_eq!(check_database(fleeting), Err(ConfigError::NoFile), "{fleeting}");
        }
        assert_eq!(check_database("mysql://localhost"), Err(ConfigError::BadDatabase));
    }

    #[test]
    fn a_public_address_is_one_that_discord_and_browsers_read() {
        for (right, read) in [
            ("https://murus.example", "https://murus.example"),
            (" https://Murus.Example/ ", "https://murus.example"),
            ("https://murus.example:443", "https://murus.example"),
            ("https://murus.example:8443", "https://murus.example:8443"),
            ("https://mürus.example", "https://xn--mrus-0ra.example"),
            ("https://203.0.113.7", "https://203.0.113.7"),
            ("https://[2001:db8::7]:8443", "https://[2001:db8::7]:8443"),
        ] {
            assert_eq!(
                right.parse::<SiteUrl>().map(|url| url.to_string()),
                Ok(read.to_owned()),
                "{right}"
            );
        }
        for wrong in [
            "",
            "murus.example",
            "http://murus.example",
            "https://",
            "https://][",
            "https://x.example:99999",
            "https://x.example:",
            "https://x.example:/",
            "https://x.example:0",
            "https://x.example:80x",
            "https:x.example",
            "https:\\\\x.example",
            "https://x..example",
            "https://x.example/path",
            "https://x.example?query",
            "https://x.example#part",
            "https://user@x.example",
            "https://user:word@x.example",
            "https://x .example",
            "https://localhost",
            "https://murus",
            "https://[2001:db8::7",
            "https://203.0.113.256",
        ] {
            assert_eq!(wrong.parse::<SiteUrl>(), Err(ConfigError::BadSiteUrl), "{wrong}");
        }
    }

    #[test]
    fn a_public_key_is_64_digits() {
        assert_eq!("0f".repeat(32).parse(), Ok(PublicKey([15; 32])));
        for wrong in ["".to_owned(), "0f".repeat(31), "0g".repeat(32), "é".repeat(32)] {
            assert_eq!(wrong.parse::<PublicKey>(), Err(ConfigError::BadKey), "{wrong}");
        }
    }
}
