//! Contests of a server: their rows, and the games from which the tables of open months are made.

use murus_gallicus::Variant;

use crate::game::{
    ContestGame, ContestId, ContestKind, ContestState, CupPlan, GameId, LadderPlan, LeaguePlan,
    PlayerId, SimulPlan, Team, TeamPlan, Timestamp,
};
use crate::ids::{ChannelId, MessageId, ServerId, UserId};
use crate::store::columns::{Flag, Int, StoredOption, StoredText, columns, unreadable_row};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::servers::teams::ContestGuest;
use crate::store::values::Values;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow, Row};

/// A contest between members of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The key of the contest.
    pub id: ContestId,
    /// The kind of contest, with its plan.
    pub kind: ContestKind,
    /// The number of the contest among those of its kind and variant in its server, from 1 on.
    pub number: i64,
    /// The server of the contest.
    pub server: ServerId,
    /// The variant of the games that count. `None` if games of all variants count.
    pub variant: Option<Variant>,
    /// The state: people join, running, over, or stopped by a manager.
    pub state: ContestState,
    /// The start of the contest: games count if they end from this time on.
    pub begins: Timestamp,
    /// The end of the contest: games count if they end before this time.
    pub ends: Timestamp,
    /// True if a new contest begins automatically when this one ends.
    pub repeats: bool,
    /// The number of contests in a row directly before this one in which no game counted.
    pub empty: i64,
    /// The channel of the contest's card, a message with the ranking.
    pub channel: ChannelId,
    /// The message of the contest's card. `None` until it is posted.
    pub message: Option<MessageId>,
    /// The time from which on a manager paused the contest. `None` if it is not paused.
    pub paused: Option<Timestamp>,
    /// The other server of a team match. `None` until it comes in, and in other contests.
    pub guest: Option<ContestGuest>,
}

impl Contest {
    /// Returns the team of a server in a team match; that of the home team in any other contest of
    /// the server. `None` if the contest is not one of the server.
    pub fn team_of(&self, server: ServerId) -> Option<Team> {
        if self.server == server {
            return Some(Team::Home);
        }
        self.guest.filter(|guest| guest.server == server).map(|_| Team::Guest)
    }

    /// The server of a team. `None` if there are no guests.
    pub fn server_of(&self, team: Team) -> Option<ServerId> {
        match team {
            Team::Home => Some(self.server),
            Team::Guest => self.guest.map(|guest| guest.server),
        }
    }

    /// The servers in which the contest is played: its own, and that of the guests.
    pub fn servers(&self) -> impl Iterator<Item = ServerId> {
        Team::BOTH.into_iter().filter_map(|team| self.server_of(team))
    }

    /// The channel of the card in a team's server, and its message if it is posted. `None` if there
    /// are no guests.
    pub fn card_of(&self, team: Team) -> Option<(ChannelId, Option<MessageId>)> {
        match team {
            Team::Home => Some((self.channel, self.message)),
            Team::Guest => self.guest.map(|guest| (guest.channel, guest.message)),
        }
    }
}

/// A contest that a manager ended before its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoppedContest {
    /// The variant of the contest. `None` if games of all variants counted.
    pub variant: Option<Variant>,
    /// The kind of contest, with its plan.
    pub kind: ContestKind,
    /// The number of the contest.
    pub number: i64,
    /// The Discord id of the manager. `None` if they deleted their data.
    pub who: Option<UserId>,
    /// The time at which the contest was ended.
    pub at: Timestamp,
}

columns!(Contest {
    id = "id",
    kind = ..,
    number = "number",
    server = "server",
    variant = StoredOption("variant"),
    state = "state",
    begins = "begins_ms",
    ends = "ends_ms",
    repeats = Flag("repeats"),
    empty = "empty",
    channel = "channel",
    message = "message",
    paused = "paused_ms",
    guest = ?("guest"),
});

/// The stored words for the kinds of contests.
pub(super) const MONTH: &str = "month";
pub(super) const LEAGUE: &str = "league";
pub(super) const CUP: &str = "cup";
pub(super) const LADDER: &str = "ladder";
pub(super) const SIMUL: &str = "simul";
pub(super) const TEAM: &str = "team";

/// Returns the stored word for a kind of contest.
fn kind_word(kind: ContestKind) -> &'static str {
    match kind {
        ContestKind::OpenMonth => MONTH,
        ContestKind::League(_) => LEAGUE,
        ContestKind::Cup(_) => CUP,
        ContestKind::Ladder(_) => LADDER,
        ContestKind::Simul(_) => SIMUL,
        ContestKind::Team(_) => TEAM,
    }
}

