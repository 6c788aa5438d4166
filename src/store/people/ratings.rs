//! Ratings, one row for each player of each game that counts.
//!
//! Ratings follow from the record of games: a game that no longer counts has none, and all later
//! ones are computed without it.

use sqlx::AssertSqlSafe;

use crate::game::{Fared, GameId, MetOpponent, PlayerId, Pool, Rating, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::store::columns::{Flag, Int, columns};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::values::Values;

/// A rating that follows from a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// The player.
    pub player: PlayerId,
    /// The pool of the game.
    pub pool: Pool,
    /// The order of a player's ratings in a pool. Numbers may be missing.
    pub n: i64,
    /// The game.
    pub game: GameId,
    /// The time at which the game ended.
    pub at: Timestamp,
    /// The player's score in the game, 1 for a win, 0.5 for a draw.
    pub score: f64,
    /// The weight of the game for the player, from 0 to 1; `None` for games before there were
    /// weights.
    pub weight: Option<f64>,
    /// The rating from then on.
    pub rating: Rating,
}

impl RatingChange {
    /// Returns true if the rating is provisional.
    pub fn is_provisional(&self) -> bool {
        self.rating.is_provisional(self.n)
    }
}

const COLUMNS: &str = "player, pool, n, game, at_ms, score, weight, rating, deviation, volatility";

/// The number of ratings or people one statement names.
const AT_ONCE: usize = 500;

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

/// A person's standing in a pool.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The rating of the person.
    pub rating: Rating,
    /// The last number of the person's ratings. It grows whenever one of them changes.
    pub n: i64,
    /// The time at which the person's last rating was made; 0 if there is none.
    pub at: Timestamp,
}

columns!(Standing { rating = .., n = "n", at = "at_ms" });

/// Stores a player's newest rating, and whom they met. A conflict unless its `n` is one more than
/// the standing's, that is, if another process was faster.
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

/// The columns of a rating, without its weight.
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

/// Rewrites existing ratings, but not the standings that follow from them.
pub async fn correct_ratings(conn: &mut Conn, rows: &[RatingChange]) -> Result<(), StoreError> {
    let conflict =
        "ON CONFLICT (player, pool, n) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
        volatility = excluded.volatility";
    for rows in rows.chunks(AT_ONCE) {
        Values::rows(rows, row_of).insert(conn, "rating", conflict).await?;
    }
    Ok(())
}

/// The standings of people in a pool become what their last rating says, a newcomer's where there
/// is none. Another transaction that read one of them has to read it again.
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

/// Holds the standings of people in a pool until the end of the transaction: a rating that another
/// transaction makes of one of them is there already, or waits and then starts from the new one.
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

fn player_numbers(players: &[PlayerId]) -> String {
    players.iter().map(|player| player.0.to_string()).collect::<Vec<_>>().join(", ")
}

/// Deletes the ratings that follow from a game.
pub async fn delete_ratings(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM rating WHERE game = $1").bind(game).execute(conn).await?;
    Ok(())
}

/// The standing of a person in a pool: a newcomer's if they have no rating.
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

/// A person's ratings, oldest first.
pub async fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM rating WHERE player = $1 ORDER BY at_ms, pool, n");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(player).fetch_all(conn).await?)
}

/// The ratings that follow from a game.
pub async fn of_game(conn: &mut Conn, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM rating WHERE game = $1 ORDER BY player, n");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(game).fetch_all(conn).await?)
}

/// Returns the time at which a span of a pool's ratings ends that begins at `from` and has about
/// `count` of them: all of one moment are in one span. `None` if no rating comes after them.
pub async fn span_end(
    conn: &mut Conn,
    pool: Pool,
    from: Timestamp,
    count: usize,
) -> Result<Option<Timestamp>, StoreError> {
    let sql =
        "SELECT at_ms FROM rating WHERE pool = $1 AND at_ms >= $2 ORDER BY at_ms LIMIT 1 OFFSET $3";
    let end: Option<Timestamp> = sqlx::query_scalar(sql)
        .bind(pool)
        .bind(from)
        .bind(Int(count))
        .fetch_optional(&mut *conn)
        .await?;
    if end != Some(from) {
        return Ok(end);
    }
    let sql = "SELECT at_ms FROM rating WHERE pool = $1 AND at_ms > $2 ORDER BY at_ms LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(pool).bind(from).fetch_optional(conn).await?)
}

