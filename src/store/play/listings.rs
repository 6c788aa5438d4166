//! Lists of games.

use murus_gallicus::Position;

use crate::game::{GameId, PlayerId};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::columns::{Flag, Int, columns};
use crate::store::db::{Conn, Slice, StoreError};
use crate::store::queries::{fetch_among, game_keys};

/// Lists up to `limit` running games of a server, the last changed first.
pub async fn running_in(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM game WHERE server = $1 AND state = 'running' ORDER BY changed_ms DESC, id DESC LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(server).bind(limit).fetch_all(conn).await?)
}

/// Returns up to `limit` running games that are played in no server, the last changed first.
pub async fn running_direct(conn: &mut Conn, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM game WHERE server IS NULL AND state = 'running' ORDER BY changed_ms DESC, id DESC LIMIT $1";
    Ok(sqlx::query_scalar(sql).bind(limit).fetch_all(conn).await?)
}

/// Lists up to `limit` running games with larger ids than `after`, in the order of their ids.
pub async fn list_running(
    conn: &mut Conn,
    after: GameId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM game WHERE state = 'running' AND id > $1 ORDER BY id LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(after).bind(limit).fetch_all(conn).await?)
}

/// Lists up to `limit` finished games with larger ids than `after`, in the order of their ids.
pub async fn list_finished(
    conn: &mut Conn,
    after: GameId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM game WHERE state = 'over' AND id > $1 ORDER BY id LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(after).bind(limit).fetch_all(conn).await?)
}

/// Lists up to `limit` finished games of a server, the newest first.
pub async fn finished_in(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM game WHERE server = $1 AND state = 'over' ORDER BY ended_ms DESC, id DESC LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(server).bind(limit).fetch_all(conn).await?)
}

/// Lists a part of the finished games of a person, the newest first.
pub async fn finished_of(
    conn: &mut Conn,
    player: PlayerId,
    part: Slice,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT g.id FROM chair c JOIN game g ON g.id = c.game
        WHERE c.player = $1 AND c.live = 0 AND g.state = 'over' ORDER BY g.ended_ms DESC, g.id DESC LIMIT $2 OFFSET $3";
    let query = sqlx::query_scalar(sql).bind(player).bind(part.limit as i64).bind(part.skip as i64);
    Ok(query.fetch_all(conn).await?)
}

/// Lists the games of a thread or channel: the game that the thread was opened for, running games
/// that began there without a thread of their own, and the one in which the channel plays.
pub async fn at_thread(conn: &mut Conn, thread: ChannelId) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM game WHERE thread = $1
         UNION SELECT g.id FROM game g JOIN challenge o ON o.id = g.id
            WHERE g.channel = $1 AND g.state = 'running' AND g.thread IS NULL AND o.in_thread = 1
         UNION SELECT game FROM chair WHERE channel = $1 AND live = 1";
    Ok(sqlx::query_scalar(sql).bind(thread).fetch_all(conn).await?)
}

/// Finds the game with this short name. `None` if there is none.
pub async fn by_name(conn: &mut Conn, name: &str) -> Result<Option<GameId>, StoreError> {
    Ok(sqlx::query_scalar("SELECT id FROM game WHERE name = $1")
        .bind(name)
        .fetch_optional(conn)
        .await?)
}

/// Lists up to `limit` games whose people all made their games public, among the `newest` finished
/// games, the newest first.
pub async fn left_public(
    conn: &mut Conn,
    newest: i64,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT g.id FROM (SELECT id, ended_ms FROM game WHERE state = 'over' ORDER BY ended_ms DESC LIMIT $1) g
        WHERE EXISTS (SELECT 1 FROM chair c WHERE c.game = g.id AND c.player IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM chair c JOIN player p ON p.id = c.player
                WHERE c.game = g.id AND p.settings NOT LIKE '%\"sharing\":\"public\"%')
        ORDER BY g.ended_ms DESC LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(newest).bind(limit).fetch_all(conn).await?)
}

