//! One puzzle: a position, a task and its proven answer, as one line of JSON.

use serde::{Deserialize, Serialize};

use super::theme::{PuzzleKind, Theme};
use murus_gallicus::{Cell, Entry, Image, Line, Move, Position, Seat, Variant};

/// A puzzle: a position, a task, and the proven answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The name of the puzzle, which never changes. In a shipped puzzle, the part before the last
    /// hyphen is the name of its book.
    pub id: String,
    /// The task that the solver gets.
    pub kind: PuzzleKind,
    /// The position with the side to move, which the solver plays.
    pub position: Position,
    /// A number `n` of own moves. The solver has to win within `n`. For [`PuzzleKind::Hold`], after
    /// every other move the enemy wins within `n`. [`PuzzleKind::IsItWon`] asks who wins within
    /// `n`.
    pub win_in: u8,
    /// The moves of the solution in notation, the solver's first. There may be other solutions. The
    /// other side's moves delay the end longest.
    pub line: Vec<String>,
    /// The themes of the puzzle.
    pub themes: Vec<Theme>,
    /// How hard the puzzle is, 1 to 5.
    pub grade: u8,
    /// The rating with which the puzzle starts.
    pub rating: u16,
    /// The number of tries, of [`TRIES`], in which each of [`SOLVERS`] finds the first move. `None`
    /// if it was not measured, as when the task is to say who wins.
    pub solved: Option<[u8; SOLVERS.len()]>,
    /// The position one ply earlier, and the move that led from there to the puzzle; `None` if
    /// unknown.
    pub before: Option<(Position, String)>,
    /// Wrong first moves, each with the best reply, in notation.
    pub refutations: Vec<(String, String)>,
    /// The origin of the position.
    pub source: String,
}

/// The number of tries of each of [`SOLVERS`] at a puzzle, each with its own seed.
pub const TRIES: u8 = 10;

/// The levels whose successes grade a puzzle.
pub const SOLVERS: [&str; 4] = ["Tiro", "Legionary", "Centurion", "Tribune"];

/// A reason why a text is not a puzzle.
#[derive(Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PuzzleError {
    /// The text is not the JSON of a puzzle.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// A word, a position or a move in a field is invalid.
    #[error("{id}: {what} cannot be read")]
    Unreadable {
        /// The id of the puzzle.
        id: String,
        /// The name of the field.
        what: &'static str,
    },
}

/// A puzzle as it is written to a file.
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
    /// Returns true if the task is to win with the next move.
    pub fn is_won_at_once(&self) -> bool {
        self.kind == PuzzleKind::Win && self.win_in == 1
    }

    /// Reads a puzzle from a line of JSON. Fails if the text is not one.
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

    /// Writes the puzzle as a line of JSON, without the end of the line. Fails if it cannot be
    /// encoded.
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

    /// The variant of the puzzle's position.
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The side that the solver plays.
    pub fn side(&self) -> Seat {
        self.position.to_move()
    }

    /// The line that led to the puzzle: the position before and the move from there, or a line
    /// without moves if that is unknown.
    pub fn approach(&self) -> Line {
        let came = self.before.as_ref().and_then(|(before, m)| {
            let mut line = Line::from(*before);
            line.play(line.read(m).ok()?).ok()?;
            (*line.position() == self.position).then_some(line)
        });
        came.unwrap_or_else(|| Line::from(self.position))
    }

    /// The line that led to the puzzle, followed by these moves as far as they can be played.
    pub fn course(&self, moves: impl IntoIterator<Item = Move>) -> Line {
        let mut line = self.approach();
        for m in moves {
            if line.play(Entry::Move(m)).is_err() {
                break;
            }
        }
        line
    }

    /// The line of the solution from the puzzle's position, as far as it can be played.
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

    /// The first move of the solution; `None` if there is none that can be read, or if the task is
    /// to say who wins.
    pub fn first(&self) -> Option<Move> {
        let text = self.line.first().filter(|_| self.kind != PuzzleKind::IsItWon)?;
        self.position.read(text).ok()
    }

    /// The two ends of the first move, the same for mirror images, and on a board for two also for
    /// both sides. Puzzles with the same pattern look alike. `None` if there is no first move.
    pub fn pattern(&self) -> Option<[Cell; 2]> {
        let geometry = &self.variant().board().geometry;
        let first = self.first()?;
        let ends = [first.from(), first.to()];
        let ends = match self.side() {
            Seat::Gauls => ends.map(|cell| geometry.overturned(cell)),
            _ => ends,
        };
        Some(ends.min(ends.map(|cell| geometry.mirrored(cell))))
    }

    /// The stored reply to a wrong first move in notation; `None` if none is stored.
    pub fn reply(&self, first: &str) -> Option<&str> {
        self.refutations.iter().find(|(m, _)| m == first).map(|(_, reply)| reply.as_str())
    }

    /// Returns the key that the puzzle shares with its mirror images, by left and right and by the
    /// two sides. Two puzzles of the same variant and kind with the same key are duplicates.
    pub fn key(&self) -> Image {
        self.position.image()
    }
}

/// The least number of finds, of all tries of [`SOLVERS`], for grade 1, 2, 3 and 4.
const GRADES: [u8; 4] = [37, 31, 26, 19];

