//! The `murus` command: parses, wires and waits.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use murus::cli::{self, Drawing, Failure};
use murus::clock::Clock;
use murus::config::{self, Discord, LogForm};
use murus::discord::Bot;
use murus::game::Millis;
use murus::lab::{self, Contender, Contest};
use murus::rules::Variant;
use murus::service::{LEASE_MS, Service};
use murus::store::{self, Copied, Db};
use murus::theme::Theme;
use murus::web::{self, Web};
use murus::{doctor, health, simulate, ugi};
use tokio_util::sync::CancellationToken;

/// Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve Discord.
    Bot {
        /// The bot's token.
        #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
        token: Option<String>,
        /// Where requests go instead of to Discord: a proxy or the sandbox.
        #[arg(long, env = "DISCORD_API_BASE")]
        api_base: Option<String>,
        /// Read plain messages in game threads; needs the privileged intent "message content".
        #[arg(long, env = "MESSAGE_CONTENT")]
        message_content: bool,
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
        /// The bot's token.
        #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
        token: Option<String>,
        /// Where requests go instead of to Discord: a proxy or the sandbox.
        #[arg(long, env = "DISCORD_API_BASE")]
        api_base: Option<String>,
        /// Whether plain messages in game threads are to be read.
        #[arg(long, env = "MESSAGE_CONTENT")]
        message_content: bool,
        #[command(flatten)]
        database: Database,
    },
    /// Say by the exit code whether the bot that renews this file is healthy.
    Health {
        /// The file.
        #[arg(long, env = "HEALTH_FILE")]
        health_file: PathBuf,
    },
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
    /// Draw where moves lead.
    Render(Picture),
    /// Be a program that match runners drive over standard input and output (Universal Game Interface).
    Engine,
    /// Search fixed positions; the sum of nodes is the fingerprint of the search.
    Bench,
    /// Play a match from balanced random openings, both with each colour.
    Match {
        /// `LEVEL`, or `[EVALUATION@]BUDGET`: `net` (built in), `hand` or a file of weights; nodes, or milliseconds as in `500ms`.
        first: Contender,
        /// The other one.
        second: Contender,
        /// The variant.
        #[arg(long, default_value_t)]
        variant: Variant,
        /// How many games.
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// What the openings come from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Games at once.
        #[arg(long, default_value_t = processors())]
        threads: usize,
    },
    /// Simulate slow games of random people on a clock of their own, and check what was promised; prints one JSON line.
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
    /// Train networks in generations, by self-play alone.
    Train(Course),
}

#[cfg(feature = "sandbox")]
#[derive(Args)]
struct Crowd {
    /// How many games run; several numbers are tried one after the other.
    #[arg(long, default_value = "100", value_delimiter = ',', value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: Vec<u64>,
    /// How many people play them; a quarter of the games, and no fewer than twenty, unless said otherwise.
    #[arg(long, value_parser = clap::value_parser!(u64).range(3..=100_000))]
    people: Option<u64>,
    /// For how long it is measured, in seconds.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// How many turns people want to make in a second.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    turns: u64,
    /// How many finished games are stored before.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    stored: u64,
    /// How many of a hundred games are against the opponent, at its lowest level.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(0..=100))]
    murus: u64,
    /// How many of a hundred moves are typed as a command; the others are pressed in steps.
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u64).range(0..=100))]
    typed: u64,
    /// How many requests of the bot in a second go wrong.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=100))]
    faults: u64,
    /// After how many seconds the bot is killed and begun again, each time.
    #[arg(long, value_parser = clap::value_parser!(NonZero<u64>))]
    kill: Option<NonZero<u64>>,
    /// What chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A PostgreSQL server, where a schema is made that is gone afterwards; without one a SQLite file that is thrown away.
    #[arg(long)]
    database_url: Option<String>,
    /// A document into whose table the figures are written as well.
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
}

/// What one of several processes does, and how it is seen.
#[derive(Args)]
struct Place {
    /// What this process does: all, gateway (it answers people) or worker (it does what is due).
    #[arg(long, env = "ROLE", default_value = "all")]
    role: String,
    /// The shards of the gateway that it holds: all, none, or such as 0-3/16, the first and the last of ours and how many there are.
    #[arg(long, env = "SHARDS", default_value = "all")]
    shards: String,
    /// Where health, readiness, figures and Discord's signed interactions are served, such as 0.0.0.0:8080.
    #[arg(long, env = "HTTP_ADDR")]
    http_addr: Option<SocketAddr>,
    /// The application's public key, where Discord sends interactions over HTTP.
    #[arg(long, env = "DISCORD_PUBLIC_KEY")]
    public_key: Option<String>,
    /// A file that says every 15 s how the bot is, for `murus health`.
    #[arg(long, env = "HEALTH_FILE")]
    health_file: Option<PathBuf>,
    /// How the log is written: human, or json for one object a line.
    #[arg(long, env = "LOG", default_value = "human")]
    log: String,
}

