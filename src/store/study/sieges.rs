//! Sieges: the daily puzzle of each server that wants one, and the people who tried it.

use sqlx::AssertSqlSafe;

use crate::game::{Day, PlayerId, SiegeId, Timestamp};
use crate::ids::{ChannelId, MessageId, ServerId, UserId};
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::{Flag, Int, columns};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::rungs::Rung;
use crate::store::values::Values;

/// A siege: the puzzle of one day in a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Siege {
    /// The key of the siege.
    pub id: SiegeId,
    /// The Discord id of the server.
    pub server: ServerId,
    /// The day of the siege, by the date in the server's time zone.
    pub day: Day,
    /// The id of the puzzle of the day.
    pub puzzle: String,
    /// The id of the additional easy puzzle. `None` if there is none.
    pub easy: Option<String>,
    /// The channel in which the siege is posted.
    pub channel: ChannelId,
    /// The message of the siege. `None` until it is posted.
    pub message: Option<MessageId>,
}

/// A person's tries at one of the two puzzles of a siege.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RungTry {
    /// True if the person tried a move.
    pub tried: bool,
    /// The number of wrong moves that the person tried.
    pub wrong: u32,
    /// The time at which the person solved the puzzle. `None` if they have not.
    pub solved: Option<Timestamp>,
}

/// A person's tries at a siege. They exist once the person opened the siege.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SiegeTry {
    /// The tries at the puzzle of the day.
    pub day: RungTry,
    /// The tries at the easy puzzle.
    pub easy: RungTry,
    /// True if the person permitted their name in the message of the siege.
    pub named: bool,
}

struct SiegeTryRow {
    tried: bool,
    wrong: usize,
    solved: Option<Timestamp>,
    easy_tried: bool,
    easy_wrong: usize,
    easy_solved: Option<Timestamp>,
    named: bool,
}

impl SiegeTry {
    /// Returns true if the person solved a puzzle of the siege.
    pub fn is_solved(&self) -> bool {
        self.day.solved.is_some() || self.easy.solved.is_some()
    }
}

/// The numbers of people who opened, tried and solved a siege.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SiegeTally {
    /// The number of people who opened the siege.
    pub opened: i64,
    /// The number of people who tried a move at the puzzle of the day.
    pub tried: i64,
    /// The number of people who tried a move at the easy puzzle.
    pub easy_tried: i64,
    /// The number of people who solved the puzzle of the day.
    pub solved: i64,
    /// The number of people who solved the easy puzzle.
    pub easy: i64,
}

impl SiegeTally {
    /// Returns true if at least one person solved either puzzle.
    pub fn is_solved(&self) -> bool {
        self.solved + self.easy > 0
    }

    /// Returns true if at least one person tried a move at either puzzle.
    pub fn is_tried(&self) -> bool {
        self.tried + self.easy_tried > 0
    }
}

impl Siege {
    /// Returns which of the siege's two puzzles this one is. `None` for a puzzle of another siege.
    pub fn rung_of(&self, puzzle: &str) -> Option<Rung> {
        if self.puzzle == puzzle {
            return Some(Rung::Day);
        }
        self.easy.as_deref().filter(|easy| *easy == puzzle).map(|_| Rung::Easy)
    }

    /// Returns the id of one of the siege's two puzzles. `None` if the siege has no easy puzzle.
    pub fn puzzle_at(&self, rung: Rung) -> Option<&str> {
        match rung {
            Rung::Day => Some(&self.puzzle),
            Rung::Easy => self.easy.as_deref(),
        }
    }
}

impl SiegeTry {
    /// Returns the person's tries at one of the siege's two puzzles.
    pub fn at(&self, rung: Rung) -> RungTry {
        match rung {
            Rung::Day => self.day,
            Rung::Easy => self.easy,
        }
    }