/// Returns the mark of each of these games, as [`StoredGame::mark`](crate::store::StoredGame::mark)
/// does: it changes with the game, and with every look of a player. Missing games are left out.
pub async fn load_marks(
    conn: &mut Conn,
    games: &[GameId],
) -> Result<Vec<(GameId, i64)>, StoreError> {
    let sql = "SELECT g.id, CAST(g.version + SUM(c.seen_ms) AS BIGINT)
        FROM game g JOIN chair c ON c.game = g.id WHERE g.id IN (?) GROUP BY g.id, g.version";
    fetch_among(conn, &game_keys(games), sql).await
}

/// Lists what is on the lists of these people: for each of their running games and open challenges
/// the person, its id, its version, and 1 for a challenge or 0 for a game. In no particular order.
pub async fn versions_of_players(
    conn: &mut Conn,
    players: &[PlayerId],
) -> Result<Vec<(PlayerId, GameId, i64, i64)>, StoreError> {
    let keys: Vec<i64> = players.iter().map(|player| player.0).collect();
    let sql = "SELECT c.player, g.id, g.version, 0 FROM chair c JOIN game g ON g.id = c.game
            WHERE c.live = 1 AND c.player IN (?)
         UNION ALL SELECT challenger, id, version, 1 FROM challenge
            WHERE state = 'open' AND challenger IN (?)
         UNION ALL SELECT s.player, c.id, c.version, 1 FROM challenge_seat s JOIN challenge c ON c.id = s.challenge
            WHERE c.state = 'open' AND s.player IN (?)";
    fetch_among(conn, &keys, sql).await
}

/// A running game in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The id of the game.
    pub id: GameId,
    /// True if it is the turn of the person whose games are listed.
    pub mine: bool,
}

columns!(Listed { id = "id", mine = Flag("mine") });

/// Lists the running games of a person: those in which it is their turn first, then the least time
/// left first.
pub async fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<Listed>, StoreError> {
    let sql =
        "SELECT g.id, CASE WHEN g.to_move = c.n THEN 1 ELSE 0 END AS mine FROM chair c JOIN game g ON g.id = c.game
        WHERE c.player = $1 AND c.live = 1 ORDER BY mine DESC, COALESCE(g.deadline_ms, g.changed_ms), g.id";
    Ok(sqlx::query_as(sql).bind(player).fetch_all(conn).await?)
}

/// Lists the running rated games of a person.
pub async fn rated_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT g.id FROM chair c JOIN game g ON g.id = c.game
        WHERE c.player = $1 AND c.live = 1 AND g.rated = 1 ORDER BY g.id";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}

/// Lists the current positions of running rated games with at least this many plies. Skips
/// positions that cannot be read.
pub async fn rated_positions(conn: &mut Conn, plies: usize) -> Result<Vec<Position>, StoreError> {
    // Same condition and order as the partial index.
    let sql = "SELECT variant, position FROM game
        WHERE state = 'running' AND rated = 1 AND plies >= $1 ORDER BY position";
    let rows: Vec<(String, String)> = sqlx::query_as(sql).bind(Int(plies)).fetch_all(conn).await?;
    // An unreadable row is set aside by the workers that process it.
    let read = |(variant, position): (String, String)| {
        Position::parse(&position, variant.parse().ok()?).ok()
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// Counts the running games except `beside` in which it is a person's turn.
pub async fn due_beside(
    conn: &mut Conn,
    discord: UserId,
    beside: GameId,
) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT)
        FROM player p JOIN chair c ON c.player = p.id JOIN game g ON g.id = c.game
        WHERE p.discord = $1 AND c.live = 1 AND g.to_move = c.n AND g.id <> $2";
    Ok(sqlx::query_scalar(sql).bind(discord).bind(beside).fetch_one(conn).await?)
}
