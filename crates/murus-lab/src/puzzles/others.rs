//! The other tasks of puzzles: find the only defence, say who wins, make two towers of one.

use murus_engine::{Findings, Stop, prove_win};
use murus_gallicus::{Entry, Line, Move, Position};
use murus_lessons::{Judged, Puzzle, PuzzleKind, WinClaim, is_threatened, winning_plies};

use super::finds::{rate, solved};
use super::proof::{TABLE_BITS, proves_win};
use super::tries::{DEAREST, Tries};
use super::wins::{refutation, shortest};

/// The nodes of the search that shows that a move loses.
const LOSES: u64 = 400;
/// The nodes of the search that makes sure that the only defence does not lose.
pub const HOLDS: u64 = 200_000;
/// The most moves in which the enemy must win after every other move.
const LATEST: u8 = 4;
/// The number of moves by which the only defence must hold out longer than the other moves.
const LONGER: u8 = 2;
/// The number of moves of a puzzle that asks who wins.
const ASKED: u8 = 3;
/// The fewest legal moves of a puzzle's position.
const FEWEST: usize = 5;

/// Completes the puzzle "hold the wall" of a position in which all moves but one lose; `None` if
/// the position makes no good one.
pub fn hold(mut draft: Puzzle) -> Option<Puzzle> {
    let position = draft.position;
    let enemy = position.to_move().other();
    let variant = position.variant();
    let moves = position.moves();
    if moves.len() < FEWEST {
        return None;
    }
    let mut holding = None;
    for &m in &moves {
        let loses = proves_win(&position.play_unchecked(m), enemy, None, LOSES) == Some(true);
        if !loses && holding.replace(m).is_some() {
            return None;
        }
    }
    let holding = position.play_unchecked(holding?);
    let others: Vec<Position> =
        moves.iter().map(|&m| position.play_unchecked(m)).filter(|p| *p != holding).collect();
    let at =
        |next: &Position, n: u8| proves_win(next, enemy, Some(winning_plies(variant, n)), HOLDS);
    let lost_in = |n: u8| others.iter().all(|next| at(next, n) == Some(true));
    draft.kind = PuzzleKind::Hold;
    draft.win_in = (1..=LATEST).find(|&n| lost_in(n))?;
    // If nearly every move loses at once, the answer is too easy, unless a threat has to be seen.
    let at_once = others.iter().filter(|next| at(next, 1) == Some(true)).count();
    if at_once * 4 > others.len() * 3 && !is_threatened(&position)
        || holding.outcome().is_some()
        || at(&holding, draft.win_in + LONGER) != Some(false)
        || proves_win(&holding, enemy, None, HOLDS) == Some(true)
    {
        return None;
    }
    let tries = Tries::of(&draft)?;
    let right = tries.right();
    let wrong = |judged: &&Judged| !right.contains(&judged.played);
    draft.refutations =
        tries.first.iter().filter(wrong).filter_map(|judged| refutation(&draft, judged)).collect();
    draft.line = tries.line;
    draft.solved = Some(solved(&position, &right));
    rate(&mut draft);
    (right.len() == 1).then_some(draft)
}

/// Completes the puzzle "is it won?" of a position. `None` if the answer is not the wanted one, or
/// if the position makes no good puzzle.
pub fn asked(mut draft: Puzzle, wanted: Wanted) -> Option<Puzzle> {
    draft.kind = PuzzleKind::IsItWon;
    draft.win_in = ASKED;
    let position = draft.position;
    let within = winning_plies(position.variant(), ASKED);
    proves_win(&position, position.to_move(), Some(within), DEAREST)?;
    let (truth, nodes) = draft.truth();
    let mover = WinClaim::of(position.to_move());
    let fits = match wanted {
        Wanted::Mover => truth == mover && shortest(&position)? > 1,
        Wanted::Enemy => truth == WinClaim::of(position.to_move().other()),
        // No win is found later either, with more nodes.
        Wanted::Neither => {
            truth == WinClaim::Neither
                && [position.to_move(), position.to_move().other()]
                    .into_iter()
                    .all(|side| proves_win(&position, side, None, HOLDS) != Some(true))
        }
    };
    if !fits || nodes > DEAREST || position.moves().len() < FEWEST {
        return None;
    }
    draft.line = winning_line(&draft, truth)?;
    rate(&mut draft);
    Some(draft)
}

/// The answer that a puzzle of the kind "is it won?" must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The side to move wins.
    Mover,
    /// The other side wins.
    Enemy,
    /// Neither side wins.
    Neither,
}

/// The moves by which the side of a claim wins; empty if neither side does. `None` if a search of
/// limited nodes does not prove the claim.
fn winning_line(puzzle: &Puzzle, truth: WinClaim) -> Option<Vec<String>> {
    let position = puzzle.position;
    let mover = position.to_move();
    let (side, within) = match truth {
        WinClaim::Neither => return Some(Vec::new()),
        claim if claim == WinClaim::of(mover) => {
            (mover, winning_plies(position.variant(), puzzle.win_in))
        }
        _ => (mover.other(), winning_plies(position.variant(), puzzle.win_in) + 1),
    };
    let mut table = Findings::new(TABLE_BITS);
    let proven = prove_win(&position, &[], side, Some(within), HOLDS, &mut table, &Stop::default());
    let mut line = Line::from(position);
    for m in proven.verdict.into_proof()?.variation() {
        line.play(Entry::Move(m)).ok()?;
    }
    Some(line.texts().collect())
}

/// Completes the puzzle "make two towers" of a position; `None` if the position makes no good one.
pub fn two_towers(mut draft: Puzzle) -> Option<Puzzle> {
    let position = draft.position;
    let mover = position.to_move();
    let variant = position.variant();
    draft.kind = PuzzleKind::TwoTowers;
    draft.win_in = 1;
    let tries = Tries::of(&draft)?;
    let right = tries.right();
    let safe = |m: &Move| {
        proves_win(
            &position.play_unchecked(*m),
            mover.other(),
            Some(winning_plies(variant, 2)),
            HOLDS,
        ) == Some(false)
    };
    let wins_soon =
        proves_win(&position, mover, Some(winning_plies(variant, 2)), HOLDS) != Some(false);
    if tries.first.len() < 2 * FEWEST
        || !(1..=2).contains(&right.len())
        || wins_soon
        || !right.iter().all(safe)
    {
        return None;
    }
    draft.line = tries.line;
    rate(&mut draft);
    Some(draft)
}
