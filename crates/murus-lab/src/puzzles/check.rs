//! Proves every field of a puzzle anew.

use murus_gallicus::{Position, Seat};
use murus_lessons::{Judged, LEDUC, Puzzle, PuzzleKind, Verdict, WinClaim, winning_plies};

use super::finds::{rate, solved};
use super::mend::follow_line;
use super::others::HOLDS;
use super::plain;
use super::proof::proves_win;
use super::tries::Tries;
use super::wins::{refutes, was_won};

/// The most plies of a claim that is also checked by the rules alone.
const PLAINLY: u32 = 4;
/// The nodes of a search that settles a claim.
const NODES: u64 = 500_000;

/// Proves every field of a puzzle anew. Returns a phrase for each flaw found.
pub fn check(puzzle: &Puzzle) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    let mut claim = |holds: bool, what| {
        if !holds {
            wrong.push(what);
        }
    };
    let position = &puzzle.position;
    claim(position.outcome().is_none(), "the position is over");
    claim(
        puzzle.before.is_none() || puzzle.approach().plies() == 1,
        "the move before does not lead to the position",
    );
    let line = puzzle.solution();
    claim(line.plies() == puzzle.line.len(), "the line is not legal");
    let refuted = |(m, reply): &(String, String)| {
        position.read(m).is_ok_and(|m| position.play_unchecked(m).read(reply).is_ok())
    };
    let are_legal = puzzle.refutations.iter().all(refuted);
    claim(are_legal, "a refutation is not legal");
    claim(are_legal && keeps_refuted(puzzle), "a reply leaves a win in time");
    claim(puzzle.kind != PuzzleKind::Hold || keeps_holding(puzzle), "the only move loses");
    let mut again = puzzle.clone();
    if puzzle.kind == PuzzleKind::IsItWon {
        let (truth, _) = puzzle.truth();
        claim(Some(truth) == sure_truth(puzzle), "another side wins");
        let winner =
            line.outcome().and_then(|end| end.winner).map_or(WinClaim::Neither, WinClaim::of);
        claim(truth == winner, "the line does not show who wins");
    } else {
        let Some(tries) = Tries::of(puzzle) else {
            claim(false, "a verdict is too dear");
            return wrong;
        };
        let right = tries.right();
        claim(
            follow_line(puzzle).is_some_and(|line| line == puzzle.line),
            "the line does not solve it as the judge answers",
        );
        claim(
            !right.is_empty() && right.len() < tries.first.len(),
            "no move is wrong, or none is right",
        );
        let known = |judged: &Judged| {
            let text = position.write(judged.played).to_string();
            right.contains(&judged.played) != puzzle.refutations.iter().any(|(m, _)| *m == text)
        };
        let needed = matches!(puzzle.kind, PuzzleKind::Win | PuzzleKind::Hold);
        claim(
            !needed || tries.first.iter().all(known),
            "the refutations are not those of the wrong moves",
        );
        claim(
            tries.first.iter().all(|judged| is_proven(puzzle, judged)),
            "a verdict is not what the rules prove",
        );
        if puzzle.solved.is_some() {
            again.solved = Some(solved(position, &right));
        }
    }
    if puzzle.kind == PuzzleKind::Win {
        claim(is_shortest(position, puzzle.win_in), "the shortest win is another");
        // The article's game was won for several moves, and each of them is worth a puzzle.
        let is_mined = !puzzle.id.starts_with(LEDUC);
        let allowed =
            puzzle.before.as_ref().is_none_or(|(before, _)| !was_won(before, puzzle.side()));
        claim(allowed || !is_mined, "it was won before");
    }
    rate(&mut again);
    claim(again.solved == puzzle.solved, "the levels find it more or less often");
    claim(again.themes == puzzle.themes, "the themes are others");
    claim(
        (again.grade, again.rating) == (puzzle.grade, puzzle.rating),
        "grade or rating are others",
    );
    wrong
}

/// Returns true if every stored reply refutes its wrong move.
fn keeps_refuted(puzzle: &Puzzle) -> bool {
    puzzle.refutations.iter().all(|(played, reply)| {
        let next = puzzle.position.read(played).map(|m| puzzle.position.play_unchecked(m));
        next.is_ok_and(|next| next.read(reply).is_ok_and(|m| refutes(puzzle, &next, m)))
    })
}

/// Returns true if no win is found for the enemy after the only move that holds.
fn keeps_holding(puzzle: &Puzzle) -> bool {
    let after = puzzle.first().map(|m| puzzle.position.play_unchecked(m));
    let enemy = puzzle.side().other();
    after.is_some_and(|after| proves_win(&after, enemy, None, HOLDS) != Some(true))
}

/// Returns true if a side is proven to win within this many plies, false if it is proven not to.
/// `None` if neither is settled, or if for few plies the rules alone disagree.
fn side_wins(position: &Position, side: Seat, plies: u32) -> Option<bool> {
    let proven = proves_win(position, side, Some(plies), NODES)?;
    let agreed = plies > PLAINLY || plain::wins(position, side, plies) == proven;
    agreed.then_some(proven)
}

/// Returns true if the side to move wins within this many own moves and no sooner.
fn is_shortest(position: &Position, win_in: u8) -> bool {
    let within = |n| side_wins(position, position.to_move(), winning_plies(position.variant(), n));
    within(win_in) == Some(true) && (win_in == 1 || within(win_in - 1) == Some(false))
}

/// Returns true if the verdict about a first move is confirmed by proof, or is of a kind of puzzle
/// that needs none.
fn is_proven(puzzle: &Puzzle, judged: &Judged) -> bool {
    let position = &puzzle.position;
    let mover = position.to_move();
    let variant = position.variant();
    let next = position.play_unchecked(judged.played);
    let is_right = matches!(judged.verdict, Verdict::Right { .. });
    match puzzle.kind {
        PuzzleKind::Win => {
            let within = winning_plies(variant, puzzle.win_in) - 1;
            side_wins(&next, mover, within) == Some(is_right)
        }
        PuzzleKind::Hold => {
            let lost = side_wins(&next, mover.other(), winning_plies(variant, puzzle.win_in));
            lost == Some(!is_right)
        }
        _ => true,
    }
}

/// The side that wins within the number of moves of a puzzle; `None` if that is not settled.
fn sure_truth(puzzle: &Puzzle) -> Option<WinClaim> {
    let position = &puzzle.position;
    let variant = puzzle.variant();
    let mover = position.to_move();
    let within = winning_plies(variant, puzzle.win_in);
    if side_wins(position, mover, within)? {
        Some(WinClaim::of(mover))
    } else if side_wins(position, mover.other(), within + 1)? {
        Some(WinClaim::of(mover.other()))
    } else {
        Some(WinClaim::Neither)
    }
}
