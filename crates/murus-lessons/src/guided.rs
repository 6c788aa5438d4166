//! A guided game: the learner plays the first side, the opponent answers each move at once, and
//! every move can be taken back. A lost game can continue from before the move that lost it.

use super::lessons::Lesson;
use super::loss::{instead, lost_by};
use murus_engine::{Level, Stop};
use murus_gallicus::{Entry, Line, Move, Refusal, Seat, Variant};

/// A guided game as it is now.
#[derive(Clone, Debug)]
pub struct Guided {
    line: Line,
    level: &'static Level,
    seed: i64,
    lost: Option<(Move, Vec<Move>)>,
}

impl Guided {
    /// Restores the game of a lesson from these moves in notation. From the first illegal move on,
    /// moves are ignored. A last move in parentheses lost the game and was taken back. `None` if
    /// the lesson has no game.
    pub fn of(lesson: &Lesson, moves: &str, seed: i64) -> Option<Guided> {
        let (variant, level) = lesson.game?;
        let variant: Variant = variant.parse().ok()?;
        let mut guided =
            Guided { line: Line::new(variant), level: Level::named(level), seed, lost: None };
        let (moves, lost) = moves.split_once('(').unwrap_or((moves, ""));
        for text in moves.split_whitespace() {
            let Ok(entry) = guided.line.read(text) else { break };
            if guided.line.play(entry).is_err() {
                break;
            }
        }
        if guided.line.position().to_move() != Guided::OWN {
            guided.answer();
        }
        guided.lost = guided
            .line
            .position()
            .read(lost.trim_end_matches(')'))
            .ok()
            .and_then(|m| guided.instead(m));
        Some(guided)
    }

    /// The learner's side.
    pub const OWN: Seat = Seat::Romans;

    /// The game so far: at the learner's turn, or at its end.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The opponent's level.
    pub fn level(&self) -> &'static Level {
        self.level
    }

    /// The moves so far in notation, as [`Guided::of`] reads them.
    pub fn written(&self) -> String {
        let write = |m: Move| self.line.position().write(m).to_string();
        let lost = self.lost.iter().map(|(m, _)| format!("({})", write(*m)));
        let moves: Vec<String> = self.line.moves().map(write).chain(lost).collect();
        moves.join(" ")
    }

    /// The move that lost the game and was taken back, and the moves to try instead, the best
    /// first; `None` if no such move was taken back.
    pub fn lost(&self) -> Option<(Move, &[Move])> {
        self.lost.as_ref().map(|(m, instead)| (*m, instead.as_slice()))
    }

    /// The learner's move that lost the game: after it, the opponent is proven to win by force.
    /// `None` if the game is not lost, or if no move is found to blame.
    pub fn lost_by(&self) -> Option<Move> {
        self.line.moves().nth(lost_by(&self.line, Guided::OWN)?)
    }

    /// Goes back to the position before the learner's move that lost the game. It also counts as
    /// lost if the loss is only proven. Does nothing if no move lost it.
    pub fn go_back(&mut self) {
        let Some(ply) = lost_by(&self.line, Guided::OWN) else { return };
        let lost = self.line.moves().nth(ply);
        self.line = self.line.before(ply);
        self.lost = lost.and_then(|m| self.instead(m));
    }

    /// Plays the learner's move, and the opponent's answer. Refuses a move that is illegal or
    /// unreadable, and any move after the end of the game; then nothing changes.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some(outcome) = self.line.outcome() {
            return Err(Refusal::Over(outcome));
        }
        let m = self.line.position().read(text)?;
        self.lost = None;
        // A move just read can be played.
        let _ = self.line.play(Entry::Move(m));
        self.answer();
        Ok(())
    }

    /// Takes back the learner's last move and all moves after it. If there is none, the game
    /// returns to its start.
    pub fn take_back(&mut self) {
        let plies = self.line.plies();
        let own = (0..plies).rev().find(|&ply| self.line.positions()[ply].to_move() == Guided::OWN);
        self.line = self.line.after(own.unwrap_or(0));
        self.lost = None;
    }

    /// The losing move, and the moves to try instead in the current position; `None` if there are
    /// none.
    fn instead(&self, lost: Move) -> Option<(Move, Vec<Move>)> {
        let (position, before) = self.line.positions().split_last()?;
        Some((lost, instead(position, before, lost))).filter(|(_, moves)| !moves.is_empty())
    }

    fn answer(&mut self) {
        let thought = match self.line.positions().split_last() {
            Some((position, before)) if self.line.outcome().is_none() => {
                self.level.play(position, before, self.seed, &Stop::default())
            }
            _ => None,
        };
        if let Some(m) = thought {
            // A generated move can be played.
            let _ = self.line.play(Entry::Move(m));
        }
    }
}