/// The ratings of a pool in a span, each player's in order.
pub async fn list_within(
    conn: &mut Conn,
    pool: Pool,
    span: Span,
) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM rating WHERE pool = $1 AND at_ms >= $2 AND at_ms < $3 ORDER BY player, n"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql))
        .bind(pool)
        .bind(span.from)
        .bind(span.until)
        .fetch_all(conn)
        .await?)
}

/// The last ratings of players in a pool before these of their numbers.
pub async fn last_before(
    conn: &mut Conn,
    pool: Pool,
    firsts: &[(PlayerId, i64)],
) -> Result<Vec<RatingChange>, StoreError> {
    let mut rows = Vec::new();
    for firsts in firsts.chunks(AT_ONCE) {
        let firsts: Vec<String> =
            firsts.iter().map(|(player, n)| format!("({}, {n})", player.0)).collect();
        let sql = format!(
            "WITH first(who, number) AS (VALUES {})
             SELECT {COLUMNS} FROM first JOIN rating ON player = who AND pool = $1 AND n = (SELECT MAX(b.n) FROM rating b
                WHERE b.player = who AND b.pool = $1 AND b.n < number)",
            firsts.join(", ")
        );
        let some: Vec<RatingChange> =
            sqlx::query_as(AssertSqlSafe(sql)).bind(pool).fetch_all(&mut *conn).await?;
        rows.extend(some);
    }
    Ok(rows)
}

/// Notes that the ratings of a pool have to be worked out again from this time on, or from an
/// earlier one that is noted already. Another transaction that does so waits.
pub async fn restate_from(
    tx: &mut Transaction,
    pool: Pool,
    at: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(now)));
    let conflict = "ON CONFLICT (pool) DO UPDATE SET due_ms = excluded.due_ms,
        at_ms = CASE WHEN excluded.at_ms < restatement.at_ms THEN excluded.at_ms ELSE restatement.at_ms END";
    let row = Values::new().set("pool", pool).set("at_ms", at).set("due_ms", now);
    row.insert(tx, "restatement", conflict).await?;
    Ok(())
}

/// The time from which the ratings of a pool have to be worked out again; `None` if they need not
/// be. Another transaction that asks, or notes such a time, waits.
pub async fn restated_from(conn: &mut Conn, pool: Pool) -> Result<Option<Timestamp>, StoreError> {
    let sql = "UPDATE restatement SET due_ms = due_ms WHERE pool = $1 RETURNING at_ms";
    Ok(sqlx::query_scalar(sql).bind(pool).fetch_optional(conn).await?)
}

/// Notes that the ratings of a pool are worked out again up to a time; all of them without one.
pub async fn set_restated(
    conn: &mut Conn,
    pool: Pool,
    until: Option<Timestamp>,
) -> Result<(), StoreError> {
    match until {
        Some(until) => Values::new()
            .set("at_ms", until)
            .where_equal("pool", pool)
            .update(conn, "restatement")
            .await
            .map(|_| ()),
        None => {
            sqlx::query("DELETE FROM restatement WHERE pool = $1").bind(pool).execute(conn).await?;
            Ok(())
        }
    }
}

/// The pools whose ratings are to be worked out again by now.
pub async fn list_unstated(conn: &mut Conn, now: Timestamp) -> Result<Vec<Pool>, StoreError> {
    let sql = "SELECT pool FROM restatement WHERE due_ms <= $1 ORDER BY pool";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_all(conn).await?)
}

/// Puts off the work on the ratings of a pool.
pub async fn put_off(conn: &mut Conn, pool: Pool, until: Timestamp) -> Result<(), StoreError> {
    Values::new()
        .set("due_ms", until)
        .where_equal("pool", pool)
        .update(conn, "restatement")
        .await?;
    Ok(())
}