/// The ratings of [`SOLVERS`] as solvers of puzzles. The steps are those of their ratings as
/// players.
const SOLVER_RATINGS: [f64; SOLVERS.len()] = [1400.0, 1700.0, 2000.0, 2300.0];

/// The rating of a puzzle that no level tries: a part for the puzzle, and one for each ply.
const UNMEASURED: (u16, u16) = (900, 65);

impl Puzzle {
    /// The grade of the puzzle, from 1, easy, to 5, hard, by how often [`SOLVERS`] find the first
    /// move. Two towers are easy to make. It is harder to see that one side wins, and still harder
    /// that neither does.
    pub fn find_grade(&self) -> u8 {
        match (self.solved, self.kind) {
            (Some(solved), _) => {
                let found: u8 = solved.into_iter().sum();
                1 + GRADES.into_iter().filter(|&least| found < least).count() as u8
            }
            (None, PuzzleKind::IsItWon) => 2 + u8::from(self.line.is_empty()),
            (None, _) => 1,
        }
    }

    /// The rating with which the puzzle starts: that of a player who is as likely to fail as to
    /// find the first move, if [`SOLVERS`] find it as often as they do. In other puzzles it follows
    /// from the length of the solution.
    pub fn find_rating(&self) -> u16 {
        let Some(solved) = self.solved else {
            // The solver must check both sides to see that neither wins.
            let plies = match self.kind {
                PuzzleKind::IsItWon if self.line.is_empty() => 2 * u16::from(self.win_in),
                _ => self.line.len() as u16,
            };
            return UNMEASURED.0 + UNMEASURED.1 * plies;
        };
        let all = f64::from(TRIES) * SOLVERS.len() as f64;
        // Levels that find or miss a puzzle in every try would give it no finite rating.
        let found = f64::from(solved.into_iter().sum::<u8>()).clamp(0.5, all - 0.5);
        let expected = |rating: f64| -> f64 {
            let finds =
                |solver: f64| f64::from(TRIES) / (1.0 + 10_f64.powf((rating - solver) / 400.0));
            SOLVER_RATINGS.into_iter().map(finds).sum()
        };
        let (mut low, mut high) = (0.0, 4000.0);
        while high - low > 1.0 {
            let middle = (low + high) / 2.0;
            if expected(middle) > found { low = middle } else { high = middle }
        }
        (high / 5.0).round() as u16 * 5
    }
}

#[cfg(test)]
mod tests {
    use super::super::books::BOOKS;
    use super::*;

    #[test]
    fn each_solver_finds_fewer_puzzles_of_a_higher_grade() {
        let puzzles = BOOKS.iter().flat_map(|book| book.puzzles());
        let mut found = [[0_f64; SOLVERS.len()]; 5];
        let mut counts = [0_f64; 5];
        for puzzle in puzzles {
            let Some(solved) = puzzle.solved else { continue };
            let grade = usize::from(puzzle.grade - 1);
            counts[grade] += 1.0;
            for (sum, finds) in found[grade].iter_mut().zip(solved) {
                *sum += f64::from(finds);
            }
        }
        for solver in 0..SOLVERS.len() {
            let mean = |grade: usize| found[grade][solver] / counts[grade];
            let means: Vec<f64> = (0..5).map(mean).collect();
            assert!(means.windows(2).all(|two| two[0] > two[1]), "{}: {means:?}", SOLVERS[solver]);
        }
    }

    #[test]
    fn the_line_of_a_win_ends_the_game() {
        for puzzle in BOOKS.iter().flat_map(|book| book.puzzles()) {
            let end = puzzle.solution().outcome();
            let wins = end.is_some_and(|end| end.winner == Some(puzzle.side()));
            assert_eq!(
                puzzle.kind == PuzzleKind::Win,
                wins && puzzle.kind != PuzzleKind::IsItWon,
                "{}",
                puzzle.id
            );
        }
    }

    #[test]
    fn mirror_images_and_both_sides_have_one_pattern() {
        let puzzle = |position: &str, first: &str| {
            let position = Position::parse(position, Variant::STANDARD).expect("a position");
            Puzzle { position, line: vec![first.to_owned()], ..BOOKS[0].puzzles()[0].clone() }
        };
        let patterns = [
            puzzle("8/8/3T4/8/8/8/8 r", "d5-d7"),
            puzzle("8/8/4T3/8/8/8/8 r", "e5-e7"),
            puzzle("8/8/8/8/3t4/8/8 g", "d3-d1"),
        ]
        .map(|puzzle| puzzle.pattern());
        assert!(patterns[0].is_some() && patterns.iter().all(|one| *one == patterns[0]));
        assert_ne!(puzzle("8/8/3T4/8/8/8/8 r", "d5-b5").pattern(), patterns[0]);
    }

    #[test]
    fn a_rating_is_that_of_a_solver_who_finds_half() {
        let mut puzzle = BOOKS[0].puzzles()[0].clone();
        let mut rating = |solved| {
            puzzle.solved = Some(solved);
            puzzle.find_rating()
        };
        assert_eq!(rating([5, 5, 5, 5]), 1850, "in the middle of the four");
        assert!(rating([10, 10, 10, 10]) < rating([9, 10, 10, 10]));
        assert!(rating([0, 0, 0, 1]) < rating([0, 0, 0, 0]));
    }
}
