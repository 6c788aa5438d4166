//! The puzzles that come with the program, one file for each preset variant.

use std::sync::OnceLock;

use super::puzzle::Puzzle;
use super::theme::Theme;
use murus_gallicus::Variant;

/// A file of puzzles that comes with the program.
#[derive(Debug)]
pub struct Book {
    /// The name of the book: the name of a preset variant, or [`LEDUC`]. The ids of its puzzles
    /// begin with it.
    pub name: &'static str,
    text: &'static str,
    puzzles: OnceLock<Vec<Puzzle>>,
}

/// The name of the book of positions from the designer's article.
pub const LEDUC: &str = "leduc";

macro_rules! books {
    ($($name:literal),* $(,)?) => {
        /// Every book of puzzles.
        pub static BOOKS: [Book; [$($name),*].len()] = [$(Book {
            name: $name,
            text: include_str!(concat!("../puzzles/", $name, ".jsonl")),
            puzzles: OnceLock::new(),
        }),*];
    };
}

books! {
    "standard",
    "advanced",
    "balanced",
    "advanced-balanced",
    "escape",
    "houdini",
    "short",
    "large",
    "deep",
    "hex",
    "eleven",
    "leduc",
}

impl Book {
    /// The book of this name; `None` if there is none.
    pub fn find(name: &str) -> Option<&'static Book> {
        BOOKS.iter().find(|book| book.name == name)
    }

    /// The book of a variant; `None` if the variant is not a preset for two players with a book.
    pub fn of(variant: Variant) -> Option<&'static Book> {
        Book::find(variant.preset()?)
    }

    /// The book that a puzzle's id names; `None` if it names none. The puzzle itself need not be in
    /// it.
    pub fn of_puzzle(id: &str) -> Option<&'static Book> {
        Book::find(id.rsplit_once('-')?.0)
    }

    /// The puzzles of the book, sorted by id. They are read at the first call. A line that cannot
    /// be read is left out; a test checks that there is none.
    pub fn puzzles(&self) -> &[Puzzle] {
        self.puzzles.get_or_init(|| {
            let mut all: Vec<Puzzle> =
                self.text.lines().filter_map(|line| Puzzle::read(line).ok()).collect();
            all.sort_by(|one, other| one.id.cmp(&other.id));
            all
        })
    }

    /// The number of lines in the file of the book.
    pub fn lines(&self) -> usize {
        self.text.lines().count()
    }

    /// The puzzles of the book with this theme and this grade. `None` allows all themes or grades.
    pub fn select(&self, theme: Option<Theme>, grade: Option<u8>) -> impl Iterator<Item = &Puzzle> {
        let fits = move |puzzle: &&Puzzle| {
            theme.is_none_or(|theme| puzzle.themes.contains(&theme))
                && grade.is_none_or(|grade| puzzle.grade == grade)
        };
        self.puzzles().iter().filter(fits)
    }
}

impl Puzzle {
    /// The shipped puzzle with this id; `None` if there is none.
    pub fn find(id: &str) -> Option<&'static Puzzle> {
        let all = Book::of_puzzle(id)?.puzzles();
        all.binary_search_by(|puzzle| puzzle.id.as_str().cmp(id)).ok().map(|place| &all[place])
    }
}