impl FromRow<'_, AnyRow> for ContestKind {
    fn from_row(row: &AnyRow) -> sqlx::Result<ContestKind> {
        match row.try_get("kind")? {
            MONTH => Ok(ContestKind::OpenMonth),
            LEAGUE => Ok(ContestKind::League(LeaguePlan::from_row(row)?)),
            CUP => Ok(ContestKind::Cup(CupPlan::from_row(row)?)),
            LADDER => Ok(ContestKind::Ladder(LadderPlan::from_row(row)?)),
            SIMUL => Ok(ContestKind::Simul(SimulPlan::from_row(row)?)),
            TEAM => Ok(ContestKind::Team(TeamPlan::from_row(row)?)),
            unknown => Err(unreadable_row(unknown)),
        }
    }
}

columns!(CupPlan {
    form = "form",
    size = Int("size"),
    weeks = "weeks",
    days = "days",
    time = "time",
});
columns!(LadderPlan { time = "time", weeks = "weeks" });
columns!(SimulPlan {
    host = "host",
    side = "side",
    boards = Int("size"),
    weeks = "weeks",
    rated = Flag("rated"),
    time = "time",
});
columns!(TeamPlan { boards = Int("size"), weeks = "weeks", time = "time" });
columns!(LeaguePlan { season = "season", weeks = "weeks", time = "time" });
columns!(StoppedContest {
    variant = StoredOption("variant"),
    kind = ..,
    number = "number",
    who = "discord",
    at = "ends_ms",
});
columns!(ContestGame {
    game = "id",
    name = "name",
    one = "one",
    other = "other",
    fared = "result",
    winner = StoredOption("winner"),
    ended = "ended_ms",
    played = Flag("played"),
});

/// The query for the columns of contests.
pub(in crate::store) const CONTEST: &str = "SELECT id, kind, number, server, variant, state, begins_ms, ends_ms, repeats, empty, channel, message, paused_ms, season, weeks, days, time, form, size, host, side, rated, guest, guest_channel, guest_message FROM contest";

/// Stores a new contest. Fails if one of the same kind and variant is open in the server. A contest
/// that people join before it begins is looked at again when it begins, any other one when it ends.
pub async fn insert_contest(tx: &mut Transaction, contest: &Contest) -> Result<(), StoreError> {
    let look = match contest.state {
        ContestState::Joining => contest.begins,
        _ => contest.ends,
    };
    tx.leave_work(WorkLeft::due(Some(look)));
    let (league, cup, simul) = (contest.kind.league(), contest.kind.cup(), contest.kind.simul());
    let boards = simul.map(|plan| plan.boards).or(contest.kind.team().map(|plan| plan.boards));
    let size = cup.map(|plan| plan.size).or(boards);
    Values::new()
        .set("id", contest.id)
        .set("kind", kind_word(contest.kind))
        .set("number", contest.number)
        .set("server", contest.server)
        .set("variant", contest.variant.map(StoredText))
        .set("state", contest.state)
        .set("begins_ms", contest.begins)
        .set("ends_ms", contest.ends)
        .set("close_ms", look)
        .set("repeats", Flag(contest.repeats))
        .set("empty", contest.empty)
        .set("channel", contest.channel)
        .set("season", league.map(|plan| plan.season))
        .set("weeks", contest.kind.weeks())
        .set("days", cup.map(|plan| plan.days))
        .set("time", contest.kind.time())
        .set("form", cup.map(|plan| plan.form))
        .set("size", size.map(Int))
        .set("host", simul.map(|plan| plan.host))
        .set("side", simul.map(|plan| plan.side))
        .set("rated", simul.map(|plan| Flag(plan.rated)))
        .insert(tx, "contest", "")
        .await?;
    Ok(())
}

/// Returns the number of the next contest of a kind and variant in a server. Those that managers
/// called off before they began do not count.
pub async fn next_number(
    conn: &mut Conn,
    server: ServerId,
    kind: ContestKind,
    variant: Option<Variant>,
) -> Result<i64, StoreError> {
    let sql = "SELECT COALESCE(MAX(number), 0) + 1 FROM contest
        WHERE server = $1 AND kind = $2 AND COALESCE(variant, '') = COALESCE($3, '')
            AND NOT (state = 'stopped' AND ends_ms < begins_ms)";
    Ok(sqlx::query_scalar(sql)
        .bind(server)
        .bind(kind_word(kind))
        .bind(variant.map(StoredText))
        .fetch_one(conn)
        .await?)
}

