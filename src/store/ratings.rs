//! Ratings, one row for each player of each game that counts, and the statistics of all games.
//!
//! The rows are what the record of games gives: a game that counts no more has none, and all that
//! came after it were worked out without it.

use murus_gallicus::rules::{Reason, Seat, Variant};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::db::{Conn, StoreError, corrupt, game_ids, snowflake, stored};
use crate::game::{Fared, Game, GameId, Millis, PlayerId, Pool, Rating};
use crate::ids::{ServerId, UserId};

/// A rating that a game led to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// Whose.
    pub player: PlayerId,
    /// Of which games.
    pub pool: Pool,
    /// Puts a player's rows in a pool in order; numbers may be missing.
    pub n: i64,
    /// The game.
    pub game: GameId,
    /// When.
    pub at: Millis,
    /// The player's score in the game, 1 for a win, 0.5 for a draw.
    pub score: f64,
    /// The rating from then on.
    pub rating: Rating,
}

const COLUMNS: &str = "player, pool, n, game, at_ms, score, rating, deviation, volatility";

/// How many ratings one statement corrects.
const AT_ONCE: usize = 500;

fn from_row(row: &AnyRow) -> Result<RatingChange, StoreError> {
    let pool: String = row.try_get("pool")?;
    Ok(RatingChange {
        player: PlayerId(row.try_get("player")?),
        pool: Pool::from_word(&pool).ok_or_else(|| corrupt(pool))?,
        n: row.try_get("n")?,
        game: GameId(row.try_get("game")?),
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

/// Where a person stands in a pool.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Their rating.
    pub rating: Rating,
    /// The last number that their ratings had; it grows whenever one of them changes.
    pub n: i64,
    /// When their last rating was made; 0 where there is none.
    pub at: Millis,
}

/// Stores a rating as a player's newest. Its `n` is one more than that of the standing from which
/// it was worked out, or another process was faster: then it is a conflict.
pub async fn insert(conn: &mut Conn, new: &RatingChange) -> Result<(), StoreError> {
    write_ratings(conn, std::slice::from_ref(new), "").await?;
    let stood = sqlx::query(
        "INSERT INTO standing (player, pool, n, rating, deviation, volatility) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (player, pool) DO UPDATE SET n = excluded.n, rating = excluded.rating,
            deviation = excluded.deviation, volatility = excluded.volatility WHERE standing.n = excluded.n - 1",
    )
    .bind(new.player.0)
    .bind(new.pool.word())
    .bind(new.n)
    .bind(new.rating.rating)
    .bind(new.rating.deviation)
    .bind(new.rating.volatility)
    .execute(conn)
    .await?;
    if stood.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Ratings by their players, pools and numbers; `known` says what becomes of a row that is there
/// already.
async fn write_ratings(conn: &mut Conn, rows: &[RatingChange], known: &str) -> Result<(), StoreError> {
    for rows in rows.chunks(AT_ONCE) {
        let values = |n: usize| {
            let own: Vec<String> = (1..=9).map(|column| format!("${}", 9 * n + column)).collect();
            format!("({}, 0)", own.join(", "))
        };
        let values: Vec<String> = (0..rows.len()).map(values).collect();
        let sql = format!("INSERT INTO rating ({COLUMNS}, undoes) VALUES {} {known}", values.join(", "));
        let query = rows.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, row| {
            let query = query.bind(row.player.0).bind(row.pool.word()).bind(row.n).bind(row.game.0).bind(row.at);
            query.bind(row.score).bind(row.rating.rating).bind(row.rating.deviation).bind(row.rating.volatility)
        });
        query.execute(&mut *conn).await?;
    }
    Ok(())
}

/// Gives ratings that are there already other values.
pub async fn correct(conn: &mut Conn, rows: &[RatingChange]) -> Result<(), StoreError> {
    let known = "ON CONFLICT (player, pool, n) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
        volatility = excluded.volatility";
    write_ratings(conn, rows, known).await
}

/// Keeps everybody else from changing the ratings of a pool while they are worked out anew: who
/// read them before has to read them again.
pub async fn close_pool(conn: &mut Conn, pool: Pool) -> Result<(), StoreError> {
    sqlx::query("UPDATE standing SET n = n + 1 WHERE pool = $1").bind(pool.word()).execute(conn).await?;
    Ok(())
}

/// Says where a person stands in a pool that is closed to others.
pub async fn correct_standing(conn: &mut Conn, player: PlayerId, pool: Pool, rating: Rating) -> Result<(), StoreError> {
    sqlx::query("UPDATE standing SET rating = $1, deviation = $2, volatility = $3 WHERE player = $4 AND pool = $5")
        .bind(rating.rating)
        .bind(rating.deviation)
        .bind(rating.volatility)
        .bind(player.0)
        .bind(pool.word())
        .execute(conn)
        .await?;
    Ok(())
}

/// Takes the ratings away that a game led to.
pub async fn delete(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM rating WHERE game = $1").bind(game.0).execute(conn).await?;
    Ok(())
}

/// Where a person stands in a pool: as a newcomer does where they have no rating.
pub async fn standing(conn: &mut Conn, player: PlayerId, pool: Pool) -> Result<Standing, StoreError> {
    let row = sqlx::query(
        "SELECT n, rating, deviation, volatility,
            (SELECT r.at_ms FROM rating r WHERE r.player = standing.player AND r.pool = standing.pool ORDER BY r.n DESC LIMIT 1) AS at_ms
         FROM standing WHERE player = $1 AND pool = $2",
    )
    .bind(player.0)
    .bind(pool.word())
    .fetch_optional(conn)
    .await?;
    let Some(row) = row else { return Ok(Standing { rating: Rating::NEW, n: 0, at: 0 }) };
    let at: Option<Millis> = row.try_get("at_ms")?;
    Ok(Standing { rating: rating(&row)?, n: row.try_get("n")?, at: at.unwrap_or(0) })
}

/// A person's ratings, oldest first.
pub async fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM rating WHERE player = $1 ORDER BY at_ms, pool, n");
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(player.0).fetch_all(conn).await?;
    rows.iter().map(from_row).collect()
}

/// The ratings that a game led to.
pub async fn of_game(conn: &mut Conn, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM rating WHERE game = $1 ORDER BY player, n");
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(game.0).fetch_all(conn).await?;
    rows.iter().map(from_row).collect()
}

/// The ratings of a pool that were made from a moment on, and each player's last one before it; a
/// player's in their order.
pub async fn since(conn: &mut Conn, pool: Pool, since: Millis) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM rating r WHERE r.pool = $1 AND (r.at_ms >= $2 OR NOT EXISTS
            (SELECT 1 FROM rating later WHERE later.player = r.player AND later.pool = r.pool AND later.n > r.n
                AND later.at_ms < $2))
         ORDER BY r.player, r.n"
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(pool.word()).bind(since).fetch_all(conn).await?;
    rows.iter().map(from_row).collect()
}

