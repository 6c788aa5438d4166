//! Openings: the moves that were made from a position, how often, by whom, and with which results.
//! Games that the levels played against themselves are shipped, a file for each preset in
//! `self-play/`. A service adds the games that are played there, with the same rows
//! ([`PlayedOpening::rows`]).

use std::collections::{BTreeMap, HashMap};
use std::ops::AddAssign;
use std::sync::OnceLock;

use murus_engine::Level;
use murus_gallicus::{Entry, Line, Move, Position, Seat, Variant};

/// The number of plies of a game that count as its opening.
pub const OPENING: usize = 12;

/// The results of games for the side that made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The number of games that the side won.
    pub won: usize,
    /// The number of games without a winner.
    pub drawn: usize,
    /// The number of games that the side lost.
    pub lost: usize,
}

impl Results {
    /// The number of games.
    pub fn games(self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The points of the side, in percent of the games, rounded; a draw is half a point. 0 without
    /// games.
    pub fn percent(self) -> usize {
        (100 * (2 * self.won + self.drawn) + self.games()) / (2 * self.games()).max(1)
    }
}

impl AddAssign for Results {
    fn add_assign(&mut self, other: Results) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }
}

/// The kind of player that made a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Maker {
    /// A level of the computer opponent, by its name.
    Level(&'static str),
    /// Any person.
    People,
}

/// The stored word for people as the makers of a move.
const PEOPLE: &str = "people";

impl Maker {
    /// The word by which the maker is stored.
    pub fn word(self) -> &'static str {
        match self {
            Maker::Level(name) => name,
            Maker::People => PEOPLE,
        }
    }

    /// The maker with a stored word; `None` for an unknown word.
    pub fn from_word(word: &str) -> Option<Maker> {
        match word {
            PEOPLE => Some(Maker::People),
            word => Some(Maker::Level(Level::find(word)?.name)),
        }
    }
}

/// A position of an opening, for looking up its moves. Mirror images share one key.
#[derive(Clone, Debug)]
pub struct OpeningPlace {
    position: Position,
    key: String,
    /// True if the key is the text of the position itself.
    is_key: bool,
    /// The mirror image, if the key is its text. If a position is its own mirror image, the key is
    /// the text of both.
    image: Option<Position>,
}

impl OpeningPlace {
    /// The position at the end of a line that starts at its variant's start.
    ///
    /// ```
    /// use murus_lessons::OpeningPlace;
    /// use murus_gallicus::{Line, Variant};
    ///
    /// let place = |text| {
    ///     let mut line = Line::new(Variant::STANDARD);
    ///     line.play(line.read(text).expect("a legal move")).expect("it was just read");
    ///     OpeningPlace::of(&line)
    /// };
    /// assert_eq!(place("a1-c3").key(), place("h1-f3").key());
    /// assert_ne!(place("a1-c3").key(), place("b1-d3").key());
    /// ```
    pub fn of(line: &Line) -> OpeningPlace {
        let position = *line.position();
        let own = line.position().to_string();
        let image = mirrored(line).map(|line| (*line.position(), line.position().to_string()));
        let key = image.iter().map(|(_, text)| text).chain([&own]).min().unwrap_or(&own).clone();
        let image = image.filter(|(_, text)| *text == key).map(|(image, _)| image);
        OpeningPlace { position, is_key: own == key, key, image }
    }

    /// The key of the position.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// A move from this position in the form that is stored with the key: in the mirror image if
    /// the key is its text. If the position is its own mirror image, a move and its image have the
    /// same form.
    pub fn stored(&self, m: Move) -> String {
        let own = self.is_key.then(|| self.position.write(m).to_string());
        let there = self.image.map(|image| image.write(turned(&image, m)).to_string());
        own.into_iter().chain(there).min().unwrap_or_default()
    }
}

/// The line with left and right exchanged; `None` if it cannot be played that way.
fn mirrored(line: &Line) -> Option<Line> {
    let start = line.positions()[0];
    let mut image = Line::from(start);
    for entry in line.entries() {
        let entry = match *entry {
            Entry::Move(m) => Entry::Move(turned(&start, m)),
            entry => entry,
        };
        image.play(entry).ok()?;
    }
    Some(image)
}

fn turned(position: &Position, m: Move) -> Move {
    m.map(|cell| position.variant().board().geometry.mirrored(cell))
}

/// The number of times that a move was made from a position, and the results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningRow {
    /// The key of the position, as [`OpeningPlace::key`] gives it.
    pub key: String,
    /// The move, in the form of [`OpeningPlace::stored`].
    pub stored: String,
    /// The maker of the move.
    pub maker: Maker,
    /// The results of the games with this move.
    pub results: Results,
}

