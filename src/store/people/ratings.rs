//! Ratings, one row for each player of each rated game.
//!
//! Ratings are computed from games. A game that stops counting has no ratings, and all later
//! ratings are computed again without it.

use sqlx::AssertSqlSafe;

use crate::game::{GameId, MetOpponent, PlayerId, Pool, Rating, Timestamp};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// The rating of a player after a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// The key of the player.
    pub player: PlayerId,
    /// The pool of the game.
    pub pool: Pool,
    /// The number of the rating in the order of the player's ratings in the pool. Numbers may be
    /// missing.
    pub n: i64,
    /// The key of the game.
    pub game: GameId,
    /// The time at which the game ended.
    pub at: Timestamp,
    /// The player's score in the game, 1 for a win, 0.5 for a draw.
    pub score: f64,
    /// The weight of the game for the player, from 0 to 1. `None` for old games, from before there
    /// were weights.
    pub weight: Option<f64>,
    /// The rating after the game.
    pub rating: Rating,
}

impl RatingChange {
    /// Returns true if the rating is provisional: too uncertain, or from too few games, to rank the
    /// player.
    pub fn is_provisional(&self) -> bool {
        self.rating.is_provisional(self.n)
    }
}

pub(super) const COLUMNS: &str =
    "player, pool, n, game, at_ms, score, weight, rating, deviation, volatility";

/// The most ratings or people in one SQL statement.
pub(super) const AT_ONCE: usize = 500;

columns!(RatingChange {
    player = "player",
    pool = "pool",
    n = "n",
    game = "game",
    at = "at_ms",
    score = "score",
    weight = "weight",
    rating = ..,
});
columns!(Rating { rating = "rating", deviation = "deviation", volatility = "volatility" });

/// The current rating of a person in a pool.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The rating of the person.
    pub rating: Rating,
    /// The number of the person's last rating. It also grows when an earlier rating is corrected.
    pub n: i64,
    /// The time of the person's last rated game. 0 if there is none.
    pub at: Timestamp,
}

columns!(Standing { rating = .., n = "n", at = "at_ms" });

/// Stores a player's newest rating with facts about the opponent, and updates the standing. Fails
/// with a conflict unless `n` is one more than that of the standing: then another process was
/// faster.
pub async fn insert_rating(
    conn: &mut Conn,
    new: &RatingChange,
    met: MetOpponent,
) -> Result<(), StoreError> {
    let row = row_of(Values::new(), new).set("weight", new.weight.unwrap_or(1.0));
    row.set("counts", Flag(met.counts))
        .set("newcomer", Flag(met.newcomer))
        .insert(conn, "rating", "")
        .await?;
    let conflict = "ON CONFLICT (player, pool) DO UPDATE SET n = excluded.n, rating = excluded.rating,
        deviation = excluded.deviation, volatility = excluded.volatility WHERE standing.n = excluded.n - 1";
    let stood = Values::new().set("player", new.player).set("pool", new.pool).set("n", new.n);
    let stood = with_rating(stood, new.rating).insert(conn, "standing", conflict).await?;
    if stood == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Adds the columns of a rating, without its weight.
fn row_of(values: Values, row: &RatingChange) -> Values {
    let values = values
        .set("player", row.player)
        .set("pool", row.pool)
        .set("n", row.n)
        .set("game", row.game);
    with_rating(values.set("at_ms", row.at).set("score", row.score), row.rating)
        .set_to("undoes", "0")
}

pub(in crate::store) fn with_rating(values: Values, rating: Rating) -> Values {
    values
        .set("rating", rating.rating)
        .set("deviation", rating.deviation)
        .set("volatility", rating.volatility)
}

/// Overwrites existing ratings. The standings are not changed.
pub async fn correct_ratings(conn: &mut Conn, rows: &[RatingChange]) -> Result<(), StoreError> {
    let conflict =
        "ON CONFLICT (player, pool, n) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
        volatility = excluded.volatility";
    for rows in rows.chunks(AT_ONCE) {
        Values::rows(rows, row_of).insert(conn, "rating", conflict).await?;
    }
    Ok(())
}

/// Sets the standings of people in a pool to their last ratings, or to a newcomer's rating if they
/// have none. Also increases `n`, so that a concurrent transaction that read one of them conflicts.
pub async fn correct_standings(
    conn: &mut Conn,
    pool: Pool,
    players: &[PlayerId],
) -> Result<(), StoreError> {
    for players in players.chunks(AT_ONCE) {
        let last = |column: &str, new: f64| {
            format!(
                "{column} = COALESCE((SELECT r.{column} FROM rating r WHERE r.player = standing.player AND r.pool = standing.pool
                    ORDER BY r.n DESC LIMIT 1), {new:?})"
            )
        };
        let Rating { rating, deviation, volatility } = Rating::NEW;
        let sql = format!(
            "UPDATE standing SET n = n + 1, {}, {}, {} WHERE pool = $1 AND player IN ({})",
            last("rating", rating),
            last("deviation", deviation),
            last("volatility", volatility),
            player_numbers(players)
        );
        sqlx::query(AssertSqlSafe(sql)).bind(pool).execute(&mut *conn).await?;
    }
    Ok(())
}

