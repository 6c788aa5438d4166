//! The JSON for the script of a board: every ply with its changes, and the legal moves with their
//! results. The script knows no rules.

use std::collections::BTreeMap;

use maud::PreEscaped;
use murus_gallicus::render::{Scene, Svg};
use murus_gallicus::rules::{Line, Move, Position, Seat};
use serde::Serialize;

use super::drawing::drawing_words;
use super::line_tree::LineTree;
use crate::texts::Texts;
use crate::texts::deed::describe_deed;

/// Cells by name, each with the drawing of the unit there, or an empty text.
pub type DrawnCells = BTreeMap<String, String>;

/// A board with its course.
#[derive(Serialize)]
pub struct BoardCourse {
    /// The units at the start.
    pub start: DrawnCells,
    /// The plies.
    pub plies: Vec<Ply>,
    /// Each drawing in words. The empty drawing is an empty cell.
    pub words: BTreeMap<String, String>,
    /// The side at the bottom.
    pub view: &'static str,
}

/// A ply of a course.
#[derive(Serialize)]
pub struct Ply {
    /// The move with its number.
    pub text: String,
    /// The cell from which the ply was made.
    pub from: String,
    /// The cells that the ply changed.
    pub cells: DrawnCells,
    /// The marks under the units, as SVG.
    pub under: String,
    /// The marks over the units, as SVG.
    pub over: String,
}

/// A legal move.
#[derive(Serialize)]
pub struct LegalMove {
    /// The move as it is written.
    pub text: String,
    /// The effect of the move, in words.
    pub deed: String,
    /// The cells to press, in this order.
    pub taps: Vec<String>,
    /// The cells that the move changes.
    pub cells: DrawnCells,
}

/// A line that continues with each move that is chosen: on the free board, in a lesson, or beside a
/// game.
#[derive(Serialize)]
pub struct LineState {
    /// The address that brings the line; its moves are added to it. Without one nothing is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub load: Option<String>,
    /// The plies before the first of its moves.
    pub from: usize,
    #[serde(flatten)]
    pub course: BoardCourse,
    /// The ply that is shown.
    pub ply: usize,
    /// The ply after which a move can be chosen.
    pub open: usize,
    /// True if a move can be chosen after that ply.
    pub due: bool,
    /// The legal moves after that ply.
    pub moves: Vec<LegalMove>,
    /// The number of plies that one undo takes back, where there is no tree.
    pub undo: usize,
    /// The tree of which the line is a part, as an address names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tree: Option<String>,
    /// The number in the tree of each ply, from the first ply of the tree.
    pub places: Vec<usize>,
    /// Whose turn it is, or what came of it, as HTML.
    pub status: String,
    /// The list of moves, as HTML.
    pub list: String,
    /// The tools, as HTML.
    pub tools: String,
    /// The known moves from the end of the line, as HTML.
    pub known: String,
    /// The address of the next exercise, once this one is solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The lesson of which the reader now passed so many steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<(&'static str, usize)>,
    /// The address of the page with this line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The position from which a line on the analysis board starts; `None` on other pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The reason why what was asked for cannot be done. The board stays as it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<String>,
    /// The press that the script makes by itself once the page is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub press: Option<String>,
    /// Sentences for the script.
    pub say: BTreeMap<&'static str, String>,
}

impl LineState {
    /// A line as it is now, with the moves that continue from its end.
    pub fn new(texts: Texts, svg: &Svg, line: &Line, view: Seat) -> LineState {
        let goes_on = line.outcome().is_none();
        LineState {
            load: None,
            from: 0,
            course: line_course(texts, svg, line, view),
            ply: line.plies(),
            open: line.plies(),
            due: goes_on,
            moves: if goes_on { legal_moves(texts, line.position()) } else { Vec::new() },
            undo: 1,
            tree: None,
            places: Vec::new(),
            status: String::new(),
            list: String::new(),
            tools: String::new(),
            known: String::new(),
            next: None,
            passed: None,
            page: None,
            position: None,
            wrong: None,
            press: None,
            say: script_sentences(texts),
        }
    }