/// The weights of a person's games with an opponent in a pool since a time, together; those with
/// all newcomers if the opponent is one. Those with people who have since been deleted count too,
/// if the opponent came after them: it may be the same person.
pub async fn weight_against(
    conn: &mut Conn,
    player: PlayerId,
    opponent: PlayerId,
    newcomer: bool,
    pool: Pool,
    since: Timestamp,
) -> Result<f64, StoreError> {
    let same = if newcomer { "mine.newcomer = 1" } else { "theirs.player = $2" };
    let sql = format!(
        "SELECT CAST(COALESCE(SUM(COALESCE(mine.weight, 1.0)), 0.0) AS DOUBLE PRECISION) FROM rating mine
            JOIN rating theirs ON theirs.game = mine.game AND theirs.player <> mine.player JOIN player p ON p.id = theirs.player
         WHERE mine.player = $1 AND mine.pool = $3 AND mine.at_ms > $4
            AND ({same} OR p.discord IS NULL AND mine.at_ms <= (SELECT o.created_ms FROM player o WHERE o.id = $2))"
    );
    let query =
        sqlx::query_scalar(AssertSqlSafe(sql)).bind(player).bind(opponent).bind(pool).bind(since);
    Ok(query.fetch_one(conn).await?)
}

/// Returns the number of different opponents a person met who count for becoming established.
pub async fn count_met(conn: &mut Conn, player: PlayerId) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(DISTINCT theirs.player) AS BIGINT) FROM rating mine
            JOIN rating theirs ON theirs.game = mine.game AND theirs.player <> mine.player
         WHERE mine.player = $1 AND mine.counts = 1";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_one(conn).await?)
}

/// Holds until the end of the transaction whether a person is established. Games of other pools
/// that end meanwhile wait, and count the opponent of this one.
pub async fn hold_established(conn: &mut Conn, player: PlayerId) -> Result<(), StoreError> {
    let sql = "UPDATE player SET established_ms = established_ms WHERE id = $1";
    sqlx::query(sql).bind(player).execute(conn).await?;
    Ok(())
}

/// Stores that a person is established, with the end of their last rated game, or is not. A deleted
/// person never is.
pub async fn set_established(
    conn: &mut Conn,
    player: PlayerId,
    established: bool,
) -> Result<(), StoreError> {
    let sql = "UPDATE player SET established_ms = CASE WHEN $2 = 1 AND discord IS NOT NULL
            THEN (SELECT MAX(r.at_ms) FROM rating r WHERE r.player = player.id) END
         WHERE id = $1";
    sqlx::query(sql).bind(player).bind(Flag(established)).execute(conn).await?;
    Ok(())
}

/// The established ones of these people.
pub async fn list_established(
    conn: &mut Conn,
    players: &[PlayerId],
) -> Result<Vec<PlayerId>, StoreError> {
    let sql =
        format!("SELECT id, established_ms FROM player WHERE id IN ({})", player_numbers(players));
    let found: Vec<(PlayerId, Option<Timestamp>)> =
        sqlx::query_as(AssertSqlSafe(sql)).fetch_all(conn).await?;
    Ok(found.into_iter().filter_map(|(player, since)| since.map(|_| player)).collect())
}

/// Returns true if at least `count` established people ended a rated game since a time.
pub async fn are_established(
    conn: &mut Conn,
    count: i64,
    since: Timestamp,
) -> Result<bool, StoreError> {
    let sql =
        "SELECT id FROM player WHERE established_ms > $1 ORDER BY established_ms LIMIT 1 OFFSET $2";
    let last: Option<PlayerId> =
        sqlx::query_scalar(sql).bind(since).bind(count - 1).fetch_optional(conn).await?;
    Ok(last.is_some())
}

/// A person who won, or lost, several rated games of a server that were given up early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hasty {
    /// The person.
    pub player: PlayerId,
    /// Whether the person won the games or lost them.
    pub fared: Fared,
    /// The number of games.
    pub games: i64,
}

columns!(Hasty { player = "player", fared = "result", games = "games" });

/// The people with the most rated games of a server that ended since a time by a resignation before
/// this many plies: those with at least `least`.
pub async fn list_hasty(
    conn: &mut Conn,
    server: ServerId,
    since: Timestamp,
    plies: usize,
    least: i64,
    limit: i64,
) -> Result<Vec<Hasty>, StoreError> {
    let sql = "SELECT c.player, c.result, CAST(COUNT(*) AS BIGINT) AS games FROM game g JOIN chair c ON c.game = g.id
         WHERE g.server = $1 AND g.state = 'over' AND g.ended_ms >= $2 AND g.rated = 1 AND g.reason = 'resignation' AND g.plies < $3
            AND c.result IS NOT NULL AND c.player IS NOT NULL
         GROUP BY c.player, c.result HAVING COUNT(*) >= $4 ORDER BY games DESC, c.player LIMIT $5";
    let query =
        sqlx::query_as(sql).bind(server).bind(since).bind(Int(plies)).bind(least).bind(limit);
    Ok(query.fetch_all(conn).await?)
}

