//! The migrations of the database schema.

use std::collections::HashMap;

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, Connection, Executor, SqlSafeStr};

use crate::store::db::{Conn, Db, IN_TURN, StoreError};

/// The statements that let a connection wait long for migrations: for SQLite, then for PostgreSQL.
const UNHURRIED: [&[&str]; 2] =
    [&["PRAGMA busy_timeout = 60000"], &["SET lock_timeout = 0", "SET statement_timeout = 0"]];

/// Every migration, oldest first: number, name and SQL. There are no down migrations, and both
/// databases use the same ones.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "players", include_str!("../../../migrations/0001_players.sql")),
    (2, "games", include_str!("../../../migrations/0002_games.sql")),
    (3, "outbox", include_str!("../../../migrations/0003_outbox.sql")),
    (4, "studies", include_str!("../../../migrations/0004_studies.sql")),
    (5, "clocks", include_str!("../../../migrations/0005_clocks.sql")),
    (6, "habits", include_str!("../../../migrations/0006_habits.sql")),
    (7, "ratings", include_str!("../../../migrations/0007_ratings.sql")),
    (8, "servers", include_str!("../../../migrations/0008_servers.sql")),
    (9, "mends", include_str!("../../../migrations/0009_mends.sql")),
    (10, "lanes", include_str!("../../../migrations/0010_lanes.sql")),
    (11, "lessons", include_str!("../../../migrations/0011_lessons.sql")),
    (12, "finished", include_str!("../../../migrations/0012_finished.sql")),
    (13, "follows", include_str!("../../../migrations/0013_follows.sql")),
    (14, "tried", include_str!("../../../migrations/0014_tried.sql")),
    (15, "weeks", include_str!("../../../migrations/0015_weeks.sql")),
    (16, "direct", include_str!("../../../migrations/0016_direct.sql")),
    (17, "aside", include_str!("../../../migrations/0017_aside.sql")),
    (18, "counts", include_str!("../../../migrations/0018_counts.sql")),
    (19, "mutes", include_str!("../../../migrations/0019_mutes.sql")),
    (20, "waiting", include_str!("../../../migrations/0020_waiting.sql")),
    (21, "several", include_str!("../../../migrations/0021_several.sql")),
    (23, "reminders", include_str!("../../../migrations/0023_reminders.sql")),
    (24, "showings", include_str!("../../../migrations/0024_showings.sql")),
    (25, "pulse", include_str!("../../../migrations/0025_pulse.sql")),
    (26, "delivery", include_str!("../../../migrations/0026_delivery.sql")),
    (27, "weights", include_str!("../../../migrations/0027_weights.sql")),
    (28, "slices", include_str!("../../../migrations/0028_slices.sql")),
    (30, "pages", include_str!("../../../migrations/0030_pages.sql")),
    (31, "puzzles", include_str!("../../../migrations/0031_puzzles.sql")),
    (32, "held", include_str!("../../../migrations/0032_held.sql")),
    (33, "first_moves", include_str!("../../../migrations/0033_first_moves.sql")),
    (34, "unmet", include_str!("../../../migrations/0034_unmet.sql")),
    (35, "forgotten", include_str!("../../../migrations/0035_forgotten.sql")),
    (36, "facts", include_str!("../../../migrations/0036_facts.sql")),
    (37, "buttons", include_str!("../../../migrations/0037_buttons.sql")),
    (38, "established", include_str!("../../../migrations/0038_established.sql")),
    (39, "quiet", include_str!("../../../migrations/0039_quiet.sql")),
    (40, "rungs", include_str!("../../../migrations/0040_rungs.sql")),
    (41, "rating_chosen", include_str!("../../../migrations/0041_rating_chosen.sql")),
    (42, "threads", include_str!("../../../migrations/0042_threads.sql")),
    (43, "siege_weeks", include_str!("../../../migrations/0043_siege_weeks.sql")),
    (44, "commands", include_str!("../../../migrations/0044_commands.sql")),
    (45, "push", include_str!("../../../migrations/0045_push.sql")),
    (46, "browsers", include_str!("../../../migrations/0046_browsers.sql")),
    (47, "contests", include_str!("../../../migrations/0047_contests.sql")),
    (48, "leagues", include_str!("../../../migrations/0048_leagues.sql")),
    (49, "homes", include_str!("../../../migrations/0049_homes.sql")),
    (50, "cups", include_str!("../../../migrations/0050_cups.sql")),
    (51, "audit_of_a_game", include_str!("../../../migrations/0051_audit_of_a_game.sql")),
    (52, "events", include_str!("../../../migrations/0052_events.sql")),
    (58, "habits_of_players", include_str!("../../../migrations/0058_habits_of_players.sql")),
    (59, "acta", include_str!("../../../migrations/0059_acta.sql")),
    (61, "votes", include_str!("../../../migrations/0061_votes.sql")),
    (63, "ladders", include_str!("../../../migrations/0063_ladders.sql")),
    (64, "simuls", include_str!("../../../migrations/0064_simuls.sql")),
    (65, "shared_boards", include_str!("../../../migrations/0065_shared_boards.sql")),
    (66, "calendar_entries", include_str!("../../../migrations/0066_calendar_entries.sql")),
    (67, "team_matches", include_str!("../../../migrations/0067_team_matches.sql")),
    (68, "channel_matches", include_str!("../../../migrations/0068_channel_matches.sql")),
    (69, "vote_games", include_str!("../../../migrations/0069_vote_games.sql")),
    (70, "contest_numbers", include_str!("../../../migrations/0070_contest_numbers.sql")),
    (71, "away_turns", include_str!("../../../migrations/0071_away_turns.sql")),
    (72, "launches", include_str!("../../../migrations/0072_launches.sql")),
];

