//! Searches game after game for the next puzzle.

use std::collections::HashSet;

use clap::ValueEnum;
use murus_engine::{Level, Stop};
use murus_gallicus::{Entry, Image, Line, Position, Variant};
use murus_lessons::{Puzzle, PuzzleKind, is_threatened, winning_plies};

use super::others::{Wanted, asked, hold, two_towers};
use super::wins::{is_noticed, puzzle, was_won};

/// The levels that play the games. They are the ones that play like people.
const PLAYERS: [&str; 4] = ["Tiro", "Legionary", "Centurion", "Tribune"];
/// The first ply at which a position may become a puzzle.
const FIRST: usize = 6;
/// The longest game, in plies.
const LONGEST: usize = 120;
/// The number of games after which the sequence of tasks repeats.
const SHARES: u64 = 40;
/// The number of plies over which the first ply to look for a puzzle "make two towers" varies from
/// game to game. It makes positions differ.
const LATER: u64 = 24;
/// The fewest own moves of a long win.
const LONG: u8 = 7;
/// One in this many games may give a win in one.
const EASY: u64 = 6;
/// The wanted share of each grade, in percent; together somewhat more than 100.
const GRADES: [usize; 5] = [26, 30, 26, 13, 13];
/// One in this many games may give a puzzle of any grade, so that the search never waits for a
/// grade.
const ANY_GRADE: u64 = 3;

/// The source of puzzles from games of people. It names no one.
const PEOPLE: &str = "a game of people";

/// Searches games for puzzles, at most one in each game: games between levels, or of people.
#[derive(Debug)]
pub struct PuzzleMine {
    variant: Variant,
    focus: MineFocus,
    name: String,
    /// The number of the next game, which becomes part of its puzzle's id.
    seed: u64,
    keys: HashSet<(PuzzleKind, Image)>,
    /// The number of puzzles found so far, by grade.
    grades: [usize; GRADES.len()],
}

/// The puzzles that a search looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum MineFocus {
    /// Puzzles of all kinds, in fixed shares of kinds and grades.
    All,
    /// Only defences against a win at once.
    Parry,
    /// Only wins against an enemy who threatens to win at once.
    Race,
    /// Only wins in seven moves or more.
    Long,
}

/// The kind of puzzle that is looked for in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    Win,
    Hold,
    Asked(Wanted),
    TwoTowers,
}

impl Task {
    fn of(focus: MineFocus, seed: u64) -> Task {
        match focus {
            MineFocus::All => {}
            MineFocus::Parry => return Task::Hold,
            MineFocus::Race | MineFocus::Long => return Task::Win,
        }
        match seed % SHARES {
            0 => Task::TwoTowers,
            1 | 2 => Task::Asked(
                [Wanted::Mover, Wanted::Enemy, Wanted::Neither][(seed / SHARES % 3) as usize],
            ),
            3..=10 => Task::Hold,
            _ => Task::Win,
        }
    }
}

impl PuzzleMine {
    /// Makes a search that continues after these puzzles, which the file has already.
    pub fn after(variant: Variant, focus: MineFocus, name: &str, known: &[Puzzle]) -> PuzzleMine {
        let seed = |puzzle: &Puzzle| puzzle.id.rsplit_once('-')?.1.parse::<u64>().ok();
        let last = known.iter().filter_map(seed).max();
        let seed = last.map_or(0, |last| last + 1);
        let keys = HashSet::new();
        let grades = [0; GRADES.len()];
        let mut mine = PuzzleMine { variant, focus, name: name.to_owned(), seed, keys, grades };
        known.iter().for_each(|puzzle| mine.keep(puzzle));
        mine
    }

    fn keep(&mut self, puzzle: &Puzzle) {
        self.keys.insert((puzzle.kind, puzzle.key()));
        self.grades[usize::from(puzzle.grade - 1)] += 1;
    }

    /// Returns true if a puzzle is new, and its grade is wanted.
    fn is_wanted(&self, puzzle: &Puzzle, number: u64) -> bool {
        let grade = usize::from(puzzle.grade - 1);
        let all = self.grades.iter().sum::<usize>();
        let wanted = self.focus != MineFocus::All
            || self.grades[grade] * 100 <= GRADES[grade] * all
            || number.is_multiple_of(ANY_GRADE);
        wanted && !self.keys.contains(&(puzzle.kind, puzzle.key()))
    }

    /// Plays the next game between levels, and returns the puzzle found in it; `None` if there is
    /// none, or if the puzzle is not wanted or already in the file.
    pub fn game(&mut self) -> Option<Puzzle> {
        let seed = self.seed;
        self.seed += 1;
        let players = [seed, seed / 4].map(|n| Level::named(PLAYERS[(n % 4) as usize]));
        let source = format!("{} v {} seed {seed}", players[0].name, players[1].name);
        let mut dig = self.dig(seed, seed, source);
        let mut line = Line::new(self.variant);
        while line.outcome().is_none() && line.plies() < LONGEST {
            let (position, before) = line.positions().split_last()?;
            let player = players[line.plies() % 2];
            // If both sides are the same level, they must not make the same errors.
            let own = (2 * seed + line.plies() as u64 % 2) as i64;
            let m = player.play(position, before, own, &Stop::default())?;
            line.play(Entry::Move(m)).ok()?;
            if let Some(found) = dig.last(&line) {
                return self.take(found, seed);
            }
        }
        None
    }

