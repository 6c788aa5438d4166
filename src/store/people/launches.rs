//! What people last asked Discord to open as an Activity. Discord passes nothing on to the page
//! that it opens, so it is stored until then.

use crate::game::{GameId, PlayerId, Timestamp};
use crate::ids::ChannelId;
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};

/// What a person asked Discord to open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredLaunch {
    /// The channel in which the person asked.
    pub channel: ChannelId,
    /// The game to open; `None` for the list of the person's games.
    pub game: Option<GameId>,
}

columns!(StoredLaunch { channel = "channel", game = "game" });

/// Stores what a person asks to open, in place of what they asked for before. A game that does not
/// exist is stored as none.
pub async fn put_launch(
    conn: &mut Conn,
    player: PlayerId,
    launch: StoredLaunch,
    now: Timestamp,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO launch (player, channel, game, at_ms)
        VALUES ($1, $2, (SELECT id FROM game WHERE id = $3), $4)
        ON CONFLICT (player) DO UPDATE SET channel = excluded.channel, game = excluded.game,
            at_ms = excluded.at_ms";
    sqlx::query(sql)
        .bind(player)
        .bind(launch.channel)
        .bind(launch.game)
        .bind(now)
        .execute(conn)
        .await?;
    Ok(())
}

/// Removes and returns what a person asked to open since a time. `None` if they asked for nothing
/// since then.
pub async fn take_launch(
    conn: &mut Conn,
    player: PlayerId,
    since: Timestamp,
) -> Result<Option<StoredLaunch>, StoreError> {
    let sql = "DELETE FROM launch WHERE player = $1 AND at_ms >= $2 RETURNING channel, game";
    Ok(sqlx::query_as(sql).bind(player).bind(since).fetch_optional(conn).await?)
}

/// Deletes what people asked to open before a time.
pub async fn sweep_launches(conn: &mut Conn, before: Timestamp) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM launch WHERE at_ms < $1").bind(before).execute(conn).await?;
    Ok(())
}
