//! The subject of a row of the outbox, and the lane that it waits in.

use murus_gallicus::words::words;
use sqlx::FromRow;
use sqlx::any::AnyRow;

use crate::game::{ContestId, Day, GameId, PlayerId, SiegeId};
use crate::ids::{ChannelId, ServerId};
use crate::store::columns::{
    columns, read_snowflake, read_word, stored_as, stored_id, unreadable_row,
};
use crate::store::desks::DeskId;
use crate::store::kinds::{Effort, NoticeKind};
use crate::store::showings::ShowingId;
use crate::store::urgency::Urgency;

/// The subject of a row, which gives its lane. Rows of one lane are delivered in order; no lane
/// waits for another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// Something in the course of a challenge or game, in the order of its events.
    Course(GameId, NoticeKind),
    /// Something beside a game's course, such as a reminder.
    Beside(GameId, NoticeKind),
    /// The state of a game, for a follower of it.
    Follower(GameId, NoticeKind),
    /// A call to a game for a person's browsers; on Discord where those are gone. A quiet one has a
    /// ping beside it, and ends with them.
    Browser(GameId, NoticeKind),
    /// A notice that may come long after. It delays no other lane.
    Late(GameId, NoticeKind),
    /// All games in which it is a person's turn.
    Digest(PlayerId),
    /// A war desk.
    Desk(DeskId),
    /// The result of a game, on the card of its day in a channel that is kept quiet.
    Results(ChannelId, Day, GameId),
    /// Hello to a server.
    Welcome(ServerId),
    /// Something that a person shows to a channel.
    Shown(ShowingId),
    /// A showing is taken down, because its person had themselves deleted.
    Unshown(ShowingId),
    /// The puzzle of a day in a server: its message is posted, or written anew.
    Siege(SiegeId),
    /// The card of a week of sieges, which waits for the end of its last siege.
    SiegeWeek(SiegeId),
    /// The card of a contest: it is posted, or written anew.
    Contest(ContestId),
}

/// The lanes by their stored words. A row waits for earlier ones of its lane and subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// The course of a challenge or game.
    Game,
    /// The lane beside a game's course.
    Beside,
    /// A game's followers. No follower waits for another.
    Follower,
    /// Calls to browsers. No person waits for another.
    Browser,
    /// The lane of notices that may come long after.
    Late,
    /// A person, about no one game.
    Player,
    /// A war desk.
    Desk,
    /// A channel, about no one game. A row's step is the key of a game, and its number a day.
    Channel,
    /// A server as a whole.
    Server,
    /// Something that a person shows.
    Showing,
    /// The puzzle of a day, or the week that ends with it.
    Siege,
    /// The card of a contest.
    Contest,
}

words!(Lane {
    Game: "game",
    Beside: "beside",
    Follower: "follower",
    Browser: "browser",
    Late: "late",
    Player: "player",
    Desk: "desk",
    Server: "server",
    Channel: "channel",
    Showing: "showing",
    Siege: "siege",
    Contest: "contest",
});

/// The stored kinds of what is not about one game.
pub(in crate::store) const DIGEST: &str = "digest";
const DESK: &str = "desk";
const RESULTS: &str = "results";
const WELCOME: &str = "welcome";
const SHOWN: &str = "shown";
const UNSHOWN: &str = "unshown";
const SIEGE: &str = "siege";
const SIEGE_WEEK: &str = "siege-week";
const CONTEST: &str = "contest";

impl Topic {
    /// Returns the urgency of the notices of this topic.
    pub fn urgency(self) -> Urgency {
        match self {
            Topic::Course(_, kind)
            | Topic::Beside(_, kind)
            | Topic::Follower(_, kind)
            | Topic::Browser(_, kind)
            | Topic::Late(_, kind) => kind.urgency(),
            Topic::Digest(_) => Urgency::Ping,
            Topic::Results(..)
            | Topic::Welcome(_)
            | Topic::Shown(_)
            | Topic::Unshown(_)
            | Topic::Siege(_)
            | Topic::SiegeWeek(_)
            | Topic::Contest(_) => Urgency::Card,
            Topic::Desk(_) => Urgency::Desk,
        }
    }