    /// Searches a game of people and returns the puzzle found in it; `None` if there is none, or if
    /// the puzzle is not wanted or already in the file. `place` is the number of the game among all
    /// that are given. The same game and number give the same puzzle, apart from its id.
    pub fn in_game(&mut self, game: &Line, place: u64) -> Option<Puzzle> {
        let mut dig = self.dig(self.seed, place, PEOPLE.to_owned());
        let found = (FIRST..=game.plies()).find_map(|ply| dig.last(&game.before(ply)))?;
        let taken = self.take(found, place)?;
        self.seed += 1;
        Some(taken)
    }

    fn dig(&self, id: u64, number: u64, source: String) -> Dig {
        Dig {
            id: format!("{}-{id:06}", self.name),
            number,
            focus: self.focus,
            task: Task::of(self.focus, number),
            source,
            seen: [0; 2],
        }
    }

    /// Keeps a puzzle found in the game with this number and returns it; `None` if it is not
    /// wanted.
    fn take(&mut self, found: Puzzle, number: u64) -> Option<Puzzle> {
        self.is_wanted(&found, number).then(|| {
            self.keep(&found);
            found
        })
    }
}

/// The search for a puzzle in one game.
struct Dig {
    /// The id of the puzzle.
    id: String,
    /// The number of the game, which chooses the task.
    number: u64,
    focus: MineFocus,
    task: Task,
    /// The source that the puzzle names: the two levels and the seed of the game, or [`PEOPLE`] for
    /// a game of people.
    source: String,
    /// For each side, the last ply at which it was seen to win.
    seen: [usize; 2],
}

impl Dig {
    /// Returns the puzzle of the last position of a game; `None` if it makes none.
    fn last(&mut self, line: &Line) -> Option<Puzzle> {
        if line.plies() < FIRST || line.outcome().is_some() {
            return None;
        }
        if self.focus == MineFocus::Parry && !is_threatened(line.position()) {
            return None;
        }
        match self.task {
            Task::Win => self.win(line),
            task => find(self.draft(line)?, task, (self.number, line.plies())),
        }
    }

    /// Returns the puzzle of the position since which the side to move has been winning. `None` if
    /// it does not win, or was already seen to win at its last turn.
    fn win(&mut self, line: &Line) -> Option<Puzzle> {
        let position = line.position();
        if !is_noticed(position) {
            return None;
        }
        let mut ply = line.plies();
        let side = position.to_move();
        let last = std::mem::replace(&mut self.seen[ply % 2], ply);
        while was_won(&line.positions()[ply - 1], side) {
            ply = ply.checked_sub(2).filter(|&ply| ply >= FIRST && ply > last)?;
        }
        let draft = self.draft(&line.before(ply))?;
        if self.focus == MineFocus::Race && !is_threatened(&draft.position) {
            return None;
        }
        let found = puzzle(draft)?;
        let is_wanted = match self.focus {
            MineFocus::Long => found.win_in >= LONG,
            MineFocus::Race => found.win_in > 1,
            MineFocus::All | MineFocus::Parry => {
                found.win_in > 1 || self.number.is_multiple_of(EASY)
            }
        };
        is_wanted.then_some(found)
    }

    /// Makes a puzzle of the last position of a game, whose task is not set yet; `None` before the
    /// first move.
    fn draft(&self, line: &Line) -> Option<Puzzle> {
        let (position, before) = line.positions().split_last()?;
        let played = before.last()?.write(line.moves().last()?).to_string();
        Some(Puzzle {
            id: self.id.clone(),
            kind: PuzzleKind::Win,
            position: *position,
            win_in: 0,
            line: Vec::new(),
            themes: Vec::new(),
            grade: 1,
            rating: 0,
            solved: None,
            before: Some((*before.last()?, played)),
            refutations: Vec::new(),
            source: self.source.clone(),
        })
    }
}

/// Completes the puzzle of a position for a task other than a win; `None` if the position makes no
/// good one.
fn find(draft: Puzzle, task: Task, (seed, plies): (u64, usize)) -> Option<Puzzle> {
    let position = draft.position;
    match task {
        Task::Hold => hold(draft),
        Task::Asked(Wanted::Mover) if is_noticed(&position) => asked(draft, Wanted::Mover),
        Task::Asked(Wanted::Enemy) if is_lost(&position) => asked(draft, Wanted::Enemy),
        Task::Asked(Wanted::Neither) if looks_won(&position) => asked(draft, Wanted::Neither),
        Task::TwoTowers if plies >= FIRST + (seed / SHARES % LATER) as usize => two_towers(draft),
        _ => None,
    }
}

/// Returns true if a short search proves that every move of a position loses.
fn is_lost(position: &Position) -> bool {
    super::proof::proves_win(position, position.to_move().other(), None, 2_000) == Some(true)
}

/// Returns true if a glance at the position may deceive: the other side would win within two moves
/// after a pass, but the side to move does not win within two moves.
fn looks_won(position: &Position) -> bool {
    let soon = |position: &Position| {
        super::proof::proves_win(
            position,
            position.to_move(),
            Some(winning_plies(position.variant(), 2)),
            2_000,
        ) == Some(true)
    };
    position.passed().outcome().is_none() && soon(&position.passed()) && !soon(position)
}