#[derive(Args)]
struct Course {
    /// The standard or the advanced game.
    #[arg(long, default_value_t)]
    variant: Variant,
    /// Where samples, checkpoints, weights and plots are kept; training that was interrupted goes on from there.
    #[arg(long)]
    folder: PathBuf,
    /// Generations at most.
    #[arg(long, default_value_t = 6)]
    generations: usize,
    /// Games of self-play a generation.
    #[arg(long, default_value_t = 30_000)]
    games: u64,
    /// Nodes a move in these games.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// Rounds over the samples.
    #[arg(long, default_value_t = 14)]
    epochs: usize,
    /// Games of the match against the generation before.
    #[arg(long, default_value_t = 300)]
    exam: u64,
    /// Work at once.
    #[arg(long, default_value_t = processors())]
    threads: usize,
}

#[derive(Args)]
struct Picture {
    /// The variant.
    #[arg(long, default_value_t)]
    variant: Variant,
    /// Draw from the other side.
    #[arg(long)]
    flip: bool,
    /// How it is dressed: classic, dark, print, high-contrast, colour-blind, parchment.
    #[arg(long, default_value_t)]
    theme: Theme,
    /// Its width in pixels.
    #[arg(long)]
    size: Option<u32>,
    /// After how many moves.
    #[arg(long)]
    ply: Option<usize>,
    /// The PNG file to write.
    #[arg(long)]
    out: Option<PathBuf>,
    /// The file is a GIF of the whole game.
    #[arg(long, requires = "out")]
    gif: bool,
    /// Print the position in words and letters.
    #[arg(long)]
    text: bool,
    /// The PNG file to write on which every theme is seen.
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// Moves, `swap` and `resign`.
    moves: Vec<String>,
}

#[derive(Args)]
struct Database {
    /// The database: `sqlite://FILE` (made where it is missing) or `postgres://...`.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, default_value = "sqlite://murus.db")]
    database_url: String,
    /// How long claimed work belongs to this process, in ms.
    #[arg(long, env = "LEASE_MS", default_value_t = LEASE_MS, hide = true)]
    lease_ms: Millis,
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
        Command::Bot { token, api_base, message_content, thoughts, place, database } => {
            let mut discord = Discord::new(token, api_base, message_content).map_err(Failure::usage)?;
            discord.thoughts = thoughts.unwrap_or(discord.thoughts).max(1);
            discord.role = place.role.parse().map_err(Failure::usage)?;
            discord.shards = place.shards.parse().map_err(Failure::usage)?;
            let key = place.public_key.as_deref().filter(|key| !key.trim().is_empty());
            discord.public_key = key.map(str::parse).transpose().map_err(Failure::usage)?;
            let form = place.log.parse().map_err(Failure::usage)?;
            serve_and_log(form, USUAL, bot(discord, database, place.http_addr, place.health_file))?;
        }
        #[cfg(feature = "sandbox")]
        Command::Sandbox { port, alone: true, .. } => serve(sandbox_alone(port))?,
        #[cfg(feature = "sandbox")]
        Command::Sandbox { port, database_url, .. } => serve(sandbox(port, database_url))?,
        Command::Migrate { database } => serve(async move { open(&database.database_url).await.map(|_| ()) })?,
        Command::Backup { file, database } => serve(async move {
            let url = config::database(&database.database_url).map_err(Failure::usage)?;
            let copied = store::backup(url, &file).await.map_err(Failure::usage)?;
            Ok(writeln!(io::stdout(), "{}: {}", file.display(), told(copied))?)
        })?,
        Command::Restore { file, replace, database } => serve(async move {
            let url = config::database(&database.database_url).map_err(Failure::usage)?;
            let copied = store::restore(url, &file, replace).await.map_err(Failure::usage)?;
            Ok(writeln!(io::stdout(), "restored: {}", told(copied))?)
        })?,
        Command::Doctor { token, api_base, message_content, database } => {
            serve_and_log(LogForm::Human, "off", async move {
                let discord = Discord::new(token, api_base, message_content);
                let well = doctor::examine(&mut io::stdout(), discord, &database.database_url, &Clock::System).await?;
                if well { Ok(()) } else { Err(Failure::Usage("something is to be done".to_owned())) }
            })?
        }
        Command::Health { health_file } => {
            return health::complaint(&health_file, &Clock::System)?.map_or(Ok(()), |why| Err(Failure::Usage(why)));
        }
        Command::Perft { depth, variant, position } => cli::print_perft(&mut out, variant, position.as_deref(), depth)?,
        Command::Replay { moves, .. } if moves == ["-"] => cli::replay_stream(&mut out, io::stdin().lock())?,
        Command::Replay { variant, legal, json, moves } => cli::print_replay(&mut out, variant, &moves, legal, json)?,
        Command::Engine => {
            drop(out);
            ugi::serve(io::stdin().lock(), io::stdout())?;
            return Ok(());
        }
        Command::Bench => cli::print_bench(&mut out)?,
        Command::Match { first, second, variant, games, seed, threads } => {
            cli::print_match(&mut out, &Contest { variant, games, seed, threads }, &first, &second)?;
        }
        Command::Train(Course { variant, folder, generations, games, nodes, epochs, exam, threads }) => {
            cli::train(&mut out, &lab::Course { variant, folder, generations, games, nodes, epochs, exam, threads })?;
        }
        Command::Simulate { games, days, seed, database_url } => {
            drop(out);
            return serve_and_log(
                LogForm::Human,
                "error",
                simulate(simulate::Plan { games, days, seed }, database_url),
            );
        }
        #[cfg(feature = "sandbox")]
        Command::Load(crowd) => {
            drop(out);
            return serve_and_log(LogForm::Human, "error", load(crowd));
        }
        Command::Render(picture) => render(&mut out, picture)?,
    }
    Ok(out.flush()?)
}

