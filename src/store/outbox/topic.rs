//! The subject of a row of the outbox, and its lane.

use murus_gallicus::words;
use sqlx::FromRow;
use sqlx::any::AnyRow;

use crate::game::{ContestId, Day, GameId, PlayerId, SiegeId};
use crate::ids::{ChannelId, ServerId};
use crate::store::columns::{
    columns, read_snowflake, read_word, stored_as, stored_id, unreadable_row,
};
use crate::store::contest_acts::ContestActId;
use crate::store::desks::DeskId;
use crate::store::kinds::{Effort, NoticeKind};
use crate::store::showings::ShowingId;
use crate::store::urgency::Urgency;

/// The subject of a row of the outbox, which determines its lane. Rows of one lane are delivered in
/// order. No lane waits for another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// A notice about an event of a challenge or game, delivered in the order of the events.
    Course(GameId, NoticeKind),
    /// A notice about a game that is not delivered in the order of its events, such as a reminder.
    Beside(GameId, NoticeKind),
    /// The state of a game, for one of its followers.
    Follower(GameId, NoticeKind),
    /// A notification about a game for a person's browsers, or a message on Discord if the browsers
    /// are gone. If the row is quiet, a ping on Discord is sent too, and the row ends with the
    /// browsers.
    Browser(GameId, NoticeKind),
    /// A notice about a game that may be delivered long after its event. It delays no other lane.
    Late(GameId, NoticeKind),
    /// A message to a person that lists all games in which it is their turn.
    Digest(PlayerId),
    /// An update of a war desk, the message that lists a channel's games.
    Desk(DeskId),
    /// The result of a game, on the card of its day in a channel that gets few messages.
    Results(ChannelId, Day, GameId),
    /// The welcome message of a server.
    Welcome(ServerId),
    /// A page of the bot that a person shows in a channel.
    Shown(ShowingId),
    /// The removal of a shown page, because its person deleted their data.
    Unshown(ShowingId),
    /// The daily puzzle (siege) of a server: its message is posted, edited or deleted.
    Siege(SiegeId),
    /// The card of a week of daily puzzles (sieges), posted after the last one ends.
    SiegeWeek(SiegeId),
    /// The weekly card of a server, for the week that ends on this Monday.
    Acta(ServerId, Day),
    /// The card of a contest: it is posted or edited.
    Contest(ContestId),
    /// The message that tells the people of a league that its season has begun.
    Season(ContestId),
    /// The message that tells people what a manager did in a contest.
    ContestAct(ContestActId),
    /// The message that calls the host of a simul to the boards that wait.
    Boards(ContestId),
    /// The messages beside the card of a contest: those that are no longer true are edited or
    /// deleted.
    ContestTidy(ContestId),
    /// The entry in a server's list of events that announces the start of a contest: it is made, or
    /// deleted.
    Calendar(ContestId),
    /// The card of a team match in the server of the guests.
    GuestCard(ContestId),
    /// The message in the server of the guests that a team match has begun.
    GuestSeason(ContestId),
    /// The message in the server of the guests about what a manager did in a team match.
    GuestAct(ContestActId),
    /// The line that tells a channel how a contest ended.
    ContestEnd(ContestId),
    /// The line in the server of the guests that tells how a team match ended.
    GuestEnd(ContestId),
}

/// The lanes of the outbox. A row waits for earlier rows with the same lane and key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// The notices about the events of a challenge or game, in the order of the events.
    Game,
    /// The notices about a game that are not delivered in the order of its events, such as
    /// reminders.
    Beside,
    /// The notices to a game's followers. No follower waits for another.
    Follower,
    /// The notifications about a game to browsers. No person waits for another.
    Browser,
    /// The notices about a game that may be delivered long after their event.
    Late,
    /// The notices to a person that are not about one game.
    Player,
    /// The updates of a war desk.
    Desk,
    /// The results of games in a channel. A row's step is the key of a game, and its `seq` the day.
    Channel,
    /// The notices to a server.
    Server,
    /// The changes of a page that a person shows.
    Showing,
    /// The messages of a daily puzzle (siege), and of the week that ends with it.
    Siege,
    /// The changes of a contest's card, and the messages about what managers did.
    Contest,
    /// The messages beside a contest's card: about its start, and the calls of a simul's host.
    Host,
    /// The changes of the entry in a server's list of events that announces a contest.
    Calendar,
    /// The changes of the card of a team match in the server of the guests, and the messages there
    /// about what managers did.
    Guest,
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
    Host: "host",
    Calendar: "calendar",
    Guest: "guest",
});

