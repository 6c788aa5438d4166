//! The boards that still wait for a move.

use sqlx::AssertSqlSafe;

use crate::ids::{Posted, ServerId};
use crate::store::db::{Conn, StoreError};
use crate::store::kinds::{NoticeKind, quote_words};

/// The most boards outside servers. The newest count.
const DIRECT: i64 = 200;

/// Returns the messages with the current boards of the running games of a server. Without a server,
/// returns those of the games that are played in no server, at most 200.
pub async fn open_boards(
    conn: &mut Conn,
    server: Option<ServerId>,
) -> Result<Vec<Posted>, StoreError> {
    let select = |place: &str| {
        format!(
            "SELECT o.channel, o.message FROM game g JOIN outbox o ON o.key = g.id AND o.lane = 'game'
             WHERE {place} AND g.state = 'running' AND o.buttons = 1 AND o.kind IN ({}) AND o.message IS NOT NULL
             ORDER BY g.changed_ms DESC",
            quote_words(NoticeKind::BOARDS.map(NoticeKind::word))
        )
    };
    Ok(match server {
        Some(server) => {
            let sql = select("g.server = $1");
            sqlx::query_as(AssertSqlSafe(sql)).bind(server).fetch_all(conn).await?
        }
        None => {
            let sql = select("g.server IS NULL") + " LIMIT $1";
            sqlx::query_as(AssertSqlSafe(sql)).bind(DIRECT).fetch_all(conn).await?
        }
    })
}
