//! The mark of a message: the subject that its custom ids begin with.

use std::fmt;

use crate::game::{ContestId, Day, GameId, PlayerId, Seq, SiegeId};
use crate::ids::{ChannelId, ServerId};
use crate::store::{DeskId, ShowingId};

/// The format's version.
pub(super) const VERSION: &str = "1";

/// The beginning of every custom id on a message: the subject of the message, by which it is found
/// again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(Subject);

/// The subject of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    /// No key. The number is 0, or the number of plies in the game of a lesson.
    Nothing(u32),
    /// The game, challenge or other thing with this key; of a game, the board with this number of
    /// events.
    Key(i64, u32),
}

impl Mark {
    /// The mark of a message that is about nothing in particular.
    pub const NOTHING: Mark = Mark(Subject::Nothing(0));

    /// The mark of a game's board with this event count.
    pub fn game(game: GameId, seq: Seq) -> Mark {
        Mark(Subject::Key(game.0, seq.0))
    }

    /// The mark of a message about a challenge.
    pub fn challenge(challenge: GameId) -> Mark {
        Mark(Subject::Key(challenge.0, 0))
    }

    /// The mark of a war desk.
    pub fn desk(desk: DeskId) -> Mark {
        Mark(Subject::Key(desk.0, 0))
    }

    /// The mark of a list of a person's games.
    pub fn player(player: PlayerId) -> Mark {
        Mark(Subject::Key(player.0, 0))
    }

    /// The mark of the results of a channel on a day.
    pub fn results(channel: ChannelId, day: Day) -> Mark {
        Mark(Subject::Key(channel.0.cast_signed(), day.0))
    }

    /// The mark of something that a person shows.
    pub fn showing(showing: ShowingId) -> Mark {
        Mark(Subject::Key(showing.0, 0))
    }

    /// The mark of the puzzle of a day.
    pub fn siege(siege: SiegeId) -> Mark {
        Mark(Subject::Key(siege.0, 0))
    }

    /// The mark of the card of a week of sieges, by its last one.
    pub fn siege_week(siege: SiegeId) -> Mark {
        Mark(Subject::Key(siege.0, 1))
    }

    /// The mark of the card of a contest.
    pub fn contest(contest: ContestId) -> Mark {
        Mark(Subject::Key(contest.0, 0))
    }

    /// Returns true if this marks the welcome message of a server.
    pub fn is_welcome(self, server: ServerId) -> bool {
        self == Mark::server(server)
    }

    /// The mark of the welcome message of a server.
    pub fn server(server: ServerId) -> Mark {
        Mark(Subject::Key(server.0.cast_signed(), 0))
    }

    /// The mark of the game of a lesson after `plies` plies.
    pub fn lesson(plies: u32) -> Mark {
        Mark(Subject::Nothing(plies))
    }

    /// Reads the key and the number of a mark. Key 0 is no key. `None` if one of the two is no
    /// number.
    pub(super) fn read(key: &str, number: &str) -> Option<Mark> {
        let number = number.parse().ok()?;
        Some(Mark(match key.parse().ok()? {
            0 => Subject::Nothing(number),
            key => Subject::Key(key, number),
        }))
    }

    /// The key, 0 if there is none, and the number, as they are written.
    pub(super) fn written(self) -> (i64, u32) {
        match self.0 {
            Subject::Nothing(plies) => (0, plies),
            Subject::Key(key, number) => (key, number),
        }
    }

    /// The key of the message's subject, read as that of a game: only the press tells if it is one.
    /// `None` without a key.
    pub fn game_id(self) -> Option<GameId> {
        match self.0 {
            Subject::Key(key, _) => Some(GameId(key)),
            Subject::Nothing(_) => None,
        }
    }

    /// The plies of the game of a lesson. On a message about something else this is the number of
    /// the mark, such as an event count.
    pub fn plies(self) -> u32 {
        self.written().1
    }

    /// The custom id of a press on a message with this mark, at most 100 characters where the
    /// argument is short enough.
    pub fn id(self, press: &impl fmt::Display) -> String {
        format!("{self}{press}")
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (key, number) = self.written();
        write!(f, "{VERSION}:{key}:{number}:")
    }
}
