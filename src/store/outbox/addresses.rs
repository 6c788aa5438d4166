//! The addresses to which messages are sent, and those that Discord refused.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use crate::game::{HOUR, Millis, Timestamp};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::columns::stored_id;
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::players;
use crate::store::queries;
use crate::store::values::Values;

/// A destination of messages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Address {
    /// A game's thread.
    Thread(ChannelId),
    /// A channel of a server.
    Channel(ChannelId),
    /// A person's direct messages, by the person's Discord id.
    Direct(UserId),
}

impl Address {
    /// Returns Discord's id of the channel or, for direct messages, of the person. No two addresses
    /// have the same.
    pub fn id(self) -> u64 {
        match self {
            Address::Thread(channel) | Address::Channel(channel) => channel.0,
            Address::Direct(person) => person.0,
        }
    }

    /// Returns the stored word for the kind of the address.
    pub fn kind(self) -> &'static str {
        match self {
            Address::Thread(_) => "thread",
            Address::Channel(_) => "channel",
            Address::Direct(_) => "direct",
        }
    }
}

/// The time for which no message is sent to an address that Discord refused.
pub const CLOSED: Millis = HOUR;

/// An address to which Discord refused a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedAddress {
    /// The refused address.
    pub address: Address,
    /// The reason why Discord refused the address.
    pub why: String,
    /// The time at which Discord refused the address.
    pub since: Timestamp,
}

impl RefusedAddress {
    /// Returns true if less than an hour has passed since the refusal. Returns false for a refusal
    /// in the future, after a clock was set back.
    pub fn is_closed(&self, now: Timestamp) -> bool {
        (Millis::ZERO..CLOSED).contains(&(now - self.since))
    }
}

/// Marks an address as refused by Discord, for an hour or until [`open_address`]. `server` is the
/// server of a channel. Does nothing for the direct messages of a person who is not stored.
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

/// Marks an address as usable again. Makes the notices due that wait for it.
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

/// Returns true if a channel of a server is marked as refused by Discord.
pub async fn is_closed_in(conn: &mut Conn, server: ServerId) -> Result<bool, StoreError> {
    let sql = "SELECT id FROM address WHERE state = 'closed' AND server = $1 LIMIT 1";
    Ok(sqlx::query_scalar::<_, i64>(sql).bind(server).fetch_optional(conn).await?.is_some())
}

/// Marks every refused channel of a server as usable again. Makes the notices due that wait for one
/// of them.
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

/// Makes the notices due that wait for one of these addresses. `addresses` is an SQL value or query
/// with `of` as `$2`.
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

/// Returns the channel of a person's direct messages. `None` before the first message.
pub async fn direct_channel(
    conn: &mut Conn,
    person: UserId,
) -> Result<Option<ChannelId>, StoreError> {
    let sql = "SELECT channel FROM address WHERE id = $1";
    Ok(sqlx::query_scalar::<_, Option<_>>(sql).bind(person).fetch_optional(conn).await?.flatten())
}

/// Stores the channel of a person's direct messages, which never changes. Keeps the address refused
/// if it was. Does nothing for a person who is not stored.
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

/// Lists the refusals of those addresses that are marked as refused by Discord, in the order of
/// `among`.
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
