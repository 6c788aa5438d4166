//! The mark of a message: the beginning of its custom ids, which names the subject of the message.

use std::fmt;

use crate::game::{ContestId, Day, GameId, PlayerId, Seq, SiegeId};
use crate::ids::{ChannelId, ServerId};
use crate::store::contest_acts::ContestActId;
use crate::store::{DeskId, ShowingId};

/// The version of the format of custom ids.
pub(super) const VERSION: &str = "1";

/// The beginning of every custom id on a message. It names the subject of the message, by which the
/// message is found again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(Subject);

/// The subject of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    /// No stored thing. The number is 0, or the number of plies of the game of a lesson.
    Nothing(u32),
    /// The game, challenge or other stored thing with this key. For a game, the number is the event
    /// count of the shown board.
    Key(i64, u32),
}

impl Mark {
    /// The mark of a message without a subject.
    pub const NOTHING: Mark = Mark(Subject::Nothing(0));

    /// The mark of the board of a game after this number of events.
    pub fn game(game: GameId, seq: Seq) -> Mark {
        Mark(Subject::Key(game.0, seq.0))
    }

    /// The mark of a message about a challenge.
    pub fn challenge(challenge: GameId) -> Mark {
        Mark(Subject::Key(challenge.0, 0))
    }

    /// The mark of the message of a war desk.
    pub fn desk(desk: DeskId) -> Mark {
        Mark(Subject::Key(desk.0, 0))
    }

    /// The mark of a message with a list of a person's games.
    pub fn player(player: PlayerId) -> Mark {
        Mark(Subject::Key(player.0, 0))
    }

    /// The mark of the message with the results of a channel's games on a day.
    pub fn results(channel: ChannelId, day: Day) -> Mark {
        Mark(Subject::Key(channel.0.cast_signed(), day.0))
    }

    /// The mark of a page that a person shows in a channel.
    pub fn showing(showing: ShowingId) -> Mark {
        Mark(Subject::Key(showing.0, 0))
    }

    /// The mark of the message of a siege, which is a server's daily puzzle.
    pub fn siege(siege: SiegeId) -> Mark {
        Mark(Subject::Key(siege.0, 0))
    }

    /// The mark of the card about a week of sieges (daily puzzles). The key is that of the last
    /// siege of the week.
    pub fn siege_week(siege: SiegeId) -> Mark {
        Mark(Subject::Key(siege.0, 1))
    }

    /// The mark of the public card of a contest.
    pub fn contest(contest: ContestId) -> Mark {
        Mark(Subject::Key(contest.0, 0))
    }

    /// The mark of the message about the start of a league's season or of a cup.
    pub fn season(contest: ContestId) -> Mark {
        Mark(Subject::Key(contest.0, 1))
    }

    /// The mark of the line about the end of a contest.
    pub fn contest_end(contest: ContestId) -> Mark {
        Mark(Subject::Key(contest.0, 2))
    }

    /// The mark of the message about what a manager did in a contest.
    pub fn contest_act(act: ContestActId) -> Mark {
        Mark(Subject::Key(act.0, 0))
    }

    /// The mark of a message that calls the host of a simul. The key is that of its notice.
    pub fn boards_wait(notice: i64) -> Mark {
        Mark(Subject::Key(notice, 0))
    }

    /// Returns true if this is the mark of the welcome message of this server.
    pub fn is_welcome(self, server: ServerId) -> bool {
        self == Mark::server(server)
    }

    /// The mark of the welcome message of a server.
    pub fn server(server: ServerId) -> Mark {
        Mark(Subject::Key(server.0.cast_signed(), 0))
    }

    /// The mark of the weekly card of a server, for the week that ends on this Monday.
    pub fn acta(server: ServerId, monday: Day) -> Mark {
        Mark(Subject::Key(server.0.cast_signed(), monday.0))
    }

    /// The mark of the game of a lesson after `plies` plies.
    pub fn lesson(plies: u32) -> Mark {
        Mark(Subject::Nothing(plies))
    }

    /// Reads a mark from its key and number. Key 0 means no key. Returns `None` if one of the two
    /// is not a number.
    pub(super) fn read(key: &str, number: &str) -> Option<Mark> {
        let number = number.parse().ok()?;
        Some(Mark(match key.parse().ok()? {
            0 => Subject::Nothing(number),
            key => Subject::Key(key, number),
        }))
    }

    /// Returns the key and the number as they are written. The key is 0 if there is none.
    pub(super) fn written(self) -> (i64, u32) {
        match self.0 {
            Subject::Nothing(plies) => (0, plies),
            Subject::Key(key, number) => (key, number),
        }
    }

    /// Returns the key as that of a game; `None` without a key. The key may be that of another
    /// stored thing: only the press tells which.
    pub fn game_id(self) -> Option<GameId> {
        match self.0 {
            Subject::Key(key, _) => Some(GameId(key)),
            Subject::Nothing(_) => None,
        }
    }

    /// Returns the number of plies of the game of a lesson. On a message about anything else, this
    /// is the number of the mark, such as an event count.
    pub fn plies(self) -> u32 {
        self.written().1
    }

    /// Returns the custom id of a press on a message with this mark. It has at most 100 characters
    /// if the press's argument is short enough.
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
