//! The command line: every command with its flags and their environment variables.

use std::ffi::OsStr;
use std::net::SocketAddr;
#[cfg(feature = "sandbox")]
use std::num::NonZero;
use std::path::PathBuf;

use clap::builder::{BoolishValueParser, Resettable};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use murus::service::LEASE;
#[cfg(feature = "sandbox")]
use murus_gallicus::{rules::Variant, theme::Theme};

/// Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord.
#[derive(Parser)]
#[command(version, about)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

impl Arguments {
    /// The command line and the environment, in which an empty variable counts as none.
    pub fn read() -> Arguments {
        let matches = without_empty(Arguments::command()).get_matches();
        Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// A command whose flags do not read variables that are empty: a file for many processes writes
/// those for what is not set.
#[expect(clippy::disallowed_methods, reason = "flags and environment end here")]
fn without_empty(command: clap::Command) -> clap::Command {
    let is_empty = |name: &OsStr| std::env::var_os(name).is_some_and(|value| value.to_string_lossy().trim().is_empty());
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
        /// The database is an earlier state of itself: each running game tells its people once how
        /// it stands.
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
        /// Replace a database that holds something. It is kept beside as `.old`, `.old-2` ...
        #[arg(long)]
        replace: bool,
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
        /// Leave the bot out and print what another process needs to connect. No log of requests is
        /// kept.
        #[arg(long, conflicts_with = "database_url")]
        alone: bool,
    },
    /// Play slow games of random people on a simulated clock and check every promise; prints one
    /// JSON line.
    #[cfg(feature = "sandbox")]
    Simulate {
        /// The number of games.
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// The number of days in which they begin.
        #[arg(long, default_value_t = 365)]
        days: u64,
        /// The seed of all randomness.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// An empty database to fill [default: a new one, removed at the end].
        #[arg(long)]
        database_url: Option<String>,
    },
    /// Measure many people at once against a sandbox and a bot, each a process of its own; prints
    /// one JSON line for each number of games.
    #[cfg(feature = "sandbox")]
    Load(LoadFlags),
    /// Play moves and print the position.
    #[cfg(feature = "sandbox")]
    Replay {
        /// The variant of the moves.
        #[arg(long, default_value_t)]
        variant: Variant,
        /// Print the sorted legal moves too.
        #[arg(long)]
        legal: bool,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
        /// Moves, `swap` and `resign`; a single `-` reads games as JSON lines from standard input.
        moves: Vec<String>,
    },
    /// Draw a position as PNG or a game as GIF.
    #[cfg(feature = "sandbox")]
    Render(RenderFlags),
}

/// What a process of the bot is told.
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
}

/// How the bot reaches Discord.
#[derive(Args)]
pub struct AccountFlags {
    /// The bot's token.
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
    /// Where requests go instead of Discord: a proxy that keeps the rate limits, or the sandbox.
    #[arg(long, env = "DISCORD_API_BASE")]
    pub api_base: Option<String>,
    /// Read plain messages in game threads; needs the privileged intent for message content.
    #[arg(long, env = "MESSAGE_CONTENT", value_parser = BoolishValueParser::new())]
    pub message_content: bool,
}

