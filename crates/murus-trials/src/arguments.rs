//! The command line: every command with its flags.

use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use murus_gallicus::Variant;
use murus_pictures::Theme;

use murus_trials::simulate::EventForm;

/// Measures Murus, the bot, and helps those who work on it.
#[derive(Parser)]
#[command(version, about)]
pub struct TrialArguments {
    #[command(subcommand)]
    pub command: TrialCommand,
}

#[derive(Subcommand)]
pub enum TrialCommand {
    /// Play slow games of random people on a simulated clock and check every promise; prints one
    /// JSON line.
    Simulate {
        /// The number of games.
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// The number of events.
        #[arg(long, default_value_t = 0)]
        events: u64,
        /// The only form of events [default: all forms in turn].
        #[arg(long, value_name = "FORM")]
        only: Option<EventForm>,
        /// The number of days in which they begin.
        #[arg(long, default_value_t = 365)]
        days: u64,
        /// Let people resign early and few join an event: many events in little time.
        #[arg(long)]
        brief: bool,
        /// The seed of all randomness.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// An empty database to fill [default: a new one, removed at the end].
        #[arg(long)]
        database_url: Option<String>,
    },
    /// Measure many people at once against a sandbox and a bot, each a process of its own; prints
    /// one JSON line for each number of games.
    Load(LoadFlags),
    /// Play moves and print the position.
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
    Render(RenderFlags),
}

#[derive(Args)]
pub struct LoadFlags {
    /// The program of the bot [default: `murus` beside this program].
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,
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
    /// The number of processes that do due work.
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

fn theme_help() -> String {
    format!("The theme: {}", Theme::WORDS.map(|(_, word)| word).join(", "))
}
