//! What moderators did.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, stored};
use crate::game::{GameId, Millis, PlayerId};
use crate::ids::ServerId;

/// Something that a moderator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// Who.
    pub moderator: PlayerId,
    /// To which game.
    pub game: GameId,
    /// What: `end` or `annul`.
    pub act: String,
    /// Why, in the moderator's words.
    pub reason: Option<String>,
    /// When.
    pub at: Millis,
}

/// Remembers what a moderator did; the same once more changes nothing.
pub async fn insert(conn: &mut Conn, id: i64, server: ServerId, audit: &Audit, cause: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO audit (id, server, moderator, game, act, reason, at_ms, cause) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (cause) DO NOTHING",
    )
    .bind(id)
    .bind(stored(server))
    .bind(audit.moderator.0)
    .bind(audit.game.0)
    .bind(&audit.act)
    .bind(audit.reason.as_deref())
    .bind(audit.at)
    .bind(cause)
    .execute(conn)
    .await?;
    Ok(())
}

/// Why a moderator did something to a game, where they said so.
pub async fn reason(conn: &mut Conn, game: GameId, act: &str) -> Result<Option<String>, StoreError> {
    let row =
        sqlx::query("SELECT reason FROM audit WHERE game = $1 AND act = $2 AND reason IS NOT NULL ORDER BY id DESC")
            .bind(game.0)
            .bind(act)
            .fetch_optional(conn)
            .await?;
    row.map(|row| Ok(row.try_get("reason")?)).transpose()
}

/// What moderators of a server did, with the games' names, newest first.
pub async fn list(conn: &mut Conn, server: ServerId, limit: i64) -> Result<Vec<(Audit, String)>, StoreError> {
    let rows = sqlx::query(
        "SELECT audit.moderator, audit.game, audit.act, audit.reason, audit.at_ms, game.name FROM audit
         JOIN game ON game.id = audit.game WHERE audit.server = $1 ORDER BY audit.id DESC LIMIT $2",
    )
    .bind(stored(server))
    .bind(limit)
    .fetch_all(conn)
    .await?;
    let read = |row: AnyRow| {
        let audit = Audit {
            moderator: PlayerId(row.try_get("moderator")?),
            game: GameId(row.try_get("game")?),
            act: row.try_get("act")?,
            reason: row.try_get("reason")?,
            at: row.try_get("at_ms")?,
        };
        Ok((audit, row.try_get("name")?))
    };
    rows.into_iter().map(read).collect()
}
