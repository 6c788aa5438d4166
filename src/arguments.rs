//! What may be written after `murus`: every command with its flags, and what they are called in the environment.

use std::net::SocketAddr;
#[cfg(feature = "sandbox")]
use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use murus::game::Millis;
use murus::service::LEASE_MS;
use murus_gallicus::rules::Variant;
use murus_gallicus::theme::Theme;

/// Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord.
#[derive(Parser)]
#[command(version, about)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve Discord.
    Bot {
        #[command(flatten)]
        account: Account,
        /// How many thoughts of the opponent there are at once; one for each processor but one, unless said otherwise.
        #[arg(long, env = "THOUGHTS")]
        thoughts: Option<usize>,
        #[command(flatten)]
        place: Place,
        #[command(flatten)]
        database: Database,
    },
    /// Run a small Discord of our own with the bot in it, on this machine only.
    #[cfg(feature = "sandbox")]
    Sandbox {
        /// The port; 0 picks a free one.
        #[arg(long, default_value_t = 8765)]
        port: u16,
        /// The database, kept between runs; none is kept unless one is named.
        #[arg(long)]
        database_url: Option<String>,
        /// Without the bot, for one in another process: what it needs is printed. The log of its requests is not kept.
        #[arg(long, conflicts_with = "database_url")]
        alone: bool,
    },
    /// Bring the database up to date.
    Migrate {
        #[command(flatten)]
        database: Database,
    },
    /// Write what the database holds into a new file, while the bot runs, and look whether the copy is whole.
    Backup {
        /// The file to write.
        file: PathBuf,
        #[command(flatten)]
        database: Database,
    },
    /// Put a backup where the database is.
    Restore {
        /// The file that `murus backup` wrote.
        file: PathBuf,
        /// The database holds something, which is put aside under its name with `.old` behind it.
        #[arg(long)]
        replace: bool,
        #[command(flatten)]
        database: Database,
    },
    /// Look at the token, intents, permissions, clock, database and what waits there; each line says that it is well or what to do.
    Doctor {
        #[command(flatten)]
        account: Account,
        #[command(flatten)]
        database: Database,
    },
    /// Say by the exit code whether the bot that renews this file is healthy.
    Health {
        /// The file.
        #[arg(long, env = "HEALTH_FILE")]
        health_file: PathBuf,
    },
    /// Play moves from the start and print where they lead.
    #[cfg(feature = "sandbox")]
    Replay {
        /// The variant of the moves on the command line.
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
    /// Draw where moves lead.
    #[cfg(feature = "sandbox")]
    Render(Picture),
    /// Simulate slow games of random people on a clock of their own, and check what was promised; prints one JSON line.
    #[cfg(feature = "sandbox")]
    Simulate {
        /// How many games.
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// Within how many days they begin.
        #[arg(long, default_value_t = 365)]
        days: u64,
        /// What chance comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// An empty database to use, which is filled; one that is thrown away unless named.
        #[arg(long)]
        database_url: Option<String>,
    },
    /// Let many people play at once against a sandbox and a bot, each a process of its own; prints one JSON line for each number of games.
    #[cfg(feature = "sandbox")]
    Load(Crowd),
}

