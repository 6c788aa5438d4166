//! The custom ids of buttons and menus: `1:<key>:<seq>:<word>[:<argument>]`. The 1 is the version
//! of the format.
//!
//! The custom id and the database hold everything that a button needs, so that it still works after
//! a restart and a year later. `key` is the key of the subject of the message. `seq` is the event
//! count of the board on the message, which tells an old button from a new one. Messages keep their
//! custom ids forever, so a word that was ever written must always be read.

mod argument;
mod door;
mod mark;
mod press;
mod presses;
mod through;

use crate::game::{GameId, Seq};
use crate::ids::UserId;

use mark::VERSION;

pub use argument::{
    At, ContestPage, ContestPerson, FixtureResult, GamesAtOnce, InProof, Later, ServerSwitch,
    SettingTo, ViewedPly,
};
pub use door::{Door, PressSubject, Shut, Users};
pub use mark::Mark;
pub use press::{AnswerPlace, Weight};
pub use presses::{
    ForChallenge, ForContest, ForGame, ForLesson, ForPerson, ForPuzzle, ForServer, ForSettings,
    ForStart,
};

/// The longest custom id that Discord accepts, in characters.
pub const LONGEST_ID: usize = 100;

/// A press of a button, or a choice in a menu, with its subject and argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// A press about a challenge. The game that comes of a challenge has the same key.
    Challenge { challenge: GameId, press: ForChallenge },
    /// A press about the presser, on a message with this mark.
    Person { on: Mark, press: ForPerson },
    /// A press about a lesson of the presser, on a message with this mark.
    Lesson { on: Mark, press: ForLesson },
    /// A press about a new game to begin, on a message with this mark.
    Start { on: Mark, press: ForStart },
    /// A press about a puzzle.
    Puzzle(ForPuzzle),
    /// A press on the page of the presser's settings.
    Settings(ForSettings),
    /// A press on the page of a server's settings.
    Server(ForServer),
    /// A press about a contest.
    Contest(ForContest),
    /// A press in a game, on the board after this number of events.
    Game { game: GameId, seq: Seq, press: ForGame },
}

/// Words with arguments of earlier versions, each with the text that is written now.
const EARLIER: [(&str, &str); 26] = [
    ("set-notify", "set:notify"),
    ("set-boards", "set:boards"),
    ("set-theme", "set:theme"),
    ("set-dots", "set:dots"),
    ("set-moves", "set:moves"),
    ("set-sharing", "set:sharing"),
    ("switch:saved.on", "set-to:saved.on"),
    ("switch:saved.off", "set-to:saved.off"),
    ("switch:at-once.on", "set-to:moves.always"),
    ("switch:at-once.off", "set-to:moves.never"),
    ("switch:confirms.on", "set-to:moves.never"),
    ("switch:confirms.off", "set-to:moves.always"),
    ("switch:text.on", "set-to:boards.letters"),
    ("switch:text.off", "set-to:boards.picture"),
    ("server-channels", "server-set:channels"),
    ("server-role", "server-set:role"),
    ("server-variant", "server-set:variant"),
    ("server-time", "server-set:time"),
    ("server-language", "server-set:language"),
    ("server-theme", "server-set:theme"),
    ("server-quiet:on", "server-switch:quiet.on"),
    ("server-quiet:off", "server-switch:quiet.off"),
    ("server-film:on", "server-switch:film.on"),
    ("server-film:off", "server-switch:film.off"),
    ("server-pages:on", "server-switch:pages.on"),
    ("server-pages:off", "server-switch:pages.off"),
];

/// Returns the text that is now written for a word with its argument. Text that is not of an
/// earlier version is returned unchanged.
fn rewrite_earlier(action: &str) -> &str {
    EARLIER.iter().find(|(earlier, _)| *earlier == action).map_or(action, |(_, now)| now)
}

impl Press {
    /// Reads a custom id. Returns `None` if it is malformed, or has an unknown version, word or
    /// argument.
    pub fn read(id: &str) -> Option<Press> {
        let mut parts = id.splitn(4, ':');
        if parts.next()? != VERSION {
            return None;
        }
        let on = Mark::read(parts.next()?, parts.next()?)?;
        let (key, number) = on.written();
        let action = rewrite_earlier(parts.next()?);
        let for_challenge = || {
            Some(Press::Challenge { challenge: GameId(key), press: ForChallenge::read(action)? })
        };
        let for_person = || Some(Press::Person { on, press: ForPerson::read(action)? });
        let for_lesson = || Some(Press::Lesson { on, press: ForLesson::read(action)? });
        let for_start = || Some(Press::Start { on, press: ForStart::read(action)? });
        let for_game = || {
            Some(Press::Game { game: GameId(key), seq: Seq(number), press: ForGame::read(action)? })
        };
        let for_puzzle = || ForPuzzle::read(action).map(Press::Puzzle);
        let for_settings = || ForSettings::read(action).map(Press::Settings);
        let for_server = || ForServer::read(action).map(Press::Server);
        let for_contest = || ForContest::read(action).map(Press::Contest);
        let apart = || for_puzzle().or_else(for_settings).or_else(for_server).or_else(for_contest);
        for_challenge()
            .or_else(for_person)
            .or_else(for_lesson)
            .or_else(for_start)
            .or_else(apart)
            .or_else(for_game)
    }

