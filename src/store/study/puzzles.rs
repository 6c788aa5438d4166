//! Attempts at puzzles, and the ratings of people and puzzles.

use crate::game::{FirstTry, PlayerId, Puzzling, Rating, Timestamp};
use crate::store::columns::{Int, columns, read_word, stored_as};
use crate::store::db::{Conn, StoreError};
use crate::store::ratings::with_rating;
use crate::store::values::Values;

/// The prefix of the ids of puzzles from a person's own games.
pub const MINE: &str = "mine";

/// A person's attempt at a puzzle, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAttempt {
    /// The puzzle's id.
    pub puzzle: String,
    /// The theme by which the person chose the puzzle, which hints at the answer. `None` if they
    /// chose none.
    pub theme: Option<String>,
    /// The person's tries so far, and the result.
    pub puzzling: Puzzling,
    /// The person's vote on the puzzle: 1 for, -1 against. `None` if they did not vote.
    pub vote: Option<i64>,
}

struct AttemptRow {
    puzzle: String,
    theme: Option<String>,
    shown: Timestamp,
    first: Option<String>,
    wrong: usize,
    result: Option<FirstTry>,
    decided: Option<Timestamp>,
    solved: Option<Timestamp>,
    vote: Option<i64>,
}

stored_as!(String {
    FirstTry: |text| read_word(text, FirstTry::from_word), |result| result.word().to_owned();
});
columns!(AttemptRow {
    puzzle = "puzzle",
    theme = "theme",
    shown = "shown_ms",
    first = "first",
    wrong = Int("wrong"),
    result = "result",
    decided = "decided_ms",
    solved = "solved_ms",
    vote = "vote",
});

impl From<AttemptRow> for StoredAttempt {
    fn from(row: AttemptRow) -> StoredAttempt {
        let puzzling = Puzzling {
            shown: row.shown,
            first: row.first,
            wrong: row.wrong as u32,
            result: row.result.zip(row.decided),
            solved: row.solved,
        };
        StoredAttempt { puzzle: row.puzzle, theme: row.theme, puzzling, vote: row.vote }
    }
}

/// The difficulty of a puzzle as a rating, and the number of attempts behind it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleRating {
    /// The rating of the puzzle. A harder puzzle has a higher one.
    pub rating: Rating,
    /// The number of rated attempts at the puzzle.
    pub plays: i64,
}

columns!(PuzzleRating { rating = .., plays = "plays" });

/// The counts of a person's attempts at puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attempts {
    /// The number of attempts whose result is decided.
    pub decided: i64,
    /// The number of attempts whose first try was right.
    pub right: i64,
}

columns!(Attempts { decided = "decided", right = "found" });

/// Loads a person's attempt at a puzzle, and locks it until the transaction ends, so that
/// concurrent tries wait. `None` if the puzzle was never shown to them.
pub async fn hold_attempt(
    conn: &mut Conn,
    player: PlayerId,
    puzzle: &str,
) -> Result<Option<StoredAttempt>, StoreError> {
    let sql = "UPDATE attempt SET wrong = wrong WHERE player = $1 AND puzzle = $2
        RETURNING puzzle, theme, shown_ms, first, wrong, result, decided_ms, solved_ms, vote";
    let row: Option<AttemptRow> =
        sqlx::query_as(sql).bind(player).bind(puzzle).fetch_optional(conn).await?;
    Ok(row.map(StoredAttempt::from))
}

/// Loads a person's attempt at the puzzle that was shown to them last. `None` if none was.
pub async fn load_newest(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Option<StoredAttempt>, StoreError> {
    let sql = "SELECT puzzle, theme, shown_ms, first, wrong, result, decided_ms, solved_ms, vote FROM attempt
        WHERE player = $1 ORDER BY shown_ms DESC, puzzle LIMIT 1";
    let row: Option<AttemptRow> = sqlx::query_as(sql).bind(player).fetch_optional(conn).await?;
    Ok(row.map(StoredAttempt::from))
}

/// Stores a person's attempt at a puzzle. Replaces the earlier state of the same attempt.
pub async fn set_attempt(
    conn: &mut Conn,
    player: PlayerId,
    row: &StoredAttempt,
) -> Result<(), StoreError> {
    let conflict = "ON CONFLICT (player, puzzle) DO UPDATE
        SET theme = excluded.theme, first = excluded.first, wrong = excluded.wrong, result = excluded.result,
            decided_ms = excluded.decided_ms, solved_ms = excluded.solved_ms, vote = excluded.vote";
    let puzzling = &row.puzzling;
    Values::new()
        .set("player", player)
        .set("puzzle", row.puzzle.as_str())
        .set("theme", row.theme.as_deref())
        .set("shown_ms", puzzling.shown)
        .set("first", puzzling.first.as_deref())
        .set("wrong", i64::from(puzzling.wrong))
        .set("result", puzzling.result.map(|(result, _)| result))
        .set("decided_ms", puzzling.result.map(|(_, at)| at))
        .set("solved_ms", puzzling.solved)
        .set("vote", row.vote)
        .insert(conn, "attempt", conflict)
        .await?;
    Ok(())
}

/// Stores that a person reported a puzzle as faulty. Returns false if they reported it before, or
/// if it was never shown to them.
pub async fn insert_report(
    conn: &mut Conn,
    player: PlayerId,
    puzzle: &str,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let sql = "UPDATE attempt SET reported_ms = $1 WHERE player = $2 AND puzzle = $3 AND reported_ms IS NULL";
    Ok(sqlx::query(sql).bind(now).bind(player).bind(puzzle).execute(conn).await?.rows_affected()
        > 0)
}

/// Lists the ids of the puzzles that were shown to a person.
pub async fn list_shown(conn: &mut Conn, player: PlayerId) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar("SELECT puzzle FROM attempt WHERE player = $1")
        .bind(player)
        .fetch_all(conn)
        .await?)
}

