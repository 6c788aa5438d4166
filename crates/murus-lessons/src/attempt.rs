//! A person's try at a puzzle, move by move.

use super::deed::Deed;
use super::puzzle::Puzzle;
use super::theme::PuzzleKind;
use super::verdict::{Judged, TryJudge, Verdict, WinClaim, winning_plies};
use murus_gallicus::{Entry, Line, Move, Position, Refusal};

/// A try at a puzzle, at a moment when the solver is to move.
#[derive(Clone, Debug)]
pub struct Attempt<'p> {
    puzzle: &'p Puzzle,
    line: Line,
    /// The number of moves that the solver has left.
    left: u8,
}

impl<'p> Attempt<'p> {
    /// Makes the try after these moves in notation: the solver's right ones, each followed by its
    /// answer. `None` if they are not moves of this puzzle, or if the solver has no move left.
    pub fn of(puzzle: &'p Puzzle, written: &str) -> Option<Attempt<'p>> {
        let mut line = Line::from(puzzle.position);
        for text in written.split_whitespace() {
            line.play(line.read(text).ok()?).ok()?;
        }
        let own = u8::try_from(line.plies() / 2).ok()?;
        let left = puzzle.own_moves().checked_sub(own).filter(|&left| left > 0)?;
        let goes_on = line.outcome().is_none() && line.plies().is_multiple_of(2);
        goes_on.then_some(Attempt { puzzle, line, left })
    }

    /// The line from the position of the puzzle through the moves so far.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The number of moves that the solver has left, including the one to be made now.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// Returns the verdict about a typed move. The same try and move always get the same verdict.
    /// Fails if the text is no legal move.
    pub fn judge(&self, text: &str) -> Result<Judged, Refusal> {
        let position = self.line.position();
        let played = position.read(text)?;
        let mut judge = TryJudge::new();
        let verdict = match self.puzzle.kind {
            PuzzleKind::Win | PuzzleKind::IsItWon => self.win(&mut judge, position, played),
            PuzzleKind::Hold => self.hold(&mut judge, position, played),
            PuzzleKind::TwoTowers => {
                let right = makes_two_towers(position, played);
                known(right, Vec::new())
            }
            PuzzleKind::Author => {
                let right = self
                    .puzzle
                    .line
                    .first()
                    .is_some_and(|m| position.write(played).to_string() == *m);
                let next = position.play_unchecked(played);
                known(
                    right,
                    if right { Vec::new() } else { judge.best(&next).into_iter().collect() },
                )
            }
        };
        Ok(Judged { played, verdict, nodes: judge.nodes })
    }

    /// The moves so far, the judged move and its answer, as [`Attempt::of`] reads them.
    pub fn written(&self, judged: &Judged) -> String {
        let mut line = self.line.clone();
        let answer = match judged.verdict {
            Verdict::Right { answer, .. } => answer,
            Verdict::Slower { .. } | Verdict::Wrong { .. } => None,
        };
        for m in [judged.played].into_iter().chain(answer) {
            // Both are moves of their positions.
            let _ = line.play(Entry::Move(m));
        }
        line.texts().collect::<Vec<_>>().join(" ")
    }

    fn win(&self, judge: &mut TryJudge, position: &Position, played: Move) -> Verdict {
        let solver = position.to_move();
        let variant = position.variant();
        let next = position.play_unchecked(played);
        let within = winning_plies(variant, self.left).saturating_sub(1);
        if !judge.wins(&next, solver, within) {
            let reply = self.stored_reply(played, &next);
            return judge.refute(&next, solver, within, reply);
        }
        if next.outcome().is_some() {
            return Verdict::Right { answer: None, solved: true };
        }
        // Where a stone must survive the reply, the win is complete after the last answer.
        let answer = judge.defence(&next, solver, within);
        let ends = answer.is_none_or(|m| next.play_unchecked(m).outcome().is_some());
        Verdict::Right { answer, solved: ends || self.left == 1 }
    }

    fn hold(&self, judge: &mut TryJudge, position: &Position, played: Move) -> Verdict {
        let next = position.play_unchecked(played);
        let enemy = position.to_move().other();
        match judge.soonest(&next, enemy, winning_plies(position.variant(), self.puzzle.win_in)) {
            Some(line) => Verdict::Wrong { line, loses: true },
            None => Verdict::Right { answer: None, solved: true },
        }
    }

    /// The stored reply to a wrong first move; `None` if none is stored, or for later moves.
    fn stored_reply(&self, played: Move, next: &Position) -> Option<Move> {
        let first = self.line.position().write(played).to_string();
        let reply = self.puzzle.reply(&first).filter(|_| self.line.plies() == 0)?;
        next.read(reply).ok()
    }
}

impl Puzzle {
    /// The number of moves that the solver makes; 0 if the task is to say who wins.
    pub fn own_moves(&self) -> u8 {
        match self.kind {
            PuzzleKind::Win => self.win_in,
            PuzzleKind::Hold | PuzzleKind::TwoTowers | PuzzleKind::Author => 1,
            PuzzleKind::IsItWon => 0,
        }
    }

    /// Returns the side that wins within the puzzle's number of moves, and the number of positions
    /// visited to prove it.
    pub fn truth(&self) -> (WinClaim, u64) {
        let position = &self.position;
        let variant = self.variant();
        let mover = position.to_move();
        let mut judge = TryJudge::new();
        // The other side makes its moves after the mover's first.
        let later = winning_plies(variant, self.win_in) + 1;
        let claim = if judge.wins(position, mover, winning_plies(variant, self.win_in)) {
            WinClaim::of(mover)
        } else if judge.wins(position, mover.other(), later) {
            WinClaim::of(mover.other())
        } else {
            WinClaim::Neither
        };
        (claim, judge.nodes)
    }
}

/// The verdict for a task that needs no proof. `line` is the refutation of a wrong move.
fn known(right: bool, line: Vec<Move>) -> Verdict {
    if right {
        Verdict::Right { answer: None, solved: true }
    } else {
        Verdict::Wrong { line, loses: false }
    }
}

/// Returns true if a move makes two towers of one.
fn makes_two_towers(position: &Position, m: Move) -> bool {
    matches!(Deed::with_cells(position, m), (Deed::Tower, cells) if cells.len() == 2)
}
