//! The `murus` command: parses, wires and waits.

mod arguments;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

#[cfg(feature = "sandbox")]
use arguments::Picture;
use arguments::{Account, Arguments, Command, Database};
use clap::Parser;
use murus::cli::{self, Drawing, Failure};
use murus::clock::Clock;
use murus::config::{self, ConfigError, Discord, LogForm};
use murus::discord::Bot;
use murus::service::Service;
use murus::store::{self, Copied, Db};
use murus::web::{self, Web};
use murus::{doctor, health, simulate};
use tokio_util::sync::CancellationToken;

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
        Command::Bot { account, thoughts, place, database } => {
            let mut discord = reached(account).map_err(Failure::usage)?;
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
        Command::Doctor { account, database } => serve_and_log(LogForm::Human, "off", async move {
            let well =
                doctor::examine(&mut io::stdout(), reached(account), &database.database_url, &Clock::System).await?;
            if well { Ok(()) } else { Err(Failure::Usage("something is to be done".to_owned())) }
        })?,
        Command::Health { health_file } => {
            return health::complaint(&health_file, &Clock::System)?.map_or(Ok(()), |why| Err(Failure::Usage(why)));
        }
        #[cfg(feature = "sandbox")]
        Command::Replay { moves, .. } if moves == ["-"] => cli::replay_stream(&mut out, io::stdin().lock())?,
        #[cfg(feature = "sandbox")]
        Command::Replay { variant, legal, json, moves } => cli::print_replay(&mut out, variant, &moves, legal, json)?,
        #[cfg(feature = "sandbox")]
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
        #[cfg(feature = "sandbox")]
        Command::Render(picture) => render(&mut out, picture)?,
    }
    Ok(out.flush()?)
}

/// How Discord is reached by what was said of the account.
fn reached(Account { token, api_base, message_content }: Account) -> Result<Discord, ConfigError> {
    Discord::new(token, api_base, message_content)
}

#[cfg(feature = "sandbox")]
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
    let service = Service::new(db.clone(), Clock::System, database.lease_ms).with_room(discord.thoughts);
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
    use discord_sandbox::{Sandbox, Setup};
    use murus::service::LEASE_MS;
    let fresh = scratch("murus-sandbox");
    let url = database_url.clone().unwrap_or_else(|| format!("sqlite://{}", fresh.display()));
    let db = open(&url).await?;
    // As in production, where reading what people write is a privilege; the page has a switch.
    let options = Setup { port, content_shown: false, ..murus::sandbox::setup() };
    let sandbox = Sandbox::start(options).await.map_err(|error| Failure::Usage(format!("port {port}: {error}")))?;
    let discord = Discord::new(Some(sandbox.token()), Some(sandbox.base_url()), true).map_err(Failure::usage)?;
    writeln!(io::stdout(), "The sandbox is at {} (Ctrl-C ends it)", sandbox.base_url())?;
    // Slow games are tried by letting time pass on the page, for Discord and for the bot alike.
    let service = Service::new(db.clone(), Clock::Ahead(sandbox.ahead()), LEASE_MS).with_room(discord.thoughts);
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
    use discord_sandbox::{Sandbox, Setup};
    let setup = Setup { port, content_shown: false, log: false, ..murus::sandbox::setup() };
    let sandbox = Sandbox::start(setup).await.map_err(|error| Failure::Usage(format!("port {port}: {error}")))?;
    let (token, address) = (sandbox.token(), sandbox.base_url());
    writeln!(io::stdout(), "A bot comes in by DISCORD_TOKEN={token} DISCORD_API_BASE={address} murus bot")?;
    stop_on_signal()?.cancelled().await;
    sandbox.stop();
    Ok(())
}

#[cfg(feature = "sandbox")]
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
async fn load(crowd: arguments::Crowd) -> Result<(), Failure> {
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
            people: crowd.people.unwrap_or((games * 2).max(200)) as usize,
            stored: crowd.stored,
            seconds: crowd.seconds,
            turns: crowd.turns as f64,
            murus: crowd.murus,
            typed: crowd.typed,
            faults: crowd.faults as f64,
            kill: crowd.kill,
            gateways: crowd.gateways.unwrap_or(0) as usize,
            workers: crowd.workers.unwrap_or(0) as usize,
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
