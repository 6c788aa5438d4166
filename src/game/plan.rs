//! Conditional moves: "if they play e5xf5, I answer e4-g6". A plan is a line that starts at a
//! position with the other side to move: their move, the answer, their next move, and so on, ending
//! in an answer. Several lines with the same beginning branch.

use murus_gallicus::{Entry, Line, Position, Refusal, Seat, split_moves};

use super::chair::Chair;
use super::state::Game;

/// The most plies in a line of a plan.
const LONGEST: usize = 12;

/// One line of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The position where the line begins, as a position string. The other side is to move.
    pub base: String,
    /// The written moves: the other side's move, the answer, and so on. Their number is even.
    pub moves: Vec<String>,
}

/// A line of a plan that ended unused, because the other side played another move or the game
/// ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unmet {
    /// The number of plies played in the game before the move for which the line waited.
    pub ply: usize,
    /// The rest of the planned line at that time.
    pub planned: Planned,
}

impl Unmet {
    /// Returns true if a game's line reached the position where the plan waited, and then ended or
    /// continued with another move. It may be false after a takeback.
    pub fn is_so(&self, line: &Line) -> bool {
        let waits =
            line.positions().get(self.ply).is_some_and(|position| self.planned.waits_at(position));
        waits && (self.is_end(line) || self.planned.moves.first() != Some(&line.text(self.ply)))
    }

    /// Returns true if the plan ended with the last move of the other side: no other move of that
    /// side came after it.
    pub fn is_new(&self, line: &Line) -> bool {
        self.is_so(line) && !self.is_end(line) && self.ply + 2 >= line.plies()
    }

    /// Returns true if the game's line ended before the move for which the plan waited.
    pub fn is_end(&self, line: &Line) -> bool {
        self.ply >= line.plies()
    }
}

/// A reason why a line cannot be planned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanRefusal {
    /// The game has not exactly two players.
    Several,
    /// The line does not end in an answer.
    NoAnswer,
    /// The line has more plies than this limit.
    TooLong(usize),
    /// A move cannot be played: the line up to that move, the position before it, and the reason.
    Rule(String, Box<Position>, Refusal),
    /// A move belongs to the side that is not to move: the line up to that move, and the side to
    /// move.
    OtherSide(String, Seat),
    /// The planning side is to move, so its own move comes first, and this is not one.
    OwnMoveFirst(String),
    /// The game would be over before a move: the line up to that move.
    Over(String),
    /// An existing line, given here, answers the same moves differently.
    Contradiction(String),
    /// There are already as many lines as this limit allows.
    TooMany(usize),
}

/// The most lines that one side may plan in a game.
const MOST_LINES: usize = 20;

impl Planned {
    /// Fails if the game has not exactly two players: no moves can be planned in it.
    pub fn check_possible(game: &Game) -> Result<(), PlanRefusal> {
        if game.chairs.len() == 2 { Ok(()) } else { Err(PlanRefusal::Several) }
    }

    /// Reads a line of a plan for a chair: moves that follow one another from the current board. If
    /// the chair is to move, the first move is its own next move, which is not played yet. `known`
    /// are the lines already planned. Fails with the reason why the line cannot be planned.
    ///
    /// ```
    /// use murus::game::{Chair, Game, GameId, Holder, NOON, PlanRefusal, Planned, PlayerId, Terms};
    /// use murus_gallicus::Variant;
    ///
    /// let chairs = [1, 2].map(|n| Holder::Player(PlayerId(n))).to_vec();
    /// let game = Game::new(GameId(1), "k3f9".to_owned(), Terms::usual_for(Variant::STANDARD), chairs, NOON);
    /// let planned = Planned::read(&game, Chair::SECOND, "1. a1-c3 d7-d5", &[]).expect("an answer to a move");
    /// assert_eq!(planned.find_answer(game.position(), "a1-c3"), Some(("d7-d5", &[][..])));
    /// assert_eq!(Planned::read(&game, Chair::SECOND, "a1-c3", &[]), Err(PlanRefusal::NoAnswer));
    /// ```
    pub fn read(
        game: &Game,
        chair: Chair,
        text: &str,
        known: &[Planned],
    ) -> Result<Planned, PlanRefusal> {
        Planned::check_possible(game)?;
        let own = usize::from(game.to_move() == Some(chair));
        let mut line = game.line().clone();
        let mut written = Vec::new();
        for word in split_moves(text) {
            let is_first = written.is_empty();
            let so_far = || [&written[..], std::slice::from_ref(&word)].concat().join(" ");
            if line.outcome().is_some() {
                return Err(PlanRefusal::Over(so_far()));
            }
            let m = line.position().read(&word).map_err(|refusal| match refusal {
                Refusal::NotYours(..) | Refusal::Empty(..) if is_first && own == 1 => {
                    PlanRefusal::OwnMoveFirst(so_far())
                }
                Refusal::NotYours(..) => {
                    PlanRefusal::OtherSide(so_far(), line.position().to_move())
                }
                refusal => PlanRefusal::Rule(so_far(), Box::new(*line.position()), refusal),
            })?;
            written.push(line.position().write(m).to_string());
            // A move that was just read can be played.
            let _ = line.play(Entry::Move(m));
        }
        if written.len() < own + 2 || (written.len() - own) % 2 == 1 {
            return Err(PlanRefusal::NoAnswer);
        }
        if written.len() - own > LONGEST {
            return Err(PlanRefusal::TooLong(LONGEST));
        }
        let start = game.line().plies() + own;
        let planned =
            Planned { base: line.positions()[start].to_string(), moves: written.split_off(own) };
        if known.len() >= MOST_LINES {
            return Err(PlanRefusal::TooMany(MOST_LINES));
        }
        match known.iter().find(|other| other.contradicts(&planned)) {
            Some(other) => Err(PlanRefusal::Contradiction(other.moves.join(" "))),
            None => Ok(planned),
        }
    }

    /// Returns the planning side's written move from a position to the position where the line
    /// begins; `None` if no move leads there.
    pub fn first_move(&self, from: &Position) -> Option<String> {
        let own =
            from.moves().into_iter().find(|m| from.play_unchecked(*m).to_string() == self.base)?;
        Some(from.write(own).to_string())
    }

    /// Returns true if the two lines answer the same moves of the other side differently.
    fn contradicts(&self, other: &Planned) -> bool {
        let shared =
            self.moves.iter().zip(&other.moves).take_while(|(one, two)| one == two).count();
        self.base == other.base
            && shared % 2 == 1
            && shared < self.moves.len().min(other.moves.len())
    }

    /// Returns true if the line begins at this position, so that it waits for the other side's move
    /// there.
    pub fn waits_at(&self, position: &Position) -> bool {
        !self.moves.is_empty() && self.base == position.to_string()
    }

    /// Returns the planned answer to the other side's move at a position, and the rest of the line
    /// after it. `None` if the line waits for another move or at another position.
    pub fn find_answer(&self, before: &Position, played: &str) -> Option<(&str, &[String])> {
        match &self.moves[..] {
            [trigger, answer, rest @ ..] if trigger == played && self.waits_at(before) => {
                Some((answer, rest))
            }
            _ => None,
        }
    }
}
