//! The codes by which a channel of another server comes into a game of two channels.

use murus_gallicus::{Seat, Variant};

use crate::game::{PlayerId, Timestamp, Voting};
use crate::ids::{ChannelId, ServerId};
use crate::store::challenges::ChallengerSide;
use crate::store::columns::{StoredText, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// The wish of a channel to play a channel of another server by vote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChannelWish {
    /// The server of the channel.
    pub server: ServerId,
    /// The channel.
    pub channel: ChannelId,
    /// The channel's name.
    pub name: String,
    /// The person who asks.
    pub by: PlayerId,
    /// The variant.
    pub variant: Variant,
    /// The side of the channel; `None` draws it by lot.
    pub side: Option<Seat>,
    /// The rules of the votes. Both channels have the same length of a vote.
    pub voting: Voting,
}

columns!(ChannelWish {
    server = "server",
    channel = "channel",
    name = "channel_name",
    by = "player",
    variant = StoredText("variant"),
    side = ChallengerSide("side"),
    voting = ..,
});

/// Stores a wish until a time, under the hash of its code, in place of the channel's earlier wish.
/// Deletes wishes whose time is over.
pub async fn put_wish(
    conn: &mut Conn,
    hash: &str,
    wish: &ChannelWish,
    (now, until): (Timestamp, Timestamp),
) -> Result<(), StoreError> {
    let sql = "DELETE FROM channel_code WHERE channel = $1 OR until_ms <= $2";
    sqlx::query(sql).bind(wish.channel).bind(now).execute(&mut *conn).await?;
    Values::new()
        .set("hash", hash.to_owned())
        .set("server", wish.server)
        .set("channel", wish.channel)
        .set("channel_name", wish.name.as_str())
        .set("player", wish.by)
        .set("variant", StoredText(wish.variant))
        .set("side", ChallengerSide(wish.side))
        .set("captain", wish.voting.captain)
        .set("vote_ms", wish.voting.length)
        .set("until_ms", until)
        .insert(conn, "channel_code", "")
        .await
        .map(drop)
}

/// Returns the wish whose code has this hash, and deletes it. `None` if there is none, or if its
/// time is over.
pub async fn take_wish(
    conn: &mut Conn,
    hash: &str,
    now: Timestamp,
) -> Result<Option<ChannelWish>, StoreError> {
    let sql = "DELETE FROM channel_code WHERE hash = $1 AND until_ms > $2
         RETURNING server, channel, channel_name, player, variant, side, captain, vote_ms";
    Ok(sqlx::query_as(sql).bind(hash.to_owned()).bind(now).fetch_optional(conn).await?)
}
