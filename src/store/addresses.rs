//! Where messages can go, and where Discord has refused them.

use std::collections::HashMap;

use sqlx::Row;

use super::db::{self, Conn, StoreError, snowflake, stored};
use crate::game::{DAY_MS, Millis};
use crate::ids::{ChannelId, UserId};

/// One place in which a person can be told something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Address {
    /// A game's thread.
    Thread(ChannelId),
    /// A channel.
    Channel(ChannelId),
    /// A person's direct messages, by the person's Discord id.
    Direct(UserId),
}

impl Address {
    /// Discord's id of the channel or, for direct messages, of the person. Unique among all of
    /// them.
    pub fn id(self) -> u64 {
        match self {
            Address::Thread(channel) | Address::Channel(channel) => channel.0,
            Address::Direct(person) => person.0,
        }
    }

    /// The word for what it is.
    pub fn kind(self) -> &'static str {
        match self {
            Address::Thread(_) => "thread",
            Address::Channel(_) => "channel",
            Address::Direct(_) => "direct",
        }
    }
}

/// For so long a closed address is left alone before it is tried once more, in ms: the one who
/// refused us may have changed their mind.
const CLOSED_MS: Millis = DAY_MS;

/// Nothing is sent there for a day, or until [`open`].
pub async fn close(conn: &mut Conn, address: Address, why: &str, now: Millis) -> Result<(), StoreError> {
    set(conn, address, "closed", Some(why), now).await
}

/// The address works again.
pub async fn open(conn: &mut Conn, address: Address, now: Millis) -> Result<(), StoreError> {
    set(conn, address, "open", None, now).await
}

/// The channel of a person's direct messages, as far as it is known.
pub async fn direct_channel(conn: &mut Conn, person: UserId) -> Result<Option<ChannelId>, StoreError> {
    let row =
        sqlx::query("SELECT channel FROM address WHERE id = $1").bind(stored(person)).fetch_optional(conn).await?;
    let channel: Option<i64> = row.map(|row| row.try_get("channel")).transpose()?.flatten();
    Ok(channel.map(snowflake))
}

/// Keeps the channel of a person's direct messages, which stays the same as long as it is there.
/// Whether it can be written to is another question.
pub async fn set_direct_channel(
    conn: &mut Conn,
    person: UserId,
    channel: ChannelId,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO address (id, kind, state, changed_ms, channel) VALUES ($1, $2, 'open', $3, $4)
         ON CONFLICT (id) DO UPDATE SET channel = excluded.channel",
    )
    .bind(stored(person))
    .bind(Address::Direct(person).kind())
    .bind(now)
    .bind(stored(channel))
    .execute(conn)
    .await?;
    Ok(())
}

async fn set(conn: &mut Conn, address: Address, state: &str, why: Option<&str>, now: Millis) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO address (id, kind, state, why, changed_ms) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, why = excluded.why, changed_ms = excluded.changed_ms",
    )
    .bind(stored(address.id()))
    .bind(address.kind())
    .bind(state)
    .bind(why)
    .bind(now)
    .execute(conn)
    .await?;
    Ok(())
}

/// Those of the given addresses that are closed, with the reason.
pub async fn closed(conn: &mut Conn, among: &[Address], now: Millis) -> Result<Vec<(Address, String)>, StoreError> {
    let ids: Vec<i64> = among.iter().map(|address| stored(address.id())).collect();
    let since = now - CLOSED_MS;
    let sql = format!("SELECT id, why FROM address WHERE id IN (?) AND state = 'closed' AND changed_ms > {since}");
    let mut why: HashMap<i64, String> = HashMap::new();
    for row in db::among(conn, &ids, &sql).await? {
        why.insert(row.try_get("id")?, row.try_get::<Option<String>, _>("why")?.unwrap_or_default());
    }
    Ok(among.iter().filter_map(|&address| Some((address, why.remove(&stored(address.id()))?))).collect())
}
