//! What a button or menu means, in its custom id: `1:<key>:<seq>:<word>[:<argument>]`, a format version first.
//!
//! Everything is in the id and the database, so that a button answers truly after a restart and a year later. `key` is that of what the
//! message is about, and `seq` the event count of the board that carries it, which tells an old button from a new one. Messages keep their
//! ids for ever, so a word that was written once is always read.

use std::fmt;

use crate::game::{GameId, Offer, PlayerId};
use crate::service::Snooze;
use crate::store::DeskId;

/// The format's version.
const VERSION: &str = "1";

/// What was pressed, with all that it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Something about a challenge, whose key its game keeps.
    Challenge { challenge: GameId, press: ForChallenge },
    /// Something about the presser, on a message with this mark.
    Person { on: Mark, press: ForPerson },
    /// Something in a game, on a board with this event count.
    Game { game: GameId, seq: u32, press: ForGame },
}

/// Defines presses: each with its argument, where it has one, and its word in custom ids.
macro_rules! presses {
    ($($(#[$note:meta])* $named:ident {
        $($(#[$doc:meta])* $press:ident $(($argument:ident: $kind:ty))? = $word:literal,)+
    })+) => {$(
        $(#[$note])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $named {
            $($(#[$doc])* $press $(($kind))?,)+
        }

        impl fmt::Display for $named {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($named::$press $(($argument))? => {
                        f.write_str($word)?;
                        $(write!(f, ":{}", $argument.write())?;)?
                    })+
                }
                Ok(())
            }
        }

        impl $named {
            /// What an action means; none where it is none of these. A word without an argument has none.
            fn read(action: &str) -> Option<$named> {
                let (word, argument) = match action.split_once(':') {
                    Some((word, argument)) => (word, Some(argument)),
                    None => (action, None),
                };
                match word {
                    $($word => read!(argument, $named::$press $(, $kind)?),)+
                    _ => None,
                }
            }
        }
    )+};
}

/// A press of this name, with an argument of this kind or without any.
macro_rules! read {
    ($argument:ident, $press:path) => {
        $argument.is_none().then_some($press)
    };
    ($argument:ident, $press:path, $kind:ty) => {
        <$kind as Argument>::read($argument?).map($press)
    };
}

presses! {
    /// What is pressed about a challenge.
    ForChallenge {
        /// Accept it.
        Accept = "accept",
        /// Decline it.
        Decline = "decline",
        /// Take it back.
        Withdraw = "withdraw",
        /// Let our opponent take a free seat.
        Fill = "fill",
        /// Show the rules of its variant.
        Rules = "rules",
    }

    /// What is pressed about the presser.
    ForPerson {
        /// Show the presser's games.
        Mine = "mine",
        /// Show the board of the next game in which it is the presser's turn, after the one that the message shows.
        Next = "next",
        /// Show how to be away.
        Away = "away",
        /// Forget the presser for good.
        Forget = "forget",
        /// Do nothing, after all.
        Cancel = "cancel",
        /// Go on with the first lesson, or begin it.
        Learn = "learn",
        /// Begin a lesson anew.
        LearnAnew(lesson: String) = "learn-anew",
        /// Show a step of a lesson.
        Step(step: Within) = "step",
        /// Try a move in a step of a lesson: the step and the move.
        Try(tried: Within) = "try",
        /// Show the game of a lesson.
        Guided(lesson: String) = "guided",
        /// Show what a unit can do in the game of a lesson, on a board after so many plies.
        GuidedUnit(cell: Within) = "guided-unit",
        /// Play a move in the game of a lesson.
        GuidedMove(text: Within) = "guided-move",
        /// Take back the last move in the game of a lesson.
        GuidedBack(lesson: String) = "guided-back",
        /// Begin the game of a lesson anew.
        GuidedAnew(lesson: String) = "guided-anew",
        /// Leave a lesson for now.
        LearnLeave = "learn-leave",
        /// Ask at which level to play our opponent.
        PlayMurus = "play-murus",
        /// Play our opponent at this level.
        Against(level: String) = "against",
        /// A menu of games for a move that was typed without saying which; the choice is a game and its event count.
        ChooseGame(text: String) = "game",
        /// A menu of games, of which one is shown; the choice is as above.
        Open = "open",
    }

    /// What is pressed in a game.
    ForGame {
        /// Show the units that can move.
        Units = "units",
        /// A menu of units; the choice is a cell.
        ChooseUnit = "unit",
        /// A menu of the moves of one unit; the choice is a move.
        ChooseMove = "target",
        /// A menu of the cells onto which this home tower's stones go in the special first turn; two are chosen.
        ChoosePair(tower: String) = "pair",
        /// Play this move.
        Confirm(text: String) = "play",
        /// Exchange seats.
        Swap = "swap",
        /// Show the board from the presser's side.
        View = "view",
        /// Show what else can be done.
        More = "more",
        /// Show the moves so far.
        History = "history",
        /// Ask whether to resign.
        Resign = "resign",
        /// Resign.
        ConfirmResign = "resign-yes",
        /// Show the best move.
        Hint = "hint",
        /// Review the game.
        Review = "review",
        /// Show the position that a review calls the turning point.
        Lesson = "lesson",
        /// Play again.
        Rematch = "rematch",
        /// Show again later that it is the presser's turn.
        Snooze(later: Later) = "later",
        /// Be pinged about this game no more, or again.
        Mute = "mute",
        /// Offer something to the other side.
        Offer(offer: Offer) = "offer",
        /// Take the last move back, or ask for it.
        TakeBack = "back",
        /// Agree to what is offered.
        Agree = "agree",
        /// Decline what is offered, or take it back.
        Refuse = "refuse",
        /// Ask whether to call the game off.
        Abort = "abort",
        /// Call the game off.
        ConfirmAbort = "abort-yes",
        /// Give the other side a day.
        Give = "give",
        /// Show the presser's plans.
        Plans = "plans",
        /// Plan on: the moves so far, which may end in a cell that was chosen.
        Foresee(moves: String) = "if",
        /// A menu of units or moves while planning; the choice is added to the moves so far.
        ForeseeNext(moves: String) = "then",
        /// Keep this line as a plan.
        Plan(moves: String) = "plan",
        /// Forget a plan.
        Unplan(plan: i64) = "unplan",
        /// The move list as a file.
        Export = "export",
        /// How the ratings moved.
        Ratings = "ratings",
        /// Go on from this position against our opponent.
        GoOn = "go-on",
    }
}

impl Press {
    /// What a custom id means; none for one that we did not write.
    pub fn read(id: &str) -> Option<Press> {
        let mut parts = id.splitn(4, ':');
        if parts.next()? != VERSION {
            return None;
        }
        let on = Mark { key: parts.next()?.parse().ok()?, seq: parts.next()?.parse().ok()? };
        let (Mark { key, seq }, action) = (on, parts.next()?);
        let for_challenge = || Some(Press::Challenge { challenge: GameId(key), press: ForChallenge::read(action)? });
        let for_person = || Some(Press::Person { on, press: ForPerson::read(action)? });
        let for_game = || Some(Press::Game { game: GameId(key), seq, press: ForGame::read(action)? });
        for_challenge().or_else(for_person).or_else(for_game)
    }
}

/// What every custom id on a message begins with: what the message is about, by which it is known again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    key: i64,
    seq: u32,
}

impl Mark {
    /// Of a message that is about nothing in particular.
    pub const NOTHING: Mark = Mark { key: 0, seq: 0 };

    /// Of a game's board with this event count.
    pub fn game(game: GameId, seq: u32) -> Mark {
        Mark { key: game.0, seq }
    }

    /// Of a challenge.
    pub fn challenge(challenge: GameId) -> Mark {
        Mark { key: challenge.0, seq: 0 }
    }

    /// Of a war desk.
    pub fn desk(desk: DeskId) -> Mark {
        Mark { key: desk.0, seq: 0 }
    }

    /// Of a list of somebody's games.
    pub fn player(player: PlayerId) -> Mark {
        Mark { key: player.0, seq: 0 }
    }

    /// Of the game of a lesson after so many plies.
    pub fn lesson(plies: u32) -> Mark {
        Mark { key: 0, seq: plies }
    }

    /// The game that the message shows, where it is about a game.
    pub fn shown(self) -> Option<GameId> {
        (self.key != 0).then_some(GameId(self.key))
    }

    /// The event count, or the plies, of the board that carries it.
    pub fn seq(self) -> u32 {
        self.seq
    }

    /// The custom id of a press, at most 100 characters where the argument is short enough.
    pub fn id(self, press: &impl fmt::Display) -> String {
        format!("{self}{press}")
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:{}:{}:", self.key, self.seq)
    }
}

/// How long a ping is put off, and a stamp that tells a message from others about the same board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later {
    /// Until when.
    pub snooze: Snooze,
    /// The stamp.
    pub stamp: String,
}

