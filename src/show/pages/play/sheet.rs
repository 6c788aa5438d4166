//! Contact sheets: several games on one picture, each with its players, whose turn it is, and until
//! when; or how it ended.

use std::hash::{DefaultHasher, Hash, Hasher};

use murus_gallicus::Seat;
use murus_pictures::{Cache, ContactSheet, Scene, Theme, Tile};

use crate::game::{Chair, TimeControl, Zone};
use crate::show::length::cut_text;
use crate::show::names::Names;
use crate::show::page::{Attachment, Shows};
use crate::show::pages::view::{self, View};
use crate::show::pages::{picture, seen, summary};
use crate::store::StoredGame;
use crate::texts::{Texts, variant};

/// The most characters of a picture's description.
const ALT: usize = 1000;

/// The sheets drawn last, as PNG files by file name: the name depends on all that a sheet shows.
static DRAWN: Cache<String, Vec<u8>, 32> = Cache::new();

/// A contact sheet that can be drawn. Its file name depends on all that it shows, so that an equal
/// sheet is not drawn again.
pub struct BoardSheet<'a> {
    texts: Texts,
    theme: Theme,
    boards: Vec<SheetBoard<'a>>,
}

/// A game on a contact sheet.
struct SheetBoard<'a> {
    row: &'a StoredGame,
    seat: Seat,
    title: String,
    line: String,
    strong: bool,
}

/// Plans a contact sheet of the first of these games, as many as fit on one. `None` without a game.
/// Each game comes with the chair from whose side it is shown; without a chair it is shown as to
/// the public. Dates are those of the time zone.
pub fn plan_sheet<'a>(
    texts: Texts,
    theme: Theme,
    zone: &Zone,
    games: impl IntoIterator<Item = (&'a StoredGame, Option<Chair>)>,
    names: &Names,
) -> Option<BoardSheet<'a>> {
    let games = games.into_iter().take(ContactSheet::MOST);
    let mut boards: Vec<SheetBoard<'a>> = games
        .map(|(row, me)| sheet_board(&View::public(texts, row, names, theme), row, me, zone))
        .collect();
    tell_apart(texts, &mut boards);
    (!boards.is_empty()).then_some(BoardSheet { texts, theme, boards })
}

/// Adds the variant in front of titles that are equal, or the short name of the game where the
/// variants are equal too.
fn tell_apart(texts: Texts, boards: &mut [SheetBoard<'_>]) {
    let known: Vec<_> =
        boards.iter().map(|board| (board.title.clone(), board.row.game.variant())).collect();
    for board in boards {
        let variant = board.row.game.variant();
        let title = &board.title;
        let alike: Vec<_> = known.iter().filter(|(other, _)| other == title).collect();
        if alike.len() > 1 {
            let same = alike.iter().filter(|(_, other)| *other == variant).count();
            let mark = if same > 1 {
                view::name_game(texts, &board.row.game.name)
            } else {
                variant::variant_name(texts, variant)
            };
            board.title = format!("{mark} · {title}");
        }
    }
}

/// Returns a game with its texts: the players, whose turn it is, and the day on which time runs
/// out; or how the game ended.
fn sheet_board<'a>(
    view: &View<'_>,
    row: &'a StoredGame,
    me: Option<Chair>,
    zone: &Zone,
) -> SheetBoard<'a> {
    let game = &row.game;
    let called = |chair| picture::written_name(view, chair, game.seat_of(chair));
    let title = summary::name_players(view, me, &called);
    let strong = me.is_some() && game.to_move() == me;
    let until = game
        .clock_end()
        .filter(|_| game.terms.time != TimeControl::None && game.to_move().is_some());
    let until = until.map(|at| variant::axis_date(view.texts, zone.date_at(at), "day"));
    let line = match summary::describe_outcome(view, me, &called) {
        Some(result) => [Some(result), Some(summary::describe_reached(view))],
        None => [Some(summary::name_turn(view, me, &called)), until],
    };
    let line = line.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let seat = me.map_or_else(|| seen::public_side(view), |me| game.seat_of(me));
    SheetBoard { row, seat, title, line, strong }
}

impl BoardSheet<'_> {
    /// The file name of the picture: the same for equal pictures, and different for others.
    pub fn file_name(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.theme.word().hash(&mut hasher);
        for board in &self.boards {
            let game = &board.row.game;
            (
                game.id.0,
                game.board_seq(),
                board.seat.index(),
                &board.title,
                &board.line,
                board.strong,
            )
                .hash(&mut hasher);
        }
        format!("games-{:016x}.png", hasher.finish())
    }

    /// Returns the picture of the sheet. Draws it only if it was not drawn lately.
    pub fn draw(&self) -> Attachment {
        let each = self.boards.iter().map(|board| {
            let args = [("title", board.title.clone().into()), ("line", board.line.clone().into())];
            self.texts.say_with("sheet-alt-line", args)
        });
        let alt = cut_text(&each.collect::<Vec<_>>().join("\n"), ALT);
        let bytes = DRAWN.get(self.file_name(), || self.png());
        Attachment { name: self.file_name(), alt, bytes: bytes.to_vec(), shows: Shows::Picture }
    }

    fn png(&self) -> Vec<u8> {
        let tiles = self.boards.iter().map(|board| Tile {
            scene: Scene::of(board.row.game.line(), board.seat),
            title: &board.title,
            line: &board.line,
            strong: board.strong,
        });
        ContactSheet { tiles: tiles.collect(), ..ContactSheet::new(self.theme) }.png()
    }
}
