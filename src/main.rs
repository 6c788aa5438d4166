//! The `murus` command: parses, wires and waits.

mod arguments;

use std::io::{self, Write};
#[cfg(feature = "sandbox")]
use std::path::PathBuf;
use std::process::ExitCode;

use arguments::{AccountFlags, Arguments, BotFlags, Command, ProcessFlags};
#[cfg(feature = "sandbox")]
use arguments::{LoadFlags, RenderFlags};
use murus::cli::{self, Failure, Serving, Shown};
use murus::config::{self, ConfigError, Discord, LogForm};
use murus::game::Millis;

fn main() -> ExitCode {
    match run(Arguments::read().command) {
        Ok(()) => ExitCode::SUCCESS,
        // A reader of the output may stop reading; that is no failure.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "murus: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Bot { flags, new_database } => {
            let Settings { discord, lease, log } = settings(&flags).map_err(Failure::usage)?;
            let BotFlags {
                process: ProcessFlags { http_addr, health_addr, web_addr, health_file, .. }, database, ..
            } = *flags;
            let serving = Serving { discord, database_url: database.database_url, new_database, lease };
            let shown = Shown { http: http_addr, health: health_addr, pages: web_addr, health_file };
            cli::serve(serving, shown, log)
        }
        Command::Migrate { restored, database } => cli::migrate(&database.database_url, restored),
        Command::Backup { file, database } => cli::backup(&file, &database.database_url),
        Command::Restore { file, replace, database } => cli::restore(&file, replace, &database.database_url),
        Command::Doctor(flags) => {
            cli::examine(settings(&flags).map(|settings| settings.discord), &flags.database.database_url)
        }
        Command::Health { health_file } => cli::check_health(&health_file),
        #[cfg(feature = "sandbox")]
        Command::Sandbox { port, alone: true, .. } => cli::serve_sandbox(port),
        #[cfg(feature = "sandbox")]
        Command::Sandbox { port, database_url, .. } => {
            cli::serve_sandbox_with_bot(port, database_url, scratch("murus-sandbox"))
        }
        #[cfg(feature = "sandbox")]
        Command::Simulate { games, days, seed, database_url } => {
            cli::simulate(murus::simulate::Plan { games, days, seed }, database_url, scratch("murus-simulate"))
        }
        #[cfg(feature = "sandbox")]
        Command::Load(flags) => load(flags),
        #[cfg(feature = "sandbox")]
        Command::Replay { variant, legal, json, moves } => {
            let mut out = io::BufWriter::new(io::stdout().lock());
            if moves == ["-"] {
                cli::replay_stream(&mut out, io::stdin().lock())?;
            } else {
                cli::print_replay(&mut out, variant, &moves, legal, json)?;
            }
            Ok(out.flush()?)
        }
        #[cfg(feature = "sandbox")]
        Command::Render(flags) => render(flags),
    }
}

/// What flags and environment say, checked.
struct Settings {
    discord: Discord,
    lease: Millis,
    log: LogForm,
}

fn settings(BotFlags { account, thoughts, process, database }: &BotFlags) -> Result<Settings, ConfigError> {
    let discord = discord(account, *thoughts, process)?;
    let lease = Millis::from_millis(config::lease(database.lease_ms)?);
    Ok(Settings { discord, lease, log: process.log.parse()? })
}

fn discord(account: &AccountFlags, thoughts: Option<usize>, process: &ProcessFlags) -> Result<Discord, ConfigError> {
    let AccountFlags { token, api_base, message_content } = account;
    let mut discord = Discord::new(token.clone(), api_base.clone(), *message_content)?;
    discord.thoughts = thoughts.map_or(Ok(discord.thoughts), config::thoughts)?;
    discord.role = process.role.parse()?;
    discord.shards = process.shards.parse()?;
    discord.budget = config::budget(&process.discord_budget)?;
    let key = process.public_key.as_deref().filter(|key| !key.trim().is_empty());
    discord.public_key = key.map(str::parse).transpose()?;
    let site = process.web_url.as_deref().filter(|url| !url.trim().is_empty());
    discord.site = site.map(str::parse).transpose()?;
    if process.web_addr.is_some() && discord.site.is_none() {
        return Err(ConfigError::NoSiteUrl);
    }
    discord.hears(process.http_addr.is_some())?;
    Ok(discord)
}

#[cfg(feature = "sandbox")]
fn load(flags: LoadFlags) -> Result<(), Failure> {
    let fresh = scratch("murus-load");
    if flags.database_url.as_ref().is_some_and(|url| !url.starts_with("postgres")) {
        let why = "--database-url names a PostgreSQL server; without it a SQLite file is made and removed";
        return Err(Failure::Usage(why.to_owned()));
    }
    let program = std::env::current_exe()?;
    let database = flags.database_url.unwrap_or_else(|| format!("sqlite://{}", fresh.display()));
    if let Some(open) = flags.pages {
        return cli::measure_pages(&murus::load::pages::PagesPlan { program, database, open: open as usize }, &fresh);
    }
    let plans = flags.games.iter().map(|&games| murus::load::Plan {
        program: program.clone(),
        database: database.clone(),
        games: games as usize,
        people: flags.people.unwrap_or((games * 2).max(200)) as usize,
        stored: flags.stored,
        seconds: flags.seconds,
        turns: flags.turns as f64,
        murus: flags.murus,
        typed: flags.typed,
        faults: flags.faults as f64,
        kill: flags.kill,
        budget: flags.discord_budget,
        pages: None,
        gateways: flags.gateways.unwrap_or(0) as usize,
        workers: flags.workers.unwrap_or(0) as usize,
        seed: flags.seed,
    });
    let plans: Vec<_> = plans.collect();
    if let Some(plan) = plans.first().filter(|_| flags.puzzles) {
        cli::measure_puzzles(plan, &fresh)
    } else if flags.rude {
        cli::measure_waits(&plans, &fresh)
    } else {
        cli::measure_load(&plans, &fresh, flags.into.as_deref())
    }
}

#[cfg(feature = "sandbox")]
fn render(flags: RenderFlags) -> Result<(), Failure> {
    let RenderFlags { variant, position, flip, theme, size, ply, out: file, gif, text, sheet, moves } = flags;
    let drawing = cli::Drawing { variant, position, moves, ply, flip, theme, size };
    if file.is_none() && sheet.is_none() && !text {
        return Err(Failure::Usage("say what to make: --out FILE, --text or --sheet FILE".to_owned()));
    }
    match file {
        Some(file) if gif => drawing.film(&file)?,
        Some(file) => drawing.draw(&file)?,
        None => {}
    }
    if text {
        drawing.describe(&mut io::stdout().lock())?;
    }
    sheet.map_or(Ok(()), |file| cli::draw_sheet(&file))
}

/// A file for a database that is removed with the process.
#[cfg(feature = "sandbox")]
#[expect(clippy::disallowed_methods, reason = "the program alone knows where it runs")]
fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("{name}-{}.db", std::process::id()))
}
