//! The commands that measure: each runs its measurement and prints a report to standard output.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use murus::cli::CliFailure;
use murus::cli::process::run_command;
use murus::config::{self, LogForm};
use murus::store::Db;

use crate::{load, simulate};

/// Simulates slow games and prints the report. If no database is given, it uses the SQLite file
/// `fresh`, which is removed after a complete run. Fails if the simulation does, or if a promise
/// was broken.
pub fn simulate(
    plan: simulate::SimulationPlan,
    database_url: Option<String>,
    fresh: PathBuf,
) -> Result<(), CliFailure> {
    let work = async move {
        let url = database_url.clone().unwrap_or_else(|| sqlite(&fresh));
        let db =
            Db::connect_scratch(config::check_database(&url).map_err(CliFailure::usage_failure)?)
                .await
                .map_err(CliFailure::usage_failure)?;
        db.migrate().await.map_err(CliFailure::usage_failure)?;
        let report = simulate::run(db.clone(), plan).await.map_err(CliFailure::usage_failure)?;
        db.close().await;
        if database_url.is_none() {
            forget(&fresh);
        }
        writeln!(
            io::stdout(),
            "{}",
            serde_json::to_string(&report).map_err(CliFailure::usage_failure)?
        )?;
        if report.is_clean() {
            Ok(())
        } else {
            Err(CliFailure::Usage("a promise was broken".to_owned()))
        }
    };
    run_command(LogForm::Human, "error", Box::pin(work))
}

/// Measures one plan after another and prints each report. A plan may use the SQLite file `fresh`,
/// which is removed after each measurement. The reports are also written into the table of
/// `document`, if it is given.
pub fn measure_load(
    plans: &[load::LoadPlan],
    fresh: &Path,
    document: Option<&Path>,
) -> Result<(), CliFailure> {
    let work = async {
        let mut reports = Vec::new();
        for plan in plans {
            let measured = load::run(plan).await;
            forget(fresh);
            let report = measured.map_err(CliFailure::usage_failure)?;
            writeln!(
                io::stdout(),
                "{}",
                serde_json::to_string(&report).map_err(CliFailure::usage_failure)?
            )?;
            reports.push(report);
        }
        document.map_or(Ok(()), |document| {
            load::write_table(document, &reports).map_err(CliFailure::usage_failure)
        })
    };
    run_command(LogForm::Human, "error", Box::pin(work))
}

/// Measures the cost of pages and prints the report. It may use the SQLite file `fresh`, which is
/// removed afterwards.
pub fn measure_pages(plan: &load::pages::PagesPlan, fresh: &Path) -> Result<(), CliFailure> {
    let work = async {
        let measured = load::pages::run(plan).await;
        forget(fresh);
        let report = measured.map_err(CliFailure::usage_failure)?;
        writeln!(
            io::stdout(),
            "{}",
            serde_json::to_string_pretty(&report).map_err(CliFailure::usage_failure)?
        )?;
        Ok(())
    };
    run_command(LogForm::Human, "error", Box::pin(work))
}

/// Measures answers about puzzles and prints one line of figures. It may use the SQLite file
/// `fresh`, which is removed afterwards.
pub fn measure_puzzles(plan: &load::LoadPlan, fresh: &Path) -> Result<(), CliFailure> {
    let work = async {
        let measured = load::measure_puzzles(plan).await;
        forget(fresh);
        let waits = measured.map_err(CliFailure::usage_failure)?;
        writeln!(
            io::stdout(),
            "{}",
            serde_json::to_string(&waits).map_err(CliFailure::usage_failure)?
        )?;
        Ok(())
    };
    run_command(LogForm::Human, "error", Box::pin(work))
}

/// Measures how long other people wait during each nuisance, for one plan after another. Prints
/// each result, and a table of all. The SQLite file `fresh` is removed after each measurement.
pub fn measure_waits(plans: &[load::LoadPlan], fresh: &Path) -> Result<(), CliFailure> {
    let work = async {
        let mut table = vec![load::Waits::HEAD.to_owned()];
        for (plan, nuisance) in
            plans.iter().flat_map(|plan| load::NUISANCES.iter().map(move |one| (plan, one)))
        {
            let measured = load::measure_waits(plan, nuisance).await;
            forget(fresh);
            let waits = measured.map_err(CliFailure::usage_failure)?;
            writeln!(
                io::stdout(),
                "{}",
                serde_json::to_string(&waits).map_err(CliFailure::usage_failure)?
            )?;
            table.push(waits.to_string());
        }
        writeln!(io::stdout(), "{}", table.join("\n"))?;
        Ok(())
    };
    run_command(LogForm::Human, "error", Box::pin(work))
}

fn sqlite(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// Removes a SQLite database that was made only for this run, with its side files.
fn forget(file: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        // A file that does not exist need not be removed.
        let _ = std::fs::remove_file(name);
    }
}
