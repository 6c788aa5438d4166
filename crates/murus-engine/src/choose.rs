//! The entry points of the engine: which move to play, and whether to swap seats.

use super::eval::Doubt;
use super::limits::{Budget, Stop};
use super::net::Net;
use super::root::{SearchResult, search};
use super::score::Score;
use super::searching::Question;
use super::transpositions::Transpositions;
use murus_gallicus::Position;

/// The best move within a budget; `None` only if the game is over.
///
/// `before` are the earlier positions of the game, in any order: a third occurrence counts as a
/// draw. With an empty table and a budget of nodes the answer is the same on every machine; a used
/// table only makes it faster. The first ply is always searched in full, whatever `budget` and
/// `stop` say, so a win in one is never missed.
///
/// ```
/// use murus_engine::{Budget, Stop, Transpositions, choose};
/// use murus_gallicus::{Position, Variant};
///
/// let position = Position::parse("8/8/3T4/t7/8/8/8 r", Variant::STANDARD).expect("a position");
/// let (budget, mut table) = (Budget::nodes(1_000), Transpositions::new(10));
/// let choice = choose(&position, &[], budget, &mut table, &Stop::default());
/// assert_eq!(choice.and_then(|choice| choice.score.win_in()), Some(1));
/// ```
pub fn choose(
    position: &Position,
    before: &[Position],
    budget: Budget,
    table: &mut Transpositions,
    stop: &Stop,
) -> Option<SearchResult> {
    choose_by(Net::of(position.variant()), position, before, budget, table, stop)
}

/// Like [`choose`], with the given network, or with the designer's features if there is none.
pub fn choose_by(
    net: Option<&Net>,
    position: &Position,
    before: &[Position],
    budget: Budget,
    table: &mut Transpositions,
    stop: &Stop,
) -> Option<SearchResult> {
    think(net, position, before, budget, Doubt::NONE, table, stop)
}

/// Returns true if the player to move should swap seats: a swap is open and the side to move is the
/// worse one.
pub fn should_swap(
    position: &Position,
    budget: Budget,
    table: &mut Transpositions,
    stop: &Stop,
) -> bool {
    position.swap_open()
        && choose(position, &[], budget, table, stop)
            .is_some_and(|choice| choice.score < Score::DRAW)
}

/// Searches with the narrowest board type that fits; `None` only if the game is over.
pub(super) fn think(
    net: Option<&Net>,
    position: &Position,
    before: &[Position],
    budget: Budget,
    doubt: Doubt,
    table: &mut Transpositions,
    stop: &Stop,
) -> Option<SearchResult> {
    match position.narrow() {
        Some(narrow) => {
            let before: Vec<_> = before.iter().filter_map(Position::narrow).collect();
            search(Question { position: &narrow, before: &before, budget, net, doubt }, table, stop)
        }
        None => search(Question { position, before, budget, net, doubt }, table, stop),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use murus_gallicus::{Bits, Line};

    fn answer<B: Bits>(position: &Position<B>, before: &[Position<B>]) -> Option<SearchResult> {
        let question = Question {
            position,
            before,
            budget: Budget::nodes(2_000),
            net: None,
            doubt: Doubt { most: 20, seed: 1, blind: false },
        };
        search(question, &mut Transpositions::new(8), &Stop::default())
    }

    #[test]
    fn both_widths_give_the_same_answer() {
        for (variant, moves) in [
            ("standard", "d1-f3 d7-d5 c1-e3"),
            ("advanced", "d1-f1 d7-b7 e1-g3"),
            ("balanced", "a1-c2,e2"),
            ("houdini@7x7", "a1-a3"),
            ("escape@8x8-four", "b1-d3"),
        ] {
            let mut line = Line::new(variant.parse().expect("a variant"));
            for m in moves.split(' ') {
                line.play(line.read(m).expect("a move")).expect("a legal move");
            }
            let narrow: Vec<_> = line.positions().iter().filter_map(Position::narrow).collect();
            let (wide, before) = line.positions().split_last().expect("a line has a position");
            let (narrow, narrow_before) = narrow.split_last().expect("a board of at most 64 cells");
            assert_eq!(answer(wide, before), answer(narrow, narrow_before), "{variant}");
        }
    }
}
