//! The browsers in which people get notifications by Web Push. Each subscription belongs to a
//! session and ends with it.

use crate::game::{PlayerId, Timestamp};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// The Web Push subscription of a browser: its address and its keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The hash of the session's cookie.
    pub session: String,
    /// The URL of the browser at its push service. Only that service and the bot know it.
    pub endpoint: String,
    /// The browser's public key, an uncompressed point of P-256 in base64url.
    pub public_key: String,
    /// The secret shared with the browser, 16 bytes in base64url.
    pub secret: String,
    /// True if Discord pings the person in addition to the browser.
    pub beside: bool,
}

columns!(Subscription {
    session = "session",
    endpoint = "endpoint",
    public_key = "public_key",
    secret = "secret",
    beside = Flag("beside"),
});

const COLUMNS: &str = "SELECT session, endpoint, public_key, secret, beside FROM subscription";

/// The most browsers that get one notification: the newest ones.
const MOST: i64 = 8;

/// Stores the subscription of a session. Replaces the session's earlier one, and one of the same
/// browser from an older session. Returns false if there is no such session.
pub async fn set_subscription(
    conn: &mut Conn,
    one: &Subscription,
    now: Timestamp,
) -> Result<bool, StoreError> {
    delete_subscription(conn, &one.session).await?;
    sqlx::query("DELETE FROM subscription WHERE endpoint = $1 AND public_key = $2 AND secret = $3")
        .bind(&one.endpoint)
        .bind(&one.public_key)
        .bind(&one.secret)
        .execute(&mut *conn)
        .await?;
    let sql =
        "INSERT INTO subscription (session, player, endpoint, public_key, secret, beside, made_ms)
        SELECT hash, player, $2, $3, $4, $5, $6 FROM session WHERE hash = $1";
    let written = sqlx::query(sql)
        .bind(&one.session)
        .bind(&one.endpoint)
        .bind(&one.public_key)
        .bind(&one.secret)
        .bind(Flag(one.beside))
        .bind(now)
        .execute(conn)
        .await?;
    Ok(written.rows_affected() > 0)
}

/// Finds the subscription of a session, by the hash of its cookie. `None` if it has none.
pub async fn find_subscription(
    conn: &mut Conn,
    session: &str,
) -> Result<Option<Subscription>, StoreError> {
    let sql = format!("{COLUMNS} WHERE session = $1");
    Ok(sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(session).fetch_optional(conn).await?)
}

/// Lists the 8 newest subscriptions of a person, the newest first.
pub async fn list_subscriptions(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<Subscription>, StoreError> {
    let sql = format!("{COLUMNS} WHERE player = $1 ORDER BY made_ms DESC, session LIMIT $2 + 0");
    Ok(sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(player).bind(MOST).fetch_all(conn).await?)
}

/// Sets for all browsers of a person whether Discord pings the person, too.
pub async fn set_beside(conn: &mut Conn, player: PlayerId, beside: bool) -> Result<(), StoreError> {
    let row = Values::new().set("beside", Flag(beside)).where_equal("player", player);
    row.update(conn, "subscription").await?;
    Ok(())
}

/// Deletes the subscription of a session, by the hash of its cookie.
pub async fn delete_subscription(conn: &mut Conn, session: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM subscription WHERE session = $1").bind(session).execute(conn).await?;
    Ok(())
}

/// Deletes a subscription that its push service no longer knows, unless the session has a newer
/// one.
pub async fn delete_gone(conn: &mut Conn, one: &Subscription) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM subscription WHERE session = $1 AND endpoint = $2")
        .bind(&one.session)
        .bind(&one.endpoint)
        .execute(conn)
        .await?;
    Ok(())
}

/// The SQL expression for how browsers notify the player `p`: NULL if none does, 0 if only browsers
/// do, 1 if Discord pings, too.
pub(in crate::store) const BROWSERS: &str =
    "(SELECT MAX(b.beside) FROM subscription b WHERE b.player = p.id)";