/// Something within a lesson: a step, or a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Within {
    /// The lesson's name.
    pub lesson: String,
    /// What it is, by name.
    pub what: String,
}

/// What stands behind an action's word.
trait Argument: Sized {
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Argument for String {
    fn write(&self) -> String {
        self.clone()
    }

    fn read(text: &str) -> Option<String> {
        Some(text.to_owned())
    }
}

impl Argument for i64 {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<i64> {
        text.parse().ok()
    }
}

impl Argument for Offer {
    fn write(&self) -> String {
        self.word().to_owned()
    }

    fn read(text: &str) -> Option<Offer> {
        Offer::from_word(text)
    }
}

impl Argument for Within {
    fn write(&self) -> String {
        format!("{}.{}", self.lesson, self.what)
    }

    fn read(text: &str) -> Option<Within> {
        let (lesson, what) = text.split_once('.')?;
        Some(Within { lesson: lesson.to_owned(), what: what.to_owned() })
    }
}

impl Argument for Later {
    fn write(&self) -> String {
        format!("{}.{}", self.snooze.word(), self.stamp)
    }

    fn read(text: &str) -> Option<Later> {
        let (word, stamp) = text.split_once('.')?;
        Some(Later { snooze: Snooze::from_word(word)?, stamp: stamp.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_ever_written_is_read_and_written_the_same() {
        let challenge = |press| Press::Challenge { challenge: GameId(7), press };
        let person = |press| Press::Person { on: Mark::game(GameId(7), 3), press };
        let game = |press| Press::Game { game: GameId(7), seq: 3, press };
        let later = |snooze, stamp: &str| ForGame::Snooze(Later { snooze, stamp: stamp.to_owned() });
        let text = str::to_owned;
        let within = |what: &str| Within { lesson: text("first"), what: text(what) };
        let known = [
            ("accept", challenge(ForChallenge::Accept)),
            ("decline", challenge(ForChallenge::Decline)),
            ("withdraw", challenge(ForChallenge::Withdraw)),
            ("fill", challenge(ForChallenge::Fill)),
            ("rules", challenge(ForChallenge::Rules)),
            ("mine", person(ForPerson::Mine)),
            ("next", person(ForPerson::Next)),
            ("away", person(ForPerson::Away)),
            ("forget", person(ForPerson::Forget)),
            ("cancel", person(ForPerson::Cancel)),
            ("learn", person(ForPerson::Learn)),
            ("learn-anew:first", person(ForPerson::LearnAnew(text("first")))),
            ("step:first.walk", person(ForPerson::Step(within("walk")))),
            ("try:first.walk.a1-c3", person(ForPerson::Try(within("walk.a1-c3")))),
            ("guided:first", person(ForPerson::Guided(text("first")))),
            ("guided-unit:first.d1", person(ForPerson::GuidedUnit(within("d1")))),
            ("guided-move:first.d1-d3", person(ForPerson::GuidedMove(within("d1-d3")))),
            ("guided-back:first", person(ForPerson::GuidedBack(text("first")))),
            ("guided-anew:first", person(ForPerson::GuidedAnew(text("first")))),
            ("learn-leave", person(ForPerson::LearnLeave)),
            ("play-murus", person(ForPerson::PlayMurus)),
            ("against:Tiro", person(ForPerson::Against(text("Tiro")))),
            ("game:a1-c2,e2", person(ForPerson::ChooseGame(text("a1-c2,e2")))),
            ("game:", person(ForPerson::ChooseGame(String::new()))),
            ("game:1:2:3", person(ForPerson::ChooseGame(text("1:2:3")))),
            ("open", person(ForPerson::Open)),
            ("units", game(ForGame::Units)),
            ("unit", game(ForGame::ChooseUnit)),
            ("target", game(ForGame::ChooseMove)),
            ("pair:a1", game(ForGame::ChoosePair(text("a1")))),
            ("play:b4xxb5", game(ForGame::Confirm(text("b4xxb5")))),
            ("swap", game(ForGame::Swap)),
            ("view", game(ForGame::View)),
            ("more", game(ForGame::More)),
            ("history", game(ForGame::History)),
            ("resign", game(ForGame::Resign)),
            ("resign-yes", game(ForGame::ConfirmResign)),
            ("hint", game(ForGame::Hint)),
            ("review", game(ForGame::Review)),
            ("lesson", game(ForGame::Lesson)),
            ("rematch", game(ForGame::Rematch)),
            ("later:3h.turn", game(later(Snooze::Hours, "turn"))),
            ("later:tonight.1789", game(later(Snooze::Tonight, "1789"))),
            ("later:tomorrow.most", game(later(Snooze::Tomorrow, "most"))),
            ("mute", game(ForGame::Mute)),
            ("offer:draw", game(ForGame::Offer(Offer::Draw))),
            ("offer:takeback", game(ForGame::Offer(Offer::Takeback))),
            ("back", game(ForGame::TakeBack)),
            ("agree", game(ForGame::Agree)),
            ("refuse", game(ForGame::Refuse)),
            ("abort", game(ForGame::Abort)),
            ("abort-yes", game(ForGame::ConfirmAbort)),
            ("give", game(ForGame::Give)),
            ("plans", game(ForGame::Plans)),
            ("if:", game(ForGame::Foresee(String::new()))),
            ("if:b4-d4 b4xc5 b4", game(ForGame::Foresee(text("b4-d4 b4xc5 b4")))),
            ("then:", game(ForGame::ForeseeNext(String::new()))),
            ("then:b4-d4 b4", game(ForGame::ForeseeNext(text("b4-d4 b4")))),
            ("plan:b4-d4 b4xc5", game(ForGame::Plan(text("b4-d4 b4xc5")))),
            ("unplan:9223372036854775807", game(ForGame::Unplan(i64::MAX))),
            ("export", game(ForGame::Export)),
            ("ratings", game(ForGame::Ratings)),
            ("go-on", game(ForGame::GoOn)),
        ];
        for (action, press) in known {
            let id = format!("1:7:3:{action}");
            assert_eq!(Press::read(&id), Some(press.clone()), "{id}");
            let written = match &press {
                Press::Challenge { press, .. } => Mark::game(GameId(7), 3).id(press),
                Press::Person { press, .. } => Mark::game(GameId(7), 3).id(press),
                Press::Game { press, .. } => Mark::game(GameId(7), 3).id(press),
            };
            assert_eq!(written, id);
        }
    }

    #[test]
    fn marks_are_written_as_ever() {
        assert_eq!(Mark::NOTHING.to_string(), "1:0:0:");
        assert_eq!(Mark::lesson(12).to_string(), "1:0:12:");
        assert_eq!(Mark::game(GameId(i64::MAX), u32::MAX).to_string(), "1:9223372036854775807:4294967295:");
        assert_eq!(Mark::challenge(GameId(7)).to_string(), "1:7:0:");
        assert_eq!(Mark::desk(DeskId(8)).to_string(), "1:8:0:");
        assert_eq!(Mark::player(PlayerId(9)).to_string(), "1:9:0:");
    }

    #[test]
    fn the_next_game_is_the_one_after_the_game_that_is_shown() {
        assert_eq!((Mark::NOTHING.shown(), Mark::lesson(12).shown()), (None, None));
        assert_eq!(Mark::game(GameId(7), 0).shown(), Some(GameId(7)));
    }

    #[test]
    fn foreign_ids_are_not_understood() {
        for id in [
            "",
            "1",
            "1:2",
            "1:2:3",
            "1:2:3:nothing",
            "2:2:3:view",
            "1:x:3:view",
            "1:2:3:view:more",
            "1:2:3:play",
            "1:2:3:offer:peace",
            "1:2:3:unplan:all",
            "1:2:3:later:soon.turn",
            "1:2:3:later:3h",
            "1:2:-3:view",
        ] {
            assert_eq!(Press::read(id), None, "{id}");
        }
    }
}
