//! One puzzle: a position, a task and its proven answer, as one line of JSON.

use serde::{Deserialize, Serialize};

use super::theme::{PuzzleKind, Theme};
use crate::rules::{Entry, Image, Line, Move, Position, Seat, Variant};

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The name of the puzzle, which never changes. The name of its file stands before the last
    /// hyphen.
    pub id: String,
    /// The task.
    pub kind: PuzzleKind,
    /// The position with the side to move, which the solver plays.
    pub position: Position,
    /// The number `n` of own moves: to win within, or for [`PuzzleKind::Hold`] those within which
    /// the enemy wins after every other move. [`PuzzleKind::IsItWon`] asks who wins within `n`.
    pub win_in: u8,
    /// The moves of the solution, the solver's first, as text. The solver's are one way of perhaps
    /// several, the other side's hold out longest.
    pub line: Vec<String>,
    /// The themes of the puzzle.
    pub themes: Vec<Theme>,
    /// How hard the puzzle is, 1 to 5.
    pub grade: u8,
    /// The rating with which the puzzle starts.
    pub rating: u16,
    /// The number of seeds, of ten, with which each of [`SOLVERS`] finds the first move; `None`
    /// where the task is not to move.
    pub solved: Option<[u8; SOLVERS.len()]>,
    /// The position before, and the move that led from there to the position.
    pub before: Option<(Position, String)>,
    /// For each other first move the best reply.
    pub refutations: Vec<(String, String)>,
    /// The place where the position comes from.
    pub source: String,
}

/// The levels whose finds grade a puzzle.
pub const SOLVERS: [&str; 4] = ["Tiro", "Legionary", "Centurion", "Tribune"];

/// A reason why a line is not a puzzle.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// Not the JSON of a puzzle.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// A word, a position or a move that does not fit.
    #[error("{id}: {what} cannot be read")]
    Unreadable {
        /// The puzzle.
        id: String,
        /// The field.
        what: &'static str,
    },
}

/// A puzzle as it is written.
#[derive(Serialize, Deserialize)]
struct PuzzleRow {
    id: String,
    variant: String,
    position: String,
    kind: String,
    win_in_moves: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first_move: Option<String>,
    line: Vec<String>,
    themes: Vec<String>,
    grade: u8,
    rating: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    solved_of_10_by_level: Option<SolutionRow>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    allowed_by: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    refutations: Vec<(String, String)>,
    from: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct SolutionRow {
    tiro: u8,
    legionary: u8,
    centurion: u8,
    tribune: u8,
}

impl Puzzle {
    /// Reads a line of JSON.
    pub fn read(text: &str) -> Result<Puzzle, PuzzleError> {
        let row: PuzzleRow = serde_json::from_str(text)?;
        let unreadable = |what| PuzzleError::Unreadable { id: row.id.clone(), what };
        let variant: Variant = row.variant.parse().map_err(|_| unreadable("variant"))?;
        let parse = |text: &str, what| Position::parse(text, variant).map_err(|_| unreadable(what));
        let position = parse(&row.position, "position")?;
        let before = match (&row.before, row.allowed_by.clone()) {
            (Some(text), Some(m)) => Some((parse(text, "before")?, m)),
            _ => None,
        };
        let kind = PuzzleKind::from_word(&row.kind).ok_or_else(|| unreadable("kind"))?;
        let themes = row
            .themes
            .iter()
            .map(|word| Theme::from_word(word).ok_or_else(|| unreadable("themes")));
        let themes = themes.collect::<Result<_, _>>()?;
        let solved = row
            .solved_of_10_by_level
            .as_ref()
            .map(|s| [s.tiro, s.legionary, s.centurion, s.tribune]);
        let PuzzleRow {
            id,
            win_in_moves: win_in,
            line,
            grade,
            rating,
            refutations,
            from: source,
            ..
        } = row;
        Ok(Puzzle {
            id,
            kind,
            position,
            win_in,
            line,
            themes,
            grade,
            rating,
            solved,
            before,
            refutations,
            source,
        })
    }

