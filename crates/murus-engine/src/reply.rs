//! Best-reply search against several players (Schadd and Winands, 2011): after each move of the
//! thinking side, the opponent with the best answer replies, and the others pass.
//!
//! Real players do not play like this, but it sees threats against one seat twice as deep as with
//! all moves of the others, and fears no threat that only an alliance could carry out. Nothing
//! beyond the first ply is certain, so ends found there are weighed but not announced.
//!
//! It was compared with paranoid search (all others against the thinking side) and max-n (each side
//! for itself, with shallow and speculative pruning), all with the designer's features. One player
//! of a kind played among players of another, from random first plies, each played from every seat.
//! Shares of points have 95 % intervals over openings; a fair share is 25 % of four and 33 % of
//! three.
//!
//! | one | among | nodes | four (`escape@8x8-four`) | three (`escape@hex-three`) |
//! |---|---|---|---|---|
//! | max-n | best-reply | 1,000 | 7.5 ± 3.2 % of 200 | 20.4 ± 5.7 % of 201 |
//! | best-reply | max-n | 1,000 | 47.0 ± 5.9 % of 200 | 47.2 ± 6.9 % of 201 |
//! | max-n | best-reply | 5,000 | 5.2 ± 2.9 % of 200 | 15.8 ± 5.0 % of 201 |
//! | best-reply | max-n | 5,000 | 45.5 ± 7.4 % of 200 | 44.5 ± 6.9 % of 201 |
//! | paranoid | best-reply | 1,000 | 10.5 ± 4.2 % of 200 | 30.8 ± 5.9 % of 201 |
//! | best-reply | paranoid | 1,000 | 40.0 ± 5.9 % of 200 | 33.8 ± 5.6 % of 201 |
//! | best-reply | paranoid | 4,000, in an earlier match | 37 % of 104 | 54 % of 93 |
//! | max-n | paranoid | 1,000 | 27.0 ± 5.9 % of 200 | 26.9 ± 6.3 % of 201 |
//! | paranoid | max-n | 1,000 | 31.5 ± 6.2 % of 200 | 40.8 ± 7.1 % of 201 |
//!
//! Once two were left, all sides searched alike, with 1,000 nodes. With 1,000 nodes max-n saw 2.5
//! plies deep among four, best-reply search 3.4; among three they saw 3.7 and 4.0. Max-n narrowed
//! to the most promising moves got 39.2 ± 8.1 % of 120 games among three, but as the best of nine
//! ways tried on the same openings; among four none got more than 20 %.

use murus_gallicus::{Bits, Move, Position, Seat};

/// Returns true if more than one other side could answer. With only two sides left, each answers
/// the other, and findings are certain.
pub(super) fn is_among_several<B: Bits>(position: &Position<B>) -> bool {
    Seat::ALL[..position.variant().board().seats]
        .iter()
        .filter(|&&seat| !position.is_out(seat))
        .count()
        > 2
}

/// Calls `f` with every possible answer of each side other than `seat`, and that side. The sides
/// come in turn order.
#[inline(always)]
pub(super) fn for_each_answer<B: Bits>(
    position: &Position<B>,
    seat: Seat,
    mut f: impl FnMut(Move, Seat),
) {
    let mut others = *position;
    // A side without an action at its turn is out, and then the turn does not come to `seat` again.
    while others.to_move() != seat && !others.is_out(seat) && others.outcome().is_none() {
        let other = others.to_move();
        others.for_each_action(|m| f(m, other));
        others = others.passed();
    }
}

/// The position after an answer. `seat` is to move again, unless it is out or the game is over.
pub(super) fn answered<B: Bits>(position: &Position<B>, seat: Seat, m: Move) -> Position<B> {
    let mut next = *position;
    while !next.stones(next.to_move()).has(m.from()) && next.outcome().is_none() {
        next = next.passed();
    }
    next = next.play_unchecked(m);
    while next.to_move() != seat && !next.is_out(seat) && next.outcome().is_none() {
        next = next.passed();
    }
    next
}

/// The side that makes a move which [`for_each_answer`] found.
pub(super) fn owner<B: Bits>(position: &Position<B>, m: Move) -> Seat {
    let has = |seat: &Seat| position.stones(*seat).has(m.from());
    Seat::ALL.into_iter().find(has).unwrap_or(position.to_move())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_is_out_is_not_waited_for() {
        let text = "4t/W1ww2/6U/1W1T1wV1/4Ww1w1/W3WW2/W2W1Ut/1UU1Uw/1UU1U r";
        let variant = "escape@hex-three".parse().expect("a variant");
        let position = Position::parse(text, variant).expect("a position");
        let stop = crate::Stop::default();
        let mut table = crate::Transpositions::new(12);
        let choice = crate::choose(&position, &[], crate::Budget::nodes(20_000), &mut table, &stop);
        assert!(choice.is_some_and(|choice| choice.nodes <= 20_001));
    }

    #[test]
    fn each_of_the_others_may_answer_and_then_it_is_the_thinker_s_turn() {
        let start = Position::start("escape@8x8-four".parse().expect("a variant"));
        let mut count = [0; 4];
        let first = start.play_unchecked(start.moves()[0]);
        let mut answers = Vec::new();
        for_each_answer(&first, Seat::Romans, |m, seat| {
            count[seat.index()] += 1;
            answers.push(m);
        });
        assert!(count[0] == 0 && count[1..].iter().all(|&n| n > 10), "{count:?}");
        for m in answers {
            let next = answered(&first, Seat::Romans, m);
            assert_eq!(next.to_move(), Seat::Romans);
            assert_ne!(next.heights(), first.heights());
        }
    }
}
