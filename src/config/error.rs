//! The reasons why a configuration cannot be used.

use std::ops::RangeInclusive;

/// The range of the number of engine computations at once.
pub(super) const THOUGHTS: RangeInclusive<usize> = 1..=256;

/// The range of the lease, in ms. A delivery may take at most half of a lease.
pub(super) const LEASES: RangeInclusive<i64> = 500..=600_000;

/// A reason why a configuration cannot be used. It displays as the one line to print.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// The token is missing.
    #[cfg_attr(
        feature = "sandbox",
        error(
            "DISCORD_TOKEN is not set: copy the token from your application's Bot page, or try `murus sandbox` without one"
        )
    )]
    #[cfg_attr(
        not(feature = "sandbox"),
        error("DISCORD_TOKEN is not set: copy the token from your application's Bot page")
    )]
    NoToken,
    /// The token does not have the form of a Discord token.
    #[error("DISCORD_TOKEN is not a token: copy it again from your application's Bot page")]
    BadToken,
    /// The API base is not an HTTP or HTTPS address, or has a path.
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
    /// The address of the web pages is not a public HTTPS address without a path.
    #[error(
        "WEB_URL must be the public address of the pages, such as https://murus.example, with https, a host that others find and without a path"
    )]
    BadSiteUrl,
    /// The web pages are switched on without a public address.
    #[error("WEB_ADDR needs WEB_URL, the public address of the pages")]
    NoSiteUrl,
    /// The Activity is switched on without web pages.
    #[error("ACTIVITY needs WEB_URL, the public address of the pages that it shows")]
    NoSiteOfActivity,
    /// The Activity is switched on without the application's client secret.
    #[error(
        "ACTIVITY needs DISCORD_CLIENT_SECRET: copy it from the OAuth2 page of your application"
    )]
    NoClientSecret,
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
    /// Some of the settings for Abstract Play are missing. Holds their variables.
    #[error("to play on Abstract Play set also {0}")]
    PartOfAbstractPlay(String),
    /// The public key of Abstract Play cannot be read.
    #[error(
        "ABSTRACT_PLAY_KEY must be the site's public key, one line such as ssh-ed25519 AAAAC3Nz..."
    )]
    BadSshKey,
    /// The address in this variable is no HTTPS address.
    #[error("{0} must be an address that begins with https://")]
    BadAddress(&'static str),
    /// The level that is to play on Abstract Play does not exist. Holds the names of all levels.
    #[error("ABSTRACT_PLAY_LEVEL must be one of {0}")]
    BadLevel(String),
}