    /// Writes the puzzle as a line of JSON, without the end of the line.
    pub fn write(&self) -> Result<String, PuzzleError> {
        let (before, allowed_by) =
            self.before.as_ref().map(|(p, m)| (p.to_string(), m.clone())).unzip();
        let solved = self.solved.map(|[tiro, legionary, centurion, tribune]| SolutionRow {
            tiro,
            legionary,
            centurion,
            tribune,
        });
        Ok(serde_json::to_string(&PuzzleRow {
            id: self.id.clone(),
            variant: self.variant().to_string(),
            position: self.position.to_string(),
            kind: self.kind.word().to_owned(),
            win_in_moves: self.win_in,
            first_move: self.line.first().cloned().filter(|_| self.kind != PuzzleKind::IsItWon),
            line: self.line.clone(),
            themes: self.themes.iter().map(|theme| theme.word().to_owned()).collect(),
            grade: self.grade,
            rating: self.rating,
            solved_of_10_by_level: solved,
            before,
            allowed_by,
            refutations: self.refutations.clone(),
            from: self.source.clone(),
        })?)
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The side that the solver plays.
    pub fn side(&self) -> Seat {
        self.position.to_move()
    }

    /// The position as it came about: the line from the position before, with the move that led
    /// here; or a line without moves.
    pub fn approach(&self) -> Line {
        let came = self.before.as_ref().and_then(|(before, m)| {
            let mut line = Line::from(*before);
            line.play(line.read(m).ok()?).ok()?;
            (*line.position() == self.position).then_some(line)
        });
        came.unwrap_or_else(|| Line::from(self.position))
    }

    /// The line by which the position came about, with these moves after it, as far as they can be
    /// played.
    pub fn course(&self, moves: impl IntoIterator<Item = Move>) -> Line {
        let mut line = self.approach();
        for m in moves {
            if line.play(Entry::Move(m)).is_err() {
                break;
            }
        }
        line
    }

    /// The line of the solution, from the position of the puzzle on, as far as it can be played.
    pub fn solution(&self) -> Line {
        let mut line = Line::from(self.position);
        for text in &self.line {
            let Ok(entry) = line.read(text) else { break };
            if line.play(entry).is_err() {
                break;
            }
        }
        line
    }

    /// The first move of the solution; `None` where the task is not to move.
    pub fn first(&self) -> Option<Move> {
        let text = self.line.first().filter(|_| self.kind != PuzzleKind::IsItWon)?;
        self.position.read(text).ok()
    }

    /// The stored reply to a wrong first move; `None` if none is stored.
    pub fn reply(&self, first: &str) -> Option<&str> {
        self.refutations.iter().find(|(m, _)| m == first).map(|(_, reply)| reply.as_str())
    }

    /// Returns the key that it shares with its mirror images, left and right and the two sides
    /// exchanged: two puzzles of a variant and a kind with the same key are one.
    pub fn key(&self) -> Image {
        self.position.image()
    }
}

/// The features from which a puzzle's first rating is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// Plies of the solution.
    pub plies: u8,
    /// True if the first move is quiet.
    pub quiet: bool,
    /// True if the first move leaves its side with fewer towers.
    pub gives_tower: bool,
    /// The number of seeds, of ten, with which each of [`SOLVERS`] finds the first move.
    pub solved: [u8; SOLVERS.len()],
}

impl Features {
    /// The rating that a puzzle starts with.
    pub fn rating(self) -> u16 {
        let [.., centurion, tribune] = self.solved;
        let missed = [centurion, tribune].into_iter().filter(|&found| found < 5).count() as u16;
        900 + 65 * u16::from(self.plies)
            + 250 * u16::from(self.quiet)
            + 200 * u16::from(self.gives_tower)
            + 150 * missed
    }
}

/// Grades a puzzle from 1, easy, to 5, hard: by the number of moves that the solver makes, and by
/// how often the first three of [`SOLVERS`] find the first one. `solved` counts the finds of each
/// solver in ten tries.
pub fn grade(win_in: u8, solved: [u8; SOLVERS.len()]) -> u8 {
    let [tiro, legionary, centurion, _] = solved;
    let found = tiro + legionary + centurion;
    let length = match win_in {
        0..=2 => 1,
        3 => 2,
        4 => 3,
        _ => 4,
    };
    (length + u8::from(found < 20) + u8::from(found < 10)).min(5)
}
