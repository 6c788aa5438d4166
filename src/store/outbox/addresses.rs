//! The channels that messages can go to, and those that Discord refused.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use crate::game::{HOUR, Millis, Timestamp};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::columns::stored_id;
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::players;
use crate::store::queries;
use crate::store::values::Values;

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

    /// The word for the kind of the address.
    pub fn kind(self) -> &'static str {
        match self {
            Address::Thread(_) => "thread",
            Address::Channel(_) => "channel",
            Address::Direct(_) => "direct",
        }
    }
}

/// The time for which a closed address is left alone before the next try.
pub const CLOSED: Millis = HOUR;

/// An address that Discord refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedAddress {
    /// The address.
    pub address: Address,
    /// The reason why Discord refused the address.
    pub why: String,
    /// The time at which Discord refused the address.
    pub since: Timestamp,
}

impl RefusedAddress {
    /// Returns true if the address is still left alone. A clock that was set back leaves none
    /// alone.
    pub fn is_closed(&self, now: Timestamp) -> bool {
        (Millis::ZERO..CLOSED).contains(&(now - self.since))
    }
}

/// Closes an address for an hour, or until [`open_address`]. `server` is that of a channel. Of a
/// person who is not stored nothing is kept.
pub async fn close_address(
    conn: &mut Conn,
    address: Address,
    server: Option<ServerId>,
    why: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    if let Address::Direct(person) = address
        && !players::hold_person(conn, person).await?
    {
        return Ok(());
    }
    let conflict = "ON CONFLICT (id) DO UPDATE SET state = excluded.state, why = excluded.why,
        changed_ms = excluded.changed_ms, server = excluded.server";
    Values::new()
        .set("id", stored_id(address.id()))
        .set("kind", address.kind())
        .set("state", "closed")
        .set("why", why)
        .set("changed_ms", now)
        .set("server", server)
        .insert(conn, "address", conflict)
        .await?;
    Ok(())
}

/// Opens an address again. What waited for it is due.
pub async fn open_address(
    tx: &mut Transaction,
    address: Address,
    now: Timestamp,
) -> Result<(), StoreError> {
    free_waiting(tx, "$2", stored_id(address.id()), now).await?;
    sqlx::query("UPDATE address SET state = 'open', why = NULL, changed_ms = $1 WHERE id = $2 AND state = 'closed'")
        .bind(now)
        .bind(stored_id(address.id()))
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Returns true if a channel of a server is closed.
pub async fn is_closed_in(conn: &mut Conn, server: ServerId) -> Result<bool, StoreError> {
    let sql = "SELECT id FROM address WHERE state = 'closed' AND server = $1 LIMIT 1";
    Ok(sqlx::query_scalar::<_, i64>(sql).bind(server).fetch_optional(conn).await?.is_some())
}

/// Opens every channel of a server again.
pub async fn open_in(
    tx: &mut Transaction,
    server: ServerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    free_waiting(
        tx,
        "SELECT id FROM address WHERE state = 'closed' AND server = $2",
        stored_id(server),
        now,
    )
    .await?;
    sqlx::query(
        "UPDATE address SET state = 'open', why = NULL, changed_ms = $1 WHERE state = 'closed' AND server = $2",
    )
    .bind(now)
    .bind(server)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Makes the notices due that wait for one of these addresses.
async fn free_waiting(
    tx: &mut Transaction,
    addresses: &str,
    of: i64,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::NOTICES);
    let sql = format!(
        "UPDATE outbox SET state = 'waiting', lease_until = 0, due_ms = $1 WHERE state = 'shut'
            AND id IN (SELECT notice FROM way WHERE address IN ({addresses}))"
    );
    sqlx::query(AssertSqlSafe(sql)).bind(now).bind(of).execute(&mut **tx).await?;
    Ok(())
}

/// The channel of a person's direct messages; `None` before the first one.
pub async fn direct_channel(
    conn: &mut Conn,
    person: UserId,
) -> Result<Option<ChannelId>, StoreError> {
    let sql = "SELECT channel FROM address WHERE id = $1";
    Ok(sqlx::query_scalar::<_, Option<_>>(sql).bind(person).fetch_optional(conn).await?.flatten())
}

/// Stores the channel of a person's direct messages, which never changes. It may still be closed.
/// Of a person who is not stored, perhaps because they were deleted meanwhile, nothing is kept.
pub async fn set_direct_channel(
    conn: &mut Conn,
    person: UserId,
    channel: ChannelId,
    now: Timestamp,
) -> Result<(), StoreError> {
    if !players::hold_person(conn, person).await? {
        return Ok(());
    }
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

/// The refusals of these addresses that Discord refused last, in the order of the addresses.
pub async fn list_refusals(
    conn: &mut Conn,
    among: &[Address],
) -> Result<Vec<RefusedAddress>, StoreError> {
    let ids: Vec<i64> = among.iter().map(|address| stored_id(address.id())).collect();
    let sql = "SELECT id, why, changed_ms FROM address WHERE id IN (?) AND state = 'closed'";
    let rows: Vec<(i64, Option<String>, Timestamp)> = queries::fetch_among(conn, &ids, sql).await?;
    let mut refused: HashMap<_, _> =
        rows.into_iter().map(|(id, why, since)| (id, (why, since))).collect();
    let refusal = |address: &Address| {
        let (why, since) = refused.remove(&stored_id(address.id()))?;
        Some(RefusedAddress { address: *address, why: why.unwrap_or_default(), since })
    };
    Ok(among.iter().filter_map(refusal).collect())
}
