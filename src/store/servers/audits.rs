//! The log of the games that moderators ended or annulled.

use crate::game::{GameId, PlayerId, Timestamp};
use crate::ids::ServerId;
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// An entry of the log: an action of a moderator on a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// The key of the moderator.
    pub moderator: PlayerId,
    /// The game that the moderator ended or annulled.
    pub game: GameId,
    /// The action: `end` or `annul`.
    pub act: String,
    /// The moderator's reason. `None` if they entered none, or deleted their data since.
    pub reason: Option<String>,
    /// The time of the action.
    pub at: Timestamp,
}

columns!(Audit { moderator = "moderator", game = "game", act = "act", reason = "reason", at = "at_ms" });

/// Stores an action of a moderator as the entry with the key `id`. Does nothing if an entry with
/// the same `cause`, the interaction that asked for the action, is stored already.
pub async fn insert_audit(
    conn: &mut Conn,
    id: i64,
    server: ServerId,
    audit: &Audit,
    cause: &str,
) -> Result<(), StoreError> {
    Values::new()
        .set("id", id)
        .set("server", server)
        .set("moderator", audit.moderator)
        .set("game", audit.game)
        .set("act", audit.act.as_str())
        .set("reason", audit.reason.as_deref())
        .set("at_ms", audit.at)
        .set("cause", cause)
        .insert(conn, "audit", "ON CONFLICT (cause) DO NOTHING")
        .await?;
    Ok(())
}

/// Returns the newest stored reason for this action (`end` or `annul`) on a game. `None` if no
/// entry about it has a reason.
pub async fn find_reason(
    conn: &mut Conn,
    game: GameId,
    act: &str,
) -> Result<Option<String>, StoreError> {
    let sql = "SELECT reason FROM audit WHERE game = $1 AND act = $2 AND reason IS NOT NULL ORDER BY id DESC";
    Ok(sqlx::query_scalar(sql).bind(game).bind(act).fetch_optional(conn).await?)
}

/// An entry of the log, and the name of its game.
struct Named {
    audit: Audit,
    name: String,
}

columns!(Named { audit = .., name = "name" });

/// Lists up to `limit` actions of moderators in a server, each with the name of its game, newest
/// first.
pub async fn list_audits(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<(Audit, String)>, StoreError> {
    let rows = sqlx::query_as(
        "SELECT audit.moderator, audit.game, audit.act, audit.reason, audit.at_ms, game.name FROM audit
         JOIN game ON game.id = audit.game WHERE audit.server = $1 ORDER BY audit.id DESC LIMIT $2",
    );
    let rows: Vec<Named> = rows.bind(server).bind(limit).fetch_all(conn).await?;
    Ok(rows.into_iter().map(|Named { audit, name }| (audit, name)).collect())
}
