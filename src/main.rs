//! The `murus` command: parses, wires and waits.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use murus::cli::{self, Failure};
use murus::rules::Variant;

/// Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the paths of exactly so many plies.
    Perft {
        /// The longest path, in plies.
        depth: u32,
        /// The variant, such as `advanced` or `escape@9x9`.
        #[arg(long, default_value_t)]
        variant: Variant,
        /// A position string to start from, instead of the variant's start.
        #[arg(long)]
        position: Option<String>,
    },
    /// Play moves from the start and print where they lead.
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
    /// Draw where moves lead as a PNG file.
    Render {
        /// The variant.
        #[arg(long, default_value_t)]
        variant: Variant,
        /// Draw from the other side.
        #[arg(long)]
        flip: bool,
        /// The file to write.
        #[arg(long)]
        out: PathBuf,
        /// Moves, `swap` and `resign`.
        moves: Vec<String>,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our lines may stop reading; that is no failure.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "murus: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match command {
        Command::Perft { depth, variant, position } => cli::print_perft(&mut out, variant, position.as_deref(), depth)?,
        Command::Replay { moves, .. } if moves == ["-"] => cli::replay_stream(&mut out, io::stdin().lock())?,
        Command::Replay { variant, legal, json, moves } => cli::print_replay(&mut out, variant, &moves, legal, json)?,
        Command::Render { variant, flip, out, moves } => cli::draw(variant, &moves, flip, &out)?,
    }
    Ok(out.flush()?)
}
