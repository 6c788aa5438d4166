//! The secret key of the web pages, the browsers in which people are signed in, and sign-in links
//! that were used or are invalid.

use crate::game::{PlayerId, Timestamp};
use crate::ids::{ChannelId, UserId};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::tastes::Tastes;
use crate::store::values::Values;

/// The session of a browser in which a person is signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrowserSession {
    /// The key of the person.
    pub player: PlayerId,
    /// The Discord id of the person.
    pub discord: UserId,
    /// The channel in which the person asked for the sign-in link.
    pub channel: ChannelId,
    /// The time at which the person signed in.
    pub made: Timestamp,
    /// The time at which the person was last seen in the browser, accurate to the hour.
    pub seen: Timestamp,
}

/// A browser in which a person is signed in, as they see it in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedBrowser {
    /// The time at which the person signed in. It tells the person's browsers apart.
    pub made: Timestamp,
    /// The time at which the person was last seen in the browser, accurate to the hour.
    pub seen: Timestamp,
    /// The short name of the browser. `None` if it is not known.
    pub browser: Option<String>,
}

/// A signed-in person, found by the cookie of their browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// The browser's session.
    pub session: BrowserSession,
    /// The language of the person's Discord client, as last seen. `None` if not known.
    pub locale: Option<String>,
    /// The person's settings for choosing moves, viewing boards and sharing games.
    pub tastes: Tastes,
}

columns!(SignedIn { session = .., locale = "locale", tastes = .. });
columns!(BrowserSession { player = "player", discord = "discord", channel = "channel", made = "made_ms", seen = "seen_ms" });

columns!(ListedBrowser { made = "made_ms", seen = "seen_ms", browser = "browser" });

const SESSIONS: &str =
    "SELECT s.player, p.discord, s.channel, s.made_ms, s.seen_ms, p.locale, p.settings FROM session s
    JOIN player p ON p.id = s.player AND p.discord IS NOT NULL";

/// Returns the secret key of this database's web pages, in hexadecimal. The first call stores
/// `fresh` as the key.
pub async fn find_key(conn: &mut Conn, fresh: &str) -> Result<String, StoreError> {
    Values::new()
        .set("id", 1_i64)
        .set("key", fresh)
        .insert(conn, "page_key", "ON CONFLICT (id) DO NOTHING")
        .await?;
    Ok(sqlx::query_scalar("SELECT key FROM page_key WHERE id = 1").fetch_one(conn).await?)
}

/// Stores the session of a person who signed in. `hash` is the hash of the cookie, and `browser`
/// the short name of the browser.
pub async fn insert_session(
    conn: &mut Conn,
    (hash, browser): (&str, Option<&str>),
    player: PlayerId,
    channel: ChannelId,
    now: Timestamp,
) -> Result<(), StoreError> {
    Values::new()
        .set("hash", hash)
        .set("player", player)
        .set("channel", channel)
        .set("made_ms", now)
        .set("seen_ms", now)
        .set("browser", browser)
        .insert(conn, "session", "")
        .await?;
    Ok(())
}

/// Ends the sessions of a person in browsers of this name, except the `kept` last used.
pub async fn end_unused(
    conn: &mut Conn,
    player: PlayerId,
    browser: Option<&str>,
    kept: i64,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM session WHERE hash IN (SELECT hash FROM session
        WHERE player = $1 AND COALESCE(browser, '') = $2
        ORDER BY seen_ms DESC, made_ms DESC, hash LIMIT 1000 OFFSET $3)";
    let browser = browser.unwrap_or_default();
    sqlx::query(sql).bind(player).bind(browser).bind(kept).execute(conn).await?;
    Ok(())
}

/// Finds the signed-in person whose cookie has this hash. `None` if there is no such session, or if
/// it was last seen before `since`.
pub async fn find_session(
    conn: &mut Conn,
    hash: &str,
    since: Timestamp,
) -> Result<Option<SignedIn>, StoreError> {
    let sql = format!("{SESSIONS} WHERE s.hash = $1 AND s.seen_ms >= $2");
    Ok(sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(hash).bind(since).fetch_optional(conn).await?)
}

