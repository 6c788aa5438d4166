//! Other programs that play in a match: those that speak the Universal Game Interface, as
//! [`crate::ugi`] does.

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use murus_gallicus::{Line, Move, Position, Variant};

use crate::clock::instant;

/// The longest time in which a program must answer that it speaks the interface.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most lines of a program that may wait to be read.
const AHEAD: usize = 64;

/// Another program, with one process for each game in progress. The processes end when it is
/// dropped.
#[derive(Debug)]
pub(super) struct Program {
    command: String,
    /// The processes that play no game at present.
    idle: Mutex<Vec<EngineProcess>>,
}

/// A reason why another program does not play.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// The program cannot be started.
    #[error("`{0}` cannot be started: {1}")]
    Start(String, io::Error),
    /// The program runs, but does not speak the interface.
    #[error("`{0}` does not speak the Universal Game Interface")]
    Foreign(String),
    /// The program ended during a game.
    #[error("`{0}` ended in the middle of a game")]
    Ended(String),
    /// The program wanted to play an illegal move.
    #[error("`{0}` wants to play `{1}`, which is not legal in {2}")]
    Illegal(String, String, String),
}

impl Program {
    /// Starts the program of a command line, whose words are separated by spaces. Fails if it does
    /// not run, or does not speak the interface.
    pub fn new(command: &str) -> Result<Program, ProgramError> {
        let first = EngineProcess::begin(command, PATIENCE)?;
        Ok(Program { command: command.to_owned(), idle: Mutex::new(vec![first]) })
    }

    /// Returns the program's move, which it finds within the limits of the command `go`. Fails if
    /// the program ends or plays an illegal move.
    pub fn play(&self, line: &Line, go: &str) -> Result<Move, ProgramError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut process = idle.map_or_else(|| EngineProcess::begin(&self.command, PATIENCE), Ok)?;
        let answer =
            process.ask(line, go).map_err(|_| ProgramError::Ended(self.command.clone()))?;
        let position = line.position();
        let wrong = self.command.clone();
        let best = position
            .read(&answer)
            .map_err(|_| ProgramError::Illegal(wrong, answer, position.to_string()))?;
        // A process that played an illegal move is not used again.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        Ok(best)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)
    }
}

#[derive(Debug)]
struct EngineProcess {
    child: Child,
    to: ChildStdin,
    /// The lines that the program writes. A thread reads them, so that waiting for a line can time
    /// out.
    from: Receiver<String>,
    /// The variant to which the program was last set; `None` for none yet.
    variant: Option<Variant>,
}

impl EngineProcess {
    fn begin(command: &str, patience: Duration) -> Result<EngineProcess, ProgramError> {
        let failed = |error| ProgramError::Start(command.to_owned(), error);
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default();
        let piped =
            Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = piped.map_err(failed)?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(io::ErrorKind::BrokenPipe.into()));
        };
        let mut process = EngineProcess { child, to, from: lines(from), variant: None };
        if process.greet(patience) {
            Ok(process)
        } else {
            Err(ProgramError::Foreign(command.to_owned()))
        }
    }

    /// Returns true if the program answers in time that it speaks the interface.
    fn greet(&mut self, patience: Duration) -> bool {
        let late = instant() + patience;
        let heard = || self.from.recv_timeout(late.checked_duration_since(instant())?).ok();
        writeln!(self.to, "ugi").is_ok()
            && std::iter::from_fn(heard).any(|said| said.trim() == "ugiok")
    }

    /// Asks the program for a move and returns its text, which may be an illegal move. Fails if the
    /// program ended.
    fn ask(&mut self, line: &Line, go: &str) -> io::Result<String> {
        let start = line.positions()[0];
        let variant = line.position().variant();
        if self.variant != Some(variant) {
            writeln!(self.to, "setoption name Variant value {variant}")?;
            self.variant = Some(variant);
        }
        let from = if start == Position::start(variant) {
            "startpos".to_owned()
        } else {
            format!("fen {start}")
        };
        let moves = line.texts().collect::<Vec<_>>().join(" ");
        writeln!(self.to, "position {from} moves {moves}\n{go}")?;
        let best = self
            .from
            .iter()
            .find_map(|said| Some(said.strip_prefix("bestmove ")?.trim().to_owned()));
        best.ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}

/// Returns the lines of a program as they arrive, until it ends or the receiver is dropped.
fn lines(from: ChildStdout) -> Receiver<String> {
    let (said, heard) = sync_channel(AHEAD);
    thread::spawn(move || {
        BufReader::new(from).lines().map_while(Result::ok).try_for_each(|line| said.send(line))
    });
    heard
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_says_nothing_or_something_else_for_ever_is_refused() {
        for command in ["cat", "yes"] {
            let refused = EngineProcess::begin(command, Duration::from_millis(20));
            assert!(matches!(refused, Err(ProgramError::Foreign(_))), "{command}: {refused:?}");
        }
    }
}