fn render(out: &mut impl Write, asked: Picture) -> Result<(), Failure> {
    let Picture { variant, flip, theme, size, ply, out: file, gif, text, sheet, moves } = asked;
    let drawing = Drawing { variant, moves, ply, flip, theme, size };
    if file.is_none() && sheet.is_none() && !text {
        return Err(Failure::Usage("say what to make: --out FILE, --text or --sheet FILE".to_owned()));
    }
    match file {
        Some(file) if gif => drawing.film(&file)?,
        Some(file) => drawing.draw(&file)?,
        None => {}
    }
    if text {
        drawing.describe(out)?;
    }
    sheet.map_or(Ok(()), |file| cli::draw_sheet(&file))
}

/// How many processors there are to work with.
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// What is logged where the environment does not say otherwise.
const USUAL: &str = "murus=info,error";

/// Runs something asynchronous, with the log on standard error.
fn serve(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    serve_and_log(LogForm::Human, USUAL, work)
}

/// The same, logging this where the environment does not say otherwise.
fn serve_and_log(form: LogForm, usual: &str, work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new(usual));
    // Who reads the log may go away, or read no more; that must not hold up the work of what writes it.
    let (log, _written) = tracing_appender::non_blocking(io::stderr());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(log).log_internal_errors(false);
    match form {
        LogForm::Human => log.init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(work);
    // A thought of the opponent that is still running is not waited for.
    runtime.shutdown_background();
    done
}

/// What a copy of the database holds.
fn told(copied: Copied) -> String {
    let Copied { schema, people, games, events } = copied;
    format!("whole, schema {schema}, {people} people, {games} games, {events} events")
}

/// Opens a database and brings it up to date.
async fn open(url: &str) -> Result<Db, Failure> {
    let url = config::database(url).map_err(Failure::usage)?;
    let db = Db::connect(url).await.map_err(|error| Failure::Usage(format!("DATABASE_URL: {error}")))?;
    db.migrate().await.map_err(Failure::usage)?;
    Ok(db)
}

async fn bot(
    discord: Discord,
    database: Database,
    http: Option<SocketAddr>,
    health_file: Option<PathBuf>,
) -> Result<(), Failure> {
    let web = match http {
        Some(at) => Some(Web::listen(at).map_err(|error| Failure::Usage(format!("HTTP_ADDR {at}: {error}")))?),
        None => None,
    };
    let db = open(&database.database_url).await?;
    let service = Service::new(db.clone(), Clock::System, database.lease_ms);
    let bot = Bot::new(&discord, service).map_err(Failure::usage)?;
    let stop = stop_on_signal()?;
    let heart = async {
        if let Some(file) = &health_file {
            health::beat(bot.clone(), file, stop.clone()).await;
        }
    };
    let seen = async {
        if let Some(web) = web {
            web::serve(web, bot.clone(), stop.clone()).await;
        }
    };
    let serving = async {
        let served = bot.run(stop.clone()).await;
        stop.cancel();
        served
    };
    let (served, (), ()) = tokio::join!(serving, heart, seen);
    db.close().await;
    served.map_err(Failure::usage)
}

