//! The rules and the prover check the goals of lessons: the right moves reach them, and no other
//! move does.

use murus_engine::{Findings, Level, ProofVerdict, Stop, prove_win};
use murus_gallicus::{Move, Options, Position, Seat};
use murus_lessons::{Deed, Goal, LESSONS, Step, towers};

/// The most legal moves in the position of a step. The buttons for more do not fit below its
/// picture.
const MOST: usize = 20;

#[test]
fn exactly_the_right_moves_of_a_step_reach_its_goal() {
    let mut seen = 0;
    for lesson in LESSONS {
        assert!((3..=6).contains(&lesson.steps.len()), "{}", lesson.id);
        for step in lesson.steps {
            let position = step.position().unwrap();
            assert!(position.moves().len() <= MOST, "{}.{}", lesson.id, step.id);
            for m in position.moves() {
                let text = position.write(m).to_string();
                let right = step.right.contains(&text.as_str());
                assert_eq!(reaches(step, &position, m), right, "{}.{}: {text}", lesson.id, step.id);
            }
            seen += 1;
        }
    }
    assert!(seen >= 50, "{seen} steps");
}

fn reaches(step: &Step, position: &Position, m: Move) -> bool {
    let mover = position.to_move();
    let next = position.play_unchecked(m);
    match step.goal {
        Goal::Deed => Deed::of(position, m) == step.deed,
        Goal::Towers(more) => {
            let count = |position: &Position| i8::try_from(towers(position, mover)).unwrap();
            count(&next) - count(position) == more
        }
        Goal::Catapults(count) => {
            let catapults =
                |position: &Position| (position.heights().2 & position.stones(mover)).count_ones();
            catapults(&next) == catapults(position) + u32::from(count)
        }
        Goal::Win(n) => wins(&next, mover, plies(position, n) - 1),
        Goal::Hold(n) => !wins(&next, mover.other(), plies(position, n)),
        Goal::Force => forces(&next, mover),
        Goal::Circle(n) => returns(position, &next.passed(), n - 1),
        Goal::Out => [Seat::Gauls, Seat::Germans, Seat::Britons]
            .into_iter()
            .any(|seat| next.is_out(seat) && !position.is_out(seat)),
    }
}

/// The plies within which a side to move makes this many moves and is seen to win.
fn plies(position: &Position, moves: u8) -> u32 {
    let variant = position.variant();
    let must_survive = variant.has(Options::ADVANCED) && !variant.has(Options::ESCAPE);
    2 * u32::from(moves) - 1 + u32::from(must_survive)
}

fn wins(position: &Position, side: Seat, plies: u32) -> bool {
    if let Some(end) = position.outcome() {
        return end.winner == Some(side);
    }
    if plies == 0 || position.variant().board().seats > 2 {
        return false;
    }
    match prove_win(
        position,
        &[],
        side,
        Some(plies),
        100_000,
        &mut Findings::new(12),
        &Stop::default(),
    )
    .verdict
    {
        ProofVerdict::Won(proof) => proof.winner() == side && proof.plies() <= plies,
        ProofVerdict::Nobody => false,
        ProofVerdict::Open => panic!("{position} is too much"),
    }
}

/// Returns true if every reply except some captures loses within two moves.
fn forces(next: &Position, side: Seat) -> bool {
    let holds = |m: &Move| !wins(&next.play_unchecked(*m), side, 3);
    let (takes, others): (Vec<Move>, Vec<Move>) =
        next.moves().into_iter().partition(|m| matches!(m, Move::Sacrifice { .. }));
    takes.iter().any(holds) && !others.iter().any(holds)
}

/// Returns true if the units of the side to move can be as in `before` after at most this many
/// moves of it, while the other side passes.
fn returns(before: &Position, position: &Position, moves: u8) -> bool {
    position == before
        || moves > 0
            && position
                .moves()
                .into_iter()
                .any(|m| returns(before, &position.play_unchecked(m).passed(), moves - 1))
}

/// Checks the openings after which, as the lesson about the balanced opening says, one should swap.
#[test]
fn murus_swaps_after_the_openings_that_a_lesson_names() {
    let start = Position::start("balanced".parse().unwrap());
    for walls in
        ["c2,d2", "c2,e2", "c2,f2", "c2,g2", "d2,e2", "d2,f2", "d2,g2", "e2,f2", "e2,g2", "f2,g2"]
    {
        let opened = start.play_unchecked(start.read(&format!("a1-{walls}")).unwrap());
        assert!(Level::named("Tribune").swaps(&opened, &Stop::default()), "{walls}");
    }
}
