//! The subcommands that need neither Discord nor a database. Results go to the given writer, one line each.

mod render;

use std::io::{BufRead, Write};
use std::path::Path;

use murus_gallicus::rules::{Line, Variant};
use serde::{Deserialize, Serialize};

use crate::texts::Texts;

pub use render::{Drawing, draw_sheet};

/// Why a subcommand failed, as the line to print.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// What was asked for makes no sense.
    #[error("{0}")]
    Usage(String),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl Failure {
    /// A failure whose own words say what to do.
    pub fn usage(error: impl std::fmt::Display) -> Failure {
        Failure::Usage(error.to_string())
    }

    /// That this file could not be read or written.
    fn of(file: &Path) -> impl FnOnce(std::io::Error) -> Failure {
        move |error| Failure::Usage(format!("{}: {error}", file.display()))
    }
}

/// One game to replay, as it comes in.
#[derive(Deserialize)]
struct Asked {
    #[serde(default)]
    variant: Option<String>,
    moves: Vec<String>,
}

/// A replayed game, as it goes out.
#[derive(Serialize)]
struct Replayed {
    variant: String,
    position: String,
    to_move: &'static str,
    outcome: Option<Ended>,
    legal: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    swap: bool,
}

#[derive(Serialize)]
struct Ended {
    winner: Option<&'static str>,
    reason: &'static str,
}

/// The entry of a game that cannot be played, counted from 0; none where the line itself is no game.
#[derive(Serialize)]
struct Refused {
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
}

/// Prints where a game leads: position string, then who is to move or the result; with `legal` the sorted legal moves, one a line;
/// with `json` one object instead.
pub fn print_replay(
    out: &mut impl Write,
    variant: Variant,
    moves: &[String],
    legal: bool,
    json: bool,
) -> Result<(), Failure> {
    let line = match replayed(variant, moves) {
        Ok(line) => line,
        Err(refused) if json => return Ok(writeln!(out, "{}", to_json(&refused))?),
        Err(refused) => {
            let typed = refused.index.and_then(|n| moves.get(n)).map_or("", String::as_str);
            let number = refused.index.map_or(0, |n| n + 1);
            return Err(Failure::Usage(format!("entry {number}, {typed}: {}", refused.error)));
        }
    };
    if json {
        return Ok(writeln!(out, "{}", to_json(&describe(&line)))?);
    }
    writeln!(out, "{}", line.position())?;
    match line.outcome() {
        None => writeln!(out, "{} to move", line.position().to_move().word())?,
        Some(end) => writeln!(out, "{} {}", end.winner.map_or("draw", |seat| seat.word()), end.reason.word())?,
    }
    if legal {
        for text in line.written_moves() {
            writeln!(out, "{text}")?;
        }
    }
    Ok(())
}

/// Reads games as JSON lines and prints one object for each, as they come; a line that is no game gets an error object too.
pub fn replay_stream(out: &mut impl Write, games: impl BufRead) -> Result<(), Failure> {
    for game in games.split(b'\n') {
        let game = game?;
        if game.trim_ascii().is_empty() {
            continue;
        }
        let answer = match asked(&game).and_then(|(variant, moves)| replayed(variant, &moves)) {
            Ok(line) => to_json(&describe(&line)),
            Err(refused) => to_json(&refused),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn asked(text: &[u8]) -> Result<(Variant, Vec<String>), Refused> {
    let refused = |error: String| Refused { error, index: None };
    let asked: Asked = serde_json::from_slice(text).map_err(|e| refused(e.to_string()))?;
    let variant = asked.variant.as_deref().unwrap_or("standard").parse::<Variant>();
    Ok((variant.map_err(|e| refused(e.to_string()))?, asked.moves))
}

fn replayed(variant: Variant, moves: &[String]) -> Result<Line, Refused> {
    played(Line::new(variant), moves)
}

/// A line with some more entries.
fn played(mut line: Line, moves: &[String]) -> Result<Line, Refused> {
    let texts = Texts::english();
    for (index, text) in moves.iter().enumerate() {
        let refused = |error| Refused { error, index: Some(index) };
        let entry = line.read(text).map_err(|refusal| refused(texts.refusal(line.position(), &refusal)))?;
        line.play(entry).map_err(|_| refused(text.clone()))?;
    }
    Ok(line)
}

fn describe(line: &Line) -> Replayed {
    let position = line.position();
    Replayed {
        variant: position.variant().to_string(),
        position: position.to_string(),
        to_move: position.to_move().word(),
        outcome: line
            .outcome()
            .map(|end| Ended { winner: end.winner.map(|seat| seat.word()), reason: end.reason.word() }),
        legal: line.written_moves(),
        swap: line.swap_open(),
    }
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings, numbers and lists are always JSON")
}