    /// The line of a tree to the place that is shown and on to its end, with the moves that can be
    /// made there.
    pub fn of_tree(texts: Texts, svg: &Svg, tree: &LineTree, view: Seat) -> LineState {
        let here = tree.here();
        let goes_on = here.outcome().is_none();
        LineState {
            from: tree.start().plies(),
            ply: here.plies(),
            open: here.plies(),
            due: goes_on,
            moves: if goes_on { legal_moves(texts, here.position()) } else { Vec::new() },
            tree: Some(tree.text()),
            places: tree.places(),
            ..LineState::new(texts, svg, &tree.whole(), view)
        }
    }

    /// The line as JSON that ends no script.
    pub fn json(&self) -> PreEscaped<String> {
        script_json(self)
    }
}

/// The sentences that the script says by itself, by their names there.
pub fn script_sentences(texts: Texts) -> BTreeMap<&'static str, String> {
    let named = [
        ("board", "page-board-label"),
        ("which", "page-which"),
        ("confirm", "page-confirm"),
        ("play", "page-play"),
        ("waits", "page-waits"),
        ("lost", "page-lost"),
        ("missed", "page-missed"),
        ("to_game", "page-to-game"),
        ("your_move", "page-due"),
        ("selectable", "page-selectable"),
        ("selected", "page-selected"),
    ];
    named.into_iter().map(|(name, id)| (name, texts.say(id))).collect()
}

/// JSON that neither ends a script nor begins a comment in it: `<` stands in texts alone.
pub fn script_json(state: &impl Serialize) -> PreEscaped<String> {
    PreEscaped(serde_json::to_string(state).unwrap_or_default().replace('<', "\\u003c"))
}

/// The course of a line, seen from a side.
pub fn line_course(texts: Texts, svg: &Svg, line: &Line, view: Seat) -> BoardCourse {
    let positions = line.positions();
    let geometry = &line.position().variant().board().geometry;
    let empty = DrawnCells::new();
    let start = positions.first().map_or(empty, drawn_units);
    let ply = |(n, scene): (usize, &Scene<'_>)| {
        let marks = svg.marks(scene);
        let cells = changed_cells(&positions[n], &positions[n + 1]);
        let from = scene
            .past
            .last()
            .map(|made| geometry.name(made.played.from()).to_string())
            .unwrap_or_default();
        Ply { text: line.numbered_move(n), from, cells, under: marks.under, over: marks.over }
    };
    let plies = Scene::each(line, view).iter().skip(1).enumerate().map(ply).collect();
    BoardCourse { start, plies, words: drawing_words(texts, line.position()), view: view.word() }
}

/// The legal moves of a position.
pub fn legal_moves(texts: Texts, position: &Position) -> Vec<LegalMove> {
    let name = |cell| position.variant().board().geometry.name(cell).to_string();
    let legal = |m: Move| {
        let taps = match m {
            Move::Open { from, left, right } => vec![name(from), name(left), name(right)],
            m => vec![name(m.from()), name(m.to())],
        };
        let cells = changed_cells(position, &position.play_unchecked(m));
        LegalMove {
            text: position.write(m).to_string(),
            deed: describe_deed(texts, position, m),
            taps,
            cells,
        }
    };
    position.moves().into_iter().map(legal).collect()
}

/// The moves of a line from a ply on, as an address names them.
pub fn moves_from(line: &Line, ply: usize) -> String {
    line.texts().skip(ply).collect::<Vec<_>>().join(";")
}

/// The units of a position.
pub fn drawn_units(position: &Position) -> DrawnCells {
    let geometry = &position.variant().board().geometry;
    let on = |&cell| {
        Some((geometry.name(cell).to_string(), Svg::drawing(position.unit(cell)?, position)))
    };
    geometry.cells().iter().filter_map(on).collect()
}

/// The cells that differ between two positions, with the units of the second.
fn changed_cells(before: &Position, after: &Position) -> DrawnCells {
    let geometry = &after.variant().board().geometry;
    let drawing = |position: &Position, cell| {
        position.unit(cell).map(|unit| Svg::drawing(unit, position)).unwrap_or_default()
    };
    let differs =
        geometry.cells().iter().filter(|&&cell| drawing(before, cell) != drawing(after, cell));
    differs.map(|&cell| (geometry.name(cell).to_string(), drawing(after, cell))).collect()
}
