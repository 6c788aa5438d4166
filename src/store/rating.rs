//! Ratings, one row for each game that led to one, and the statistics of all games.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, corrupt, game_ids};
use crate::game::{GameId, Millis, PlayerId, Pool, Rating};
use crate::ids::{ServerId, UserId};
use crate::rules::{Reason, Seat, Variant};

/// A rating that a game led to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingRow {
    /// Whose.
    pub player: PlayerId,
    /// Of which games.
    pub pool: Pool,
    /// Counts a player's rows in a pool from 1.
    pub n: i64,
    /// The game.
    pub game: GameId,
    /// Whether this takes the game's effect back.
    pub undoes: bool,
    /// When.
    pub at: Millis,
    /// The player's score in the game, 1 for a win, 0.5 for a draw.
    pub score: f64,
    /// The rating from then on.
    pub rating: Rating,
}

const COLUMNS: &str = "player, pool, n, game, undoes, at_ms, score, rating, deviation, volatility";

fn from_row(row: &AnyRow) -> Result<RatingRow, StoreError> {
    let pool: String = row.try_get("pool")?;
    Ok(RatingRow {
        player: PlayerId(row.try_get("player")?),
        pool: Pool::from_word(&pool).ok_or_else(|| corrupt(pool))?,
        n: row.try_get("n")?,
        game: GameId(row.try_get("game")?),
        undoes: row.try_get::<i64, _>("undoes")? != 0,
        at: row.try_get("at_ms")?,
        score: row.try_get("score")?,
        rating: rating(row)?,
    })
}

fn rating(row: &AnyRow) -> Result<Rating, StoreError> {
    let (rating, deviation, volatility) =
        (row.try_get("rating")?, row.try_get("deviation")?, row.try_get("volatility")?);
    Ok(Rating { rating, deviation, volatility })
}

/// Stores a rating as a player's newest. Its `n` is one more than the last one's, or somebody else was faster: then the key is taken.
pub async fn insert_rating(conn: &mut Conn, new: &RatingRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rating (player, pool, n, game, undoes, at_ms, score, rating, deviation, volatility)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(new.player.0)
    .bind(new.pool.word())
    .bind(new.n)
    .bind(new.game.0)
    .bind(i64::from(new.undoes))
    .bind(new.at)
    .bind(new.score)
    .bind(new.rating.rating)
    .bind(new.rating.deviation)
    .bind(new.rating.volatility)
    .execute(&mut *conn)
    .await?;
    sqlx::query(
        "INSERT INTO standing (player, pool, n, rating, deviation, volatility) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (player, pool) DO UPDATE SET n = excluded.n, rating = excluded.rating,
            deviation = excluded.deviation, volatility = excluded.volatility",
    )
    .bind(new.player.0)
    .bind(new.pool.word())
    .bind(new.n)
    .bind(new.rating.rating)
    .bind(new.rating.deviation)
    .bind(new.rating.volatility)
    .execute(conn)
    .await?;
    Ok(())
}

/// A person's rating in a pool, and how many rows led to it; that of somebody new where there is none.
pub async fn standing(conn: &mut Conn, player: PlayerId, pool: Pool) -> Result<(Rating, i64), StoreError> {
    let row = sqlx::query("SELECT n, rating, deviation, volatility FROM standing WHERE player = $1 AND pool = $2")
        .bind(player.0)
        .bind(pool.word())
        .fetch_optional(conn)
        .await?;
    row.map_or(Ok((Rating::NEW, 0)), |row| Ok((rating(&row)?, row.try_get("n")?)))
}

/// A person's ratings, oldest first.
pub async fn ratings_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<RatingRow>, StoreError> {
    let sql = "SELECT player, pool, n, game, undoes, at_ms, score, rating, deviation, volatility FROM rating
        WHERE player = $1 ORDER BY at_ms, pool, n";
    let rows = sqlx::query(sql).bind(player.0).fetch_all(conn).await?;
    rows.iter().map(from_row).collect()
}

/// The ratings that a game led to.
pub async fn ratings_by(conn: &mut Conn, game: GameId) -> Result<Vec<RatingRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM rating WHERE game = $1 ORDER BY player, n");
    let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(game.0).fetch_all(conn).await?;
    rows.iter().map(from_row).collect()
}