/// Loads a contest. `None` if there is none with this id.
pub async fn load_contest(conn: &mut Conn, id: ContestId) -> Result<Option<Contest>, StoreError> {
    let sql = format!("{CONTEST} WHERE id = $1");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(id).fetch_optional(conn).await?)
}

/// Loads the contest for which a game is played. `None` for other games.
pub async fn load_contest_of(conn: &mut Conn, game: GameId) -> Result<Option<Contest>, StoreError> {
    let sql = format!("{CONTEST} WHERE id = (SELECT contest FROM fixture WHERE game = $1)");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(game).fetch_optional(conn).await?)
}

/// Lists the open contests of a server, also as a guest, which are running or can be joined, the
/// first to end first.
pub async fn list_open(conn: &mut Conn, server: ServerId) -> Result<Vec<Contest>, StoreError> {
    let sql = format!(
        "{CONTEST} WHERE (server = $1 OR guest = $1) AND state IN ('joining', 'running')
            ORDER BY ends_ms, id"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(server).fetch_all(conn).await?)
}

/// Ends an open contest: stores its new state, its end, and the manager who stopped it, if any.
/// Returns false if its state has changed, because another process was earlier.
pub async fn end_contest(
    conn: &mut Conn,
    contest: &Contest,
    state: ContestState,
    (ends, by): (Timestamp, Option<PlayerId>),
) -> Result<bool, StoreError> {
    let changed = Values::new()
        .set("state", state)
        .set("ends_ms", ends)
        .set("stopped_by", by)
        .set_to("close_ms", "NULL")
        .where_equal("id", contest.id)
        .where_equal("state", contest.state)
        .update(conn, "contest")
        .await?;
    Ok(changed == 1)
}

/// Lists the rated games between entrants that ended within a contest, the earliest first. A game
/// counts if it changed ratings, has a result, and ended while both took part.
pub async fn list_games(
    conn: &mut Conn,
    contest: &Contest,
) -> Result<Vec<ContestGame>, StoreError> {
    let sql = "SELECT g.id, g.name, one.player AS one, other.player AS other, one.result, g.winner, g.ended_ms,
            CAST(1 AS BIGINT) AS played
        FROM game g JOIN chair one ON one.game = g.id AND one.n = 0
            JOIN chair other ON other.game = g.id AND other.n = 1
            JOIN entrant a ON a.contest = $1 AND a.player = one.player
            JOIN entrant b ON b.contest = $1 AND b.player = other.player
        WHERE g.server = $2 AND g.state = 'over' AND g.ended_ms >= $3 AND g.ended_ms < $4
            AND g.variant = COALESCE($5, g.variant) AND one.result IS NOT NULL
            AND EXISTS (SELECT 1 FROM rating r WHERE r.game = g.id)
            AND a.joined_ms <= g.ended_ms AND COALESCE(a.left_ms, g.ended_ms) >= g.ended_ms
            AND b.joined_ms <= g.ended_ms AND COALESCE(b.left_ms, g.ended_ms) >= g.ended_ms
        ORDER BY g.ended_ms, g.id";
    Ok(sqlx::query_as(sql)
        .bind(contest.id)
        .bind(contest.server)
        .bind(contest.begins)
        .bind(contest.ends)
        .bind(contest.variant.map(StoredText))
        .fetch_all(conn)
        .await?)
}

/// Lists up to `limit` contests of a server that managers stopped, newest first.
pub async fn list_stopped(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<StoppedContest>, StoreError> {
    let sql =
        "SELECT k.kind, k.number, k.variant, k.season, k.weeks, k.days, k.time, k.form, k.size, k.host, k.side, k.rated, p.discord, k.ends_ms FROM contest k JOIN player p ON p.id = k.stopped_by
        WHERE (k.server = $1 OR k.guest = $1) AND k.state = 'stopped' ORDER BY k.ends_ms DESC LIMIT $2";
    Ok(sqlx::query_as(sql).bind(server).bind(limit).fetch_all(conn).await?)
}

/// Lists up to `limit` contests that a person joined and that ended by themselves, newest first.
pub async fn list_over(
    conn: &mut Conn,
    player: PlayerId,
    limit: i64,
) -> Result<Vec<Contest>, StoreError> {
    let sql = format!(
        "{CONTEST} WHERE state = 'over' AND id IN (SELECT contest FROM entrant WHERE player = $1)
            ORDER BY ends_ms DESC, id DESC LIMIT $2"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(player).bind(limit).fetch_all(conn).await?)
}