/// Lists the browsers in which a person is signed in and was seen since a time, the newest session
/// first.
pub async fn list_browsers(
    conn: &mut Conn,
    player: PlayerId,
    since: Timestamp,
) -> Result<Vec<ListedBrowser>, StoreError> {
    let sql = "SELECT made_ms, seen_ms, browser FROM session WHERE player = $1 AND seen_ms >= $2
        ORDER BY made_ms DESC";
    Ok(sqlx::query_as(sql).bind(player).bind(since).fetch_all(conn).await?)
}

/// Stores the time at which a session was last seen, by the hash of its cookie.
pub async fn touch_session(conn: &mut Conn, hash: &str, now: Timestamp) -> Result<(), StoreError> {
    Values::new().set("seen_ms", now).where_equal("hash", hash).update(conn, "session").await?;
    Ok(())
}

/// Ends the session of the cookie with this hash, if there is one.
pub async fn end_session(conn: &mut Conn, hash: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM session WHERE hash = $1").bind(hash).execute(conn).await?;
    Ok(())
}

/// Ends the sessions of a person that began at exactly this time.
pub async fn end_one(conn: &mut Conn, player: PlayerId, made: Timestamp) -> Result<(), StoreError> {
    let sql = "DELETE FROM session WHERE player = $1 AND made_ms = $2";
    sqlx::query(sql).bind(player).bind(made).execute(conn).await?;
    Ok(())
}

/// Ends every session of a person, except the one whose cookie has this hash.
pub async fn end_others(conn: &mut Conn, player: PlayerId, hash: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM session WHERE player = $1 AND hash <> $2";
    sqlx::query(sql).bind(player).bind(hash).execute(conn).await?;
    Ok(())
}

/// Ends every session of a person. Returns their number.
pub async fn end_all(conn: &mut Conn, player: PlayerId) -> Result<u64, StoreError> {
    Ok(sqlx::query("DELETE FROM session WHERE player = $1")
        .bind(player)
        .execute(conn)
        .await?
        .rows_affected())
}

/// Marks a sign-in link as used. Returns false if it was used before. The mark is kept until
/// `until`.
pub async fn use_link(conn: &mut Conn, nonce: &str, until: Timestamp) -> Result<bool, StoreError> {
    let row = Values::new().set("nonce", nonce).set("until_ms", until);
    Ok(row.insert(conn, "used_link", "ON CONFLICT (nonce) DO NOTHING").await? == 1)
}

/// Returns true if a sign-in link was used.
pub async fn is_used(conn: &mut Conn, nonce: &str) -> Result<bool, StoreError> {
    let sql = "SELECT until_ms FROM used_link WHERE nonce = $1";
    Ok(sqlx::query_scalar::<_, i64>(sql).bind(nonce).fetch_optional(conn).await?.is_some())
}

/// Invalidates every sign-in link of an owner that expires by `until`. `of` is the stored name of
/// the owner: one person, or all people.
pub async fn end_links(conn: &mut Conn, of: &str, until: Timestamp) -> Result<(), StoreError> {
    let row = Values::new().set("nonce", of).set("until_ms", until);
    row.insert(conn, "used_link", "ON CONFLICT (nonce) DO UPDATE SET until_ms = excluded.until_ms")
        .await?;
    Ok(())
}

/// Returns the latest expiry of the sign-in links that [`end_links`] invalidated under either name.
/// `None` if there are none.
pub async fn dead_links(
    conn: &mut Conn,
    [one, other]: [String; 2],
) -> Result<Option<Timestamp>, StoreError> {
    let sql = "SELECT MAX(until_ms) FROM used_link WHERE nonce IN ($1, $2)";
    Ok(sqlx::query_scalar(sql).bind(one).bind(other).fetch_one(conn).await?)
}

/// Ends all sessions of all people.
pub async fn end_all_sessions(conn: &mut Conn) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM session").execute(conn).await?;
    Ok(())
}

/// Deletes sessions last seen before a time, and used links that have expired.
pub async fn sweep_sessions(
    conn: &mut Conn,
    unseen: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM session WHERE seen_ms < $1").bind(unseen).execute(&mut *conn).await?;
    sqlx::query("DELETE FROM used_link WHERE until_ms < $1").bind(now).execute(conn).await?;
    Ok(())
}