/// A row of a player by its number.
pub async fn rating_at(conn: &mut Conn, player: PlayerId, pool: Pool, n: i64) -> Result<Rating, StoreError> {
    let row =
        sqlx::query("SELECT rating, deviation, volatility FROM rating WHERE player = $1 AND pool = $2 AND n = $3")
            .bind(player.0)
            .bind(pool.word())
            .bind(n)
            .fetch_optional(conn)
            .await?;
    row.map_or(Ok(Rating::NEW), |row| rating(&row))
}

/// Somebody in a ranking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked {
    /// Who.
    pub player: PlayerId,
    /// Their Discord id.
    pub discord: UserId,
    /// Their rating.
    pub rating: Rating,
    /// How many rated games led to it whose results still stand.
    pub games: i64,
}

/// The strongest people of a pool whose rating is not provisional first, then the others; of a server only those who played there.
pub async fn ranking(
    conn: &mut Conn,
    pool: Pool,
    server: Option<ServerId>,
    provisional: f64,
    limit: i64,
) -> Result<Vec<Ranked>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM (SELECT s.player, p.discord, s.rating, s.deviation, s.volatility,
            s.n - 2 * (SELECT COUNT(*) FROM rating r WHERE r.player = s.player AND r.pool = s.pool AND r.undoes = 1) AS games
            FROM standing s JOIN player p ON p.id = s.player
            WHERE s.pool = $1 AND p.discord IS NOT NULL AND ($2 = 0 OR EXISTS
                (SELECT 1 FROM chair c JOIN game g ON g.id = c.game WHERE c.player = s.player AND g.server = $2))) AS ranked
         WHERE games > 0 ORDER BY CASE WHEN deviation > $3 THEN 1 ELSE 0 END, rating DESC, player LIMIT $4",
    )
    .bind(pool.word())
    .bind(server.map_or(0, super::db::stored))
    .bind(provisional)
    .bind(limit)
    .fetch_all(conn)
    .await?;
    let ranked = |row: AnyRow| {
        Ok(Ranked {
            player: PlayerId(row.try_get("player")?),
            discord: super::db::snowflake(row.try_get("discord")?),
            rating: rating(&row)?,
            games: row.try_get("games")?,
        })
    };
    rows.into_iter().map(ranked).collect()
}

/// How the finished games of a variant ended: those that were played to a result.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// The variant.
    pub variant: Variant,
    /// The winner's side, if any.
    pub winner: Option<Seat>,
    /// Why it ended.
    pub reason: Reason,
    /// How many.
    pub games: i64,
    /// Plies of all of them.
    pub plies: i64,
    /// Plies of the shortest.
    pub shortest: i64,
    /// Plies of the longest.
    pub longest: i64,
}

/// How all games ended that were played here to a result which still stands.
pub async fn tallies(conn: &mut Conn) -> Result<Vec<Tally>, StoreError> {
    let rows = sqlx::query(
        "SELECT variant, winner, reason, CAST(COUNT(*) AS BIGINT) AS games, CAST(SUM(plies) AS BIGINT) AS plies,
            MIN(plies) AS shortest, MAX(plies) AS longest FROM game
         WHERE state = 'over' AND reason <> 'cancelled' AND tallied = 1 GROUP BY variant, winner, reason ORDER BY variant, winner, reason",
    )
    .fetch_all(conn)
    .await?;
    let read = |row: AnyRow| {
        let (variant, reason): (String, String) = (row.try_get("variant")?, row.try_get("reason")?);
        let winner: Option<String> = row.try_get("winner")?;
        Ok(Tally {
            variant: variant.parse().map_err(corrupt)?,
            winner: winner.map(|word| Seat::from_word(&word).ok_or_else(|| corrupt(word))).transpose()?,
            reason: Reason::from_word(&reason).ok_or_else(|| corrupt(reason))?,
            games: row.try_get("games")?,
            plies: row.try_get("plies")?,
            shortest: row.try_get("shortest")?,
            longest: row.try_get("longest")?,
        })
    };
    rows.into_iter().map(read).collect()
}

/// Every game of a person, oldest first.
pub async fn all_games_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query("SELECT DISTINCT game FROM chair WHERE player = $1 ORDER BY game")
        .bind(player.0)
        .fetch_all(conn)
        .await?;
    game_ids(&rows, "game")
}
