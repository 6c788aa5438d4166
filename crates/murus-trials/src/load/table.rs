//! Writes reports into a table of a document. A row replaces the earlier row of the same plan.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use super::report::LoadReport;

/// The line of the document before the table.
const BEGIN: &str = "<!-- load: begin -->";
/// The line of the document after the table.
const END: &str = "<!-- load: end -->";

/// The head of the table, in Markdown.
const HEAD: &str = "\
| database | games | stored | turns/s (target) | first answer p50, p99 | delivery p50, p99 | requests a turn | bot, sandbox, people a turn | bot's memory (most) | errors |
|---|---|---|---|---|---|---|---|---|---|";

/// A reason why a table cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The document could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The document has no lines for the table.
    #[error("the document has no lines {BEGIN} and {END}")]
    NoPlace,
}

/// Writes reports into the table of a document. Fails if it cannot be read or written, or has no
/// table.
pub fn write_table(document: &Path, reports: &[LoadReport]) -> Result<(), TableError> {
    let text = std::fs::read_to_string(document)?;
    std::fs::write(document, with_rows(&text, reports).ok_or(TableError::NoPlace)?)?;
    Ok(())
}

/// Returns the document with these reports in its table; `None` if it has no lines that mark a
/// table.
fn with_rows(text: &str, reports: &[LoadReport]) -> Option<String> {
    let (before, rest) = text.split_once(BEGIN)?;
    let (old, after) = rest.split_once(END)?;
    let rows = old
        .lines()
        .skip_while(|line| !line.starts_with("|---"))
        .skip(1)
        .filter(|line| line.starts_with('|'));
    let mut table: BTreeMap<Key, String> = rows.map(|row| (key(row), row.to_owned())).collect();
    table.extend(reports.iter().map(row).map(|row| (key(&row), row)));
    let rows: Vec<String> = table.into_values().collect();
    Some(format!("{before}{BEGIN}\n{HEAD}\n{}\n{END}{after}", rows.join("\n")))
}

/// The plan of a row: the database, and the numbers of stored and running games.
type Key = (String, u64, u64);

fn key(row: &str) -> Key {
    let mut cells = row.split('|').skip(1).map(str::trim);
    let number =
        |text: Option<&str>| text.unwrap_or_default().replace(' ', "").parse().unwrap_or(0);
    let database = cells.next().unwrap_or_default().to_owned();
    let games = number(cells.next());
    (database, number(cells.next()), games)
}

fn row(report: &LoadReport) -> String {
    let ms = |time: Option<f64>| time.map_or_else(|| "–".to_owned(), |ms| format!("{ms:.0} ms"));
    let errors: u64 = report.errors.values().sum();
    format!(
        "| {} | {} | {} | {} ({:.0}) | {}, {} | {}, {} | {} | {}, {}, {} ms | {:.0} ({:.0}) MiB | {errors} |",
        report.database,
        report.games,
        report.stored,
        report.turns_a_second,
        report.target,
        ms(report.first_p50),
        ms(report.first_p99),
        ms(report.delivery_p50),
        ms(report.delivery_p99),
        report.requests_a_turn,
        report.bot_a_turn,
        report.sandbox_a_turn,
        report.people_a_turn,
        report.bot_after,
        report.bot_most,
    )
}
