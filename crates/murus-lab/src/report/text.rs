//! The report as Markdown.

use std::fmt::Write;

use murus_engine::Level;
use murus_gallicus::Reason;
use serde::Deserialize;

use super::rows::{PLAYERS, ReportRow, Rows};
use super::survey::Survey;

/// The matches between neighbouring levels, one JSON line each.
const MATCHES: &str = include_str!("../../../murus-engine/levels/matches.jsonl");

/// The reasons for which a game ends by itself, and their columns.
const ENDS: [(Reason, &str); 4] = [
    (Reason::Breakthrough, "breakthrough"),
    (Reason::Stalemate, "stalemate"),
    (Reason::LastPlayer, "last player"),
    (Reason::Repetition, "repetition"),
];

/// A match between two levels. Fields that are not listed are ignored.
#[derive(Deserialize)]
struct LevelMatch {
    variant: String,
    first: String,
    second: String,
    elo: f64,
    error: f64,
}

/// Writes the report. `games` is the number of games of each variant and weaker player.
pub(super) fn write(rows: &Rows, games: u64) -> String {
    let mut text = INTRODUCTION.replace("{games}", &games.to_string());
    text = text.replace("{half}", &(games / 2).max(1).to_string());
    write_lengths(&mut text, rows);
    write_shares(&mut text, rows);
    write_ends(&mut text, rows);
    write_openings(&mut text, &rows[0]);
    write_steps(&mut text, rows);
    text
}

const INTRODUCTION: &str = "\
# The game in figures

Games of levels against themselves, in every variant that the bot offers by name. *Murus Gallicus*
and its variants are by Phil Leduc. **Weak** play is Discens, the lowest level. **Middle** play is
Centurion, the usual one. **Strong** play is Caesar with 60,000 nodes a move (among three and four
players as many as it usually has), whose first moves come from its
[book](../crates/murus-engine/levels/book.txt). Each variant has {games} games of weak and of
middle play, and {half} of strong play.

One command makes this page and its pictures, the same each time:

    cargo run --release -p murus-lab -- report --games {games} --folder docs

Numbers after ± are half of the width of a 95 % interval. The bars of the pictures are numbered like
the rows of the tables.
";

fn write_lengths(text: &mut String, rows: &Rows) {
    text.push_str(
        "
## Length and choice

Plies of a game with their standard deviation, and legal moves in a position.

![Length in plies](report/length.png)

| | variant | weak | middle | strong | moves, weak | middle | strong |
|--:|---|--:|--:|--:|--:|--:|--:|
",
    );
    for (n, row) in rows.iter().enumerate() {
        let length =
            |one: &Survey| format!("{:.0} ± {:.0}", one.mean_plies(), one.spread_of_plies());
        let choice = |one: &Survey| format!("{:.1}", one.branching());
        write_row(text, n, row, &[&length, &choice]);
    }
}

fn write_shares(text: &mut String, rows: &Rows) {
    text.push_str(
        "
## The first move

Points of the side that moves first, in percent. Among three, an equal share is 33, and among four 25.

![Points of the first player](report/first-player.png)

| | variant | weak | middle | strong |
|--:|---|--:|--:|--:|
",
    );
    let percent = |one: &Survey| {
        let (share, error) = one.first_share();
        format!("{:.0} ± {:.0}", 100.0 * share, 100.0 * error)
    };
    for (n, row) in rows.iter().enumerate() {
        write_row(text, n, row, &[&percent]);
    }
    let of = |word: &str| rows.iter().find(|row| row.word == word);
    for (plain, balanced) in [("standard", "balanced"), ("advanced", "advanced-balanced")] {
        if let (Some(one), Some(other)) = (of(plain), of(balanced)) {
            let [before, after] = [one, other].map(|row| percent(&row.surveys[PLAYERS.len() - 1]));
            let _ = write!(
                text,
                "\nThe special first turns of the balanced {plain} game change the first side's points in strong play from {before} to {after} %. The other player may swap sides after them, which these games leave out.\n"
            );
        }
    }
}

fn write_ends(text: &mut String, rows: &Rows) {
    text.push_str("\n## Ends\n\nGames by their end, in percent, each as weak / middle / strong.\n\n![Ends in strong play](report/ends.png)\n\n| | variant |");
    for (_, name) in ENDS {
        let _ = write!(text, " {name} |");
    }
    text.push_str(" stopped |\n|--:|---|--:|--:|--:|--:|--:|\n");
    for (n, row) in rows.iter().enumerate() {
        let _ = write!(text, "| {} | {} |", n + 1, row.word);
        let mut shares: Vec<Vec<f64>> = Vec::new();
        for (reason, _) in ENDS {
            shares.push(row.surveys.iter().map(|one| 100.0 * one.share_of(reason)).collect());
        }
        let rest = |level: usize| 100.0 - shares.iter().map(|one| one[level]).sum::<f64>();
        let stopped = (0..row.surveys.len()).map(rest).collect();
        for parts in shares.iter().chain([&stopped]) {
            let parts: Vec<String> =
                parts.iter().map(|part| format!("{:.0}", part.abs())).collect();
            let _ = write!(text, " {} |", parts.join(" / "));
        }
        text.push('\n');
    }
}

fn write_openings(text: &mut String, row: &ReportRow) {
    let strong = &row.surveys[PLAYERS.len() - 1];
    let mut firsts: Vec<&String> =
        strong.openings.keys().filter_map(|moves| moves.first()).collect();
    firsts.dedup();
    let _ = write!(
        text,
        "
## Openings

In strong play the standard game began with {} different first moves and {} different lines of three
plies. Below each move are the results of the Romans.

![The most frequent openings](report/openings.png)
",
        firsts.len(),
        strong.openings.len()
    );
}

fn write_steps(text: &mut String, rows: &Rows) {
    text.push_str(
        "
## Levels

Elo between neighbouring levels, from [matches](../crates/murus-engine/levels/README.md) of 200 games.

| variant | levels | Elo |
|---|---|--:|
",
    );
    let matches: Vec<LevelMatch> =
        MATCHES.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let name = |player: &str| player.split(':').next().unwrap_or_default().to_owned();
    for row in rows {
        let levels = |one: &&LevelMatch| Level::find(&name(&one.second)).is_some();
        let here = matches.iter().filter(|one| one.variant == row.variant.to_string());
        for one in here.filter(levels) {
            let _ = writeln!(
                text,
                "| {} | {} against {} | {:+.0} ± {:.0} |",
                row.word,
                name(&one.first),
                name(&one.second),
                one.elo,
                one.error
            );
        }
    }
}

/// Writes a row of a table: the number and the word of a variant, and each column of each player.
fn write_row(text: &mut String, n: usize, row: &ReportRow, columns: &[&dyn Fn(&Survey) -> String]) {
    let _ = write!(text, "| {} | {} |", n + 1, row.word);
    for column in columns {
        for survey in &row.surveys {
            let _ = write!(text, " {} |", column(survey));
        }
    }
    text.push('\n');
}
