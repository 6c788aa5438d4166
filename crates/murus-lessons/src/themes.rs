//! Finds the themes of a puzzle by computation.

use super::deed::{Deed, laid, winning};
use super::puzzle::Puzzle;
use super::theme::{PuzzleKind, Theme};
use super::verdict::{TryJudge, winning_plies};
use murus_gallicus::{Cell, Move, Options, Position, Reason, Seat};

/// The board on which home rows are files, so that neither direction is forward for both sides.
const SIDEWAYS: &str = "hex-eleven";

impl Puzzle {
    /// Finds the themes of the puzzle, by the rules and by proof.
    pub fn find_themes(&self) -> Vec<Theme> {
        let line = self.solution();
        let moves: Vec<Move> = line.moves().collect();
        let own: Vec<(&Position, Move)> = line.positions().iter().zip(moves).step_by(2).collect();
        let mut themes = match self.kind {
            PuzzleKind::Hold => {
                let parry = is_threatened(&self.position).then_some(Theme::Parry);
                [Theme::OnlyDefence].into_iter().chain(parry).collect()
            }
            PuzzleKind::IsItWon => return vec![Theme::IsItWon],
            PuzzleKind::TwoTowers => return vec![Theme::TwoTowers],
            PuzzleKind::Win | PuzzleKind::Author => Vec::new(),
        };
        let Some(&(position, first)) = own.first() else { return themes };
        let end = line.outcome().map(|end| end.reason);
        let found = [
            (Theme::Breakthrough, end == Some(Reason::Breakthrough)),
            (Theme::Stalemate, end == Some(Reason::Stalemate)),
            (Theme::BatteringRam, is_ram(&own)),
            (Theme::Chariot, is_chariot(&own)),
            (Theme::SiegeTower, is_siege(position, first)),
            (Theme::ForcedSacrifice, is_forced(position, first)),
            (Theme::Slip, slips(position, first)),
            (Theme::Quiet, is_quiet(position, first)),
            (Theme::Race, self.kind == PuzzleKind::Win && is_threatened(position)),
            (Theme::InterposedWall, is_interposed(position, first)),
            (Theme::Zugzwang, self.kind == PuzzleKind::Win && self.is_zugzwang(position, first)),
            (Theme::TempoWall, is_tempo_wall(position, first)),
            (Theme::CatapultShot, own.iter().any(|(_, m)| matches!(m, Move::Bombard { .. }))),
            (Theme::SurvivingStone, end == Some(Reason::Breakthrough) && survives(position)),
            (Theme::DoubleThreat, threats(position, first) > 1),
            (Theme::Sacrifice, matches!(first, Move::Sacrifice { .. } | Move::Cut { .. })),
            (Theme::Backward, is_backward(position, first)),
        ];
        themes.extend(found.into_iter().filter(|(_, holds)| *holds).map(|(theme, _)| theme));
        themes
    }

    /// Returns true if the enemy, who loses after the first move, would hold if it could pass.
    fn is_zugzwang(&self, position: &Position, first: Move) -> bool {
        let next = position.play_unchecked(first);
        if self.win_in < 2 || next.outcome().is_some() {
            return false;
        }
        let passed = next.passed();
        let one_more = winning_plies(position.variant(), self.win_in);
        passed.outcome().is_none() && !TryJudge::new().wins(&passed, position.to_move(), one_more)
    }
}

/// Returns true if the variant demands that a stone on the far row survives the reply.
fn survives(position: &Position) -> bool {
    position.variant().has(Options::ADVANCED)
}

/// Returns true if one of the side's moves takes a wall, and another tower later goes through its
/// cell.
fn is_ram(own: &[(&Position, Move)]) -> bool {
    own.iter().enumerate().any(|(n, &(_, m))| {
        let Move::Sacrifice { from, to: freed } = m else { return false };
        own[n + 1..].iter().any(|&(_, m)| match m {
            Move::Distribute { from: other, mid, to } => {
                other != from && (mid == freed || to == freed)
            }
            _ => false,
        })
    })
}

/// Returns true if a tower shifts by one cell onto the wall before it, twice in a row.
fn is_chariot(own: &[(&Position, Move)]) -> bool {
    let shifts: Vec<Option<(Cell, Cell)>> =
        own.iter().map(|(position, m)| shift(position, *m)).collect();
    shifts.windows(2).any(|two| matches!(two, [Some((_, there)), Some((from, _))] if there == from))
}

/// The cells between which a tower shifts with this move: it lands on a wall and on the empty cell
/// behind. `None` for other moves.
fn shift(position: &Position, m: Move) -> Option<(Cell, Cell)> {
    let Move::Distribute { from, mid, to } = m else { return None };
    (position.unit(mid).is_some() && position.unit(to).is_none()).then_some((from, mid))
}

