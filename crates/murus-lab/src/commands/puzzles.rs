//! The commands about puzzles.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use murus_gallicus::{Line, Variant};
use murus_lessons::{Attempt, Puzzle};

use super::LabFailure;
use crate::clock;
use crate::puzzles::{CountTable, MineFocus, PuzzleMine, check, mend_puzzle};

/// Searches for puzzles until a file has `count` of them, and continues after those it has. It
/// searches in games between levels for puzzles of one focus, or, if `games` names files, in the
/// games of these files until all were searched. Each puzzle is written as soon as it is found.
pub fn mine_puzzles(
    out: &mut impl Write,
    (variant, focus): (Variant, MineFocus),
    file: &Path,
    count: usize,
    games: &[PathBuf],
) -> Result<(), LabFailure> {
    let name = file.file_stem().and_then(|name| name.to_str()).unwrap_or("puzzles");
    let known = if file.exists() { read(file)? } else { Vec::new() };
    let mut mine = PuzzleMine::after(variant, focus, name, &known);
    let people = games_of(games, variant)?;
    let mut rows =
        OpenOptions::new().create(true).append(true).open(file).map_err(LabFailure::of(file))?;
    let mut found = known.len();
    let began = clock::instant();
    let mut mined: Box<dyn Iterator<Item = Option<Puzzle>>> = if games.is_empty() {
        Box::new(std::iter::repeat_with(|| mine.game()))
    } else {
        Box::new(people.iter().zip(0..).map(|(game, place)| mine.in_game(game, place)))
    };
    let mut looked = 0;
    while found < count
        && let Some(puzzle) = mined.next()
    {
        looked += 1;
        let Some(puzzle) = puzzle else { continue };
        let line = puzzle.write().map_err(LabFailure::usage)?;
        writeln!(rows, "{line}").map_err(LabFailure::of(file))?;
        found += 1;
        if found.is_multiple_of(20) {
            writeln!(
                out,
                "{name}: {found} puzzles, {looked} games, {} s",
                began.elapsed().as_secs()
            )?;
            out.flush()?;
        }
    }
    writeln!(out, "{name}: {found} puzzles, {looked} games looked through")?;
    Ok(out.flush()?)
}

/// Reads the games of a variant from these files, as the bot exports them, file by file. Fails if a
/// file or a game cannot be read.
fn games_of(files: &[PathBuf], variant: Variant) -> Result<Vec<Line>, LabFailure> {
    let mut games = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(LabFailure::of(file))?;
        for (n, record) in records(&text).into_iter().enumerate() {
            let wrong =
                |error| LabFailure::Usage(format!("{}: game {}: {error}", file.display(), n + 1));
            games.push(Line::read_record(&record, variant).map_err(wrong)?);
        }
    }
    games.retain(|game| game.position().variant() == variant);
    Ok(games)
}

/// Splits a text into records. Each begins with its header lines in brackets.
fn records(text: &str) -> Vec<String> {
    let mut records = Vec::<String>::new();
    let mut has_moves = true;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let is_header = line.trim_start().starts_with('[');
        match records.last_mut().filter(|_| !is_header || !has_moves) {
            Some(record) => {
                record.push('\n');
                record.push_str(line);
            }
            None => records.push(line.to_owned()),
        }
        has_moves = !is_header;
    }
    records
}

