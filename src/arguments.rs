//! The command line: every command with its flags and their environment variables.

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::{BoolishValueParser, Resettable};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use murus::service::LEASE;

/// Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord.
#[derive(Parser)]
#[command(version, about)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

impl Arguments {
    /// Reads the command line and the environment. An empty variable counts as unset. Exits the
    /// process with a message if an argument is wrong.
    pub fn read() -> Arguments {
        let matches = without_empty(Arguments::command()).get_matches();
        Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// Returns the command, with its flags detached from environment variables that are empty. Compose
/// files write empty variables for settings that are not set.
#[expect(clippy::disallowed_methods, reason = "flags and environment end here")]
fn without_empty(command: clap::Command) -> clap::Command {
    let is_empty = |name: &OsStr| {
        std::env::var_os(name).is_some_and(|value| value.to_string_lossy().trim().is_empty())
    };
    let flag = |flag: clap::Arg| match flag.get_env().is_some_and(is_empty) {
        true => flag.env(Resettable::<clap::builder::OsStr>::Reset),
        false => flag,
    };
    command.mut_args(flag).mut_subcommands(without_empty)
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve Discord.
    Bot {
        #[command(flatten)]
        flags: Box<BotFlags>,
        /// Begin with a new database although Discord knows this bot from before.
        #[arg(long)]
        new_database: bool,
    },
    /// Bring the database up to date.
    Migrate {
        /// The database was restored from an earlier state: all web sessions end, and each running
        /// game tells its players once what its state is.
        #[arg(long)]
        restored: bool,
        #[command(flatten)]
        database: DatabaseFlags,
    },
    /// Write a checked backup of a SQLite database while the bot runs.
    Backup {
        /// The file to write.
        file: PathBuf,
        #[command(flatten)]
        database: DatabaseFlags,
    },
    /// Put a backup in place of the database.
    Restore {
        /// The file that `murus backup` wrote.
        file: PathBuf,
        /// Replace a database that is not empty. The old one is kept next to it as `.old`, `.old-2`
        /// ...
        #[arg(long)]
        replace: bool,
        #[command(flatten)]
        database: DatabaseFlags,
    },
    /// Write the finished games whose people all agree into a folder, without names and ids.
    OpenData {
        /// The folder to write.
        folder: PathBuf,
        #[command(flatten)]
        database: DatabaseFlags,
    },
    /// Check the installation: each line is `ok`, or `TODO` and what to do. It takes the flags of
    /// the bot.
    Doctor(Box<BotFlags>),
    /// Exit 0 if the bot that writes this file is healthy.
    Health {
        /// The file that `murus bot --health-file` writes.
        #[arg(long, env = "HEALTH_FILE")]
        health_file: PathBuf,
    },
    /// Run a small Discord on this machine with the bot in it.
    #[cfg(feature = "sandbox")]
    Sandbox {
        /// The port; 0 picks a free one.
        #[arg(long, default_value_t = 8765)]
        port: u16,
        /// A database to keep between runs [default: a new one, removed at the end].
        #[arg(long)]
        database_url: Option<String>,
        /// Run without the bot, and print the settings with which another process connects. No log
        /// of requests is kept.
        #[arg(long, conflicts_with = "database_url")]
        alone: bool,
    },
}

/// The flags of a process that runs the bot.
#[derive(Args)]
pub struct BotFlags {
    #[command(flatten)]
    pub account: AccountFlags,
    /// How many moves of the opponent and reviews to compute at once [default: processors less
    /// one].
    #[arg(long, env = "THOUGHTS")]
    pub thoughts: Option<usize>,
    #[command(flatten)]
    pub process: ProcessFlags,
    #[command(flatten)]
    pub database: DatabaseFlags,
    #[command(flatten)]
    pub abstract_play: AbstractPlayFlags,
}

/// The flags for the bot's connection to Discord.
#[derive(Args)]
pub struct AccountFlags {
    /// The bot's token.
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
    /// Where requests go instead of Discord: a proxy that keeps the rate limits, or the sandbox.
    #[arg(long, env = "DISCORD_API_BASE")]
    pub api_base: Option<String>,
    /// The application's client secret, with which the codes of Discord's sign-in are exchanged.
    #[arg(long, env = "DISCORD_CLIENT_SECRET", hide_env_values = true)]
    pub client_secret: Option<String>,
    /// Read plain messages in game threads; needs the privileged intent for message content.
    #[arg(long, env = "MESSAGE_CONTENT", value_parser = BoolishValueParser::new())]
    pub message_content: bool,
}

/// The flags for the role of a process and the addresses that it opens.
#[derive(Args)]
pub struct ProcessFlags {
    /// The role of this process: `gateway` answers people, `worker` does the work that is due,
    /// `all` both.
    #[arg(long, env = "ROLE", default_value = "all")]
    pub role: String,
    /// The gateway shards this process holds: `all`, `none`, or a range such as `0-3/16`.
    #[arg(long, env = "SHARDS", default_value = "all")]
    pub shards: String,
    /// The most requests a second that may count against Discord's limit for the bot; `off` if a
    /// proxy keeps that limit.
    #[arg(long, env = "DISCORD_BUDGET", default_value = "50")]
    pub discord_budget: String,
    /// Where to serve health, metrics and signed interactions, such as `0.0.0.0:8080`.
    #[arg(long, env = "HTTP_ADDR")]
    pub http_addr: Option<SocketAddr>,
    /// Where to serve the web pages, such as `127.0.0.1:8090`; needs `--web-url`.
    #[arg(long, env = "WEB_ADDR")]
    pub web_addr: Option<SocketAddr>,
    /// The public address of the web pages, such as `https://murus.example`.
    #[arg(long, env = "WEB_URL")]
    pub web_url: Option<String>,
    /// The invitation to a server where people get help with this bot, such as
    /// `https://discord.gg/murus`.
    #[arg(long, env = "SUPPORT_URL")]
    pub support_url: Option<String>,
    /// The number of proxies in front of the web pages, each of which adds an address to
    /// `X-Forwarded-For`; 0 if browsers connect directly.
    #[arg(long, env = "WEB_PROXIES", default_value_t = 1)]
    pub web_proxies: u8,
    /// Show the web pages within Discord, as an Activity; needs `--web-url` and `--client-secret`.
    #[arg(long, env = "ACTIVITY", value_parser = BoolishValueParser::new())]
    pub activity: bool,
    /// Where to serve health and metrics alone, such as `127.0.0.1:9090`.
    #[arg(long, env = "HEALTH_ADDR")]
    pub health_addr: Option<SocketAddr>,
    /// The application's public key, if Discord posts interactions over HTTP.
    #[arg(long, env = "DISCORD_PUBLIC_KEY")]
    pub public_key: Option<String>,
    /// A file to rewrite every 15 s with the bot's state, for `murus health`.
    #[arg(long, env = "HEALTH_FILE")]
    pub health_file: Option<PathBuf>,
    /// The format of the log: `human`, or `json` for one object a line.
    #[arg(long, env = "LOG", default_value = "human")]
    pub log: String,
}

/// The flags for the database, and for claiming work in it.
#[derive(Args)]
pub struct DatabaseFlags {
    /// The database: `sqlite://FILE`, created if missing, or `postgres://...`.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, default_value = "sqlite://murus.db")]
    pub database_url: String,
    /// The lease: the time in ms for which a process may hold work that it has claimed. If the
    /// process dies, its work waits this long.
    #[arg(long, env = "LEASE_MS", default_value_t = LEASE.as_millis())]
    pub lease_ms: i64,
}

/// The flags for playing on Abstract Play. Off unless one without a default is set.
#[derive(Args)]
pub struct AbstractPlayFlags {
    /// The id that Abstract Play gave to this bot.
    #[arg(long, env = "ABSTRACT_PLAY_CLIENT")]
    pub abstract_play_client: Option<String>,
    /// The secret that Abstract Play gave to this bot.
    #[arg(long, env = "ABSTRACT_PLAY_SECRET", hide_env_values = true)]
    pub abstract_play_secret: Option<String>,
    /// Abstract Play's public key, such as `ssh-ed25519 AAAAC3Nz...`.
    #[arg(long, env = "ABSTRACT_PLAY_KEY")]
    pub abstract_play_key: Option<String>,
    /// Where Abstract Play takes moves of bots, such as `https://.../prod/botQuery`.
    #[arg(long, env = "ABSTRACT_PLAY_MOVES_URL")]
    pub abstract_play_moves_url: Option<String>,
    /// Where Abstract Play gives tokens to bots.
    #[arg(
        long,
        env = "ABSTRACT_PLAY_TOKEN_URL",
        default_value = "https://botauth.abstractplay.com/oauth2/token"
    )]
    pub abstract_play_token_url: String,
    /// The scope of these tokens.
    #[arg(
        long,
        env = "ABSTRACT_PLAY_SCOPE",
        default_value = "default-m2m-resource-server-zssvzy/communicate"
    )]
    pub abstract_play_scope: String,
    /// The level at which Murus plays on Abstract Play.
    #[arg(long, env = "ABSTRACT_PLAY_LEVEL", default_value = "Centurion")]
    pub abstract_play_level: String,
}
