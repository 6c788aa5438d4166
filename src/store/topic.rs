//! What a row of the outbox speaks of, and the lane in which it waits its turn.

use murus_gallicus::words::words;

use super::db::{StoreError, corrupt, snowflake, stored};
use super::desks::DeskId;
use crate::game::{GameId, PlayerId};
use crate::ids::ServerId;

/// The kinds of notices about a challenge or game. Their numbers are the order of delivery within
/// one event, and are stored as part of a row's step: a number that was given once is never given
/// to another kind. There is room between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoticeKind {
    /// A challenge is posted.
    Challenge = 0,
    /// The game's thread is opened.
    Thread = 4,
    /// A board, and whose turn it is.
    Turn = 8,
    /// The last board, and how it ended.
    End = 12,
    /// The result, told in the channel.
    Result = 16,
    /// The challenge's message says who is in, or what became of it.
    Answered = 20,
    /// The challenger learns who declined it.
    Declined = 22,
    /// The board before this event loses its buttons. Best effort.
    Tidy = 24,
    /// A review that a person asked for.
    Review = 28,
    /// A person lets others look at the lines that they tried.
    Study = 30,
    /// Something is offered to the other side.
    Offer = 32,
    /// An offer's message says what became of it. Best effort.
    Settled = 36,
    /// Something that happened in a game beside its moves.
    Note = 40,
    /// A ping of its own: it is a person's turn, or something is offered to them.
    Nudge = 44,
    /// Half of a person's time has passed.
    Half = 48,
    /// Four fifths of it have passed.
    Most = 52,
    /// Two hours of it are left.
    Last = 56,
    /// A follower of the game learns how it stands. Best effort.
    Follow = 60,
    /// A follower of the game learns how it ended.
    Followed = 62,
}

words!(NoticeKind {
    Challenge: "challenge",
    Thread: "thread",
    Turn: "turn",
    End: "end",
    Result: "result",
    Answered: "answered",
    Declined: "declined",
    Tidy: "tidy",
    Review: "review",
    Study: "study",
    Offer: "offer",
    Settled: "settled",
    Note: "note",
    Nudge: "nudge",
    Half: "half",
    Most: "most",
    Last: "last",
    Follow: "follow",
    Followed: "followed",
});

/// Room for the kinds of one event in a lane's steps.
pub(super) const STRIDE: i64 = 64;

/// A step never runs over into the next event's.
const _: () = {
    let mut n = 0;
    while n < NoticeKind::WORDS.len() {
        assert!((NoticeKind::WORDS[n].0 as i64) < STRIDE);
        n += 1;
    }
};

/// What a row speaks of, and with that the lane in which it waits its turn: rows of one lane are
/// delivered in order, and no lane waits for another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// Something in the course of a challenge or game, in the order of its events.
    Course(GameId, NoticeKind),
    /// Something beside a game's course, such as a reminder.
    Beside(GameId, NoticeKind),
    /// How a game stands, for a follower of it.
    Follower(GameId, NoticeKind),
    /// All games in which it is a person's turn.
    Digest(PlayerId),
    /// A person's vacation that began by itself.
    Rest(PlayerId),
    /// A war desk.
    Desk(DeskId),
    /// Hello to a server.
    Welcome(ServerId),
}

/// The lanes by their stored words; beside the word stands the key of a game, a person or a desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// The course of a challenge or game.
    Game,
    /// What stands beside a game's course.
    Beside,
    /// A game's followers: each has a queue of their own, and holds nobody else up.
    Follower,
    /// What is told to a person about no one game.
    Player,
    /// A war desk.
    Desk,
    /// A server as a whole.
    Server,
}

words!(Lane { Game: "game", Beside: "beside", Follower: "follower", Player: "player", Desk: "desk", Server: "server" });

/// The stored kinds of what is not about one game.
pub(super) const DIGEST: &str = "digest";
const REST: &str = "rest";
const DESK: &str = "desk";
const WELCOME: &str = "welcome";

impl Topic {
    /// The word for what kind of notice it is, as it is stored and logged.
    pub fn word(self) -> &'static str {
        match self {
            Topic::Course(_, kind) | Topic::Beside(_, kind) | Topic::Follower(_, kind) => kind.word(),
            Topic::Digest(_) => DIGEST,
            Topic::Rest(_) => REST,
            Topic::Desk(_) => DESK,
            Topic::Welcome(_) => WELCOME,
        }
    }

    /// Whether nothing is lost where it cannot be said.
    pub fn is_best_effort(self) -> bool {
        match self {
            Topic::Course(_, kind) | Topic::Beside(_, kind) | Topic::Follower(_, kind) => {
                matches!(kind, NoticeKind::Tidy | NoticeKind::Settled | NoticeKind::Half | NoticeKind::Follow)
            }
            Topic::Digest(_) | Topic::Welcome(_) => false,
            Topic::Rest(_) | Topic::Desk(_) => true,
        }
    }

    pub(super) fn lane(self) -> (Lane, i64) {
        match self {
            Topic::Course(game, _) => (Lane::Game, game.0),
            Topic::Beside(game, _) => (Lane::Beside, game.0),
            Topic::Follower(game, _) => (Lane::Follower, game.0),
            Topic::Digest(player) | Topic::Rest(player) => (Lane::Player, player.0),
            Topic::Desk(desk) => (Lane::Desk, desk.0),
            Topic::Welcome(server) => (Lane::Server, stored(server)),
        }
    }

    pub(super) fn read(lane: &str, key: i64, kind: &str) -> Result<Topic, StoreError> {
        let about = || NoticeKind::from_word(kind).ok_or_else(|| corrupt(format!("a notice of kind {kind}")));
        Ok(match Lane::from_word(lane).ok_or_else(|| corrupt(format!("a lane {lane}")))? {
            Lane::Game => Topic::Course(GameId(key), about()?),
            Lane::Beside => Topic::Beside(GameId(key), about()?),
            Lane::Follower => Topic::Follower(GameId(key), about()?),
            Lane::Player if kind == REST => Topic::Rest(PlayerId(key)),
            Lane::Player => Topic::Digest(PlayerId(key)),
            Lane::Desk => Topic::Desk(DeskId(key)),
            Lane::Server => Topic::Welcome(snowflake(key)),
        })
    }
}