    /// Replaces the tries at one of the siege's two puzzles.
    pub fn with(self, rung: Rung, tries: RungTry) -> SiegeTry {
        match rung {
            Rung::Day => SiegeTry { day: tries, ..self },
            Rung::Easy => SiegeTry { easy: tries, ..self },
        }
    }
}

impl From<SiegeTryRow> for SiegeTry {
    fn from(row: SiegeTryRow) -> SiegeTry {
        let day = RungTry { tried: row.tried, wrong: row.wrong as u32, solved: row.solved };
        let easy = RungTry {
            tried: row.easy_tried,
            wrong: row.easy_wrong as u32,
            solved: row.easy_solved,
        };
        SiegeTry { day, easy, named: row.named }
    }
}

columns!(Siege {
    id = "id",
    server = "server",
    day = "day",
    puzzle = "puzzle",
    easy = "easy",
    channel = "channel",
    message = "message",
});
columns!(SiegeTryRow {
    tried = Flag("tried"),
    wrong = Int("wrong"),
    solved = "solved_ms",
    easy_tried = Flag("easy_tried"),
    easy_wrong = Int("easy_wrong"),
    easy_solved = "easy_solved_ms",
    named = Flag("named"),
});
columns!(SiegeTally {
    opened = "opened",
    tried = "tried",
    easy_tried = "easy_tried",
    solved = "solved",
    easy = "easy",
});

/// Stores a new siege. Fails if the server has one for the same day.
pub async fn insert_siege(conn: &mut Conn, row: &Siege) -> Result<(), StoreError> {
    Values::new()
        .set("id", row.id)
        .set("server", row.server)
        .set("day", row.day)
        .set("puzzle", row.puzzle.as_str())
        .set("easy", row.easy.as_deref())
        .set("channel", row.channel)
        .set("message", row.message)
        .insert(conn, "siege", "")
        .await?;
    Ok(())
}

/// Loads the siege with this key. `None` if there is none.
pub async fn load_siege(conn: &mut Conn, id: SiegeId) -> Result<Option<Siege>, StoreError> {
    let sql = "SELECT id, server, day, puzzle, easy, channel, message FROM siege WHERE id = $1";
    Ok(sqlx::query_as(sql).bind(id).fetch_optional(conn).await?)
}

/// Loads the newest siege of a server. `None` if there is none.
pub async fn load_newest(conn: &mut Conn, server: ServerId) -> Result<Option<Siege>, StoreError> {
    let sql = "SELECT id, server, day, puzzle, easy, channel, message FROM siege
        WHERE server = $1 ORDER BY day DESC LIMIT 1";
    Ok(sqlx::query_as(sql).bind(server).fetch_optional(conn).await?)
}

/// Lists up to `limit` servers that had a siege since a day, and in which a person plays, solves or
/// is a member, the last used first. Only Discord knows whether the person is still in them.
pub async fn servers_of(
    conn: &mut Conn,
    player: PlayerId,
    since: Day,
    limit: i64,
) -> Result<Vec<ServerId>, StoreError> {
    let sql = "SELECT used.server FROM (
            SELECT s.server AS server, t.siege AS id FROM siege_try t JOIN siege s ON s.id = t.siege
                WHERE t.player = $1
            UNION ALL SELECT g.server AS server, g.id AS id FROM chair c JOIN game g ON g.id = c.game
                WHERE c.player = $1 AND g.server IS NOT NULL
            UNION ALL SELECT server, 0 AS id FROM member WHERE player = $1 AND inside = 1
        ) used
        WHERE EXISTS (SELECT 1 FROM siege n WHERE n.server = used.server AND n.day >= $2)
        GROUP BY used.server ORDER BY MAX(used.id) DESC, used.server LIMIT $3";
    Ok(sqlx::query_scalar(sql).bind(player).bind(since).bind(limit).fetch_all(conn).await?)
}

