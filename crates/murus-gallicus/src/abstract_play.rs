//! Games in the form of the site Abstract Play: its game record 1-0-0, as a value for Serde. Its
//! schema is `gamerecord.json` of AbstractPlay/recranks, and its writer `genRecord` of
//! AbstractPlay/gameslib.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::line::{Entry, Line};
use super::moves::Move;
use super::options::Options;
use super::position::Position;
use super::seat::Seat;
use super::variant::Variant;

/// The name of the game in a record.
pub(super) const GAME: &str = "Murus Gallicus";

/// The short name of the game, by which the site asks programs for a move.
pub const SHORT_NAME: &str = "murus";

/// A variant of Abstract Play by its shown name and its short name, with the option that it
/// switches off, or else switches on. Without variants, the game is advanced and balanced.
pub(super) const VARIANTS: [(&str, &str, Options, bool); 3] = [
    ("Basic MG", "basic", Options::ADVANCED, false),
    ("Static Start", "static", Options::BALANCED, false),
    ("Escape", "escape", Options::ESCAPE, true),
];

/// The word by which a record says that a side resigned, in place of a move.
pub(super) const RESIGN: &str = "resign";
/// The word by which a record says that a side ran out of time, in place of a move.
pub(super) const TIMEOUT: &str = "timeout";

/// A player of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordPlayer {
    /// The name that the record shows.
    pub name: String,
    /// The id of the player on the site of the game. Without one, Abstract Play rates no game.
    #[serde(rename = "userid", skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// True for a program.
    #[serde(rename = "is_ai", skip_serializing_if = "is_false")]
    pub program: bool,
}

/// The facts about a game that its moves do not tell. Times are texts as RFC 3339 writes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFacts {
    /// The name of the site on which the game was played.
    pub site: String,
    /// The id of the game on its site.
    pub game: String,
    /// The time when the game began.
    pub began: String,
    /// The time when the game ended.
    pub ended: String,
    /// The time when the record is made.
    pub made: String,
    /// True if the game counts for no rating.
    pub unrated: bool,
    /// The players in the order of seats, as they sit at the end.
    pub players: Vec<RecordPlayer>,
}

