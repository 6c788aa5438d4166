//! Weeks of sieges, the daily puzzles of a server: the scores of people, the card of a finished
//! week, and the game that is offered to two of them.

use crate::game::{Day, PlayerId, SiegeId, SiegeWeek, Timestamp, WeekScore};
use crate::ids::{ChannelId, MessageId, ServerId, UserId};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::values::Values;

/// A finished week of sieges (daily puzzles) of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedWeek {
    /// The last siege of the week. It is the key of the week.
    pub siege: SiegeId,
    /// The Discord id of the server.
    pub server: ServerId,
    /// The day of the last siege.
    pub day: Day,
    /// The channel of the week's card.
    pub channel: ChannelId,
    /// The message of the week's card. `None` until it is posted.
    pub message: Option<MessageId>,
    /// The first of the two people who are offered a game with each other. `None` if there is no
    /// pair, or if they deleted their data.
    pub first: Option<PlayerId>,
    /// The second of the two people who are offered a game with each other. `None` if there is no
    /// pair, or if they deleted their data.
    pub second: Option<PlayerId>,
}

impl ClosedWeek {
    /// Returns the calendar week of the sieges.
    pub fn week(&self) -> SiegeWeek {
        SiegeWeek::of(self.day)
    }

    /// Returns the two people who are offered a game with each other. `None` if one of them is
    /// missing.
    pub fn pair(&self) -> Option<[PlayerId; 2]> {
        Some([self.first?, self.second?])
    }
}

/// The counts of a server's sieges (daily puzzles) in a week.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WeekTally {
    /// The number of sieges.
    pub sieges: i64,
    /// The number of sieges of which at least one person solved a puzzle.
    pub solved: i64,
}

struct ScoreRow {
    player: PlayerId,
    days: i64,
    first_tries: i64,
    last: Timestamp,
    named: bool,
    discord: Option<UserId>,
}

impl From<ScoreRow> for WeekScore {
    fn from(row: ScoreRow) -> WeekScore {
        let ScoreRow { player, days, first_tries, last, named, discord } = row;
        WeekScore { player, days, first_tries, last, named: discord.filter(|_| named) }
    }
}

columns!(ClosedWeek {
    siege = "siege",
    server = "server",
    day = "day",
    channel = "channel",
    message = "message",
    first = "first",
    second = "second",
});
columns!(WeekTally { sieges = "sieges", solved = "solved" });
columns!(ScoreRow {
    player = "player",
    days = "days",
    first_tries = "first_tries",
    last = "last_ms",
    named = Flag("named"),
    discord = "discord",
});

/// Stores a finished week of sieges. Fails if it is stored already.
pub async fn insert_week(
    conn: &mut Conn,
    siege: SiegeId,
    channel: ChannelId,
    pair: Option<[PlayerId; 2]>,
) -> Result<(), StoreError> {
    Values::new()
        .set("siege", siege)
        .set("channel", channel)
        .set("first", pair.map(|[first, _]| first))
        .set("second", pair.map(|[_, second]| second))
        .insert(conn, "siege_week", "")
        .await?;
    Ok(())
}

/// Loads the finished week whose last siege is this one. `None` if there is none.
pub async fn load_week(conn: &mut Conn, siege: SiegeId) -> Result<Option<ClosedWeek>, StoreError> {
    let sql = "SELECT w.siege, s.server, s.day, w.channel, w.message, w.first, w.second
        FROM siege_week w JOIN siege s ON s.id = w.siege WHERE w.siege = $1";
    Ok(sqlx::query_as(sql).bind(siege).fetch_optional(conn).await?)
}

/// Returns the last siege of the newest finished week of a server. `None` if no week is finished.
pub async fn newest_closed(
    conn: &mut Conn,
    server: ServerId,
) -> Result<Option<SiegeId>, StoreError> {
    let sql = "SELECT s.id FROM siege s WHERE s.server = $1
            AND EXISTS (SELECT 1 FROM siege_week w WHERE w.siege = s.id)
        ORDER BY s.day DESC LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(server).fetch_optional(conn).await?)
}

/// Stores the message of a week's card.
pub async fn set_message(
    conn: &mut Conn,
    siege: SiegeId,
    message: MessageId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE siege_week SET message = $1 WHERE siege = $2")
        .bind(message)
        .bind(siege)
        .execute(conn)
        .await?;
    Ok(())
}