#[cfg(feature = "sandbox")]
#[derive(Args)]
pub struct Crowd {
    /// How many games run; several numbers are tried one after the other.
    #[arg(long, default_value = "100", value_delimiter = ',', value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub games: Vec<u64>,
    /// How many people play them; two for each game, and no fewer than two hundred, unless said otherwise.
    #[arg(long, value_parser = clap::value_parser!(u64).range(3..=100_000))]
    pub people: Option<u64>,
    /// For how long it is measured, in seconds.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub seconds: u64,
    /// How many turns people want to make in a second.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub turns: u64,
    /// How many finished games are stored before.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    pub stored: u64,
    /// How many of a hundred games are against the opponent, at its lowest level.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub murus: u64,
    /// How many of a hundred moves are typed as a command; the others are pressed in steps.
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub typed: u64,
    /// How many requests of the bot in a second go wrong.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub faults: u64,
    /// After how many seconds a process of the bot is killed and begun again, each in its turn.
    #[arg(long, value_parser = clap::value_parser!(NonZero<u64>))]
    pub kill: Option<NonZero<u64>>,
    /// How many processes of the bot answer people, on PostgreSQL; without this one process does everything.
    #[arg(long, requires_all = ["workers", "database_url"], value_parser = clap::value_parser!(u64).range(1..=16))]
    pub gateways: Option<u64>,
    /// How many processes of the bot do what is due.
    #[arg(long, requires = "gateways", value_parser = clap::value_parser!(u64).range(1..=16))]
    pub workers: Option<u64>,
    /// What chance comes from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A PostgreSQL server, where a schema is made that is gone afterwards; without one a SQLite file that is thrown away.
    #[arg(long)]
    pub database_url: Option<String>,
    /// A document into whose table the figures are written as well.
    #[arg(long, value_name = "FILE")]
    pub into: Option<PathBuf>,
}

/// As whom the bot comes to Discord.
#[derive(Args)]
pub struct Account {
    /// The bot's token.
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
    /// Where requests go instead of to Discord: a proxy or the sandbox.
    #[arg(long, env = "DISCORD_API_BASE")]
    pub api_base: Option<String>,
    /// Read plain messages in game threads; needs the privileged intent "message content".
    #[arg(long, env = "MESSAGE_CONTENT")]
    pub message_content: bool,
}

/// What one of several processes does, and how it is seen.
#[derive(Args)]
pub struct Place {
    /// What this process does: all, gateway (it answers people) or worker (it does what is due).
    #[arg(long, env = "ROLE", default_value = "all")]
    pub role: String,
    /// The shards of the gateway that it holds: all, none, or such as 0-3/16, the first and the last of ours and how many there are.
    #[arg(long, env = "SHARDS", default_value = "all")]
    pub shards: String,
    /// Where health, readiness, figures and Discord's signed interactions are served, such as 0.0.0.0:8080.
    #[arg(long, env = "HTTP_ADDR")]
    pub http_addr: Option<SocketAddr>,
    /// The application's public key, where Discord sends interactions over HTTP.
    #[arg(long, env = "DISCORD_PUBLIC_KEY")]
    pub public_key: Option<String>,
    /// A file that says every 15 s how the bot is, for `murus health`.
    #[arg(long, env = "HEALTH_FILE")]
    pub health_file: Option<PathBuf>,
    /// How the log is written: human, or json for one object a line.
    #[arg(long, env = "LOG", default_value = "human")]
    pub log: String,
}

#[cfg(feature = "sandbox")]
#[derive(Args)]
pub struct Picture {
    /// The variant.
    #[arg(long, default_value_t)]
    pub variant: Variant,
    /// Draw from the other side.
    #[arg(long)]
    pub flip: bool,
    /// How it is dressed: classic, dark, print, high-contrast, colour-blind, parchment.
    #[arg(long, default_value_t)]
    pub theme: Theme,
    /// Its width in pixels.
    #[arg(long)]
    pub size: Option<u32>,
    /// After how many moves.
    #[arg(long)]
    pub ply: Option<usize>,
    /// The PNG file to write.
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// The file is a GIF of the whole game.
    #[arg(long, requires = "out")]
    pub gif: bool,
    /// Print the position in words and letters.
    #[arg(long)]
    pub text: bool,
    /// The PNG file to write on which every theme is seen.
    #[arg(long, value_name = "FILE")]
    pub sheet: Option<PathBuf>,
    /// Moves, `swap` and `resign`.
    pub moves: Vec<String>,
}

#[derive(Args)]
pub struct Database {
    /// The database: `sqlite://FILE` (made where it is missing) or `postgres://...`.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, default_value = "sqlite://murus.db")]
    pub database_url: String,
    /// How long claimed work belongs to this process, in ms: so long waits what it had claimed where it is killed.
    #[arg(long, env = "LEASE_MS", default_value_t = LEASE_MS)]
    pub lease_ms: Millis,
}
