//! The guests of team matches, and the codes by which they come in.

use crate::game::{ContestId, PlayerId, Team, Timestamp};
use crate::ids::{ChannelId, MessageId, ServerId};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// The other server of a team match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContestGuest {
    /// The server.
    pub server: ServerId,
    /// The channel of its card.
    pub channel: ChannelId,
    /// The message of its card. `None` until it is posted.
    pub message: Option<MessageId>,
}

columns!(ContestGuest { server = "guest", channel = "guest_channel", message = "guest_message" });

/// Stores the hash of the code by which another server comes into a team match, until this time.
pub async fn insert_code(
    conn: &mut Conn,
    id: ContestId,
    hash: &str,
    until: Timestamp,
) -> Result<(), StoreError> {
    Values::new()
        .set("hash", hash.to_owned())
        .set("contest", id)
        .set("until_ms", until)
        .insert(conn, "team_code", "")
        .await?;
    Ok(())
}

/// Returns the team match into which the code with this hash leads. `None` if there is no such
/// code, or if its time is over.
pub async fn find_by_code(
    conn: &mut Conn,
    hash: &str,
    now: Timestamp,
) -> Result<Option<ContestId>, StoreError> {
    let sql = "SELECT contest FROM team_code WHERE hash = $1 AND until_ms > $2";
    Ok(sqlx::query_scalar(sql).bind(hash.to_owned()).bind(now).fetch_optional(conn).await?)
}

/// Deletes the codes of a team match. Returns true if there was one.
pub async fn delete_codes(conn: &mut Conn, id: ContestId) -> Result<bool, StoreError> {
    let done = sqlx::query("DELETE FROM team_code WHERE contest = $1").bind(id).execute(conn);
    Ok(done.await?.rows_affected() > 0)
}

/// Stores the guest of a team match.
pub async fn set_guest(
    conn: &mut Conn,
    id: ContestId,
    guest: ContestGuest,
) -> Result<(), StoreError> {
    Values::new()
        .set("guest", guest.server)
        .set("guest_channel", guest.channel)
        .set("guest_message", guest.message)
        .where_equal("id", id)
        .update(conn, "contest")
        .await?;
    Ok(())
}

/// Stores the message of the guest's card of a team match.
pub async fn set_guest_message(
    conn: &mut Conn,
    id: ContestId,
    message: MessageId,
) -> Result<(), StoreError> {
    let changed = Values::new().set("guest_message", message).where_equal("id", id);
    changed.update(conn, "contest").await?;
    Ok(())
}

/// Returns true if a contest has a guest: it is a team match, and another server came in.
pub async fn has_guest(conn: &mut Conn, id: ContestId) -> Result<bool, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM contest WHERE id = $1 AND guest IS NOT NULL";
    Ok(sqlx::query_scalar::<_, i64>(sql).bind(id).fetch_one(conn).await? > 0)
}

/// Stores the team of a person in a team match.
pub async fn set_team(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    team: Team,
) -> Result<(), StoreError> {
    Values::new()
        .set("team", team)
        .where_equal("contest", id)
        .where_equal("player", player)
        .update(conn, "entrant")
        .await?;
    Ok(())
}
