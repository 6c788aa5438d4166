//! A proof that a side wins: its move after every move of the other side, and the walk through them
//! by the rules alone.

use std::collections::HashMap;

use super::mirror::{Exact, Mirror};
use murus_gallicus::{Move, Position, Seat};

/// The most plies of a walk. It keeps a wrong file from exhausting the stack.
const LONGEST: usize = 500;

/// A proof of how a side wins from a position, whatever the other side does. It is only made by a
/// walk through all replies by the rules, so it is never wrong.
#[derive(Debug)]
pub struct Proof {
    start: Position,
    winner: Seat,
    plies: u32,
    /// The winner's moves, by exact key. The mirror image of a position shares its entry.
    answers: HashMap<Exact, Option<ProofAnswer>>,
}

#[derive(Clone, Copy, Debug)]
struct ProofAnswer {
    best: Move,
    /// The most plies until the game is over.
    plies: u32,
}

/// A reason why the walk through a proof failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// The game ends in this position, and the winner has not won.
    #[error("the winner does not win in {0}")]
    NotWon(String),
    /// This position comes back before it is won, or comes after more than 500 plies.
    #[error("the play goes in a circle in {0}")]
    Circle(String),
    /// This position has no answer, or one that is not a legal move.
    #[error("there is no answer in {0}")]
    NoAnswer(String),
    /// There are more answers than positions that need one.
    #[error("there are more answers than positions that need one")]
    TooMany,
}

impl Proof {
    /// Walks through all replies from `start`. `guide` gets the path, the sorted moves of its last
    /// position, and how many of its own answers there failed. It returns the index of the winner's
    /// move, or `None` if it knows no other. It is asked once for two mirror images, and again if
    /// `most_plies` is given and the position comes back with too few plies left. Fails at the
    /// first flaw.
    pub(super) fn walk(
        start: &Position,
        winner: Seat,
        most_plies: Option<u32>,
        guide: impl FnMut(&[Position], &[Move], usize) -> Option<usize>,
    ) -> Result<Proof, Flaw> {
        let mirror = Mirror::of(start.variant().board());
        let mut walk =
            Walk { mirror, winner, most_plies, guide, way: Vec::new(), answers: HashMap::new() };
        let plies = walk.plies(start)?;
        Ok(Proof { start: *start, winner, plies, answers: walk.answers })
    }

    /// The moves of a position in the order in which a proof counts them.
    pub fn moves(position: &Position) -> Vec<Move> {
        let mut moves = position.moves();
        moves.sort_unstable();
        moves
    }

    /// The index of a move in the order of [`Proof::moves`]; `None` if the move is not legal in the
    /// position.
    pub fn place(position: &Position, m: Move) -> Option<u32> {
        Proof::moves(position).binary_search(&m).ok()?.try_into().ok()
    }

    /// The move at an index in the order of [`Proof::moves`]; `None` if there are fewer moves.
    pub fn move_at(position: &Position, place: u32) -> Option<Move> {
        Proof::moves(position).get(usize::try_from(place).ok()?).copied()
    }

    /// Reads the answers of a proof, as [`Proof::answers`] writes them, by walking through it.
    /// Fails at the first flaw.
    pub fn read(start: &Position, winner: Seat, answers: &[u8]) -> Result<Proof, Flaw> {
        let mut rest = answers.iter();
        let proof = Proof::walk(start, winner, None, |_, _, failed| {
            let first = usize::from(*rest.next().filter(|_| failed == 0)?);
            if first < MORE { Some(first) } else { Some(first + usize::from(*rest.next()?)) }
        })?;
        if rest.next().is_some() { Err(Flaw::TooMany) } else { Ok(proof) }
    }

    /// The winner's moves as bytes, in the order in which a walk meets the positions. Each is an
    /// index in the order of [`Proof::moves`]. It takes one byte; an index of 255 or more takes a
    /// second byte for the rest.
    pub fn answers(&self) -> Vec<u8> {
        let mirror = Mirror::of(self.start.variant().board());
        let mut written = Vec::new();
        let walked = Proof::walk(&self.start, self.winner, None, |way, moves, _| {
            let best = self.best(&mirror, way.last()?)?;
            let place = moves.binary_search(&best).ok()?;
            written.push(place.min(MORE) as u8);
            written.extend(place.checked_sub(MORE).map(|more| more as u8));
            Some(place)
        });
        debug_assert!(walked.is_ok(), "a proof can be walked again");
        written
    }

    /// The position from which the proof starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The side that wins.
    pub fn winner(&self) -> Seat {
        self.winner
    }

    /// The most plies until the game is over, whatever the other side does. There may be a quicker
    /// win.
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// The number of positions that need an answer of the winner, mirror images counted once.
    pub fn positions(&self) -> usize {
        self.answers.len()
    }

    /// The winner's move in a position to which the proof leads; `None` for any other position.
    pub fn answer(&self, position: &Position) -> Option<Move> {
        let known = position.variant() == self.start.variant() && position.to_move() == self.winner;
        if known { self.best(&Mirror::of(position.variant().board()), position) } else { None }
    }