/// Proves every field of the puzzles of these files anew. Prints the fields that are wrong, and
/// counts. Fails if a puzzle does not hold, or if a file cannot be read.
pub fn prove_puzzles(out: &mut impl Write, files: &[PathBuf]) -> Result<(), LabFailure> {
    let mut all_wrong = 0;
    for file in files {
        let puzzles = read(file)?;
        let mut wrong = 0;
        let mut slowest = Duration::ZERO;
        let began = clock::instant();
        for (n, puzzle) in puzzles.iter().enumerate() {
            let mut flaws = check(puzzle);
            let again = |other: &&Puzzle| other.kind == puzzle.kind && other.key() == puzzle.key();
            if puzzles[..n].iter().any(|other| other.id == puzzle.id || again(&other)) {
                flaws.push("it is there already");
            }
            for flaw in &flaws {
                writeln!(out, "{}: {flaw}", puzzle.id)?;
            }
            wrong += usize::from(!flaws.is_empty());
            slowest = slowest.max(slowest_verdict(puzzle));
        }
        let proven = puzzles.len() - wrong;
        let seconds = began.elapsed().as_secs();
        let all = puzzles.len();
        let slowest = slowest.as_secs_f64() * 1_000.0;
        let name = file.display();
        writeln!(
            out,
            "{name}: {proven} of {all} puzzles proven in {seconds} s, slowest verdict {slowest:.1} ms"
        )?;
        out.flush()?;
        all_wrong += wrong;
    }
    if all_wrong == 0 {
        Ok(())
    } else {
        Err(LabFailure::Usage(format!("{all_wrong} puzzles do not hold")))
    }
}

/// Writes the puzzles of these files anew, with replies that refute, lines that end, and the
/// themes, grades and ratings that follow. Fails if a file cannot be read or written; a file is
/// replaced as a whole.
pub fn mend_puzzles(out: &mut impl Write, files: &[PathBuf]) -> Result<(), LabFailure> {
    for file in files {
        let mut text = String::new();
        let mut replies = 0;
        for puzzle in read(file)? {
            let (puzzle, changed) = mend_puzzle(&puzzle);
            replies += changed;
            text.push_str(&puzzle.write().map_err(LabFailure::usage)?);
            text.push('\n');
        }
        let fresh = file.with_extension("new");
        fs::write(&fresh, text).map_err(LabFailure::of(&fresh))?;
        fs::rename(&fresh, file).map_err(LabFailure::of(file))?;
        writeln!(out, "{}: {replies} replies replaced", file.display())?;
        out.flush()?;
    }
    Ok(())
}

/// The time of the slowest verdict about a first move of a puzzle.
fn slowest_verdict(puzzle: &Puzzle) -> Duration {
    let Some(attempt) = Attempt::of(puzzle, "") else { return Duration::ZERO };
    let timed = |text: String| {
        let began = clock::instant();
        attempt.judge(&text).map_or(Duration::ZERO, |_| began.elapsed())
    };
    puzzle.position.written_moves().into_iter().map(timed).max().unwrap_or_default()
}

/// Prints counts of the puzzles of these files. A strong player tries one of every `every` puzzles.
pub fn print_puzzles(
    out: &mut impl Write,
    files: &[PathBuf],
    every: usize,
) -> Result<(), LabFailure> {
    let mut whole = CountTable::default();
    for file in files {
        let mut table = CountTable::default();
        for (n, puzzle) in read(file)?.iter().enumerate() {
            table.add(puzzle, false);
            whole.add(puzzle, n.is_multiple_of(every));
        }
        print(out, &file.display().to_string(), &table)?;
    }
    print(out, "all", &whole)
}

fn print(out: &mut impl Write, name: &str, table: &CountTable) -> Result<(), LabFailure> {
    writeln!(out, "{name}")?;
    for ((group, word), count) in &table.rows {
        writeln!(out, "  {group:6} {word:24} {count:6}")?;
    }
    for (grade, missed) in &table.missed {
        let share = |at: usize| 100.0 * at as f64 / missed.of as f64;
        let [few, some, many] = missed.at.map(share);
        writeln!(
            out,
            "  grade {grade}: of {} the net misses {few:.0} %, {some:.0} %, {many:.0} %",
            missed.of
        )?;
    }
    Ok(())
}

fn read(file: &Path) -> Result<Vec<Puzzle>, LabFailure> {
    let text = fs::read_to_string(file).map_err(LabFailure::of(file))?;
    text.lines().map(|line| Puzzle::read(line).map_err(LabFailure::usage)).collect()
}