/// Games whose result was taken back by one more rating, while later ratings still count it.
pub async fn undone_games(conn: &mut Conn) -> Result<Vec<GameId>, StoreError> {
    Ok(sqlx::query_scalar("SELECT DISTINCT game FROM rating WHERE undoes = 1")
        .fetch_all(conn)
        .await?)
}

/// The rating of a player before one of theirs: a newcomer's if there is none.
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

/// A person in a ranking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked {
    /// The person.
    pub player: PlayerId,
    /// The Discord id of the person.
    pub discord: UserId,
    /// The rating of the person.
    pub rating: Rating,
    /// The number of rated games that count towards it.
    pub games: i64,
    /// True if the person is established.
    pub established: bool,
}

columns!(Ranked {
    player = "player",
    discord = "discord",
    rating = ..,
    games = "games",
    established = Flag("established"),
});

impl Ranked {
    /// Returns true if they have a place: they are established, and their rating is not
    /// provisional.
    pub fn is_ranked(&self) -> bool {
        self.established && !self.rating.is_provisional(self.games)
    }
}

/// The strongest people of a pool, those without a place last; of a server, only those who played
/// there. `provisional` is the largest deviation of a sure rating.
pub async fn load_ranking(
    conn: &mut Conn,
    pool: Pool,
    server: Option<ServerId>,
    unsure: f64,
    limit: i64,
) -> Result<Vec<Ranked>, StoreError> {
    let visitors = server.map_or("", |_| "JOIN visitor v ON v.player = s.player AND v.server = $4");
    let mut all: Vec<Ranked> = Vec::new();
    let settled = format!(
        "EXISTS (SELECT 1 FROM rating r WHERE r.player = s.player AND r.pool = s.pool ORDER BY r.n LIMIT 1 OFFSET {})",
        Rating::SETTLED - 1
    );
    let known = "s.deviation <= $2 AND p.established_ms IS NOT NULL";
    for condition in [
        format!("{known} AND {settled}"),
        format!("{known} AND NOT {settled}"),
        "(s.deviation > $2 OR p.established_ms IS NULL)".to_owned(),
    ] {
        // Games are counted only for the people within the limit.
        let sql = format!(
            "SELECT strong.*, (SELECT COUNT(*) FROM rating r WHERE r.player = strong.player AND r.pool = $1) AS games FROM
                (SELECT s.player, p.discord, s.rating, s.deviation, s.volatility,
                    CASE WHEN p.established_ms IS NULL THEN 0 ELSE 1 END AS established
                 FROM standing s {visitors} JOIN player p ON p.id = s.player
                 WHERE s.pool = $1 AND p.discord IS NOT NULL AND {condition}
                    AND EXISTS (SELECT 1 FROM rating r WHERE r.player = s.player AND r.pool = s.pool)
                 ORDER BY s.rating DESC, s.player LIMIT $3) AS strong
             ORDER BY rating DESC, player"
        );
        let query = sqlx::query_as(AssertSqlSafe(sql))
            .bind(pool)
            .bind(unsure)
            .bind(limit - all.len() as i64);
        let query = server.into_iter().fold(query, |query, server| query.bind(server));
        let some: Vec<Ranked> = query.fetch_all(&mut *conn).await?;
        all.extend(some);
    }
    let placed = all.iter().take_while(|one| one.is_ranked()).count();
    all[placed..].sort_by(|one, other| {
        let stronger = other.rating.rating.total_cmp(&one.rating.rating);
        stronger.then(one.player.cmp(&other.player))
    });
    Ok(all)
}

/// Stores that these people played in a server.
pub async fn set_visitors(
    conn: &mut Conn,
    server: ServerId,
    players: &[PlayerId],
) -> Result<(), StoreError> {
    for player in players {
        sqlx::query("INSERT INTO visitor (server, player) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(server)
            .bind(*player)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}
