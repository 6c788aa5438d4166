//! A guided game: the learner plays the first side, the opponent answers each move at once, and
//! every move can be taken back.

use super::lessons::Lesson;
use crate::engine::{Level, Stop};
use crate::rules::{Entry, Line, Refusal, Seat, Variant};

/// A guided game as it stands.
#[derive(Clone, Debug)]
pub struct Guided {
    line: Line,
    level: &'static Level,
    seed: i64,
}

impl Guided {
    /// The game of a lesson after these written moves. Moves from the first illegal one on are left
    /// out. `None` if the lesson has no game.
    pub fn of(lesson: &Lesson, moves: &str, seed: i64) -> Option<Guided> {
        let (variant, level) = lesson.game?;
        let variant: Variant = variant.parse().ok()?;
        let mut guided = Guided { line: Line::new(variant), level: Level::named(level), seed };
        for text in moves.split_whitespace() {
            let Ok(entry) = guided.line.read(text) else { break };
            if guided.line.play(entry).is_err() {
                break;
            }
        }
        if guided.line.position().to_move() != Guided::OWN {
            guided.answer();
        }
        Some(guided)
    }

    /// The learner's side.
    pub const OWN: Seat = Seat::Romans;

    /// The game so far: at the learner's turn, or at its end.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The opponent's level.
    pub fn level(&self) -> &'static str {
        self.level.name
    }

    /// The moves so far, as they are written.
    pub fn written(&self) -> String {
        let moves: Vec<String> = self.line.moves().map(|m| self.line.position().write(m).to_string()).collect();
        moves.join(" ")
    }

    /// Plays a move, and the opponent's answer.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some(outcome) = self.line.outcome() {
            return Err(Refusal::Over(outcome));
        }
        let m = self.line.position().read(text)?;
        // What was just read can be played.
        let _ = self.line.play(Entry::Move(m));
        self.answer();
        Ok(())
    }

    /// Takes the last move back, with its answer.
    pub fn take_back(&mut self) {
        let plies = self.line.plies();
        let own = (0..plies).rev().find(|&ply| self.line.positions()[ply].to_move() == Guided::OWN);
        self.line = self.line.after(own.unwrap_or(0));
    }

    fn answer(&mut self) {
        let thought = match self.line.positions().split_last() {
            Some((position, before)) if self.line.outcome().is_none() => {
                self.level.play(position, before, self.seed, &Stop::default())
            }
            _ => None,
        };
        if let Some(m) = thought {
            // What was generated can be played.
            let _ = self.line.play(Entry::Move(m));
        }
    }
}