/// Schedules an update of a week's card for `by`, unless one is scheduled already.
pub async fn schedule_week(
    tx: &mut Transaction,
    siege: SiegeId,
    by: Timestamp,
) -> Result<(), StoreError> {
    let touched =
        sqlx::query("UPDATE siege_week SET due_ms = $1 WHERE siege = $2 AND due_ms IS NULL")
            .bind(by)
            .bind(siege)
            .execute(&mut **tx)
            .await?;
    if touched.rows_affected() > 0 {
        tx.leave_work(WorkLeft::due(Some(by)));
    }
    Ok(())
}

/// Returns the siege with which this week was closed in a server. `None` if the week is not closed.
pub async fn closed_in(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
) -> Result<Option<SiegeId>, StoreError> {
    let days = week.days();
    let sql = "SELECT s.id FROM siege s WHERE s.server = $1 AND s.day >= $2 AND s.day <= $3
            AND EXISTS (SELECT 1 FROM siege_week w WHERE w.siege = s.id)";
    let query = sqlx::query_scalar(sql).bind(server).bind(*days.start()).bind(*days.end());
    Ok(query.fetch_optional(conn).await?)
}

/// Returns the weeks whose card update is due, each by its last siege, and marks them as not due.
pub async fn take_due_weeks(conn: &mut Conn, now: Timestamp) -> Result<Vec<SiegeId>, StoreError> {
    let sql = "UPDATE siege_week SET due_ms = NULL WHERE due_ms <= $1 RETURNING siege";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_all(conn).await?)
}

/// Lists the scores of the people who solved a siege of a server in a week, in no order. A score
/// has the person's Discord id if they permitted their name at the last siege of the week that they
/// opened.
pub async fn list_scores(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
) -> Result<Vec<WeekScore>, StoreError> {
    let days = week.days();
    let sql = "SELECT d.player, d.days, d.first_tries, d.last_ms, d.named, p.discord FROM (
            SELECT t.player,
                CAST(COUNT(COALESCE(t.solved_ms, t.easy_solved_ms)) AS BIGINT) AS days,
                CAST(COUNT(CASE WHEN t.wrong = 0 THEN t.solved_ms END) AS BIGINT) AS first_tries,
                MAX(COALESCE(t.solved_ms, t.easy_solved_ms)) AS last_ms,
                CAST(CASE WHEN MAX(s.day) = MAX(CASE WHEN t.named = 1 THEN s.day END) THEN 1 ELSE 0 END AS BIGINT) AS named
            FROM siege s JOIN siege_try t ON t.siege = s.id
            WHERE s.server = $1 AND s.day >= $2 AND s.day <= $3 GROUP BY t.player
        ) d JOIN player p ON p.id = d.player WHERE d.days > 0";
    let query = sqlx::query_as(sql).bind(server).bind(*days.start()).bind(*days.end());
    let rows: Vec<ScoreRow> = query.fetch_all(conn).await?;
    Ok(rows.into_iter().map(WeekScore::from).collect())
}

/// Counts the sieges of a server in a week, and those that someone solved.
pub async fn load_tally(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
) -> Result<WeekTally, StoreError> {
    let days = week.days();
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) AS sieges,
            CAST(COALESCE(SUM(CASE WHEN EXISTS (SELECT 1 FROM siege_try t WHERE t.siege = s.id
                AND (t.solved_ms IS NOT NULL OR t.easy_solved_ms IS NOT NULL)) THEN 1 ELSE 0 END), 0) AS BIGINT) AS solved
        FROM siege s WHERE s.server = $1 AND s.day >= $2 AND s.day <= $3";
    let query = sqlx::query_as(sql).bind(server).bind(*days.start()).bind(*days.end());
    Ok(query.fetch_one(conn).await?)
}

/// Lists the finished weeks whose card may mention a person, each by its last siege: the person
/// permitted their name at one of the week's sieges.
pub async fn list_mentioning(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<SiegeId>, StoreError> {
    let sql = "SELECT DISTINCT w.siege FROM siege_try t JOIN siege s ON s.id = t.siege
        JOIN siege c ON c.server = s.server AND c.day >= s.day AND c.day < s.day + 7
        JOIN siege_week w ON w.siege = c.id
        WHERE t.player = $1 AND t.named = 1";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}
