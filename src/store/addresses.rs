//! The channels that messages can go to, and those that Discord refused.

use std::collections::HashMap;

use super::columns::stored;
use super::db::{Conn, StoreError};
use super::queries;
use super::values::Values;
use crate::game::{DAY, Millis, Timestamp};
use crate::ids::{ChannelId, UserId};

/// A place in which a message can reach people.
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
    /// Discord's id of the channel or, for direct messages, of the person. Unique among all.
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

/// How long a closed address is left alone before the next try.
const CLOSED: Millis = DAY;

/// Closes an address for a day, or until [`open`].
pub async fn close(conn: &mut Conn, address: Address, why: &str, now: Timestamp) -> Result<(), StoreError> {
    set(conn, address, "closed", Some(why), now).await
}

/// Opens an address again.
pub async fn open(conn: &mut Conn, address: Address, now: Timestamp) -> Result<(), StoreError> {
    set(conn, address, "open", None, now).await
}

/// The channel of a person's direct messages; `None` before the first one.
pub async fn direct_channel(conn: &mut Conn, person: UserId) -> Result<Option<ChannelId>, StoreError> {
    let sql = "SELECT channel FROM address WHERE id = $1";
    Ok(sqlx::query_scalar::<_, Option<_>>(sql).bind(person).fetch_optional(conn).await?.flatten())
}

/// Stores the channel of a person's direct messages, which never changes. It may still be closed.
pub async fn set_direct_channel(
    conn: &mut Conn,
    person: UserId,
    channel: ChannelId,
    now: Timestamp,
) -> Result<(), StoreError> {
    Values::new()
        .set("id", person)
        .set("kind", Address::Direct(person).kind())
        .set("state", "open")
        .set("changed_ms", now)
        .set("channel", channel)
        .insert(conn, "address", "ON CONFLICT (id) DO UPDATE SET channel = excluded.channel")
        .await?;
    Ok(())
}

async fn set(
    conn: &mut Conn,
    address: Address,
    state: &str,
    why: Option<&str>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let conflict = "ON CONFLICT (id) DO UPDATE
        SET state = excluded.state, why = excluded.why, changed_ms = excluded.changed_ms";
    Values::new()
        .set("id", stored(address.id()))
        .set("kind", address.kind())
        .set("state", state)
        .set("why", why)
        .set("changed_ms", now)
        .insert(conn, "address", conflict)
        .await?;
    Ok(())
}

/// The closed ones among these addresses, each with the reason.
pub async fn closed(conn: &mut Conn, among: &[Address], now: Timestamp) -> Result<Vec<(Address, String)>, StoreError> {
    let ids: Vec<i64> = among.iter().map(|address| stored(address.id())).collect();
    let since = now - CLOSED;
    let sql = format!(
        "SELECT id, why FROM address WHERE id IN (?) AND state = 'closed' AND changed_ms > {}",
        since.as_millis()
    );
    let rows: Vec<(i64, Option<String>)> = queries::among(conn, &ids, &sql).await?;
    let mut closed: HashMap<i64, Option<String>> = rows.into_iter().collect();
    let reason = |address: &Address| Some((*address, closed.remove(&stored(address.id()))?.unwrap_or_default()));
    Ok(among.iter().filter_map(reason).collect())
}