    /// The word for the kind of these notices, as it is stored and logged.
    pub fn word(self) -> &'static str {
        match self {
            Topic::Course(_, kind)
            | Topic::Beside(_, kind)
            | Topic::Follower(_, kind)
            | Topic::Browser(_, kind)
            | Topic::Late(_, kind) => kind.word(),
            Topic::Digest(_) => DIGEST,
            Topic::Desk(_) => DESK,
            Topic::Results(..) => RESULTS,
            Topic::Welcome(_) => WELCOME,
            Topic::Shown(_) => SHOWN,
            Topic::Unshown(_) => UNSHOWN,
            Topic::Siege(_) => SIEGE,
            Topic::SiegeWeek(_) => SIEGE_WEEK,
            Topic::Contest(_) => CONTEST,
        }
    }

    /// Returns true if nothing is lost if it cannot be delivered.
    pub fn is_best_effort(self) -> bool {
        match self {
            Topic::Course(_, kind)
            | Topic::Beside(_, kind)
            | Topic::Follower(_, kind)
            | Topic::Browser(_, kind)
            | Topic::Late(_, kind) => kind.effort() == Effort::BestEffort,
            Topic::Digest(_)
            | Topic::Results(..)
            | Topic::Welcome(_)
            | Topic::Shown(_)
            | Topic::Unshown(_)
            | Topic::SiegeWeek(_) => false,
            Topic::Desk(_) | Topic::Siege(_) | Topic::Contest(_) => true,
        }
    }

    /// Returns true if it waits for a way to people while every address is closed. What else is not
    /// best effort ends, and shows that where people see it.
    pub fn waits_for_way(self) -> bool {
        match self {
            Topic::Course(_, kind) | Topic::Beside(_, kind) | Topic::Browser(_, kind) => {
                kind != NoticeKind::Thread && !self.is_best_effort()
            }
            Topic::Results(..) => true,
            Topic::Follower(..)
            | Topic::Late(..)
            | Topic::Digest(_)
            | Topic::Desk(_)
            | Topic::Welcome(_)
            | Topic::Shown(_)
            | Topic::Unshown(_)
            | Topic::Siege(_)
            | Topic::SiegeWeek(_)
            | Topic::Contest(_) => false,
        }
    }

    pub(in crate::store) fn find_lane(self) -> (Lane, i64) {
        match self {
            Topic::Course(game, _) => (Lane::Game, game.0),
            Topic::Beside(game, _) => (Lane::Beside, game.0),
            Topic::Follower(game, _) => (Lane::Follower, game.0),
            Topic::Browser(game, _) => (Lane::Browser, game.0),
            Topic::Late(game, _) => (Lane::Late, game.0),
            Topic::Digest(player) => (Lane::Player, player.0),
            Topic::Desk(desk) => (Lane::Desk, desk.0),
            Topic::Results(channel, ..) => (Lane::Channel, stored_id(channel)),
            Topic::Welcome(server) => (Lane::Server, stored_id(server)),
            Topic::Shown(showing) | Topic::Unshown(showing) => (Lane::Showing, showing.0),
            Topic::Siege(siege) | Topic::SiegeWeek(siege) => (Lane::Siege, siege.0),
            Topic::Contest(contest) => (Lane::Contest, contest.0),
        }
    }
}

/// A subject as it is stored.
struct TopicRow {
    lane: Lane,
    kind: String,
    key: i64,
}

/// The other columns of a row of [`Lane::Channel`].
struct ResultRow {
    day: Day,
    game: GameId,
}

stored_as!(String { Lane: |text| read_word(text, Lane::from_word), |lane| lane.word().to_owned(); });
columns!(TopicRow { lane = "lane", kind = "kind", key = "key" });
columns!(ResultRow { day = "seq", game = "step" });

impl FromRow<'_, AnyRow> for Topic {
    fn from_row(row: &AnyRow) -> sqlx::Result<Topic> {
        let TopicRow { lane, kind, key } = TopicRow::from_row(row)?;
        let about = || {
            NoticeKind::from_word(&kind)
                .ok_or_else(|| unreadable_row(format!("a notice of kind {kind}")))
        };
        Ok(match lane {
            Lane::Game => Topic::Course(GameId(key), about()?),
            Lane::Beside => Topic::Beside(GameId(key), about()?),
            Lane::Follower => Topic::Follower(GameId(key), about()?),
            Lane::Browser => Topic::Browser(GameId(key), about()?),
            Lane::Late => Topic::Late(GameId(key), about()?),
            Lane::Player => Topic::Digest(PlayerId(key)),
            Lane::Desk => Topic::Desk(DeskId(key)),
            Lane::Channel => {
                let ResultRow { day, game } = ResultRow::from_row(row)?;
                Topic::Results(read_snowflake(key), day, game)
            }
            Lane::Server => Topic::Welcome(read_snowflake(key)),
            Lane::Showing if kind == UNSHOWN => Topic::Unshown(ShowingId(key)),
            Lane::Showing => Topic::Shown(ShowingId(key)),
            Lane::Siege if kind == SIEGE_WEEK => Topic::SiegeWeek(SiegeId(key)),
            Lane::Siege => Topic::Siege(SiegeId(key)),
            Lane::Contest => Topic::Contest(ContestId(key)),
        })
    }
}