/// The stored kind of a digest. The constants after this one are the kinds of the other topics that
/// are not about one game.
pub(in crate::store) const DIGEST: &str = "digest";
const DESK: &str = "desk";
const RESULTS: &str = "results";
const WELCOME: &str = "welcome";
const ACTA: &str = "acta";
const SHOWN: &str = "shown";
const UNSHOWN: &str = "unshown";
const SIEGE: &str = "siege";
const SIEGE_WEEK: &str = "siege-week";
const CONTEST: &str = "contest";
const SEASON: &str = "season";
const CONTEST_ACT: &str = "contest-act";
const BOARDS: &str = "boards";
const CONTEST_TIDY: &str = "contest-tidy";
const CALENDAR: &str = "calendar";
const GUEST_CARD: &str = "guest-card";
const GUEST_SEASON: &str = "guest-season";
const GUEST_ACT: &str = "guest-act";
const CONTEST_END: &str = "contest-end";
const GUEST_END: &str = "guest-end";

/// The stored kinds of messages beside the card of a contest, which are deleted when they say
/// nothing any more.
pub(in crate::store) const BESIDE_CARDS: [&str; 4] = [SEASON, CONTEST_ACT, BOARDS, GUEST_SEASON];

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
            | Topic::Acta(..)
            | Topic::Contest(_)
            | Topic::Calendar(_)
            | Topic::ContestEnd(_)
            | Topic::GuestEnd(_)
            | Topic::GuestCard(_) => Urgency::Card,
            // The next call of the host waits for the edit of the last one.
            Topic::Season(_)
            | Topic::ContestAct(_)
            | Topic::Boards(_)
            | Topic::ContestTidy(_)
            | Topic::GuestSeason(_)
            | Topic::GuestAct(_) => Urgency::Ping,
            Topic::Desk(_) => Urgency::Desk,
        }
    }

    /// Returns the word for the kind of these notices, as it is stored and logged.
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
            Topic::Acta(..) => ACTA,
            Topic::Shown(_) => SHOWN,
            Topic::Unshown(_) => UNSHOWN,
            Topic::Siege(_) => SIEGE,
            Topic::SiegeWeek(_) => SIEGE_WEEK,
            Topic::Contest(_) => CONTEST,
            Topic::Season(_) => SEASON,
            Topic::ContestAct(_) => CONTEST_ACT,
            Topic::Boards(_) => BOARDS,
            Topic::ContestTidy(_) => CONTEST_TIDY,
            Topic::Calendar(_) => CALENDAR,
            Topic::GuestCard(_) => GUEST_CARD,
            Topic::GuestSeason(_) => GUEST_SEASON,
            Topic::GuestAct(_) => GUEST_ACT,
            Topic::ContestEnd(_) => CONTEST_END,
            Topic::GuestEnd(_) => GUEST_END,
        }
    }

    /// Returns true if notices of this topic are dropped when they cannot be delivered, because
    /// nothing is lost.
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
            | Topic::SiegeWeek(_)
            | Topic::Acta(..)
            | Topic::Season(_)
            | Topic::ContestAct(_)
            | Topic::Boards(_)
            | Topic::ContestTidy(_)
            | Topic::GuestSeason(_)
            | Topic::GuestAct(_)
            | Topic::ContestEnd(_)
            | Topic::GuestEnd(_) => false,
            // An entry whose answer is lost has to be found, so that it can be deleted.
            Topic::Calendar(_) => false,
            Topic::Desk(_) | Topic::Siege(_) | Topic::Contest(_) | Topic::GuestCard(_) => true,
        }
    }

    /// Returns true if a notice of this topic waits while Discord refuses all its addresses. Any
    /// other notice then ends as failed.
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
            | Topic::Acta(..)
            | Topic::Contest(_)
            | Topic::Season(_)
            | Topic::ContestAct(_)
            | Topic::Boards(_)
            | Topic::ContestTidy(_)
            | Topic::Calendar(_)
            | Topic::GuestCard(_)
            | Topic::GuestSeason(_)
            | Topic::GuestAct(_)
            | Topic::ContestEnd(_)
            | Topic::GuestEnd(_) => false,
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
            Topic::Welcome(server) | Topic::Acta(server, _) => (Lane::Server, stored_id(server)),
            Topic::Shown(showing) | Topic::Unshown(showing) => (Lane::Showing, showing.0),
            Topic::Siege(siege) | Topic::SiegeWeek(siege) => (Lane::Siege, siege.0),
            Topic::Contest(contest) => (Lane::Contest, contest.0),
            Topic::ContestAct(act) => (Lane::Contest, act.0),
            Topic::Calendar(contest) => (Lane::Calendar, contest.0),
            Topic::Season(contest)
            | Topic::Boards(contest)
            | Topic::ContestTidy(contest)
            | Topic::ContestEnd(contest)
            | Topic::GuestEnd(contest)
            | Topic::GuestSeason(contest) => (Lane::Host, contest.0),
            Topic::GuestCard(contest) => (Lane::Guest, contest.0),
            Topic::GuestAct(act) => (Lane::Guest, act.0),
        }
    }
}