/// The beginning of a game of two, and the game's result.
#[derive(Clone, Debug)]
pub struct PlayedOpening {
    /// The makers of the moves: of the Romans first, then of the Gauls.
    pub makers: [Maker; 2],
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// The first [`OPENING`] plies.
    pub line: Line,
}

impl PlayedOpening {
    /// The beginning of a whole game: its first [`OPENING`] plies.
    pub fn of(makers: [Maker; 2], winner: Option<Seat>, game: &Line) -> PlayedOpening {
        PlayedOpening { makers, winner, line: game.before(OPENING) }
    }

    /// The beginning as a line of a file: both makers, the winner, and the moves.
    pub fn write(&self) -> String {
        let [romans, gauls] = self.makers.map(Maker::word);
        let winner = self.winner.map_or(NOBODY, Seat::word);
        let moves: Vec<String> = self.line.texts().collect();
        format!("{romans} {gauls} {winner} {}", moves.join(" "))
    }

    /// Reads a line that [`PlayedOpening::write`] made; `None` if it cannot be read.
    pub fn read(text: &str, variant: Variant) -> Option<PlayedOpening> {
        let mut words = text.split_whitespace();
        let makers = [Maker::from_word(words.next()?)?, Maker::from_word(words.next()?)?];
        let winner = match words.next()? {
            NOBODY => None,
            word => Some(Seat::from_word(word)?),
        };
        let mut line = Line::new(variant);
        for word in words {
            line.play(line.read(word).ok()?).ok()?;
        }
        Some(PlayedOpening { makers, winner, line })
    }

    /// Makes a row for each move of the beginning. Each row counts this one game.
    pub fn rows(&self) -> Vec<OpeningRow> {
        let row = |(ply, m): (usize, Move)| {
            let line = self.line.before(ply);
            let place = OpeningPlace::of(&line);
            let side = line.position().to_move();
            let results = match self.winner {
                None => Results { drawn: 1, ..Results::default() },
                Some(winner) if winner == side => Results { won: 1, ..Results::default() },
                Some(_) => Results { lost: 1, ..Results::default() },
            };
            let maker = self.makers[side.index()];
            OpeningRow { stored: place.stored(m), key: place.key, maker, results }
        };
        self.line.moves().enumerate().map(row).collect()
    }
}

/// The stored word for a game without a winner.
const NOBODY: &str = "nobody";

/// A move that was made from a position, and its results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation {
    /// The move that was made.
    pub played: Move,
    /// The makers of the move and their results, those with the most games first.
    pub by: Vec<(Maker, Results)>,
}

impl Continuation {
    /// The moves from a position that these rows know, those with the most games first. Rows of
    /// other positions, and moves that are not legal, are left out.
    pub fn of(
        place: &OpeningPlace,
        rows: impl IntoIterator<Item = OpeningRow>,
    ) -> Vec<Continuation> {
        let mut known: BTreeMap<String, BTreeMap<Maker, Results>> = BTreeMap::new();
        for row in rows.into_iter().filter(|row| row.key == place.key) {
            *known.entry(row.stored).or_default().entry(row.maker).or_default() += row.results;
        }
        let continuation = |played: Move| {
            let mut by: Vec<(Maker, Results)> =
                known.remove(&place.stored(played))?.into_iter().collect();
            by.retain(|(_, results)| results.games() > 0);
            by.sort_by_key(|(_, results)| std::cmp::Reverse(results.games()));
            Some(Continuation { played, by })
                .filter(|continuation| continuation.results().games() > 0)
        };
        // From a position that is its own mirror image, a move and its image count as one. The
        // first one represents both.
        let mut all: Vec<Continuation> =
            place.position.moves().into_iter().filter_map(continuation).collect();
        all.sort_by_key(|continuation| std::cmp::Reverse(continuation.results().games()));
        all
    }

    /// Returns the results of all games with this move, of the levels and of people together.
    pub fn results(&self) -> Results {
        let mut all = Results::default();
        self.by.iter().for_each(|(_, results)| all += *results);
        all
    }
}

/// The games of a preset that the levels played against themselves.
#[derive(Debug)]
struct PresetSelfPlay {
    preset: &'static str,
    text: &'static str,
    known: OnceLock<HashMap<String, Vec<OpeningRow>>>,
}

macro_rules! self_play {
    ($($preset:literal),* $(,)?) => {
        static SELF_PLAY: [PresetSelfPlay; [$($preset),*].len()] = [$(PresetSelfPlay {
            preset: $preset,
            text: include_str!(concat!("../self-play/", $preset, ".txt")),
            known: OnceLock::new(),
        }),*];
    };
}