/// Returns true if a puzzle was shown to a person.
pub async fn was_shown(
    conn: &mut Conn,
    player: PlayerId,
    puzzle: &str,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM attempt WHERE player = $1 AND puzzle = $2";
    let shown: Option<i32> =
        sqlx::query_scalar(sql).bind(player).bind(puzzle).fetch_optional(conn).await?;
    Ok(shown.is_some())
}

/// Lists the ids of the puzzles that were shown to a person and whose first try is not decided yet.
pub async fn list_undecided(conn: &mut Conn, player: PlayerId) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT puzzle FROM attempt WHERE player = $1 AND result IS NULL";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}

/// Counts a person's attempts at puzzles.
pub async fn count_attempts(conn: &mut Conn, player: PlayerId) -> Result<Attempts, StoreError> {
    let sql = "SELECT CAST(COUNT(result) AS BIGINT) AS decided,
            CAST(COUNT(CASE WHEN result = 'right' THEN 1 END) AS BIGINT) AS found
         FROM attempt WHERE player = $1";
    Ok(sqlx::query_as(sql).bind(player).fetch_one(conn).await?)
}

/// Counts the puzzles that changed a person's puzzle rating. Puzzles from their own games do not
/// count.
pub async fn count_rated(conn: &mut Conn, player: PlayerId) -> Result<u32, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM attempt
        WHERE player = $1 AND result IS NOT NULL AND puzzle NOT LIKE $2";
    let pattern = format!("{MINE}-%");
    let count: i64 = sqlx::query_scalar(sql).bind(player).bind(pattern).fetch_one(conn).await?;
    Ok(count as u32)
}

/// Counts the puzzles that a person solved on the first try since their last miss. Puzzles from
/// their own games do not count.
pub async fn count_run(conn: &mut Conn, player: PlayerId) -> Result<u32, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM attempt
        WHERE player = $1 AND puzzle NOT LIKE $2 AND result = 'right' AND decided_ms > COALESCE(
            (SELECT MAX(decided_ms) FROM attempt
                WHERE player = $1 AND puzzle NOT LIKE $2 AND result = 'wrong'), 0)";
    let pattern = format!("{MINE}-%");
    let count: i64 = sqlx::query_scalar(sql).bind(player).bind(pattern).fetch_one(conn).await?;
    Ok(count as u32)
}

/// Returns true if a puzzle was shown to a person and their first try is not decided yet.
pub async fn is_undecided(
    conn: &mut Conn,
    player: PlayerId,
    puzzle: &str,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM attempt WHERE player = $1 AND puzzle = $2 AND result IS NULL";
    let open: Option<i32> =
        sqlx::query_scalar(sql).bind(player).bind(puzzle).fetch_optional(conn).await?;
    Ok(open.is_some())
}

/// Returns a person's puzzle rating. `None` before their first rated attempt.
pub async fn load_solver(conn: &mut Conn, player: PlayerId) -> Result<Option<Rating>, StoreError> {
    let sql = "SELECT rating, deviation, volatility FROM solver WHERE player = $1";
    Ok(sqlx::query_as(sql).bind(player).fetch_optional(conn).await?)
}

/// Stores a person's puzzle rating.
pub async fn set_solver(
    conn: &mut Conn,
    player: PlayerId,
    rating: &Rating,
) -> Result<(), StoreError> {
    let conflict = "ON CONFLICT (player) DO UPDATE
        SET rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility";
    with_rating(Values::new().set("player", player), *rating)
        .insert(conn, "solver", conflict)
        .await?;
    Ok(())
}

/// Returns the difficulty rating of a puzzle. `None` before its first rated attempt.
pub async fn load_rating(
    conn: &mut Conn,
    puzzle: &str,
) -> Result<Option<PuzzleRating>, StoreError> {
    let sql = "SELECT rating, deviation, volatility, plays FROM puzzle WHERE id = $1";
    Ok(sqlx::query_as(sql).bind(puzzle).fetch_optional(conn).await?)
}

/// Stores the difficulty rating of a puzzle after one more rated attempt, and counts that attempt.
pub async fn set_rating(conn: &mut Conn, puzzle: &str, rating: &Rating) -> Result<(), StoreError> {
    let conflict =
        "ON CONFLICT (id) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
        volatility = excluded.volatility, plays = puzzle.plays + 1";
    let values = Values::new().set("id", puzzle).set("plays", 1_i64);
    with_rating(values, *rating).insert(conn, "puzzle", conflict).await?;
    Ok(())
}
