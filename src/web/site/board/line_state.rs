//! The JSON for the script of a board: every ply with its changes, and the legal moves with their
//! results. The script does not know the rules.

use std::collections::BTreeMap;

use maud::PreEscaped;
use murus_gallicus::{Line, Move, Position, Seat};
use murus_pictures::{Scene, Svg};
use serde::Serialize;

use super::drawing::drawing_words;
use crate::game::LineTree;
use crate::texts::Texts;
use crate::texts::deed::describe_deed;

/// Units by the names of their cells: the name of each unit's drawing, or an empty name for an
/// empty cell.
pub type DrawnCells = BTreeMap<String, String>;

/// The units on a board at the start, and the plies from there.
#[derive(Serialize)]
pub struct BoardCourse {
    /// The units on the board at the start of the line.
    pub start: DrawnCells,
    /// The plies of the line, from its start.
    pub plies: Vec<Ply>,
    /// Each drawing's name, with its description in words. The empty name describes an empty cell.
    pub words: BTreeMap<String, String>,
    /// The side at the bottom of the board.
    pub view: &'static str,
}

/// A ply of a line, with its effect on the drawing of the board.
#[derive(Serialize)]
pub struct Ply {
    /// The move in notation, with its number.
    pub text: String,
    /// The name of the cell from which the unit moved.
    pub from: String,
    /// The cells that the ply changes, with their units after it.
    pub cells: DrawnCells,
    /// The marks drawn under the units, as SVG.
    pub under: String,
    /// The marks drawn over the units, as SVG.
    pub over: String,
}

/// A legal move, for the script of a board.
#[derive(Serialize)]
pub struct LegalMove {
    /// The move in notation.
    pub text: String,
    /// A description of the effect of the move in words.
    pub deed: String,
    /// The names of the cells to press to choose the move, in this order.
    pub taps: Vec<String>,
    /// The cells that the move changes, with their units after it.
    pub cells: DrawnCells,
}

/// The state of a line to which the reader adds moves: on the analysis board, in a lesson or
/// puzzle, or next to a game.
#[derive(Serialize)]
pub struct LineState {
    /// The address that returns a new state once a move is added to it. `None` if no move can be
    /// chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub load: Option<String>,
    /// The number of plies before the line's own first move.
    pub from: usize,
    #[serde(flatten)]
    pub course: BoardCourse,
    /// The ply that is shown.
    pub ply: usize,
    /// The ply after which a move can be chosen.
    pub open: usize,
    /// True if a move can be chosen after ply `open`.
    pub due: bool,
    /// The legal moves after ply `open`.
    pub moves: Vec<LegalMove>,
    /// The number of plies that one undo takes back. Used only if there is no move tree.
    pub undo: usize,
    /// The move tree that contains the line, as an address names it. `None` without a tree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tree: Option<String>,
    /// The numbers of the line's nodes in the move tree, from the start of the tree, 0, on. Empty
    /// without a tree.
    pub places: Vec<usize>,
    /// Whose turn it is, or the result, as HTML.
    pub status: String,
    /// The list of moves, as HTML.
    pub list: String,
    /// The tool buttons, as HTML.
    pub tools: String,
    /// The known moves from the end of the line, with their statistics, as HTML.
    pub known: String,
    /// The address of the next exercise once this one is solved; else `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The lesson, and the number of its steps that the reader has now passed. `None` if no step
    /// was passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<(&'static str, usize)>,
    /// The address of the page that shows this line. `None` if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The position from which a line on the analysis board starts; `None` on other pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What is said about a request in place of a new board, such as why it cannot be carried out.
    /// `None` if the board changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<String>,
    /// The custom id of the button that the script presses by itself once the page is shown, if
    /// any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub press: Option<String>,
    /// The first and the last cell of a move to which a hint points, or twice the cell of a unit.
    /// `None` without a hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<[String; 2]>,
    /// Texts that the script shows, by name.
    pub say: BTreeMap<&'static str, String>,
}

impl LineState {
    /// Returns the state of a line at its end, with the legal moves there.
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
            hint: None,
            say: script_sentences(texts),
        }
    }

    /// Returns the state of the line through the shown node of a tree, with the legal moves after
    /// that node.
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

    /// Writes the state as JSON that is safe within a `script` element.
    pub fn json(&self) -> PreEscaped<String> {
        script_json(self)
    }
}

/// Returns the texts that the script of a board shows by itself, by their names in the script.
pub fn script_sentences(texts: Texts) -> BTreeMap<&'static str, String> {
    let named = [
        ("board", "page-board-label"),
        ("which", "page-which"),
        ("confirm", "page-confirm"),
        ("play", "page-play"),
        ("lost", "page-lost"),
        ("held", "page-held"),
        ("earlier", "page-earlier"),
        ("to_game", "page-to-game"),
        ("your_move", "page-due"),
        ("selectable", "page-selectable"),
        ("selected", "page-selected"),
    ];
    // The script puts a move or a cell in the place of the braces.
    let filled = [("waits", "page-waits", "move"), ("choose", "page-choose", "cell")];
    let filled = filled.map(|(name, id, what)| (name, texts.say_with(id, [(what, "{}".into())])));
    named.into_iter().map(|(name, id)| (name, texts.say(id))).chain(filled).collect()
}

/// Writes JSON that is safe within a `script` element: `<` is escaped, so it neither ends the
/// script nor begins a comment.
pub fn script_json(state: &impl Serialize) -> PreEscaped<String> {
    PreEscaped(serde_json::to_string(state).unwrap_or_default().replace('<', "\\u003c"))
}

/// Returns the start and the plies of a line, drawn with side `view` at the bottom.
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

/// Lists the legal moves of a position for the script.
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

/// Returns the names of the first and the last cell of a move in a position.
pub fn end_cells(position: &Position, m: Move) -> [String; 2] {
    let geometry = &position.variant().board().geometry;
    [m.from(), m.to()].map(|cell| geometry.name(cell).to_string())
}

/// Returns the moves of a line after this ply, as an address writes them.
pub fn moves_from(line: &Line, ply: usize) -> String {
    line.texts().skip(ply).collect::<Vec<_>>().join(";")
}

/// Returns the units of a position by cell. Empty cells are left out.
pub fn drawn_units(position: &Position) -> DrawnCells {
    let geometry = &position.variant().board().geometry;
    let on = |&cell| {
        Some((geometry.name(cell).to_string(), Svg::drawing(position.unit(cell)?, position)))
    };
    geometry.cells().iter().filter_map(on).collect()
}

/// Returns the cells that look different in two positions, with their units in the second one.
fn changed_cells(before: &Position, after: &Position) -> DrawnCells {
    let geometry = &after.variant().board().geometry;
    let look = |position: &Position, cell| {
        position.unit(cell).map(|unit| (unit, position.is_out(unit.seat)))
    };
    let drawing = |cell| after.unit(cell).map(|unit| Svg::drawing(unit, after)).unwrap_or_default();
    let differs = geometry.cells().iter().filter(|&&cell| look(before, cell) != look(after, cell));
    differs.map(|&cell| (geometry.name(cell).to_string(), drawing(cell))).collect()
}