/// Returns true if a move makes a tower that can break through, and the side wins at once after
/// every reply.
fn is_siege(position: &Position, m: Move) -> bool {
    let (Deed::Tower, cells) = Deed::with_cells(position, m) else { return false };
    let next = position.play_unchecked(m);
    let through =
        |cell: &Cell| next.siege_tower(*cell).is_some_and(|tower| tower.seat == position.to_move());
    cells.iter().any(through)
        && next.moves().into_iter().all(|reply| !winning(&next.play_unchecked(reply)).is_empty())
}

/// Returns true if after a move only captures save the enemy from losing within two further moves.
fn is_forced(position: &Position, m: Move) -> bool {
    let solver = position.to_move();
    let next = position.play_unchecked(m);
    let replies = next.moves();
    let takes = |m: &Move| matches!(m, Move::Sacrifice { .. });
    if next.outcome().is_some() || !replies.iter().any(takes) {
        return false;
    }
    let mut judge = TryJudge::new();
    let soon = winning_plies(position.variant(), 2);
    let mut holds = |m: &Move| !judge.wins(&next.play_unchecked(*m), solver, soon);
    let (taking, others): (Vec<Move>, Vec<Move>) = replies.into_iter().partition(takes);
    taking.iter().any(&mut holds) && !others.iter().any(holds)
}

/// Returns true if a move passes between two enemy units that touch at their corners.
fn slips(position: &Position, m: Move) -> bool {
    let Move::Distribute { from, mid, to } = m else { return false };
    let geometry = &position.variant().board().geometry;
    let enemy = |file, rank| {
        let unit = geometry.cell(file, rank).and_then(|cell| position.unit(cell));
        unit.is_some_and(|unit| unit.seat != position.to_move())
    };
    geometry.directions().len() == 8
        && [(from, mid), (mid, to)].into_iter().any(|(one, two)| {
            let ((file, rank), (then, up)) = (geometry.coordinates(one), geometry.coordinates(two));
            file != then && rank != up && enemy(file, up) && enemy(then, rank)
        })
}

/// Returns true if a move neither takes nor wins nor threatens to win at once.
fn is_quiet(position: &Position, m: Move) -> bool {
    let takes = !matches!(m, Move::Distribute { .. } | Move::Throw { .. } | Move::Open { .. });
    !takes && position.play_unchecked(m).outcome().is_none() && threats(position, m) == 0
}

/// The number of cells at which the side could win with a further move, if the enemy passed.
fn threats(position: &Position, m: Move) -> usize {
    let next = position.play_unchecked(m);
    if next.outcome().is_some() {
        return 0;
    }
    let mut cells: Vec<Cell> = winning_soon(&next.passed()).into_iter().map(|m| m.to()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.len()
}

/// The moves that win at once. If a stone must survive the reply, the moves whose stone does.
fn winning_soon(position: &Position) -> Vec<Move> {
    if !survives(position) {
        return winning(position);
    }
    let side = position.to_move();
    let mut judge = TryJudge::new();
    let within = winning_plies(position.variant(), 1) - 1;
    let mut moves = position.moves();
    moves.retain(|&m| judge.wins(&position.play_unchecked(m), side, within));
    moves
}

/// Returns true if the enemy would win at once if the side to move could pass and did.
pub fn is_threatened(position: &Position) -> bool {
    let passed = position.passed();
    passed.outcome().is_none() && !winning_soon(&passed).is_empty()
}

/// Returns true if a move lays a wall without taking a unit, and so stops each way in which the
/// enemy threatens to win at once.
fn is_interposed(position: &Position, m: Move) -> bool {
    let next = position.play_unchecked(m);
    !laid(m).is_empty()
        && next.outcome().is_none()
        && is_threatened(position)
        && winning_soon(&next).is_empty()
}

/// Returns true if a move lays a stone two cells from an enemy tower and so stops a win of that
/// tower.
fn is_tempo_wall(position: &Position, m: Move) -> bool {
    let laid = laid(m);
    let next = position.play_unchecked(m);
    if next.outcome().is_some() || position.passed().outcome().is_some() {
        return false;
    }
    let still = next.moves();
    winning(&position.passed()).into_iter().any(|threat| match threat {
        Move::Distribute { mid, to, .. } => {
            laid.contains(&to)
                && !laid.contains(&mid)
                && next.unit(mid).is_none()
                && !still.contains(&threat)
        }
        _ => false,
    })
}

/// Returns true if a tower moves backward.
fn is_backward(position: &Position, m: Move) -> bool {
    let board = position.variant().board();
    let seat = if position.to_move() == Seat::Romans { 0 } else { 1 };
    matches!(m, Move::Distribute { .. })
        && board.name != SIDEWAYS
        && board.geometry.line(m.from(), m.to()).is_some_and(|(way, _)| !way.forward()[seat])
}