    /// Returns the custom id of the press. Presses about puzzles, settings, servers and contests
    /// get a mark without a subject.
    pub fn id(&self) -> String {
        match self {
            Press::Challenge { challenge, press } => Mark::challenge(*challenge).id(press),
            Press::Person { on, press } => on.id(press),
            Press::Lesson { on, press } => on.id(press),
            Press::Start { on, press } => on.id(press),
            Press::Puzzle(press) => Mark::NOTHING.id(press),
            Press::Settings(press) => Mark::NOTHING.id(press),
            Press::Server(press) => Mark::NOTHING.id(press),
            Press::Contest(press) => Mark::NOTHING.id(press),
            Press::Game { game, seq, press } => Mark::game(*game, *seq).id(press),
        }
    }

    /// Returns the message in which the answer to the presser `by` is shown. If the press answers a
    /// question to one person, and that person presses, the answer replaces the question.
    pub fn answer_place(&self, by: UserId) -> AnswerPlace {
        match self {
            Press::Game { press: ForGame::ResignAs(who) | ForGame::PlayOnAs(who), .. }
                if *who == by =>
            {
                AnswerPlace::InPlace
            }
            Press::Challenge { press, .. } => press.answer_place(),
            Press::Person { press, .. } => press.answer_place(),
            Press::Lesson { press, .. } => press.answer_place(),
            Press::Start { press, .. } => press.answer_place(),
            Press::Puzzle(press) => press.answer_place(),
            Press::Settings(press) => press.answer_place(),
            Press::Server(press) => press.answer_place(),
            Press::Contest(press) => press.answer_place(),
            Press::Game { press, .. } => press.answer_place(),
        }
    }

    /// Returns true if the press answers a question that was put to this person. The message of the
    /// question is then no longer needed.
    pub fn settles_question_to(&self, by: UserId) -> bool {
        matches!(self, Press::Person { press: ForPerson::Which(who), .. } if *who == by)
    }

    /// Returns true if the answer to the press is a step of choosing a move, or the result of the
    /// move. The next such answer replaces it.
    pub fn is_passing(&self) -> bool {
        match self {
            Press::Person { press, .. } => {
                matches!(press, ForPerson::Next | ForPerson::ChooseGame(_))
            }
            Press::Game { press, .. } => matches!(
                press,
                ForGame::Units
                    | ForGame::From(_)
                    | ForGame::To(_)
                    | ForGame::ChooseUnit
                    | ForGame::ChooseMove
                    | ForGame::ChoosePair(_)
                    | ForGame::Confirm(_)
                    | ForGame::AtOnce(_)
                    | ForGame::Swap
                    | ForGame::TakeBack
            ),
            Press::Challenge { .. }
            | Press::Lesson { .. }
            | Press::Start { .. }
            | Press::Puzzle(_)
            | Press::Settings(_)
            | Press::Server(_)
            | Press::Contest(_) => false,
        }
    }

    /// Returns the word of a custom id, by which presses are counted; `None` if the id is not one
    /// that [`Press::read`] reads.
    pub fn word(id: &str) -> Option<&str> {
        let action = Press::read(id).and_then(|_| id.splitn(4, ':').nth(3))?;
        action.split(':').next()
    }

    /// Returns the press that is used on a message that others see too. A press that cannot be
    /// undone becomes a press that asks the presser first, in private.
    pub fn among_others(self) -> Press {
        match self {
            Press::Challenge { challenge, press } => {
                Press::Challenge { challenge, press: press.among_others() }
            }
            Press::Person { on, press } => Press::Person { on, press: press.among_others() },
            Press::Lesson { on, press } => Press::Lesson { on, press: press.among_others() },
            Press::Start { on, press } => Press::Start { on, press: press.among_others() },
            Press::Puzzle(press) => Press::Puzzle(press.among_others()),
            Press::Settings(press) => Press::Settings(press.among_others()),
            Press::Server(press) => Press::Server(press.among_others()),
            Press::Contest(press) => Press::Contest(press.among_others()),
            Press::Game { game, seq, press } => {
                Press::Game { game, seq, press: press.among_others() }
            }
        }
    }
}

#[cfg(test)]
mod tests;
