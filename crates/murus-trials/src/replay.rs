//! Plays moves and prints the position after them.

use std::io::{BufRead, Write};

use murus_gallicus::{Line, Variant};
use serde::{Deserialize, Serialize};

use murus::cli::CliFailure;
use murus::texts::Texts;
use murus::texts::refusal;

/// A game to replay, as a line of JSON input.
#[derive(Deserialize)]
struct GameLine {
    #[serde(default)]
    variant: Option<String>,
    moves: Vec<String>,
}

/// A replayed game, as a line of JSON output.
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

/// The error of a game that cannot be played. `index` is the wrong entry, counted from 0; `None` if
/// the line of input is no game.
#[derive(Serialize)]
pub(super) struct BadGame {
    pub error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
}

/// Plays moves and prints the position, then the side to move or the result. With `legal` it also
/// prints the sorted legal moves, one per line. With `json` it prints one JSON object instead. If a
/// move cannot be played, it fails, or with `json` prints an error object.
pub fn print_replay(
    out: &mut impl Write,
    variant: Variant,
    moves: &[String],
    legal: bool,
    json: bool,
) -> Result<(), CliFailure> {
    let line = match play_all(Line::new(variant), moves) {
        Ok(line) => line,
        Err(bad) if json => return Ok(writeln!(out, "{}", to_json(&bad))?),
        Err(bad) => {
            let typed = bad.index.and_then(|n| moves.get(n)).map_or("", String::as_str);
            let number = bad.index.map_or(0, |n| n + 1);
            return Err(CliFailure::Usage(format!("entry {number}, {typed}: {}", bad.error)));
        }
    };
    if json {
        return Ok(writeln!(out, "{}", to_json(&describe(&line)))?);
    }
    writeln!(out, "{}", line.position())?;
    match line.outcome() {
        None => writeln!(out, "{} to move", line.position().to_move().word())?,
        Some(end) => writeln!(
            out,
            "{} {}",
            end.winner.map_or("draw", |seat| seat.word()),
            end.reason.word()
        )?,
    }
    if legal {
        for text in line.written_moves() {
            writeln!(out, "{text}")?;
        }
    }
    Ok(())
}

/// Reads games as lines of JSON, and prints one object for each before it reads the next. A line
/// that is no game gets an error object. Fails if reading or writing fails.
pub fn replay_stream(out: &mut impl Write, games: impl BufRead) -> Result<(), CliFailure> {
    for game in games.split(b'\n') {
        let game = game?;
        if game.trim_ascii().is_empty() {
            continue;
        }
        let answer = match read_game(&game)
            .and_then(|(variant, moves)| play_all(Line::new(variant), &moves))
        {
            Ok(line) => to_json(&describe(&line)),
            Err(bad) => to_json(&bad),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn read_game(text: &[u8]) -> Result<(Variant, Vec<String>), BadGame> {
    let bad = |error: String| BadGame { error, index: None };
    let game: GameLine = serde_json::from_slice(text).map_err(|e| bad(e.to_string()))?;
    let variant = game.variant.as_deref().unwrap_or("standard").parse::<Variant>();
    Ok((variant.map_err(|e| bad(e.to_string()))?, game.moves))
}

/// Plays moves and other entries after a line. Fails at the first that cannot be played.
pub(super) fn play_all(mut line: Line, moves: &[String]) -> Result<Line, BadGame> {
    let texts = Texts::english();
    for (index, text) in moves.iter().enumerate() {
        let bad = |error| BadGame { error, index: Some(index) };
        let entry = line
            .read(text)
            .map_err(|refusal| bad(refusal::refusal_sentence(texts, line.position(), &refusal)))?;
        line.play(entry).map_err(|_| bad(text.clone()))?;
    }
    Ok(line)
}

fn describe(line: &Line) -> Replayed {
    let position = line.position();
    Replayed {
        variant: position.variant().to_string(),
        position: position.to_string(),
        to_move: position.to_move().word(),
        outcome: line.outcome().map(|end| Ended {
            winner: end.winner.map(|seat| seat.word()),
            reason: end.reason.word(),
        }),
        legal: line.written_moves(),
        swap: line.swap_open(),
    }
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings, numbers and lists are always JSON")
}