/// The columns of a topic.
struct TopicRow {
    lane: Lane,
    kind: String,
    key: i64,
}

/// The additional column of a weekly card.
struct ActaRow {
    monday: Day,
}

/// The additional columns of a topic in [`Lane::Channel`].
struct ResultRow {
    day: Day,
    game: GameId,
}

stored_as!(String { Lane: |text| read_word(text, Lane::from_word), |lane| lane.word().to_owned(); });
columns!(TopicRow { lane = "lane", kind = "kind", key = "key" });
columns!(ActaRow { monday = "seq" });
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
            Lane::Server if kind == ACTA => {
                Topic::Acta(read_snowflake(key), ActaRow::from_row(row)?.monday)
            }
            Lane::Server => Topic::Welcome(read_snowflake(key)),
            Lane::Showing if kind == UNSHOWN => Topic::Unshown(ShowingId(key)),
            Lane::Showing => Topic::Shown(ShowingId(key)),
            Lane::Siege if kind == SIEGE_WEEK => Topic::SiegeWeek(SiegeId(key)),
            Lane::Siege => Topic::Siege(SiegeId(key)),
            Lane::Contest if kind == CONTEST_ACT => Topic::ContestAct(ContestActId(key)),
            // Earlier versions stored them there.
            Lane::Contest | Lane::Host if kind == SEASON => Topic::Season(ContestId(key)),
            Lane::Contest => Topic::Contest(ContestId(key)),
            Lane::Host if kind == CONTEST_TIDY => Topic::ContestTidy(ContestId(key)),
            Lane::Host if kind == GUEST_SEASON => Topic::GuestSeason(ContestId(key)),
            Lane::Host if kind == CONTEST_END => Topic::ContestEnd(ContestId(key)),
            Lane::Host if kind == GUEST_END => Topic::GuestEnd(ContestId(key)),
            Lane::Host => Topic::Boards(ContestId(key)),
            Lane::Calendar => Topic::Calendar(ContestId(key)),
            Lane::Guest if kind == GUEST_ACT => Topic::GuestAct(ContestActId(key)),
            Lane::Guest => Topic::GuestCard(ContestId(key)),
        })
    }
}
