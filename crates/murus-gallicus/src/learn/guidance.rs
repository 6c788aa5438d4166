//! The guidance at a turn of a guided game. It follows from the game alone, so it is the same at
//! any time and place.

use super::advice::Advice;
use super::aim::Aim;
use super::deed::Deed;
use super::guided::Guided;
use super::lessons::Formation;
use super::tip::{Tip, find_siege_tower, sieges};
use crate::rules::{Cell, Line, Move, Position};

/// The guidance at a turn: the enemy's move and aim, advice, and a reason that is new in this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guidance {
    /// The enemy's last move.
    pub enemy: Option<Worded<EnemyMove>>,
    /// The aim of that move.
    pub aim: Option<Worded<Aim>>,
    /// The advice.
    pub advice: Worded<Advice>,
    /// The reason, or something worth knowing here.
    pub tip: Option<Tip>,
}

/// A part of the guidance, and which of its two wordings it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worded<T> {
    /// The part.
    pub what: T,
    /// True if the part takes the second wording, because the turn before took the first.
    pub reworded: bool,
}

impl<T> Worded<T> {
    fn after(last: Option<&Worded<T>>, what: T, alike: fn(&T, &T) -> bool) -> Worded<T> {
        let reworded = last.is_some_and(|last| !last.reworded && alike(&last.what, &what));
        Worded { what, reworded }
    }
}

/// A move and its achievement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnemyMove {
    /// The move.
    pub m: Move,
    /// The achievement of the move.
    pub deed: Deed,
    /// The cells of the move.
    pub cells: Vec<Cell>,
}

impl Guidance {
    /// The guidance at the learner's turn; `None` at the end of the game.
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
        // An end within one move is more than an aim.
        let is_near = matches!(
            advice,
            Advice::Win(_) | Advice::Guard(..) | Advice::Lost(_) | Advice::Hold(..)
        );
        let aim = enemy.filter(|_| !is_near).and_then(|(before, m)| Aim::of(before, m, position));
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

    /// The formation that the tip mentions, now or after the advised move, and its cells; `None` if
    /// the tip mentions none.
    pub fn formation(&self, position: &Position) -> Option<(Formation, Vec<Cell>)> {
        let cells = match self.tip? {
            Tip::Reach => sieges(position, *self.advice.what.moves().first()?),
            Tip::Colour => vec![find_siege_tower(position)?],
            _ => return None,
        };
        Some((Formation::SiegeTower, cells))
    }
}