self_play!["standard", "advanced", "escape", "houdini", "short", "large", "deep", "hex", "eleven"];

/// Returns the rows of self-play about the moves from a position; empty for a variant without a
/// file. The first call for a variant reads its file, which takes a fraction of a second.
pub fn self_play(variant: Variant, place: &OpeningPlace) -> &'static [OpeningRow] {
    let Some(file) = SELF_PLAY.iter().find(|file| variant.preset() == Some(file.preset)) else {
        return &[];
    };
    let known = file.known.get_or_init(|| {
        let mut known: HashMap<String, Vec<OpeningRow>> = HashMap::new();
        for begun in file.text.lines().filter_map(|text| PlayedOpening::read(text, variant)) {
            for row in begun.rows() {
                let rows = known.entry(row.key.clone()).or_default();
                match rows
                    .iter_mut()
                    .find(|one| (&one.stored, one.maker) == (&row.stored, row.maker))
                {
                    Some(one) => one.results += row.results,
                    None => rows.push(row),
                }
            }
        }
        known
    });
    known.get(place.key()).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(moves: &str) -> Line {
        let mut line = Line::new(Variant::STANDARD);
        for text in moves.split_whitespace() {
            line.play(line.read(text).expect("a legal move")).expect("it was just read");
        }
        line
    }

    fn begun(moves: &str, winner: Option<Seat>) -> PlayedOpening {
        PlayedOpening { makers: [Maker::People, Maker::Level("Tiro")], winner, line: line(moves) }
    }

    #[test]
    fn mirror_images_are_counted_together_and_shown_as_the_board_stands() {
        let games = [
            begun("a1-c3 d7-d5", Some(Seat::Romans)),
            begun("h1-f3 e7-e5", Some(Seat::Gauls)),
            begun("h1-f3 d7-d5", None),
        ];
        let rows: Vec<OpeningRow> = games.iter().flat_map(PlayedOpening::rows).collect();
        let at = |moves| {
            let line = line(moves);
            let known = Continuation::of(&OpeningPlace::of(&line), rows.clone());
            let text =
                |one: &Continuation| (line.position().write(one.played).to_string(), one.results());
            known.iter().map(text).collect::<Vec<_>>()
        };
        let results = |won, drawn, lost| Results { won, drawn, lost };
        assert_eq!(at(""), [("a1-c3".to_owned(), results(1, 1, 1))], "one for both");
        assert_eq!(
            at("a1-c3"),
            [("d7-d5".to_owned(), results(1, 0, 1)), ("e7-e5".to_owned(), results(0, 1, 0))]
        );
        assert_eq!(
            at("h1-f3"),
            [("e7-e5".to_owned(), results(1, 0, 1)), ("d7-d5".to_owned(), results(0, 1, 0))]
        );
        assert_eq!(at("b1-d3"), []);
    }

    #[test]
    fn a_beginning_is_read_as_it_was_written() {
        for winner in [None, Some(Seat::Gauls)] {
            let begun = begun("a1-c3 d7-d5 h1-f3", winner);
            let read =
                PlayedOpening::read(&begun.write(), Variant::STANDARD).expect("it was written");
            assert_eq!(
                (read.makers, read.winner, read.rows()),
                (begun.makers, begun.winner, begun.rows())
            );
        }
        assert!(PlayedOpening::read("people Tiro romans a1-a9", Variant::STANDARD).is_none());
        assert!(PlayedOpening::read("people Nemo romans a1-c3", Variant::STANDARD).is_none());
    }

    #[test]
    fn a_draw_is_half_a_point() {
        let percent = |won, drawn, lost| Results { won, drawn, lost }.percent();
        assert_eq!(
            [percent(1, 0, 1), percent(0, 1, 0), percent(2, 0, 1), percent(0, 0, 0)],
            [50, 50, 67, 0]
        );
    }

    #[test]
    fn self_play_is_read_whole_and_knows_the_first_moves() {
        for file in &SELF_PLAY {
            let variant: Variant = murus_gallicus::PRESETS
                .iter()
                .find(|(word, _)| *word == file.preset)
                .and_then(|(_, variant)| variant.parse().ok())
                .expect("a preset");
            let lines = file.text.lines().count();
            let read = file
                .text
                .lines()
                .filter(|text| PlayedOpening::read(text, variant).is_some())
                .count();
            assert_eq!((read, lines >= 300), (lines, true), "{}", file.preset);
            let start = OpeningPlace::of(&Line::new(variant));
            let known = Continuation::of(&start, self_play(variant, &start).to_vec());
            let games: usize = known.iter().map(|one| one.results().games()).sum();
            assert_eq!(games, lines, "{}", file.preset);
        }
    }
}