/// Schedules an update of a siege's message for `by`, unless one is scheduled already.
pub async fn schedule_siege(
    tx: &mut Transaction,
    id: SiegeId,
    by: Timestamp,
) -> Result<(), StoreError> {
    let touched = sqlx::query("UPDATE siege SET due_ms = $1 WHERE id = $2 AND due_ms IS NULL")
        .bind(by)
        .bind(id)
        .execute(&mut **tx)
        .await?;
    if touched.rows_affected() > 0 {
        tx.leave_work(WorkLeft::due(Some(by)));
    }
    Ok(())
}

/// Returns the sieges whose message update is due, and marks them as not due.
pub async fn take_due_sieges(conn: &mut Conn, now: Timestamp) -> Result<Vec<Siege>, StoreError> {
    let sql = "UPDATE siege SET due_ms = NULL WHERE due_ms <= $1
        RETURNING id, server, day, puzzle, easy, channel, message";
    Ok(sqlx::query_as(sql).bind(now).fetch_all(conn).await?)
}

/// Stores the message of a siege.
pub async fn set_message(
    conn: &mut Conn,
    id: SiegeId,
    message: MessageId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE siege SET message = $1 WHERE id = $2")
        .bind(message)
        .bind(id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Lists up to `limit` servers whose next siege is due, without those that are set aside as
/// unreadable.
pub async fn due_servers(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<ServerId>, StoreError> {
    let left = not_aside(AsideTable::Server, "server.discord");
    let sql = format!(
        "SELECT discord FROM server WHERE siege_ms <= $1 AND {left} ORDER BY siege_ms, discord LIMIT $2"
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Returns the time at which the next siege of a server begins. `None` if the server wants no
/// sieges.
pub async fn next(conn: &mut Conn, server: ServerId) -> Result<Option<Timestamp>, StoreError> {
    let query =
        sqlx::query_scalar::<_, Option<_>>("SELECT siege_ms FROM server WHERE discord = $1");
    Ok(query.bind(server).fetch_optional(conn).await?.flatten())
}

/// Stores the time at which the next siege of a server begins. `None` for a server that wants no
/// sieges.
pub async fn set_next(
    tx: &mut Transaction,
    server: ServerId,
    at: Option<Timestamp>,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(at));
    sqlx::query("UPDATE server SET siege_ms = $1 WHERE discord = $2")
        .bind(at)
        .bind(server)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Counts the newest sieges of a server that no person tried: those after the last one that was
/// tried, and after the day `after`.
pub async fn count_untried(
    conn: &mut Conn,
    server: ServerId,
    after: Option<Day>,
) -> Result<u32, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM siege WHERE server = $1 AND day > $2
        AND day > COALESCE((SELECT MAX(s.day) FROM siege s WHERE s.server = $1 AND EXISTS (
            SELECT 1 FROM siege_try t WHERE t.siege = s.id AND (t.tried = 1 OR t.easy_tried = 1)
        )), 0)";
    let count: i64 =
        sqlx::query_scalar(sql).bind(server).bind(after.unwrap_or(Day(0))).fetch_one(conn).await?;
    Ok(count as u32)
}

/// Lists the posted sieges around a day of a server with no solved siege between them and that day,
/// in order. Leaves out those that no one opened, and the one that runs. The siege of the day
/// itself is among them, solved or not.
pub async fn list_unsolved_around(
    conn: &mut Conn,
    server: ServerId,
    day: Day,
) -> Result<Vec<(SiegeId, Day)>, StoreError> {
    let sql = "WITH past AS (
            SELECT s.id, s.day, s.message, COUNT(t.player) AS opened,
                COUNT(t.solved_ms) + COUNT(t.easy_solved_ms) AS solved
            FROM siege s LEFT JOIN siege_try t ON t.siege = s.id
            WHERE s.server = $1 AND s.day < (SELECT MAX(day) FROM siege WHERE server = $1)
            GROUP BY s.id, s.day, s.message
        )
        SELECT id, day FROM past WHERE opened > 0 AND message IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM past other WHERE other.solved > 0 AND other.day <> $2
                AND (other.day BETWEEN past.day AND $2 OR other.day BETWEEN $2 AND past.day))
        ORDER BY day";
    Ok(sqlx::query_as(sql).bind(server).bind(day).fetch_all(conn).await?)
}

/// Counts the sieges that a server had, the running one included.
pub async fn count_begun(conn: &mut Conn, server: ServerId) -> Result<u32, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM siege WHERE server = $1";
    let count: i64 = sqlx::query_scalar(sql).bind(server).fetch_one(conn).await?;
    Ok(count as u32)
}

/// Loads a person's tries at a siege. `None` if they have not opened it.
pub async fn try_of(
    conn: &mut Conn,
    siege: SiegeId,
    player: PlayerId,
) -> Result<Option<SiegeTry>, StoreError> {
    let sql = "SELECT tried, wrong, solved_ms, easy_tried, easy_wrong, easy_solved_ms, named
        FROM siege_try WHERE siege = $1 AND player = $2";
    let row: Option<SiegeTryRow> =
        sqlx::query_as(sql).bind(siege).bind(player).fetch_optional(conn).await?;
    Ok(row.map(SiegeTry::from))
}

/// Returns true if a person permitted their name at the last siege that they opened. Returns false
/// if they never opened one.
pub async fn was_named(conn: &mut Conn, player: PlayerId) -> Result<bool, StoreError> {
    let sql = "SELECT t.named FROM siege_try t JOIN siege s ON s.id = t.siege
        WHERE t.player = $1 ORDER BY s.day DESC, s.id DESC LIMIT 1";
    let named: Option<Flag> = sqlx::query_scalar(sql).bind(player).fetch_optional(conn).await?;
    Ok(named.is_some_and(|named| named.0))
}

/// Stores a person's tries at a siege.
pub async fn set_try(
    conn: &mut Conn,
    siege: SiegeId,
    player: PlayerId,
    row: &SiegeTry,
) -> Result<(), StoreError> {
    let conflict = "ON CONFLICT (siege, player) DO UPDATE
        SET tried = excluded.tried, wrong = excluded.wrong, solved_ms = excluded.solved_ms,
            easy_tried = excluded.easy_tried, easy_wrong = excluded.easy_wrong,
            easy_solved_ms = excluded.easy_solved_ms, named = excluded.named";
    Values::new()
        .set("siege", siege)
        .set("player", player)
        .set("tried", Flag(row.day.tried))
        .set("wrong", i64::from(row.day.wrong))
        .set("solved_ms", row.day.solved)
        .set("easy_tried", Flag(row.easy.tried))
        .set("easy_wrong", i64::from(row.easy.wrong))
        .set("easy_solved_ms", row.easy.solved)
        .set("named", Flag(row.named))
        .insert(conn, "siege_try", conflict)
        .await?;
    Ok(())
}

/// Counts the people who opened, tried and solved a siege.
pub async fn load_tally(conn: &mut Conn, id: SiegeId) -> Result<SiegeTally, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) AS opened,
            CAST(COUNT(CASE WHEN tried = 1 THEN 1 END) AS BIGINT) AS tried,
            CAST(COUNT(CASE WHEN easy_tried = 1 THEN 1 END) AS BIGINT) AS easy_tried,
            CAST(COUNT(solved_ms) AS BIGINT) AS solved,
            CAST(COUNT(easy_solved_ms) AS BIGINT) AS easy
        FROM siege_try WHERE siege = $1";
    Ok(sqlx::query_as(sql).bind(id).fetch_one(conn).await?)
}

