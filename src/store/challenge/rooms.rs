//! The channels in which a person played, and the people whom they met in a server.

use crate::game::PlayerId;
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::db::{Conn, StoreError};

/// Lists the channels in which a person challenged someone or took a seat of a challenge, with
/// their servers, the channel used last first. Leaves out direct messages and threads.
pub async fn channels_of(
    conn: &mut Conn,
    player: PlayerId,
    limit: i64,
) -> Result<Vec<(ServerId, ChannelId)>, StoreError> {
    let sql = "SELECT c.server, c.channel FROM (
            SELECT id FROM challenge WHERE challenger = $1
            UNION SELECT challenge AS id FROM challenge_seat WHERE player = $1 AND state = 'taken'
        ) used JOIN challenge c ON c.id = used.id
        WHERE c.server IS NOT NULL AND c.channel IS NOT NULL AND c.in_thread = 0
        GROUP BY c.server, c.channel ORDER BY MAX(c.id) DESC LIMIT $2";
    Ok(sqlx::query_as(sql).bind(player).bind(limit).fetch_all(conn).await?)
}

/// Lists people with whom a person played or shares a contest in a server, those met last first.
/// Leaves out people who deleted their data, and those who block the person or whom they block.
pub async fn people_met(
    conn: &mut Conn,
    player: PlayerId,
    server: ServerId,
    limit: i64,
) -> Result<Vec<UserId>, StoreError> {
    let sql = "SELECT p.discord FROM (
            SELECT other.player AS player, g.id AS id FROM chair own JOIN game g ON g.id = own.game
                JOIN chair other ON other.game = own.game WHERE own.player = $1 AND g.server = $2
            UNION ALL SELECT other.player AS player, c.id AS id FROM entrant own
                JOIN contest c ON c.id = own.contest JOIN entrant other ON other.contest = own.contest
                WHERE own.player = $1 AND c.server = $2
        ) met JOIN player p ON p.id = met.player
        WHERE p.id <> $1 AND p.discord IS NOT NULL AND NOT EXISTS (SELECT 1 FROM block b
            WHERE b.player = $1 AND b.blocked = p.id OR b.player = p.id AND b.blocked = $1)
        GROUP BY p.id, p.discord ORDER BY MAX(met.id) DESC LIMIT $3";
    Ok(sqlx::query_scalar(sql).bind(player).bind(server).bind(limit).fetch_all(conn).await?)
}
