//! The guidance for a turn of a guided game. It depends only on the moves of the game.

use super::advice::Advice;
use super::aim::Aim;
use super::deed::Deed;
use super::guided::Guided;
use super::lessons::Formation;
use super::tip::{Tip, find_siege_tower, sieges};
use murus_gallicus::{Cell, Line, Move, Position};

/// The guidance for a turn: the enemy's move and its aim, advice, and a reason that is new in this
/// game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guidance {
    /// The enemy's last move; `None` at the first turn.
    pub enemy: Option<Worded<EnemyMove>>,
    /// The aim of the enemy's last move; `None` if it has none worth a word, or if the advice does
    /// nothing against it.
    pub aim: Option<Worded<Aim>>,
    /// The advice for the learner's move.
    pub advice: Worded<Advice>,
    /// The reason for the advice, or a fact worth knowing in this position; `None` if none is new.
    pub tip: Option<Tip>,
}

/// A part of the guidance, and which of its two wordings is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worded<T> {
    /// The part of the guidance: a move, an aim or an advice.
    pub what: T,
    /// True if the second wording is used, because the turn before used the first one.
    pub reworded: bool,
}

impl<T> Worded<T> {
    fn after(last: Option<&Worded<T>>, what: T, alike: fn(&T, &T) -> bool) -> Worded<T> {
        let reworded = last.is_some_and(|last| !last.reworded && alike(&last.what, &what));
        Worded { what, reworded }
    }
}

/// A move of the enemy and its achievement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnemyMove {
    /// The move that the enemy made.
    pub m: Move,
    /// The achievement of the move.
    pub deed: Deed,
    /// The cells of the move's achievement, as [`Deed::with_cells`] lists them.
    pub cells: Vec<Cell>,
}

impl Guidance {
    /// The guidance for the learner's turn; `None` at the end of the game.
    pub fn of(game: &Guided) -> Option<Guidance> {
        let line = game.line();
        if line.outcome().is_some() {
            return None;
        }
        let mut given = Vec::new();
        let mut last = None;
        for ply in (0..=line.plies()).filter(|&ply| line.positions()[ply].to_move() == Guided::OWN)
        {
            let advice = match game.lost().filter(|_| ply == line.plies()) {
                Some((m, instead)) => Advice::Hold(m, instead.to_vec()),
                None => Advice::of(
                    &line.positions()[ply],
                    &line.positions()[..ply],
                    given.contains(&Tip::Grow),
                )?,
            };
            let guidance = Guidance::at(line, ply, advice, &given, last.as_ref());
            given.extend(guidance.tip);
            last = Some(guidance);
        }
        last
    }

    fn at(
        line: &Line,
        ply: usize,
        advice: Advice,
        given: &[Tip],
        last: Option<&Guidance>,
    ) -> Guidance {
        let position = &line.positions()[ply];
        let enemy =
            ply.checked_sub(1).and_then(|n| Some((&line.positions()[n], line.moves().nth(n)?)));
        let played = enemy.map(|(before, m)| {
            let (deed, cells) = Deed::with_cells(before, m);
            EnemyMove { m, deed, cells }
        });
        // A win or loss within one move matters more than an aim.
        let is_near = matches!(
            advice,
            Advice::Win(_) | Advice::Guard(..) | Advice::Lost(_) | Advice::Hold(..)
        );
        let aim = enemy.filter(|_| !is_near).and_then(|(before, m)| Aim::of(before, m, position));
        // A warning beside advice that does not heed it teaches that one of them is wrong.
        let best = advice.moves().first();
        let aim = aim.filter(|aim| best.is_some_and(|&best| aim.is_answered_by(position, best)));
        let last_move = last.and_then(|last| last.enemy.as_ref());
        let last_aim = last.and_then(|last| last.aim.as_ref());
        Guidance {
            tip: Tip::of(position, &advice, given),
            enemy: played
                .map(|played| Worded::after(last_move, played, |one, two| one.deed == two.deed)),
            aim: aim.map(|aim| Worded::after(last_aim, aim, |one, two| one.kind == two.kind)),
            advice: Worded::after(last.map(|last| &last.advice), advice, Advice::is_like),
        }
    }

    /// The formation that the tip mentions, and its cells, in `position` or after the advised move;
    /// `None` if the tip mentions none.
    pub fn formation(&self, position: &Position) -> Option<(Formation, Vec<Cell>)> {
        let cells = match self.tip? {
            Tip::Reach => sieges(position, *self.advice.what.moves().first()?),
            Tip::Colour => vec![find_siege_tower(position)?],
            _ => return None,
        };
        Some((Formation::SiegeTower, cells))
    }
}
