//! The content of a board picture as data.

use crate::theme::Theme;
use murus_gallicus::{Bits, Cell, Line, Move, Position, Reason, Seat};

/// The content of a board picture.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The position to be shown.
    pub position: &'a Position,
    /// The side at the bottom of the picture. On some boards it is only near the bottom, because
    /// files are upright.
    pub view: Seat,
    /// The past moves that are marked, the newest last. Marks of older moves are weaker.
    pub past: Vec<Made<'a>>,
    /// The cells or moves that can be chosen now.
    pub highlight: Highlight<'a>,
    /// The win, if the game is won. It adds a laurel, and a glow around the cell of a breakthrough.
    pub triumph: Option<Triumph>,
    /// True if cells that can be chosen show their names. On hexagons they always do.
    pub names: bool,
    /// Outlined groups of cells, with their names in the frame.
    pub formations: &'a [NamedCells<'a>],
    /// Cells on which a side may break through next, marked by a thin edge.
    pub threats: &'a [Cell],
    /// True if the corners of cells mark towers that can break through next. Puzzles do without
    /// these marks, which give answers away.
    pub corners: bool,
    /// Text in the frame above the board, at the left: the last move. A long text is cut with an
    /// ellipsis.
    pub left: &'a str,
    /// Text in the frame above the board, at the right: who is to move.
    pub right: &'a str,
    /// The side that the text at the right is about. A tower of it is shown next to that text.
    pub side: Option<Seat>,
    /// Small text in the frame below the board.
    pub caption: &'a str,
    /// The names of the players by seat, shown above the board at the left. With names, the last
    /// move is shown at the right, and the player to move below the board. If the names do not fit
    /// together, they lose their parts in brackets, and equal names are numbered.
    pub players: &'a [String],
    /// The colours of the picture.
    pub theme: Theme,
    /// The largest width of the picture in pixels, from [`Scene::SMALLEST`] to [`Scene::LARGEST`].
    /// The picture comes close to it.
    pub size: u32,
}

/// A move that was made.
#[derive(Clone, Copy, Debug)]
pub struct Made<'a> {
    /// The move that was made.
    pub played: Move,
    /// The position in which the move was made.
    pub before: &'a Position,
}

/// A win of a game, as a picture shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Triumph {
    /// The winner. A laurel is drawn around the tower next to their name.
    pub winner: Seat,
    /// The cell of the breakthrough, which glows; `None` for another kind of win.
    pub cell: Option<Cell>,
}

/// A named group of cells.
#[derive(Clone, Copy, Debug)]
pub struct NamedCells<'a> {
    /// The name of the group.
    pub name: &'a str,
    /// The cells of the group.
    pub cells: &'a [Cell],
}

/// The choices of the player.
#[derive(Clone, Copy, Default, Debug)]
pub enum Highlight<'a> {
    /// Nothing can be chosen.
    #[default]
    None,
    /// The cells of the units that can act.
    Origins(&'a [Cell]),
    /// The moves of one unit. Past moves are not shown then.
    Targets {
        /// The unit's cell.
        from: Cell,
        /// The unit's moves.
        moves: &'a [Move],
    },
}

impl Triumph {
    /// The win of a line's game; `None` if the game continues, or ended without a winner.
    pub fn of(line: &Line) -> Option<Triumph> {
        let end = line.outcome()?;
        let winner = end.winner?;
        let broken = end.reason == Reason::Breakthrough;
        Some(Triumph { winner, cell: broken.then(|| find_breakthrough(line, winner)).flatten() })
    }
}

/// Returns a cell of the winner's goal with a stone of the winner: the target of the last move if
/// it is one. Where stones must survive a turn, the last move is the loser's. `None` without such a
/// stone.
fn find_breakthrough(line: &Line, winner: Seat) -> Option<Cell> {
    let position = line.position();
    let goals = &position.variant().board().goals;
    let there = position.stones(winner) & goals.get(winner.index()).copied().unwrap_or_default();
    let last = line.moves().last().map(Move::to).filter(|cell| there.has(*cell));
    last.or_else(|| there.cells().next())
}

impl<'a> Scene<'a> {
    /// The usual width in pixels: sharp on a phone, and not too wide for a chat window.
    pub const SIZE: u32 = 800;

    /// The usual width of a film, in pixels.
    pub const FILM: u32 = 480;

    /// The smallest width in pixels; a smaller size counts as this one.
    pub const SMALLEST: u32 = 200;

    /// The largest width in pixels; a larger size counts as this one.
    pub const LARGEST: u32 = 2000;

    /// A position alone, seen by the Romans, without words.
    pub fn new(position: &'a Position) -> Scene<'a> {
        Scene {
            position,
            view: Seat::Romans,
            past: Vec::new(),
            highlight: Highlight::None,
            triumph: None,
            names: false,
            formations: &[],
            threats: &[],
            corners: true,
            left: "",
            right: "",
            side: None,
            caption: "",
            players: &[],
            theme: Theme::default(),
            size: Scene::SIZE,
        }
    }

    /// The current position of a game seen by `view`, without words. It marks the last move, and
    /// the side to move or the winner.
    pub fn of(line: &'a Line, view: Seat) -> Scene<'a> {
        Scene::since(line, view, 1)
    }

    /// Like [`Scene::of`], but marks the last `moves` moves.
    pub fn since(line: &'a Line, view: Seat, moves: usize) -> Scene<'a> {
        let made =
            line.moves().zip(line.positions()).map(|(played, before)| Made { played, before });
        let past = made.skip(line.plies().saturating_sub(moves)).collect();
        let position = line.position();
        let side = line.outcome().map_or(Some(position.to_move()), |end| end.winner);
        Scene { view, past, side, triumph: Triumph::of(line), ..Scene::new(position) }
    }

    /// The scenes of a film without words: every position of a game from its start, each with the
    /// move that led to it. Only the last one has a side, the winner: the moves show whose turn it
    /// is, and words that change cost more bytes than the board.
    pub fn each(line: &'a Line, view: Seat) -> Vec<Scene<'a>> {
        let made = line
            .moves()
            .zip(line.positions())
            .map(|(played, before)| vec![Made { played, before }]);
        let past = [Vec::new()].into_iter().chain(made);
        let scene =
            |(position, past)| Scene { view, past, size: Scene::FILM, ..Scene::new(position) };
        let mut scenes: Vec<Scene<'a>> = line.positions().iter().zip(past).map(scene).collect();
        if let (Some(last), Some(end)) = (scenes.last_mut(), line.outcome()) {
            last.side = end.winner;
            last.triumph = Triumph::of(line);
        }
        scenes
    }
}
