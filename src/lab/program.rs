//! Other programs that play in a match: those that speak the Universal Game Interface, as [`crate::ugi`] does.

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use crate::rules::{Line, Move, Position, Variant};

/// A program that is begun as often as games are played at once, and ended with its last game.
#[derive(Debug)]
pub(super) struct Program {
    command: String,
    /// Those of its processes that do not think just now.
    idle: Mutex<Vec<Process>>,
}

impl Program {
    /// The program of a command line, its words parted by spaces.
    pub fn new(command: &str) -> Program {
        Program { command: command.to_owned(), idle: Mutex::default() }
    }

    /// Its move, within what `go` says; none if it gives none that is legal.
    pub fn play(&self, line: &Line, go: &str) -> Option<Move> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut process = match idle {
            Some(process) => process,
            None => Process::begin(&self.command).ok()?,
        };
        let answer = process.ask(line, go).ok()?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        line.position().read(&answer).ok()
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)
    }
}

#[derive(Debug)]
struct Process {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    /// What it was told is played.
    variant: Option<Variant>,
}

impl Process {
    fn begin(command: &str) -> io::Result<Process> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or(io::ErrorKind::NotFound)?;
        let mut child = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (Some(to), Some(from)) = (to, from) else { return Err(io::ErrorKind::BrokenPipe.into()) };
        Ok(Process { child, to, from: BufReader::new(from), variant: None })
    }

    /// What it wants to play.
    fn ask(&mut self, line: &Line, go: &str) -> io::Result<String> {
        let (start, variant) = (line.positions()[0], line.position().variant());
        if self.variant != Some(variant) {
            writeln!(self.to, "ugi\nsetoption name Variant value {variant}")?;
            self.variant = Some(variant);
        }
        let from = if start == Position::start(variant) { "startpos".to_owned() } else { format!("fen {start}") };
        let moves = line.texts().collect::<Vec<_>>().join(" ");
        writeln!(self.to, "position {from} moves {moves}\n{go}")?;
        let mut said = String::new();
        while self.from.read_line(&mut said)? > 0 {
            if let Some(best) = said.strip_prefix("bestmove ") {
                return Ok(best.trim().to_owned());
            }
            said.clear();
        }
        Err(io::ErrorKind::UnexpectedEof.into())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