    /// The most plies until the game is over, from a position to which the proof leads; `None` for
    /// any other position.
    pub fn plies_from(&self, position: &Position) -> Option<u32> {
        match position.outcome() {
            Some(outcome) => (outcome.winner == Some(self.winner)).then_some(0),
            None if position.to_move() == self.winner => {
                let (exact, _) = Mirror::of(position.variant().board()).exact(position);
                Some(self.answers.get(&exact).copied().flatten()?.plies)
            }
            None => {
                let next = |m: Move| self.plies_from(&position.play_unchecked(m));
                position
                    .moves()
                    .into_iter()
                    .map(next)
                    .try_fold(0, |most, plies| Some(most.max(1 + plies?)))
            }
        }
    }

    /// The loser's move that delays the end longest, in a position to which the proof leads. Of
    /// equals it is the first. `None` for any other position.
    pub fn longest(&self, position: &Position) -> Option<Move> {
        let moves = Proof::moves(position);
        let plies = |m: &Move| self.plies_from(&position.play_unchecked(*m));
        let most = moves.iter().filter_map(plies).max()?;
        moves.into_iter().find(|m| plies(m) == Some(most))
    }

    /// The line from the start to the end if the loser delays the end as long as possible.
    pub fn variation(&self) -> Vec<Move> {
        let mut position = self.start;
        let mut moves = Vec::new();
        while position.outcome().is_none() {
            let own = position.to_move() == self.winner;
            let Some(m) = (if own { self.answer(&position) } else { self.longest(&position) })
            else {
                break;
            };
            position = position.play_unchecked(m);
            moves.push(m);
        }
        moves
    }

    fn best(&self, mirror: &Mirror<u128>, position: &Position) -> Option<Move> {
        let (exact, turned) = mirror.exact(position);
        let best = self.answers.get(&exact).copied().flatten()?.best;
        Some(if turned { mirror.turned_move(best) } else { best })
    }
}

/// The first index of a move that takes two bytes.
const MORE: usize = 255;

/// A walk through a proof, in progress.
struct Walk<G> {
    mirror: Mirror<u128>,
    winner: Seat,
    /// The plies from the start within which the game must be over; `None` if they are not limited.
    most_plies: Option<u32>,
    guide: G,
    /// The positions from the start to the current one, which is the last.
    way: Vec<Position>,
    /// The answers found by exact key; `None` for positions on the path to the current one.
    answers: HashMap<Exact, Option<ProofAnswer>>,
}

impl<G: FnMut(&[Position], &[Move], usize) -> Option<usize>> Walk<G> {
    /// Returns the most plies until the game is over. Fails at the first flaw.
    fn plies(&mut self, position: &Position) -> Result<u32, Flaw> {
        if let Some(outcome) = position.outcome() {
            let won = outcome.winner == Some(self.winner);
            return if won { Ok(0) } else { Err(Flaw::NotWon(position.to_string())) };
        }
        self.way.push(*position);
        let moves = Proof::moves(position);
        let plies = if position.to_move() == self.winner {
            self.answered(position, &moves)
        } else {
            self.longest(position, &moves)
        };
        self.way.pop();
        plies
    }

    /// Returns the most plies until the game is over, from a position in which the loser is to
    /// move. Fails at the first flaw in an answer.
    fn longest(&mut self, position: &Position, moves: &[Move]) -> Result<u32, Flaw> {
        moves.iter().try_fold(0, |longest, &m| {
            Ok(longest.max(1 + self.plies(&position.play_unchecked(m))?))
        })
    }

    /// Returns the most plies until the game is over, from a position in which the winner is to
    /// move. Fails if the guide names no winning move, or if the position is already on the path.
    fn answered(&mut self, position: &Position, moves: &[Move]) -> Result<u32, Flaw> {
        let (exact, turned) = self.mirror.exact(position);
        let circle = || Flaw::Circle(position.to_string());
        let gone = self.way.len() as u32 - 1;
        let in_time = |plies: u32| self.most_plies.is_none_or(|most| gone + plies <= most);
        let longer = match self.answers.get(&exact) {
            Some(Some(answer)) if in_time(answer.plies) => return Ok(answer.plies),
            Some(None) => return Err(circle()),
            None if self.way.len() > LONGEST => return Err(circle()),
            known => known.copied(),
        };
        self.answers.insert(exact, None);
        let mut flaw = Flaw::NoAnswer(position.to_string());
        for failed in 0.. {
            let place = (self.guide)(&self.way, moves, failed);
            let Some(&best) = place.and_then(|place| moves.get(place)) else { break };
            match self.plies(&position.play_unchecked(best)) {
                Ok(plies) => {
                    let kept = if turned { self.mirror.turned_move(best) } else { best };
                    self.answers.insert(exact, Some(ProofAnswer { best: kept, plies: plies + 1 }));
                    return Ok(plies + 1);
                }
                Err(not_won @ Flaw::NotWon(_)) => return Err(not_won),
                Err(other) => flaw = other,
            }
        }
        match longer {
            Some(longer) => self.answers.insert(exact, longer),
            None => self.answers.remove(&exact),
        };
        Err(flaw)
    }
}