/// The number of the last migration that this program knows.
pub fn newest_schema() -> i64 {
    MIGRATIONS.iter().map(|(number, ..)| *number).max().unwrap_or_default()
}

/// Returns the number of the last migration of a database. `None` if it was never migrated.
pub async fn find_schema(conn: &mut Conn) -> Result<Option<i64>, StoreError> {
    let known = if conn.backend_name() == "PostgreSQL" {
        "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM pg_tables WHERE tablename = '_sqlx_migrations' AND schemaname = ANY (current_schemas(false))"
    } else {
        "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'"
    };
    if sqlx::query_scalar::<_, i64>(known).fetch_one(&mut *conn).await? == 0 {
        return Ok(None);
    }
    let sql = "SELECT CAST(MAX(version) AS BIGINT) AS version FROM _sqlx_migrations";
    Ok(sqlx::query_scalar(sql).fetch_one(conn).await?)
}

impl Db {
    /// Applies the missing migrations. Several processes may call this at once: one waits for the
    /// other. Fails if a newer version of the program migrated the database.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let mut conn = self.read().await?;
        let postgres = conn.backend_name() == "PostgreSQL";
        for statement in UNHURRIED[usize::from(postgres)] {
            conn.execute(*statement).await?;
        }
        if postgres {
            // On PostgreSQL the migrator takes its own lock.
            migrate_on(&mut conn).await?;
        } else {
            let mut tx = conn.begin_with(IN_TURN).await?;
            migrate_on(&mut tx).await?;
            tx.commit().await?;
        }
        conn.close().await?;
        // Removes deleted data from the write-ahead log too. Other readers may prevent that.
        match self.empty_log().await {
            Err(StoreError::Slow) => Ok(()),
            settled => settled,
        }
    }
}

/// Lists every migration in the form that sqlx takes.
fn list_migrations() -> impl Iterator<Item = Migration> {
    MIGRATIONS.iter().map(|&(version, name, sql)| {
        Migration::new(
            version,
            name.into(),
            MigrationType::Simple,
            AssertSqlSafe(sql).into_sql_str(),
            false,
        )
    })
}

/// The table in which sqlx records the applied migrations.
const TABLE: &str = "_sqlx_migrations";

/// Fails if the recorded migrations do not permit another one: one did not end, differs from the
/// program's, or is unknown to the program.
pub async fn check_migrations(conn: &mut Conn) -> Result<(), StoreError> {
    if let Some(version) = conn.dirty_version(TABLE).await? {
        return Err(MigrateError::Dirty(version).into());
    }
    let ours: HashMap<i64, _> =
        list_migrations().map(|ours| (ours.version, ours.checksum)).collect();
    for applied in conn.list_applied_migrations(TABLE).await? {
        match ours.get(&applied.version) {
            Some(checksum) if *checksum == applied.checksum => {}
            Some(_) => return Err(MigrateError::VersionMismatch(applied.version).into()),
            None => return Err(MigrateError::VersionMissing(applied.version).into()),
        }
    }
    Ok(())
}

/// Returns true if a SQLite file holds tables, but none of this program. Always false for
/// PostgreSQL.
pub async fn is_foreign(conn: &mut Conn) -> Result<bool, StoreError> {
    if conn.backend_name() == "PostgreSQL" || find_schema(conn).await?.is_some() {
        return Ok(false);
    }
    let tables = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations'";
    Ok(sqlx::query_scalar::<_, i64>(tables).fetch_one(conn).await? > 0)
}

async fn migrate_on(conn: &mut Conn) -> Result<(), StoreError> {
    let known = newest_schema();
    if let Some(found) = find_schema(conn).await?.filter(|found| *found > known) {
        return Err(StoreError::Newer { found, known });
    }
    Ok(Migrator::with_migrations(list_migrations().collect()).run(conn).await?)
}
