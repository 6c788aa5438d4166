//! The ids that Discord gave to the bot's commands.

use std::collections::BTreeMap;

use crate::ids::CommandId;
use crate::store::db::{Conn, StoreError};

/// Returns the Discord ids of the registered commands, by name.
pub async fn list_commands(conn: &mut Conn) -> Result<BTreeMap<String, CommandId>, StoreError> {
    let sql = "SELECT name, discord FROM command";
    let rows: Vec<(String, CommandId)> = sqlx::query_as(sql).fetch_all(conn).await?;
    Ok(rows.into_iter().collect())
}

/// Stores the id that Discord gave to a command. Replaces an earlier one.
pub async fn set_command(conn: &mut Conn, name: &str, id: CommandId) -> Result<(), StoreError> {
    let sql = "INSERT INTO command (name, discord) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET discord = excluded.discord";
    sqlx::query(sql).bind(name).bind(id).execute(conn).await?;
    Ok(())
}
