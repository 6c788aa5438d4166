//! Turns flags and environment variables into checked types.

mod abstract_play;
mod error;
mod values;

use std::num::NonZero;

pub use abstract_play::{AbstractPlay, GivenAbstractPlay};
pub use error::ConfigError;
use error::{LEASES, THOUGHTS};
pub use values::{LogForm, PublicKey, Role, Secret, Shards, SiteUrl};

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
    /// The invitation to a server where people get help; `None` without one.
    pub support: Option<String>,
    /// The application's client secret, with which codes of Discord's sign-in are exchanged. `None`
    /// if the bot exchanges none.
    pub client_secret: Option<Secret>,
    /// True if Discord shows the web pages within itself, as an Activity.
    pub activity: bool,
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
            support: None,
            client_secret: None,
            activity: false,
        })
    }

    /// Returns true if this process answers people and holds at least one shard of the gateway.
    pub fn holds_shards(&self) -> bool {
        let none = matches!(&self.shards, Shards::Some { ours, .. } if ours.is_empty());
        self.role.answers_people() && !none
    }

    /// Fails if the Activity is on but lacks the web pages or the client secret.
    pub fn check_activity(&self) -> Result<(), ConfigError> {
        match (self.activity, &self.site, &self.client_secret) {
            (true, None, _) => Err(ConfigError::NoSiteOfActivity),
            (true, _, None) => Err(ConfigError::NoClientSecret),
            _ => Ok(()),
        }
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

/// Returns the number of engine computations at once. Fails if it is out of range.
pub fn check_thoughts(number: usize) -> Result<usize, ConfigError> {
    if THOUGHTS.contains(&number) { Ok(number) } else { Err(ConfigError::BadThoughts) }
}

/// Returns the invitation to a server where people get help. Fails for a text that is no HTTPS
/// address.
pub fn check_support(invitation: &str) -> Result<String, ConfigError> {
    let url = values::read_address(invitation).ok_or(ConfigError::BadAddress("SUPPORT_URL"))?;
    Ok(url.to_string())
}

/// Returns the lease, in ms. Fails if it is out of range.
pub fn check_lease(ms: i64) -> Result<i64, ConfigError> {
    if LEASES.contains(&ms) { Ok(ms) } else { Err(ConfigError::BadLease) }
}

/// Returns the log filter from the environment variable `RUST_LOG`; `None` if the variable is
/// unset, blank or not Unicode.
#[expect(clippy::disallowed_methods, reason = "flags and environment end here")]
pub fn log_filter() -> Option<String> {
    std::env::var("RUST_LOG").ok().filter(|filter| !filter.trim().is_empty())
}

/// Returns the number of processors that this process may use, at least 1.
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

/// Returns true if a server address without its scheme has no invalid port and no stray separators.
/// An unencoded `/`, `?` or `#` in a password would end the host early.
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
    fn an_invitation_is_an_https_address() {
        let invitation = "https://discord.gg/murus";
        assert_eq!(check_support(&format!(" {invitation} ")), Ok(invitation.to_owned()));
        for wrong in ["discord.gg/murus", "http://discord.gg/murus", "javascript:alert(1)"] {
            assert_eq!(
                check_support(wrong),
                Err(ConfigError::BadAddress("SUPPORT_URL")),
                "{wrong}"
            );
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