/// What a process does, and what it exposes.
#[derive(Args)]
pub struct ProcessFlags {
    /// What this process does: `gateway` answers people, `worker` does what is due, `all` both.
    #[arg(long, env = "ROLE", default_value = "all")]
    pub role: String,
    /// The gateway shards this process holds: `all`, `none`, or a range such as `0-3/16`.
    #[arg(long, env = "SHARDS", default_value = "all")]
    pub shards: String,
    /// How many requests a second may count against Discord's limit for the bot; `off` if a proxy
    /// keeps it.
    #[arg(long, env = "DISCORD_BUDGET", default_value = "50")]
    pub discord_budget: String,
    /// Where to serve health, metrics and signed interactions, such as `0.0.0.0:8080`.
    #[arg(long, env = "HTTP_ADDR")]
    pub http_addr: Option<SocketAddr>,
    /// Where to serve the pages beside Discord, such as `127.0.0.1:8090`; needs `--web-url`.
    #[arg(long, env = "WEB_ADDR")]
    pub web_addr: Option<SocketAddr>,
    /// The public address of the pages, such as `https://murus.example`.
    #[arg(long, env = "WEB_URL")]
    pub web_url: Option<String>,
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

/// The database, and how work in it is claimed.
#[derive(Args)]
pub struct DatabaseFlags {
    /// The database: `sqlite://FILE`, created if missing, or `postgres://...`.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, default_value = "sqlite://murus.db")]
    pub database_url: String,
    /// How long a process may hold work it has claimed, in ms. If it dies, that work waits this
    /// long.
    #[arg(long, env = "LEASE_MS", default_value_t = LEASE.as_millis())]
    pub lease_ms: i64,
}

#[cfg(feature = "sandbox")]
#[derive(Args)]
pub struct LoadFlags {
    /// Measure the pages beside Discord instead, with this many open on one game.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=4000), conflicts_with = "games")]
    pub pages: Option<u64>,
    /// Measure how long others wait while one person does their worst, one way after the other.
    #[arg(long, conflicts_with_all = ["stored", "faults", "kill", "gateways", "into"])]
    pub rude: bool,
    /// Measure how long people wait for answers about puzzles instead, with their pictures.
    #[arg(long, conflicts_with_all = ["pages", "games", "rude", "stored", "murus", "typed", "faults", "kill", "into"])]
    pub puzzles: bool,
    /// The number of games that run; several numbers are tried one after the other.
    #[arg(long, default_value = "100", default_value_if("rude", "true", "20"), value_delimiter = ',', value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub games: Vec<u64>,
    /// The number of people [default: two for each game, at least 200].
    #[arg(long, value_parser = clap::value_parser!(u64).range(3..=100_000))]
    pub people: Option<u64>,
    /// How long to measure, in seconds.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub seconds: u64,
    /// The turns people try to make in a second, or the answers about puzzles they try to get.
    #[arg(long, default_value_t = 200, default_value_ifs([("rude", "true", "5"), ("puzzles", "true", "55")]), value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub turns: u64,
    /// The number of finished games to store first.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    pub stored: u64,
    /// The percentage of games against the opponent, at its lowest level.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub murus: u64,
    /// The percentage of moves typed as a command; the others are pressed in steps.
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub typed: u64,
    /// The number of the bot's requests that go wrong in a second.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub faults: u64,
    /// Let the sandbox keep Discord's limits: this many requests a second that count, and those of
    /// each route; the bot knows the first. Without it there is no limit.
    #[arg(long)]
    pub discord_budget: Option<NonZero<u32>>,
    /// Kill a process of the bot at this interval in seconds, in turn, and restart it.
    #[arg(long, value_parser = clap::value_parser!(NonZero<u64>))]
    pub kill: Option<NonZero<u64>>,
    /// The number of processes that answer people, on PostgreSQL [default: one process does
    /// everything].
    #[arg(long, requires_all = ["workers", "database_url"], value_parser = clap::value_parser!(u64).range(1..=16))]
    pub gateways: Option<u64>,
    /// The number of processes that do what is due.
    #[arg(long, requires = "gateways", value_parser = clap::value_parser!(u64).range(1..=16))]
    pub workers: Option<u64>,
    /// The seed of all randomness.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A PostgreSQL server, on which a schema is made and dropped [default: a SQLite file, removed
    /// at the end].
    #[arg(long)]
    pub database_url: Option<String>,
    /// A document with a table that gets the figures too.
    #[arg(long, value_name = "FILE")]
    pub into: Option<PathBuf>,
}

#[cfg(feature = "sandbox")]
#[derive(Args)]
pub struct RenderFlags {
    /// The variant.
    #[arg(long, default_value_t)]
    pub variant: Variant,
    /// The position to begin with, such as `tttttttt/8/8/8/8/8/TTTTTTTT r`.
    #[arg(long)]
    pub position: Option<String>,
    /// Draw from the other side.
    #[arg(long)]
    pub flip: bool,
    /// The theme, one of the table.
    #[arg(long, default_value_t, help = theme_help())]
    pub theme: Theme,
    /// The width in pixels.
    #[arg(long)]
    pub size: Option<u32>,
    /// Stop after this many plies.
    #[arg(long)]
    pub ply: Option<usize>,
    /// The PNG file to write.
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// Write a GIF of the whole game instead.
    #[arg(long, requires = "out")]
    pub gif: bool,
    /// Print the position in words and letters.
    #[arg(long)]
    pub text: bool,
    /// A PNG file for a sheet of every theme.
    #[arg(long, value_name = "FILE")]
    pub sheet: Option<PathBuf>,
    /// Moves, `swap` and `resign`.
    pub moves: Vec<String>,
}

#[cfg(feature = "sandbox")]
fn theme_help() -> String {
    format!("The theme: {}", Theme::WORDS.map(|(_, word)| word).join(", "))
}