/// Lists up to `limit` people who solved one of a siege's two puzzles and permitted their names,
/// the first solver first. The solvers of the easy puzzle are those who did not solve the puzzle of
/// the day.
pub async fn list_solvers(
    conn: &mut Conn,
    id: SiegeId,
    rung: Rung,
    limit: i64,
) -> Result<Vec<UserId>, StoreError> {
    let sql = match rung {
        Rung::Day => {
            "SELECT p.discord FROM siege_try t JOIN player p ON p.id = t.player
            WHERE t.siege = $1 AND t.named = 1 AND t.solved_ms IS NOT NULL AND p.discord IS NOT NULL
            ORDER BY t.solved_ms, p.discord LIMIT $2"
        }
        Rung::Easy => {
            "SELECT p.discord FROM siege_try t JOIN player p ON p.id = t.player
            WHERE t.siege = $1 AND t.named = 1 AND t.solved_ms IS NULL
                AND t.easy_solved_ms IS NOT NULL AND p.discord IS NOT NULL
            ORDER BY t.easy_solved_ms, p.discord LIMIT $2"
        }
    };
    Ok(sqlx::query_scalar(sql).bind(id).bind(limit).fetch_all(conn).await?)
}

/// Lists the sieges whose messages may mention a person: those that they solved and permitted their
/// name at, and the newest siege of each server where they asked to be pinged.
pub async fn list_mentioning(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<SiegeId>, StoreError> {
    let sql = "SELECT siege FROM siege_try WHERE player = $1 AND named = 1
            AND (solved_ms IS NOT NULL OR easy_solved_ms IS NOT NULL)
        UNION SELECT s.id FROM siege_bell b JOIN siege s ON s.server = b.server
        WHERE b.player = $1 AND s.day = (SELECT MAX(day) FROM siege WHERE server = b.server)";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}

/// Returns true if a person asked to be pinged for the sieges of a server.
pub async fn has_bell(
    conn: &mut Conn,
    server: ServerId,
    player: PlayerId,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM siege_bell WHERE server = $1 AND player = $2";
    let bell: Option<i32> =
        sqlx::query_scalar(sql).bind(server).bind(player).fetch_optional(conn).await?;
    Ok(bell.is_some())
}

/// Stores whether a person is pinged for the sieges of a server.
pub async fn set_bell(
    conn: &mut Conn,
    server: ServerId,
    player: PlayerId,
    on: bool,
) -> Result<(), StoreError> {
    if on {
        let values = Values::new().set("server", server).set("player", player);
        values.insert(conn, "siege_bell", "ON CONFLICT DO NOTHING").await?;
    } else {
        let sql = "DELETE FROM siege_bell WHERE server = $1 AND player = $2";
        sqlx::query(sql).bind(server).bind(player).execute(conn).await?;
    }
    Ok(())
}

/// Lists up to `limit` people who asked to be pinged for the sieges of a server.
pub async fn list_bells(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<UserId>, StoreError> {
    let sql = "SELECT p.discord FROM siege_bell b JOIN player p ON p.id = b.player
        WHERE b.server = $1 AND p.discord IS NOT NULL ORDER BY p.discord LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(server).bind(limit).fetch_all(conn).await?)
}

/// Lists the days from `since` on whose siege in a server at least one person solved, in order.
pub async fn solved_in(
    conn: &mut Conn,
    server: ServerId,
    since: Day,
) -> Result<Vec<Day>, StoreError> {
    let sql = "SELECT s.day FROM siege s WHERE s.server = $1 AND s.day >= $2
            AND EXISTS (SELECT 1 FROM siege_try t WHERE t.siege = s.id
                AND (t.solved_ms IS NOT NULL OR t.easy_solved_ms IS NOT NULL))
        ORDER BY s.day";
    Ok(sqlx::query_scalar(sql).bind(server).bind(since).fetch_all(conn).await?)
}

/// Lists the days whose siege a person solved, in order. A day occurs once for each server in which
/// they solved it.
pub async fn solved_by(conn: &mut Conn, player: PlayerId) -> Result<Vec<Day>, StoreError> {
    let sql = "SELECT s.day FROM siege_try t JOIN siege s ON s.id = t.siege
        WHERE t.player = $1 AND (t.solved_ms IS NOT NULL OR t.easy_solved_ms IS NOT NULL)
        ORDER BY s.day";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}
