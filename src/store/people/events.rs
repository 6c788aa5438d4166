//! The page of a contest on the web: who keeps their games private, and the contests of a person.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow, Row};

use crate::game::{ContestId, PlayerId};
use crate::store::contests::{CONTEST, Contest};
use crate::store::db::{Conn, StoreError};
use crate::store::tastes::{Sharing, Tastes};

/// The people who joined a contest, or host it, and keep the pages of their games private.
pub async fn list_private(conn: &mut Conn, id: ContestId) -> Result<Vec<PlayerId>, StoreError> {
    let sql = "SELECT p.id, p.settings FROM entrant e JOIN player p ON p.id = e.player WHERE e.contest = $1
        UNION SELECT p.id, p.settings FROM contest k JOIN player p ON p.id = k.host WHERE k.id = $1";
    let rows = sqlx::query(sql).bind(id).fetch_all(conn).await?;
    let mut private = Vec::new();
    for row in &rows {
        if read_sharing(row)? == Sharing::Private {
            private.push(row.try_get("id")?);
        }
    }
    Ok(private)
}

fn read_sharing(row: &AnyRow) -> Result<Sharing, StoreError> {
    Ok(Tastes::from_row(row)?.sharing)
}

/// Lists up to `limit` contests that a person joined and did not leave, and that have not ended,
/// the first to end first.
pub async fn list_joined(
    conn: &mut Conn,
    player: PlayerId,
    limit: i64,
) -> Result<Vec<Contest>, StoreError> {
    let sql = format!(
        "{CONTEST} WHERE state IN ('joining', 'running')
            AND id IN (SELECT contest FROM entrant WHERE player = $1 AND left_ms IS NULL)
        ORDER BY ends_ms, id LIMIT $2"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(player).bind(limit).fetch_all(conn).await?)
}

/// Lists up to `limit` contests of the same server, kind and variant that began before this one,
/// the last first. They may still run.
pub async fn list_earlier(
    conn: &mut Conn,
    contest: &Contest,
    limit: i64,
) -> Result<Vec<Contest>, StoreError> {
    let sql = format!(
        "{CONTEST} WHERE server = $1 AND state <> 'joining' AND begins_ms < $2 AND id <> $3
            AND kind = (SELECT k.kind FROM contest k WHERE k.id = $3)
            AND COALESCE(variant, '') = (SELECT COALESCE(k.variant, '') FROM contest k WHERE k.id = $3)
        ORDER BY begins_ms DESC, id DESC LIMIT $4"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql))
        .bind(contest.server)
        .bind(contest.begins)
        .bind(contest.id)
        .bind(limit)
        .fetch_all(conn)
        .await?)
}
