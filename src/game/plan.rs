//! Conditional moves: "if they play e5xf5, I answer e4-g6". A plan is a line that starts at a
//! position with the other side to move: their move, the answer, their next move, and so on, ending
//! in an answer. Several lines with the same beginning branch. [`ANY_OTHER`] in the place of their
//! move stands for each move that no other line expects there. A line ends with the answer to it.

use murus_gallicus::{Entry, Line, Position, Refusal, Seat, split_plan};

use super::chair::Chair;
use super::event::Event;
use super::state::Game;

/// The most plies in a line of a plan.
const LONGEST: usize = 12;

/// The word in a plan for any other move of the other side.
pub const ANY_OTHER: &str = "*";

/// One line of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The position where the line begins, as a position string. The other side is to move.
    pub base: String,
    /// The written moves: the other side's move, the answer, and so on. Their number is even. The
    /// last move of the other side may be [`ANY_OTHER`].
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
    /// side came after it, and no other plan answered it.
    pub fn is_new(&self, game: &Game) -> bool {
        let line = game.line();
        let answers = |event: &&Event| game.ply_of(event.seq) == Some(self.ply + 1);
        let answered = game.events().iter().rev().find(answers).is_some_and(Event::is_planned);
        self.is_so(line) && !self.is_end(line) && self.ply + 2 >= line.plies() && !answered
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
    /// A line goes on after the answer to any other move. This is the line up to that answer.
    AfterAnyOther(String),
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
        let mut any_other = false;
        for word in split_plan(&space_first_star(text)) {
            let is_first = written.is_empty();
            let so_far = || [&written[..], std::slice::from_ref(&word)].concat().join(" ");
            if line.outcome().is_some() {
                return Err(PlanRefusal::Over(so_far()));
            }
            if any_other {
                if written.last().is_some_and(|last| last != ANY_OTHER) {
                    return Err(PlanRefusal::AfterAnyOther(written.join(" ")));
                }
                let answer = answer_to_any(line.position(), &word);
                let answer = answer.map_err(|why| match why {
                    Some((after, rule)) => PlanRefusal::Rule(so_far(), after, rule),
                    None => PlanRefusal::Over(so_far()),
                })?;
                written.push(answer);
                continue;
            }
            if word == ANY_OTHER {
                if line.position().to_move() == game.seat_of(chair) {
                    return Err(if is_first {
                        PlanRefusal::OwnMoveFirst(word)
                    } else {
                        PlanRefusal::NoAnswer
                    });
                }
                any_other = true;
                written.push(word);
                continue;
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

    /// Returns the planned answer to any other move at a position, and the rest of the line after
    /// it. `line` is the game with that other move as its last. `None` if the line waits for a
    /// certain move or at another position, and if the answer is not legal.
    pub fn find_other_answer(&self, before: &Position, line: &Line) -> Option<(&str, &[String])> {
        match &self.moves[..] {
            [trigger, answer, rest @ ..] if trigger == ANY_OTHER && self.waits_at(before) => {
                let now = line.position();
                let legal =
                    |text: &str| now.read(text).is_ok_and(|m| now.write(m).to_string() == text);
                (line.outcome().is_none() && legal(answer)).then_some((answer, rest))
            }
            _ => None,
        }
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

/// Parts a `*` at the beginning of a plan from the move after it.
fn space_first_star(text: &str) -> String {
    match text.trim_start().strip_prefix(ANY_OTHER) {
        Some(rest) => format!("{ANY_OTHER} {rest}"),
        None => text.to_owned(),
    }
}

/// Reads an answer that is legal after one of the moves of a position at least, and returns it
/// written. Fails with the position after another one of these moves, and the reason there; `None`
/// if each of them ends the game.
fn answer_to_any(
    position: &Position,
    text: &str,
) -> Result<String, Option<(Box<Position>, Refusal)>> {
    let mut wrong = None;
    let afters = position.moves().into_iter().map(|m| position.play_unchecked(m));
    for after in afters.filter(|after| after.outcome().is_none()) {
        match after.read(text) {
            Ok(answer) => return Ok(after.write(answer).to_string()),
            Err(rule) => {
                wrong.get_or_insert((Box::new(after), rule));
            }
        }
    }
    Err(wrong)
}

/// Returns the position at the end of a line as if the side to move had passed, so that an answer
/// of `seat` can be shown before the move is known. `None` if that seat is to move, if the game is
/// over or in its special first turns, on a board for more than two, and if a pass would end the
/// game.
pub fn pass_to(line: &Line, seat: Seat) -> Option<Position> {
    let position = line.position();
    let waits =
        line.outcome().is_none() && position.opening_turns() == 0 && position.to_move() != seat;
    pass_turn(position).filter(|_| waits)
}

/// Returns a position as if the side to move had passed. `None` on a board for more than two, and
/// if a pass would end the game.
fn pass_turn(position: &Position) -> Option<Position> {
    let variant = position.variant();
    let next = position.to_move().other();
    let cells = variant.board().geometry.cells().iter();
    let units = cells.filter_map(|&cell| Some((cell, position.unit(cell)?)));
    let passed = Position::set_up(variant.unbalanced(), next, units).ok()?;
    (variant.board().seats == 2 && passed.outcome().is_none()).then_some(passed)
}

#[cfg(test)]
mod tests {
    use murus_gallicus::Variant;
    use proptest::prelude::*;
    use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

    use super::*;
    use crate::game::{
        Action, Actor, Cause, GameId, Holder, Millis, NOON, PlayerId, Terms, Timestamp,
    };

    /// A game of two in which each number chooses a move, as far as no move ends it.
    fn play_game(variant: Variant, numbers: &[u16]) -> Game {
        let chairs = [1, 2].map(|n| Holder::Player(PlayerId(n))).to_vec();
        let mut game =
            Game::new(GameId(1), "k3f9".to_owned(), Terms::usual_for(variant), chairs, NOON);
        for (n, &number) in numbers.iter().enumerate() {
            let moves = game.position().moves();
            let m = moves[usize::from(number) % moves.len()];
            let mut next = game.line().clone();
            if next.play(Entry::Move(m)).is_err() || next.outcome().is_some() {
                break;
            }
            let by = Actor::Chair(game.to_move().expect("a game that goes on"));
            let at: Timestamp = NOON + Millis::from_secs(n as i64);
            game.apply_action(Action::Move(m), by, None, at, &Cause::Asked(n.to_string()))
                .expect("a legal move");
        }
        game
    }

    #[test]
    fn any_other_move_is_answered_where_the_answer_is_legal() {
        for variant in ["standard", "advanced", "escape", "houdini", "standard@hex"] {
            let variant: Variant = variant.parse().expect("a variant");
            let config = Config { cases: 12, failure_persistence: None, ..Config::default() };
            let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
            let numbers = (proptest::collection::vec(any::<u16>(), 0..40), any::<u16>());
            let same = TestRunner::new_with_rng(config, rng).run(&numbers, |(numbers, pick)| {
                let game = play_game(variant, &numbers);
                let before = *game.position();
                let mover = game.to_move().expect("a game that goes on");
                let waits = game.chairs.chairs().find(|chair| *chair != mover).expect("a chair");
                // Who could not move after a pass has nothing to plan.
                let Some(passed) = pass_turn(&before) else { return Ok(()) };
                let answers = passed.moves();
                let Some(&answer) = answers.get(usize::from(pick) % answers.len().max(1)) else {
                    return Ok(());
                };
                let text = passed.write(answer).to_string();
                let read = Planned::read(&game, waits, &format!("* {text}"), &[]);
                let mut fits = 0;
                for m in before.moves() {
                    let mut line = game.line().clone();
                    line.play(Entry::Move(m)).expect("a legal move");
                    let legal = line.written_moves().contains(&text);
                    fits += usize::from(legal);
                    if let Ok(planned) = &read {
                        let found = planned.find_other_answer(&before, &line);
                        prop_assert_eq!(found.is_some(), legal, "{} after {}", text, line.record());
                        prop_assert_eq!(
                            planned.find_answer(&before, &before.write(m).to_string()),
                            None
                        );
                    }
                }
                prop_assert!(read.is_ok() || fits == 0, "{}: {:?}", text, read);
                Ok(())
            });
            same.unwrap_or_else(|error| panic!("{variant}: {error}"));
        }
    }

    #[test]
    fn a_line_ends_with_the_answer_to_any_other_move() {
        let game = play_game(Variant::STANDARD, &[]);
        let read = |chair, text: &str| Planned::read(&game, chair, text, &[]);
        let moves =
            |planned: Result<Planned, PlanRefusal>| planned.expect("a plan").moves.join(" ");
        let (own, other) = (Chair::FIRST, Chair::SECOND);
        assert_eq!(moves(read(other, "* d7-d5")), "* d7-d5");
        assert_eq!(moves(read(other, "*d7 d5")), "* d7-d5");
        assert_eq!(moves(read(own, "a1-c3 * b1-b3")), "* b1-b3");
        assert_eq!(moves(read(other, "a1-c3 d7-d5 * c7-c5")), "a1-c3 d7-d5 * c7-c5");
        let refused = |chair, text: &str| read(chair, text).expect_err("no plan");
        assert_eq!(refused(other, "*"), PlanRefusal::NoAnswer);
        assert_eq!(refused(other, "a1-c3 *"), PlanRefusal::NoAnswer);
        assert_eq!(refused(own, "* a1-c3"), PlanRefusal::OwnMoveFirst("*".to_owned()));
        let after = PlanRefusal::AfterAnyOther("* d7-d5".to_owned());
        assert_eq!(refused(other, "* d7-d5 a1-c3 c7-c5"), after);
        assert!(
            matches!(refused(other, "* d7-d4"), PlanRefusal::Rule(line, ..) if line == "* d7-d4")
        );
        let known = [read(other, "* d7-d5").expect("a plan")];
        let second = |text: &str| Planned::read(&game, other, text, &known);
        assert_eq!(
            second("* c7-c5"),
            Err(PlanRefusal::Contradiction("* d7-d5".to_owned())),
            "one answer to any other move"
        );
        assert!(second("a1-c3 c7-c5").is_ok());
    }
}