#[cfg(feature = "sandbox")]
async fn sandbox(port: u16, database_url: Option<String>) -> Result<(), Failure> {
    use murus::sandbox::{Sandbox, Setup};
    let fresh = scratch("murus-sandbox");
    let url = database_url.clone().unwrap_or_else(|| format!("sqlite://{}", fresh.display()));
    let db = open(&url).await?;
    // As in production, where reading what people write is a privilege; the page has a switch.
    let options = Setup { port, content_shown: false, ..Setup::default() };
    let sandbox = Sandbox::start(options).await.map_err(|error| Failure::Usage(format!("port {port}: {error}")))?;
    let discord = Discord::new(Some(sandbox.token()), Some(sandbox.base_url()), true).map_err(Failure::usage)?;
    writeln!(io::stdout(), "The sandbox is at {} (Ctrl-C ends it)", sandbox.base_url())?;
    // Slow games are tried by letting time pass on the page, for Discord and for the bot alike.
    let service = Service::new(db.clone(), Clock::Ahead(sandbox.ahead()), LEASE_MS);
    let bot = Bot::new(&discord, service).map_err(Failure::usage)?;
    let served = bot.run(stop_on_signal()?).await;
    sandbox.stop();
    db.close().await;
    if database_url.is_none() {
        forget(&fresh);
    }
    served.map_err(Failure::usage)
}

/// A sandbox into which a bot comes from another process.
#[cfg(feature = "sandbox")]
async fn sandbox_alone(port: u16) -> Result<(), Failure> {
    use murus::sandbox::{Sandbox, Setup};
    let setup = Setup { port, content_shown: false, log: false, ..Setup::default() };
    let sandbox = Sandbox::start(setup).await.map_err(|error| Failure::Usage(format!("port {port}: {error}")))?;
    let (token, address) = (sandbox.token(), sandbox.base_url());
    writeln!(io::stdout(), "A bot comes in by DISCORD_TOKEN={token} DISCORD_API_BASE={address} murus bot")?;
    stop_on_signal()?.cancelled().await;
    sandbox.stop();
    Ok(())
}

async fn simulate(plan: simulate::Plan, database_url: Option<String>) -> Result<(), Failure> {
    let fresh = scratch("murus-simulate");
    let url = database_url.clone().unwrap_or_else(|| format!("sqlite://{}", fresh.display()));
    let db = Db::scratch(config::database(&url).map_err(Failure::usage)?).await.map_err(Failure::usage)?;
    db.migrate().await.map_err(Failure::usage)?;
    let report = simulate::run(db.clone(), plan).await.map_err(Failure::usage)?;
    db.close().await;
    if database_url.is_none() {
        forget(&fresh);
    }
    writeln!(io::stdout(), "{}", serde_json::to_string(&report).map_err(Failure::usage)?)?;
    if report.is_clean() { Ok(()) } else { Err(Failure::Usage("a promise was broken".to_owned())) }
}

/// Tries each number of games.
#[cfg(feature = "sandbox")]
#[expect(clippy::disallowed_methods, reason = "the program alone knows where it is")]
async fn load(crowd: Crowd) -> Result<(), Failure> {
    use murus::load;
    if crowd.database_url.as_ref().is_some_and(|url| !url.starts_with("postgres")) {
        let why = "--database-url names a PostgreSQL server; without it a SQLite file is made and thrown away";
        return Err(Failure::Usage(why.to_owned()));
    }
    let program = std::env::current_exe()?;
    let mut reports = Vec::new();
    for games in crowd.games {
        let fresh = scratch("murus-load");
        let plan = load::Plan {
            program: program.clone(),
            database: crowd.database_url.clone().unwrap_or_else(|| format!("sqlite://{}", fresh.display())),
            games: games as usize,
            people: crowd.people.unwrap_or((games / 4).max(20)) as usize,
            stored: crowd.stored,
            seconds: crowd.seconds,
            turns: crowd.turns as f64,
            murus: crowd.murus,
            typed: crowd.typed,
            faults: crowd.faults as f64,
            kill: crowd.kill,
            seed: crowd.seed,
        };
        let done = load::run(&plan).await;
        forget(&fresh);
        let report = done.map_err(Failure::usage)?;
        writeln!(io::stdout(), "{}", serde_json::to_string(&report).map_err(Failure::usage)?)?;
        reports.push(report);
    }
    match crowd.into {
        Some(document) => load::write_table(&document, &reports).map_err(Failure::usage),
        None => Ok(()),
    }
}

/// Removes a database that was only made for this run.
fn forget(file: &std::path::Path) {
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        let _ = std::fs::remove_file(name);
    }
}

/// A token that is cancelled by SIGTERM or Ctrl-C.
fn stop_on_signal() -> Result<CancellationToken, Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let stop = CancellationToken::new();
    let stopping = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        // Before anything that may have to wait, for whoever reads the log may be gone.
        stopping.cancel();
        tracing::info!("stopping");
    });
    Ok(stop)
}

/// A file for a database that is gone with the process.
#[expect(clippy::disallowed_methods, reason = "the program alone knows where it runs")]
fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("{name}-{}.db", std::process::id()))
}
