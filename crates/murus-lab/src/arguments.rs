//! The command line: every command with its flags.

use std::num::NonZero;
use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Args, Parser, Subcommand};
use murus_engine::Level;
use murus_gallicus::Variant;
use murus_lab::matches::{Contender, Ladder, SUITE_NODES};
use murus_lab::puzzles::MineFocus;

/// The largest number that a flag accepts. Larger numbers are typing errors.
const MOST: u64 = 1_000_000_000;

/// A parser of whole numbers from `least` to [`MOST`].
fn count<T: TryFrom<u64>>(least: u64) -> RangedU64ValueParser<T> {
    RangedU64ValueParser::new().range(least..=MOST)
}

/// The number of processors, which is the default for parallel work.
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// Finds the level of this name. Fails if there is none.
fn level(name: &str) -> Result<&'static Level, String> {
    Level::find(name).ok_or_else(|| "there is no such level".to_owned())
}

/// The laboratory of Murus Gallicus, Phil Leduc's game of walls and towers.
#[derive(Parser)]
#[command(version, about)]
pub struct LabArguments {
    #[command(subcommand)]
    pub command: LabCommand,
}

#[derive(Subcommand)]
pub enum LabCommand {
    /// Count the paths of each length from a position.
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
    /// Run the engine for a match runner (Universal Game Interface on stdin and stdout).
    Engine,
    /// Search fixed positions and print the nodes of each; their sum is the search's fingerprint.
    Bench,
    /// Prove who wins a position, whatever the other side does; prints one JSON line.
    Solve(SolveArguments),
    /// Play a match in pairs of games from one opening, with seats exchanged; prints one JSON line
    /// for each variant.
    Match {
        /// `random`, `beginner`, `runner`, `LEVEL`, `LEVEL:SETTING`, or `[EVALUATION@]BUDGET`:
        /// `net` (built in), `hand`, a file of weights or `ugi:COMMAND`; nodes, or milliseconds as
        /// in `500ms`.
        first: Contender,
        /// The second player, in the same form.
        second: Contender,
        /// The variants, separated by commas and played one after the other.
        #[arg(long, default_value = "standard", value_delimiter = ',')]
        variant: Vec<Variant>,
        /// The most games in each variant.
        #[arg(long, default_value_t = 100, value_parser = count::<u64>(1))]
        games: u64,
        /// End as soon as it is clear whether the first player is stronger by E1 Elo or only by E0.
        #[arg(long, num_args = 2, value_names = ["E0", "E1"], allow_negative_numbers = true)]
        sprt: Option<Vec<f64>>,
        /// The number of the first opening. Suites have a hundred; further openings are made as
        /// needed.
        #[arg(long, default_value_t = 0)]
        first_opening: u64,
        /// A file of openings to play instead of the variant's suite, a line of moves for each.
        #[arg(long)]
        openings: Option<PathBuf>,
        /// Games played in parallel.
        #[arg(long, default_value_t = processors(), value_parser = count::<usize>(1))]
        threads: usize,
    },
    /// Count how often a player allows a win in one that it could prevent, and how often random
    /// moves would; prints one JSON line for each player and variant.
    Slips {
        /// The players, as in `match`.
        #[arg(required = true)]
        players: Vec<Contender>,
        /// Their opponent.
        #[arg(long, default_value = "beginner")]
        against: Contender,
        /// The variants, separated by commas and played one after the other.
        #[arg(long, default_value = "standard", value_delimiter = ',')]
        variant: Vec<Variant>,
        /// Games of each player in each variant.
        #[arg(long, default_value_t = 200, value_parser = count::<u64>(1))]
        games: u64,
        /// Games played in parallel.
        #[arg(long, default_value_t = processors(), value_parser = count::<usize>(1))]
        threads: usize,
    },
    /// Measure what random moves and the levels cost themselves against the default level; prints
    /// one line for `levels/accuracy.txt` for each variant, or checks the lines of such a file.
    Accuracy {
        /// The variants for two, separated by commas and measured one after the other.
        #[arg(long, default_value = "standard", value_delimiter = ',')]
        variant: Vec<Variant>,
        /// Games of each player.
        #[arg(long, default_value_t = 40, value_parser = count::<u64>(1))]
        games: u64,
        /// Nodes to review each position with: as many as a busy bot does.
        #[arg(long, default_value_t = 40_000, value_parser = count::<u64>(1))]
        nodes: u64,
        /// The number of the first game. Games with other numbers are others.
        #[arg(long, default_value_t = 0)]
        first: u64,
        /// A file of costs to check: prints a JSON line for each player instead, with the cost of
        /// ten games each, and how often the player's own cost in the file is the nearest one.
        #[arg(long, value_name = "FILE")]
        check: Option<PathBuf>,
    },
    /// Count how many forced wins of a file each player finds; prints one JSON line for each.
    Riddles {
        /// Lines of JSON with `variant` and `position`; only forced wins of two moves and more
        /// count.
        file: PathBuf,
        /// The players, as in `match`.
        #[arg(required = true)]
        players: Vec<Contender>,
        /// Tries of each player at each position, each with another seed.
        #[arg(long, default_value_t = 10, value_parser = count::<i64>(1))]
        seeds: i64,
    },
    /// Find settings of the levels by matches: the weakest level a little below `beginner`, the
    /// others up to the default level at equal distances, and those above it 290 Elo apart; prints
    /// one line for each variant.
    Ladder {
        /// The variants, separated by commas and fitted one after the other.
        #[arg(long, default_value = "standard", value_delimiter = ',')]
        variant: Vec<Variant>,
        /// The levels to set, separated by commas; the others stay as they are.
        #[arg(long, value_parser = level, value_delimiter = ',')]
        only: Option<Vec<&'static Level>>,
        /// Games for each level, in matches of forty.
        #[arg(long, default_value_t = 600, value_parser = count::<u64>(Ladder::MATCH))]
        games: u64,
        /// Games played in parallel.
        #[arg(long, default_value_t = processors(), value_parser = count::<usize>(1))]
        threads: usize,
    },
    /// Make openings for matches: a line of moves for each.
    Openings {
        /// The variant, for two players.
        #[arg(long, default_value_t)]
        variant: Variant,
        /// How many openings.
        #[arg(long, default_value_t = 100)]
        count: usize,
        /// Nodes of the last search that judges an opening. More than 20,000 also mean stricter
        /// judgement.
        #[arg(long, default_value_t = SUITE_NODES, value_parser = count::<u64>(1))]
        nodes: u64,
        /// The seed of the random moves.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Weigh the first moves of the strongest levels; prints one line for `levels/book.txt` for
    /// each variant.
    Book {
        /// The variants, separated by commas.
        #[arg(long, default_value = "standard", value_delimiter = ',')]
        variant: Vec<Variant>,
        /// Nodes of the search that judges a move.
        #[arg(long, default_value_t = 1_000_000, value_parser = count::<u64>(1))]
        nodes: u64,
    },
    /// Play games of levels against themselves in every named variant, and write what they say of
    /// the game as `report.md` with pictures.
    Report {
        /// The folder of `report.md`; pictures go into its folder `report`.
        #[arg(long, default_value = "docs")]
        folder: PathBuf,
        /// Games of each variant and player; the strongest player plays half as many.
        #[arg(long, default_value_t = 200, value_parser = count::<u64>(2))]
        games: u64,
        /// Games played in parallel.
        #[arg(long, default_value_t = processors(), value_parser = count::<usize>(1))]
        threads: usize,
    },
    /// Find, prove and count puzzles.
    #[command(subcommand)]
    Puzzles(PuzzlesCommand),
    /// Play games between levels and keep their openings, a line for each. It goes on where it
    /// stopped.
    SelfPlay {
        /// The variant, for two players.
        #[arg(long, default_value_t)]
        variant: Variant,
        /// The file; new games are appended.
        #[arg(long)]
        file: PathBuf,
        /// The games that the file has at the end.
        #[arg(long, default_value_t = 400, value_parser = count::<usize>(1))]
        count: usize,
    },
    /// Write whole games of levels against themselves into a folder, as text and as records of the
    /// site Abstract Play.
    Games {
        /// The folder.
        #[arg(long)]
        folder: PathBuf,
        /// The variants for two, separated by commas [default: every preset for two].
        #[arg(long, value_delimiter = ',')]
        variant: Vec<Variant>,
        /// Games of each variant.
        #[arg(long, default_value_t = 200, value_parser = count::<u64>(1))]
        count: u64,
        /// The day of the records.
        #[arg(long, value_name = "YYYY-MM-DD")]
        date: String,
    },
    /// Train networks in generations, by self-play alone.
    Train(TrainArguments),
}

#[derive(Subcommand)]
pub enum PuzzlesCommand {
    /// Find puzzles in games, one JSON line for each. It goes on where it stopped.
    Mine {
        /// The variant, for two players.
        #[arg(long, default_value_t)]
        variant: Variant,
        /// The file, whose name begins the ids of its puzzles; new puzzles are appended.
        #[arg(long)]
        file: PathBuf,
        /// The puzzles that the file has at the end.
        #[arg(long, default_value_t = 200, value_parser = count::<usize>(1))]
        count: usize,
        /// The puzzles to look for.
        #[arg(long, value_enum, default_value_t = MineFocus::All)]
        focus: MineFocus,
        /// Files of games of people who agree to it, as `/game export` writes them, instead of
        /// games between levels.
        #[arg(long)]
        games: Vec<PathBuf>,
    },
    /// Prove every field of every puzzle anew.
    Prove {
        /// Files of puzzles.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Write the files anew: with new replies to wrong moves where the stored ones leave a win in
    /// time, and with the lines, themes, grades and ratings that follow.
    Mend {
        /// Files of puzzles.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Count puzzles by kind, grade, theme and length, and those that a strong player misses.
    Table {
        /// Files of puzzles.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The strong player tries one of this many puzzles of each file.
        #[arg(long, default_value_t = 1, value_parser = count::<usize>(1))]
        every: usize,
    },
}

#[derive(Args)]
pub struct SolveArguments {
    /// A board of the game, or one for study such as `5x5`.
    pub board: Option<String>,
    /// The variant, whose options apply on that board.
    #[arg(long, default_value_t)]
    pub variant: Variant,
    /// A position string to start from, instead of the variant's start.
    #[arg(long)]
    pub position: Option<String>,
    /// The most positions to visit.
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    pub nodes: u64,
    /// The most seconds; a proof is checked in the time that is left.
    #[arg(long)]
    pub seconds: Option<u64>,
    /// Entries of the table, of 16 bytes each, as a power of two.
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(4..=34))]
    pub bits: u32,
    /// The file for the proof; it is opened before the search.
    #[arg(long, value_name = "FILE")]
    pub proof: Option<PathBuf>,
    /// Check the proof in this file by the rules alone, without searching.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["board", "variant", "position", "nodes", "seconds", "bits", "proof"])]
    pub check: Option<PathBuf>,
}

#[derive(Args)]
pub struct TrainArguments {
    /// The variant.
    #[arg(long, default_value_t)]
    pub variant: Variant,
    /// The folder for samples, checkpoints, weights and plots. Interrupted training continues from
    /// it.
    #[arg(long)]
    pub folder: PathBuf,
    /// Weights to start from, as the best so far; without them training starts from the designer's
    /// features.
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// Generations.
    #[arg(long, default_value_t = 6, value_parser = count::<usize>(1))]
    pub generations: usize,
    /// Games of self-play a generation.
    #[arg(long, default_value_t = 30_000, value_parser = count::<u64>(1))]
    pub games: u64,
    /// Nodes a move in these games.
    #[arg(long, default_value_t = 1_000, value_parser = count::<u64>(1))]
    pub nodes: u64,
    /// Rounds over the samples.
    #[arg(long, default_value_t = 14, value_parser = count::<usize>(1))]
    pub epochs: usize,
    /// The most games of the match against the best generation so far.
    #[arg(long, default_value_t = 1_000, value_parser = count::<u64>(1))]
    pub exam: u64,
    /// Threads.
    #[arg(long, default_value_t = processors(), value_parser = count::<usize>(1))]
    pub threads: usize,
}
