//! The daily siege: the puzzle of a day in each server that wants one, and who tried it.

use sqlx::AssertSqlSafe;

use crate::game::{Day, PlayerId, SiegeId, Timestamp};
use crate::ids::{ChannelId, MessageId, ServerId, UserId};
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::{Flag, Int, columns};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::rungs::Rung;
use crate::store::values::Values;

/// The puzzle of a day in a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Siege {
    /// The key of the siege.
    pub id: SiegeId,
    /// The server.
    pub server: ServerId,
    /// The day, by the date in the server's zone.
    pub day: Day,
    /// The puzzle's id.
    pub puzzle: String,
    /// The id of the easy puzzle beside it, if there is one.
    pub easy: Option<String>,
    /// The channel.
    pub channel: ChannelId,
    /// The message of the siege, once it is posted.
    pub message: Option<MessageId>,
}

/// A person's tries at a puzzle of a siege.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RungTry {
    /// True if they tried it.
    pub tried: bool,
    /// The number of wrong moves they tried.
    pub wrong: u32,
    /// The time at which the person solved the puzzle.
    pub solved: Option<Timestamp>,
}

/// A person's tries at the siege of a server. There are some once they opened it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SiegeTry {
    /// Those at the puzzle of the day.
    pub day: RungTry,
    /// Those at the easy one.
    pub easy: RungTry,
    /// True if their name may be said below it.
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

/// The number of people who tried a siege, and of those who solved it.
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
    /// Returns true if a person tried a move at either puzzle.
    pub fn is_tried(&self) -> bool {
        self.tried + self.easy_tried > 0
    }
}

impl Siege {
    /// Returns the place of a puzzle in the siege; `None` for a puzzle of another siege.
    pub fn rung_of(&self, puzzle: &str) -> Option<Rung> {
        if self.puzzle == puzzle {
            return Some(Rung::Day);
        }
        self.easy.as_deref().filter(|easy| *easy == puzzle).map(|_| Rung::Easy)
    }

    /// Returns the id of the puzzle at this place of the siege, if there is one.
    pub fn puzzle_at(&self, rung: Rung) -> Option<&str> {
        match rung {
            Rung::Day => Some(&self.puzzle),
            Rung::Easy => self.easy.as_deref(),
        }
    }
}

impl SiegeTry {
    /// Returns the person's tries at this puzzle of the siege.
    pub fn at(&self, rung: Rung) -> RungTry {
        match rung {
            Rung::Day => self.day,
            Rung::Easy => self.easy,
        }
    }

    /// Returns it with these tries at one of its puzzles.
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

/// Stores a siege that begins. A second one of the same day violates a unique index.
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

/// The siege of this key.
pub async fn load_siege(conn: &mut Conn, id: SiegeId) -> Result<Option<Siege>, StoreError> {
    let sql = "SELECT id, server, day, puzzle, easy, channel, message FROM siege WHERE id = $1";
    Ok(sqlx::query_as(sql).bind(id).fetch_optional(conn).await?)
}

/// The newest siege of a server.
pub async fn load_newest(conn: &mut Conn, server: ServerId) -> Result<Option<Siege>, StoreError> {
    let sql = "SELECT id, server, day, puzzle, easy, channel, message FROM siege
        WHERE server = $1 ORDER BY day DESC LIMIT 1";
    Ok(sqlx::query_as(sql).bind(server).fetch_optional(conn).await?)
}

/// Up to `limit` servers that have a siege since a day and in which a person plays or solves, the
/// one used last first. Whether they are still in them Discord alone knows.
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

/// Makes a siege's message due by then, unless it is due already.
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

/// Takes the sieges whose messages are due: none of them is due after that.
pub async fn take_due_sieges(conn: &mut Conn, now: Timestamp) -> Result<Vec<SiegeId>, StoreError> {
    let sql = "UPDATE siege SET due_ms = NULL WHERE due_ms <= $1 RETURNING id";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_all(conn).await?)
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

/// Up to `limit` servers whose next siege is due, without those set aside.
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

/// Returns the time at which the next siege of a server is due; `None` if the server wants none.
pub async fn next(conn: &mut Conn, server: ServerId) -> Result<Option<Timestamp>, StoreError> {
    let query =
        sqlx::query_scalar::<_, Option<_>>("SELECT siege_ms FROM server WHERE discord = $1");
    Ok(query.bind(server).fetch_optional(conn).await?.flatten())
}

/// Stores when the next siege of a server is due; `None` for a server that wants none.
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

/// Counts the sieges of a server after a day, newest ones first, before the first one that somebody
/// tried.
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

/// A person's tries at a siege; `None` if they have not opened it.
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

/// Returns true if a person let their name be said below the last siege that they tried.
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

/// Counts the people who opened a siege, tried it and solved it.
pub async fn load_tally(conn: &mut Conn, id: SiegeId) -> Result<SiegeTally, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) AS opened,
            CAST(COUNT(CASE WHEN tried = 1 THEN 1 END) AS BIGINT) AS tried,
            CAST(COUNT(CASE WHEN easy_tried = 1 THEN 1 END) AS BIGINT) AS easy_tried,
            CAST(COUNT(solved_ms) AS BIGINT) AS solved,
            CAST(COUNT(easy_solved_ms) AS BIGINT) AS easy
        FROM siege_try WHERE siege = $1";
    Ok(sqlx::query_as(sql).bind(id).fetch_one(conn).await?)
}

/// Up to `limit` people who solved a puzzle of a siege and let their names be said, the first one
/// first. Those of the easy one solved no other.
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

/// The sieges whose messages may mention a person: those that name them, and the newest ones of
/// servers where they asked to be pinged.
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

/// Has a person pinged for the sieges of a server, or not.
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

/// Up to `limit` people who asked to be pinged for the sieges of a server.
pub async fn list_bells(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<UserId>, StoreError> {
    let sql = "SELECT p.discord FROM siege_bell b JOIN player p ON p.id = b.player
        WHERE b.server = $1 AND p.discord IS NOT NULL ORDER BY p.discord LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(server).bind(limit).fetch_all(conn).await?)
}

/// The days on which somebody solved a puzzle of the siege of a server, in order, from a day on.
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

/// The days of which a person solved a puzzle of a siege, in order. One of several servers comes
/// once for each.
pub async fn solved_by(conn: &mut Conn, player: PlayerId) -> Result<Vec<Day>, StoreError> {
    let sql = "SELECT s.day FROM siege_try t JOIN siege s ON s.id = t.siege
        WHERE t.player = $1 AND (t.solved_ms IS NOT NULL OR t.easy_solved_ms IS NOT NULL)
        ORDER BY s.day";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}