/// Games whose result was taken back when that was one more rating, and not the others without it.
pub async fn undone_games(conn: &mut Conn) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query("SELECT DISTINCT game FROM rating WHERE undoes = 1").fetch_all(conn).await?;
    game_ids(&rows, "game")
}

/// The rating of a player before one of theirs.
pub async fn before(conn: &mut Conn, row: &RatingChange) -> Result<Rating, StoreError> {
    let row = sqlx::query(
        "SELECT rating, deviation, volatility FROM rating WHERE player = $1 AND pool = $2 AND n < $3 ORDER BY n DESC LIMIT 1",
    )
    .bind(row.player.0)
    .bind(row.pool.word())
    .bind(row.n)
    .fetch_optional(conn)
    .await?;
    row.map_or(Ok(Rating::NEW), |row| rating(&row))
}

/// A person in a ranking.
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

/// The strongest people of a pool whose rating is not provisional first, then the others; of a
/// server only those who played there.
pub async fn ranking(
    conn: &mut Conn,
    pool: Pool,
    server: Option<ServerId>,
    provisional: f64,
    limit: i64,
) -> Result<Vec<Ranked>, StoreError> {
    let visitors = server.map_or("", |_| "JOIN visitor v ON v.player = s.player AND v.server = $4");
    let mut all = Vec::new();
    for firm in ["<=", ">"] {
        // Those whom the limit leaves are counted, and nobody else's games.
        let sql = format!(
            "SELECT strong.*, (SELECT COUNT(*) FROM rating r WHERE r.player = strong.player AND r.pool = $1) AS games FROM
                (SELECT s.player, p.discord, s.rating, s.deviation, s.volatility FROM standing s {visitors} JOIN player p ON p.id = s.player
                 WHERE s.pool = $1 AND p.discord IS NOT NULL AND s.deviation {firm} $2
                    AND EXISTS (SELECT 1 FROM rating r WHERE r.player = s.player AND r.pool = s.pool)
                 ORDER BY s.rating DESC, s.player LIMIT $3) AS strong
             ORDER BY rating DESC, player"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(pool.word()).bind(provisional).bind(limit - all.len() as i64);
        let query = server.into_iter().fold(query, |query, server| query.bind(stored(server)));
        for row in query.fetch_all(&mut *conn).await? {
            all.push(Ranked {
                player: PlayerId(row.try_get("player")?),
                discord: snowflake(row.try_get("discord")?),
                rating: rating(&row)?,
                games: row.try_get("games")?,
            });
        }
    }
    Ok(all)
}

/// Remembers that the holders of the chairs of a game played in its server.
pub async fn set_visitors(conn: &mut Conn, server: ServerId, players: &[PlayerId]) -> Result<(), StoreError> {
    for player in players {
        sqlx::query("INSERT INTO visitor (server, player) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(stored(server))
            .bind(player.0)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
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

/// A game begins, or ceases, to stand in the statistics.
pub async fn tally(conn: &mut Conn, game: &Game, by: i64) -> Result<(), StoreError> {
    let Some(end) = game.outcome() else { return Ok(()) };
    sqlx::query(
        "INSERT INTO tally (variant, winner, reason, plies, games) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (variant, winner, reason, plies) DO UPDATE SET games = tally.games + excluded.games",
    )
    .bind(game.variant().to_string())
    .bind(end.winner.map_or("", Seat::word))
    .bind(end.reason.word())
    .bind(game.line().plies() as i64)
    .bind(by)
    .execute(conn)
    .await?;
    Ok(())
}

/// How all games ended that were played here to a result which still stands.
pub async fn tallies(conn: &mut Conn) -> Result<Vec<Tally>, StoreError> {
    let rows = sqlx::query(
        "SELECT variant, winner, reason, CAST(SUM(games) AS BIGINT) AS games, CAST(SUM(games * plies) AS BIGINT) AS plies,
            MIN(plies) AS shortest, MAX(plies) AS longest FROM tally WHERE games > 0
         GROUP BY variant, winner, reason ORDER BY variant, winner, reason",
    )
    .fetch_all(conn)
    .await?;
    let read = |row: AnyRow| {
        let (variant, reason): (String, String) = (row.try_get("variant")?, row.try_get("reason")?);
        let winner: String = row.try_get("winner")?;
        let winner = (!winner.is_empty()).then_some(winner);
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

/// Games of a server that stand in the statistics by spans of time of one length, from a moment on:
/// of each span in which there were any its number, and how many games began in it, and how many
/// ended.
pub async fn activity(
    conn: &mut Conn,
    server: ServerId,
    since: Millis,
    length: Millis,
) -> Result<Vec<(usize, [usize; 2])>, StoreError> {
    let mut spans = Vec::new();
    for (column, state, of) in [("started_ms", "", [1, 0]), ("ended_ms", "AND state = 'over'", [0, 1])] {
        let sql = format!(
            "SELECT ({column} - $2) / $3 AS n, CAST(COUNT(*) AS BIGINT) AS games FROM game
             WHERE server = $1 AND {column} >= $2 AND tallied = 1 {state} GROUP BY 1"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(stored(server)).bind(since).bind(length);
        for row in query.fetch_all(&mut *conn).await? {
            let (n, games): (i64, i64) = (row.try_get("n")?, row.try_get("games")?);
            let n = usize::try_from(n).map_err(corrupt)?;
            spans.push((n, of.map(|one: usize| one * games.unsigned_abs() as usize)));
        }
    }
    Ok(spans)
}

/// Every game of a person, oldest first.
pub async fn all_games_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query("SELECT DISTINCT game FROM chair WHERE player = $1 ORDER BY game")
        .bind(player.0)
        .fetch_all(conn)
        .await?;
    game_ids(&rows, "game")
}

/// The people of a person's games, each with the server where they met, those of the newest game
/// first.
pub async fn company_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<(Option<ServerId>, UserId)>, StoreError> {
    let rows = sqlx::query(
        "SELECT g.server, p.discord, MAX(g.id) AS newest FROM chair c JOIN game g ON g.id = c.game JOIN chair o ON o.game = c.game
            JOIN player p ON p.id = o.player WHERE c.player = $1 AND p.discord IS NOT NULL
         GROUP BY g.server, p.discord ORDER BY newest DESC",
    )
    .bind(player.0)
    .fetch_all(conn)
    .await?;
    let met = |row: &AnyRow| {
        Ok((row.try_get::<Option<i64>, _>("server")?.map(snowflake), snowflake(row.try_get("discord")?)))
    };
    rows.iter().map(met).collect()
}

/// Whether a person has, or had, a chair in no other game than one.
pub async fn is_only_game(conn: &mut Conn, player: PlayerId) -> Result<bool, StoreError> {
    let rows = sqlx::query("SELECT game FROM chair WHERE player = $1 LIMIT 2").bind(player.0).fetch_all(conn).await?;
    Ok(rows.len() == 1)
}

/// What a person's finished games were to them, those of two against another alone where one is
/// named: won, drawn, lost. Of several only one wins, and the others lose to that one, not to each
/// other.
pub async fn head_to_head(
    conn: &mut Conn,
    player: PlayerId,
    against: Option<PlayerId>,
) -> Result<[usize; 3], StoreError> {
    let other = match against {
        Some(_) => {
            "AND EXISTS (SELECT 1 FROM chair o WHERE o.game = c.game AND o.n <> c.n AND o.player = $2)
             AND NOT EXISTS (SELECT 1 FROM chair t WHERE t.game = c.game AND t.n > 1)"
        }
        None => "",
    };
    let sql = format!(
        "SELECT c.result, CAST(COUNT(*) AS BIGINT) AS n FROM chair c WHERE c.player = $1 AND c.result IS NOT NULL {other} GROUP BY c.result"
    );
    let query = sqlx::query(AssertSqlSafe(sql)).bind(player.0);
    let query = against.into_iter().fold(query, |query, other| query.bind(other.0));
    let mut record = [0; 3];
    for row in query.fetch_all(conn).await? {
        let word: String = row.try_get("result")?;
        if let Some(fared) = Fared::from_word(&word) {
            record[fared as usize] += row.try_get::<i64, _>("n")?.unsigned_abs() as usize;
        }
    }
    Ok(record)
}

/// Games of which an earlier version did not write down what they are to whom, because the chairs
/// were swapped: the next ones after a game.
pub async fn swapped_games(conn: &mut Conn, after: GameId, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let rows =
        sqlx::query("SELECT DISTINCT game FROM chair WHERE result = 'swapped' AND game > $1 ORDER BY game LIMIT $2")
            .bind(after.0)
            .bind(limit)
            .fetch_all(conn)
            .await?;
    game_ids(&rows, "game")
}