/// A finished game as Abstract Play records it. Serde writes it in the form of the schema.
///
/// ```
/// use murus_gallicus::abstract_play::{GameRecord, RecordFacts, RecordPlayer};
/// use murus_gallicus::{Line, Variant};
///
/// let line = Line::read_record("1. a1-c3 resign:gauls", Variant::STANDARD).expect("a game");
/// let player = |name: &str| RecordPlayer { name: name.to_owned(), id: None, program: false };
/// let facts = RecordFacts {
///     site: "Alesia".to_owned(),
///     game: "k3f9".to_owned(),
///     began: "2026-11-30T10:00:00Z".to_owned(),
///     ended: "2026-12-01T10:00:00Z".to_owned(),
///     made: "2026-12-01T11:00:00Z".to_owned(),
///     unrated: true,
///     players: vec![player("Caesar"), player("Vercingetorix")],
/// };
/// let record = GameRecord::new(&line, facts).expect("a finished game");
/// let written = serde_json::to_value(&record).expect("a record");
/// assert_eq!(written["header"]["game"]["variants"][0], "Basic MG");
/// assert_eq!(written["header"]["players"][0]["result"], 1);
/// assert_eq!(written["moves"][0][0], "a1-c3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameRecord {
    header: Header,
    moves: Vec<Vec<Option<String>>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Header {
    game: GameName,
    site: Site,
    date_start: String,
    date_end: String,
    date_generated: String,
    #[serde(skip_serializing_if = "is_false")]
    unrated: bool,
    // The schema has one name for a swap of seats, and its writer another.
    #[serde(skip_serializing_if = "is_false")]
    pied: bool,
    #[serde(skip_serializing_if = "is_false")]
    pie_invoked: bool,
    players: Vec<SeatedPlayer>,
    #[serde(rename = "startingPosition", skip_serializing_if = "Option::is_none")]
    starting_position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    termination: Option<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct GameName {
    name: &'static str,
    variants: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Site {
    name: String,
    gameid: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct SeatedPlayer {
    #[serde(flatten)]
    player: RecordPlayer,
    result: i32,
}

impl GameRecord {
    /// The record of a finished game. `None` if the game is not over, does not start from the
    /// variant's own position, or has another number of players than the facts.
    pub fn new(line: &Line, facts: RecordFacts) -> Option<GameRecord> {
        let end = line.outcome()?;
        let variant = line.position().variant();
        // The first position of the line is another one if someone left before the first move.
        let start = Position::start(variant);
        if *line.after(0).position() != start || facts.players.len() != variant.board().seats {
            return None;
        }
        let (variants, known) = write_variant(variant);
        let swapped = line.entries().contains(&Entry::Swap);
        let drawn = end.winner.is_none() && end.reason.word() != CANCELLED;
        let result = |seat: Seat| i32::from(drawn || end.winner == Some(seat));
        let players = facts.players.into_iter().zip(Seat::ALL);
        let header = Header {
            game: GameName { name: GAME, variants },
            site: Site { name: facts.site, gameid: facts.game },
            date_start: facts.began,
            date_end: facts.ended,
            date_generated: facts.made,
            unrated: facts.unrated,
            pied: swapped,
            pie_invoked: swapped,
            players: players
                .map(|(player, seat)| SeatedPlayer { player, result: result(seat) })
                .collect(),
            starting_position: (!known).then(|| start.to_string()),
            termination: line.is_ended_by_people().then(|| end.reason.word()),
        };
        Some(GameRecord { header, moves: write_rounds(line) })
    }
}

/// The word for the end of a game without a result.
const CANCELLED: &str = "cancelled";

/// Writes the variants of a game as Abstract Play names them, and true. For a variant that it does
/// not have, writes our own text, and false.
fn write_variant(variant: Variant) -> (Vec<String>, bool) {
    let named = VARIANTS.iter().filter(|(_, _, option, on)| variant.has(*option) == *on);
    let names: Vec<&str> = named.map(|(name, ..)| *name).collect();
    if find_variant(&names) == Some(variant) {
        (names.into_iter().map(str::to_owned).collect(), true)
    } else {
        (vec![variant.to_string()], false)
    }
}

/// Finds the variant that Abstract Play names by these words, shown or short, in any order. `None`
/// if one of the words names none of its variants.
///
/// ```
/// use murus_gallicus::Variant;
/// use murus_gallicus::abstract_play::find_variant;
///
/// assert_eq!(find_variant(&["static", "basic"]), Some(Variant::STANDARD));
/// assert_eq!(find_variant(&["houdini"]), None);
/// ```
pub fn find_variant(names: &[&str]) -> Option<Variant> {
    let mut options = Options::ADVANCED.with(Options::BALANCED);
    for name in names {
        let known = VARIANTS.iter().find(|(shown, short, ..)| {
            name.eq_ignore_ascii_case(shown) || name.eq_ignore_ascii_case(short)
        });
        let (_, _, option, on) = known?;
        options = if *on { options.with(*option) } else { options.without(*option) };
    }
    Variant::STANDARD.changed(None, options, Options::ALL.without(options)).ok()
}

/// Writes a legal move as Abstract Play does: in our notation, but for `*` where a tower takes two
/// stones of a catapult.
pub fn write_move(position: &Position, m: Move) -> String {
    position.write(m).to_string().replace("xx", "*")
}

/// Writes the moves in rounds. A round has a place for each seat, without those after its last
/// move, and empty places for seats that do not move in it. Among more than two players, one who
/// leaves does so in a place of their own.
fn write_rounds(line: &Line) -> Vec<Vec<Option<String>>> {
    let several = line.position().variant().board().seats > 2;
    let mut rounds: Vec<Vec<Option<String>>> = Vec::new();
    let mut past = line.after(0);
    for &entry in line.entries() {
        let placed = match entry {
            Entry::Move(m) => Some((past.position().to_move(), write_move(past.position(), m))),
            Entry::Resign(seat) if several => Some((seat, RESIGN.to_owned())),
            Entry::Timeout(seat) if several => Some((seat, TIMEOUT.to_owned())),
            // The header tells the rest.
            _ => None,
        };
        if let Some((seat, word)) = placed {
            let full = rounds.last().is_none_or(|round| round.len() > seat.index());
            if full {
                rounds.push(Vec::new());
            }
            if let Some(round) = rounds.last_mut() {
                round.resize(seat.index(), None);
                round.push(Some(word));
            }
        }
        // An entry that was played once is playable again.
        let _ = past.play(entry);
    }
    rounds
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// A game record of any site, as Serde reads it. Whether it can be played shows
/// [`GivenRecord::read_line`].
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct GivenRecord {
    pub(super) header: GivenHeader,
    pub(super) moves: Vec<Vec<Option<GivenMove>>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct GivenHeader {
    pub(super) game: GivenGame,
    #[serde(default)]
    pub(super) pied: bool,
    #[serde(default, rename = "pie-invoked")]
    pub(super) pie_invoked: bool,
    #[serde(default)]
    pub(super) players: Vec<GivenPlayer>,
    #[serde(default, rename = "startingPosition")]
    pub(super) starting_position: Option<String>,
    #[serde(default)]
    pub(super) termination: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct GivenGame {
    pub(super) name: String,
    #[serde(default)]
    pub(super) variants: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct GivenPlayer {
    /// Missing where the writer knows no result.
    #[serde(default)]
    pub(super) result: Option<f64>,
}

/// A move of a round: its text, or with remarks.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum GivenMove {
    Text(String),
    Marked {
        #[serde(rename = "move")]
        text: String,
        #[serde(default)]
        sequence: Option<i64>,
    },
}
