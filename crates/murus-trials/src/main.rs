//! The `murus-trials` command: parses the arguments and runs a command.

mod arguments;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use arguments::{LoadFlags, RenderFlags, TrialArguments, TrialCommand};
use clap::Parser;
use murus::cli::CliFailure;
use murus_trials::load::{self, pages};
use murus_trials::render::{Drawing, draw_sheet};
use murus_trials::replay::{print_replay, replay_stream};
use murus_trials::{measure, simulate};

fn main() -> ExitCode {
    murus::cli::exit_with(run(TrialArguments::parse().command))
}

fn run(command: TrialCommand) -> Result<(), CliFailure> {
    match command {
        TrialCommand::Simulate { games, events, only, days, brief, seed, database_url } => {
            measure::simulate(
                simulate::SimulationPlan { games, events, only, days, brief, seed },
                database_url,
                scratch("murus-simulate"),
            )
        }
        TrialCommand::Load(flags) => measure_load(flags),
        TrialCommand::Replay { variant, legal, json, moves } => {
            let mut out = io::BufWriter::new(io::stdout().lock());
            if moves == ["-"] {
                replay_stream(&mut out, io::stdin().lock())?;
            } else {
                print_replay(&mut out, variant, &moves, legal, json)?;
            }
            Ok(out.flush()?)
        }
        TrialCommand::Render(flags) => draw(flags),
    }
}

fn measure_load(flags: LoadFlags) -> Result<(), CliFailure> {
    let fresh = scratch("murus-load");
    if flags.database_url.as_ref().is_some_and(|url| !url.starts_with("postgres")) {
        let why = "--database-url names a PostgreSQL server; without it a SQLite file is made and removed";
        return Err(CliFailure::Usage(why.to_owned()));
    }
    let program = flags.program.map_or_else(bot_beside, Ok)?;
    let database = flags.database_url.unwrap_or_else(|| format!("sqlite://{}", fresh.display()));
    if let Some(open) = flags.pages {
        return measure::measure_pages(
            &pages::PagesPlan { program, database, open: open as usize },
            &fresh,
        );
    }
    let plans = flags.games.iter().map(|&games| load::LoadPlan {
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
        measure::measure_puzzles(plan, &fresh)
    } else if flags.rude {
        measure::measure_waits(&plans, &fresh)
    } else {
        measure::measure_load(&plans, &fresh, flags.into.as_deref())
    }
}

fn draw(flags: RenderFlags) -> Result<(), CliFailure> {
    let RenderFlags {
        variant,
        position,
        flip,
        theme,
        size,
        ply,
        out: file,
        gif,
        text,
        sheet,
        moves,
    } = flags;
    let drawing = Drawing { variant, position, moves, ply, flip, theme, size };
    if file.is_none() && sheet.is_none() && !text {
        return Err(CliFailure::Usage(
            "say what to make: --out FILE, --text or --sheet FILE".to_owned(),
        ));
    }
    match file {
        Some(file) if gif => drawing.film(&file)?,
        Some(file) => drawing.draw(&file)?,
        None => {}
    }
    if text {
        drawing.describe(&mut io::stdout().lock())?;
    }
    sheet.map_or(Ok(()), |file| draw_sheet(&file))
}

/// The path of the bot's program in the folder of this program. Fails if it is not there.
fn bot_beside() -> Result<PathBuf, CliFailure> {
    let bot = std::env::current_exe()?.with_file_name("murus");
    let why = || {
        CliFailure::Usage(format!(
            "{}: build the bot there, or name it with --program",
            bot.display()
        ))
    };
    bot.exists().then(|| bot.clone()).ok_or_else(why)
}

/// A path for a database that only this process uses.
#[expect(clippy::disallowed_methods, reason = "the program alone knows where it runs")]
fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("{name}-{}.db", std::process::id()))
}
