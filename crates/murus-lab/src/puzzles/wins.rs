//! Finds the moment from which a side wins by force because the other side has just allowed it.

use murus_engine::{Budget, Net, Stop, Transpositions, choose_by};
use murus_gallicus::{Move, Position, Seat};
use murus_lessons::{Judged, Puzzle, PuzzleKind, Verdict, is_threatened, winning_plies};

use super::finds::{rate, solved};
use super::proof::proves_win;
use super::tries::{DEAREST, Tries};

/// The nodes of the search that notices a win.
const NOTICE: u64 = 2_500;
/// Entries of the table of the search that notices a win, as a power of two.
const NOTICE_BITS: u32 = 12;
/// The nodes of the search that settles the shortest win.
const SHORTEST: u64 = 9_000;
/// The nodes of the search that settles whether there was a win before.
const BEFORE: u64 = 6_000;
/// The nodes of the search that shows that a move loses at once.
const SURE: u64 = 5_000;
/// The nodes of the search that settles whether a reply leaves a win in time.
const SETTLES: u64 = 500_000;
/// The nodes of the search for the best reply to a wrong move.
const REPLY: u64 = 1_500;
/// The most own moves of a win that makes a puzzle.
const LONGEST: u8 = 10;
/// The least share of the other moves that must not win, and that must not lose at once, as a
/// fraction.
const MIXED: (usize, usize) = (1, 5);
/// The fewest legal moves of a puzzle's position.
const FEWEST: usize = 4;

/// The least number of own moves within which the side to move wins by force. `None` if it takes
/// more than `LONGEST`, or is not settled.
pub fn shortest(position: &Position) -> Option<u8> {
    let side = position.to_move();
    let variant = position.variant();
    for n in 1..=LONGEST {
        if proves_win(position, side, Some(winning_plies(variant, n)), SHORTEST)? {
            return Some(n);
        }
    }
    None
}

/// Returns true if a short search announces a win for the side to move.
pub fn is_noticed(position: &Position) -> bool {
    let net = Net::of(position.variant());
    let mut table = Transpositions::new(NOTICE_BITS);
    let choice = choose_by(net, position, &[], Budget::nodes(NOTICE), &mut table, &Stop::default());
    choice.is_some_and(|choice| choice.score.win_in().is_some())
}

/// Returns true if a search of limited nodes proves that a side wins a position.
pub fn was_won(position: &Position, side: Seat) -> bool {
    proves_win(position, side, None, BEFORE) == Some(true)
}

/// Returns true if `some` of `of` moves are at least the share [`MIXED`].
fn enough(some: usize, of: usize) -> bool {
    some * MIXED.1 >= of * MIXED.0
}

/// Completes the puzzle "win in n" of a position in which the last move allowed the win. `draft`
/// has the position. `None` if it makes no good puzzle.
pub fn puzzle(mut draft: Puzzle) -> Option<Puzzle> {
    let position = draft.position;
    draft.kind = PuzzleKind::Win;
    draft.win_in = shortest(&position)?;
    let moves = position.moves();
    let enemy = position.to_move().other();
    let at_once = Some(winning_plies(position.variant(), 1));
    let lost = moves
        .iter()
        .filter(|&&m| proves_win(&position.play_unchecked(m), enemy, at_once, SURE) == Some(true))
        .count();
    // In a race most moves lose at once, and that has to be seen.
    let is_mixed = enough(moves.len() - lost, moves.len()) || is_threatened(&position);
    if moves.len() < FEWEST || !is_mixed {
        return None;
    }
    // Each first move must be settled within the nodes that a verdict may take.
    let within = winning_plies(position.variant(), draft.win_in) - 1;
    let settles = |&m: &Move| {
        proves_win(&position.play_unchecked(m), position.to_move(), Some(within), DEAREST).is_some()
    };
    if !moves.iter().all(settles) {
        return None;
    }
    let tries = Tries::of(&draft)?;
    let right = tries.right();
    let others: Vec<&Judged> =
        tries.first.iter().filter(|judged| !right.contains(&judged.played)).collect();
    let slower =
        others.iter().filter(|judged| matches!(judged.verdict, Verdict::Slower { .. })).count();
    if others.is_empty() || !enough(others.len() - slower, tries.first.len()) {
        return None;
    }
    draft.refutations = others.iter().filter_map(|judged| refutation(&draft, judged)).collect();
    draft.line = tries.line;
    draft.solved = Some(solved(&position, &right));
    rate(&mut draft);
    Some(draft)
}

/// Returns a wrong move and a good reply in notation; `None` if the move is right or has no reply.
/// In a puzzle to win, the reply leaves no win in time.
pub fn refutation(puzzle: &Puzzle, judged: &Judged) -> Option<(String, String)> {
    let position = &puzzle.position;
    let next = position.play_unchecked(judged.played);
    let (line, loses) = match &judged.verdict {
        Verdict::Slower { line } => (line, false),
        Verdict::Wrong { line, loses } => (line, *loses),
        Verdict::Right { .. } => return None,
    };
    let judged_reply = line.first().copied();
    let is_slower = matches!(judged.verdict, Verdict::Slower { .. });
    let reply = if loses || is_slower {
        judged_reply?
    } else {
        let net = Net::of(position.variant());
        let mut table = Transpositions::new(NOTICE_BITS);
        let best = choose_by(net, &next, &[], Budget::nodes(REPLY), &mut table, &Stop::default())?;
        Some(best.best).filter(|&m| refutes(puzzle, &next, m)).or(judged_reply)?
    };
    Some((position.write(judged.played).to_string(), next.write(reply).to_string()))
}

/// Returns true if a reply to a wrong first move leaves no win in time. `next` is the position
/// after that move. In a puzzle that is not to win, every reply does.
pub fn refutes(puzzle: &Puzzle, next: &Position, reply: Move) -> bool {
    let after = next.play_unchecked(reply);
    let left = winning_plies(puzzle.variant(), puzzle.win_in).saturating_sub(2);
    puzzle.kind != PuzzleKind::Win
        || proves_win(&after, puzzle.side(), Some(left), SETTLES) == Some(false)
}