/// Locks the standings of people in a pool until the transaction ends. A concurrent transaction has
/// either stored its rating already, or waits and then starts from the new standing.
pub async fn hold_standings(
    conn: &mut Conn,
    pool: Pool,
    players: &[PlayerId],
) -> Result<(), StoreError> {
    for players in players.chunks(AT_ONCE) {
        let sql = format!(
            "UPDATE standing SET n = n WHERE pool = $1 AND player IN ({})",
            player_numbers(players)
        );
        sqlx::query(AssertSqlSafe(sql)).bind(pool).execute(&mut *conn).await?;
    }
    Ok(())
}

pub(super) fn player_numbers(players: &[PlayerId]) -> String {
    players.iter().map(|player| player.0.to_string()).collect::<Vec<_>>().join(", ")
}

/// Deletes the ratings of the players after a game.
pub async fn delete_ratings(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM rating WHERE game = $1").bind(game).execute(conn).await?;
    Ok(())
}

/// Loads the standing of a person in a pool. Returns a newcomer's standing if they have none.
pub async fn load_standing(
    conn: &mut Conn,
    player: PlayerId,
    pool: Pool,
) -> Result<Standing, StoreError> {
    let query = sqlx::query_as(
        "SELECT n, rating, deviation, volatility, COALESCE((SELECT r.at_ms FROM rating r
            WHERE r.player = standing.player AND r.pool = standing.pool ORDER BY r.n DESC LIMIT 1), 0) AS at_ms
         FROM standing WHERE player = $1 AND pool = $2",
    );
    let found = query.bind(player).bind(pool).fetch_optional(conn).await?;
    Ok(found.unwrap_or(Standing { rating: Rating::NEW, n: 0, at: Timestamp::EPOCH }))
}

/// Lists a person's ratings in all pools, oldest first.
pub async fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM rating WHERE player = $1 ORDER BY at_ms, pool, n");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(player).fetch_all(conn).await?)
}

/// Lists the ratings of the players after a game. Empty if the game does not count for ratings.
pub async fn of_game(conn: &mut Conn, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM rating WHERE game = $1 ORDER BY player, n");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(game).fetch_all(conn).await?)
}

/// Returns the rating of a player before this one in the same pool, or a newcomer's rating if there
/// is none.
pub async fn rating_before(conn: &mut Conn, row: &RatingChange) -> Result<Rating, StoreError> {
    let sql = "SELECT rating, deviation, volatility FROM rating WHERE player = $1 AND pool = $2 AND n < $3
        ORDER BY n DESC LIMIT 1";
    let found = sqlx::query_as(sql)
        .bind(row.player)
        .bind(row.pool)
        .bind(row.n)
        .fetch_optional(conn)
        .await?;
    Ok(found.unwrap_or(Rating::NEW))
}
