//! The first moves of finished games, counted by position. The counts name no game and no person.

use murus_gallicus::Variant;
use murus_lessons::{Maker, OpeningRow, Results};
use sqlx::AssertSqlSafe;

use crate::game::GameId;
use crate::store::columns::{Int, StoredText, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

struct FirstMoveRow {
    position: String,
    played: String,
    maker: String,
    won: usize,
    drawn: usize,
    lost: usize,
}

columns!(FirstMoveRow {
    position = "position",
    played = "played",
    maker = "maker",
    won = Int("won"),
    drawn = Int("drawn"),
    lost = Int("lost"),
});

/// Adds a finished game to the counts, with a row for each of its first moves. Does nothing if it
/// is counted already.
pub async fn add(
    conn: &mut Conn,
    game: GameId,
    variant: Variant,
    rows: Vec<OpeningRow>,
) -> Result<(), StoreError> {
    let new = Values::new()
        .set("game", game)
        .insert(conn, "first_move_game", "ON CONFLICT (game) DO NOTHING")
        .await?;
    if new > 0 { change_counts(conn, variant, rows, 1).await } else { Ok(()) }
}

/// Removes a game from the counts, given the rows with which it was counted. Does nothing if it is
/// not counted.
pub async fn remove_game(
    conn: &mut Conn,
    game: GameId,
    variant: Variant,
    rows: Vec<OpeningRow>,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM first_move_game WHERE game = $1";
    let counted = sqlx::query(sql).bind(game).execute(&mut *conn).await?.rows_affected();
    if counted > 0 { change_counts(conn, variant, rows, -1).await } else { Ok(()) }
}

/// Returns the counts of the moves from these positions of a variant. Rows that cannot be read are
/// left out.
pub async fn from(
    conn: &mut Conn,
    variant: Variant,
    positions: &[&str],
) -> Result<Vec<OpeningRow>, StoreError> {
    let places = (0..positions.len()).map(|n| format!("${}", n + 2)).collect::<Vec<_>>().join(", ");
    let sql = format!(
        "SELECT position, played, maker, won, drawn, lost FROM first_move WHERE variant = $1 AND position IN ({places})"
    );
    let query = sqlx::query_as(AssertSqlSafe(sql)).bind(StoredText(variant));
    let query = positions.iter().fold(query, |query, position| query.bind(*position));
    let rows: Vec<FirstMoveRow> = query.fetch_all(conn).await?;
    let row = |row: FirstMoveRow| {
        let FirstMoveRow { position: key, played: stored, maker, won, drawn, lost } = row;
        Some(OpeningRow {
            key,
            stored,
            maker: Maker::from_word(&maker)?,
            results: Results { won, drawn, lost },
        })
    };
    Ok(rows.into_iter().filter_map(row).collect())
}

async fn change_counts(
    conn: &mut Conn,
    variant: Variant,
    mut rows: Vec<OpeningRow>,
    by: i64,
) -> Result<(), StoreError> {
    // A fixed order, so that two games that end at the same time lock shared rows without a
    // deadlock.
    let place = |row: &OpeningRow| (row.key.clone(), row.stored.clone(), row.maker);
    rows.sort_by_cached_key(place);
    // A statement can write a row only once, so rows of a repeated position are merged.
    rows.dedup_by(|next, one| {
        let same = place(next) == place(one);
        if same {
            one.results += next.results;
        }
        same
    });
    let count = |n: usize| by * i64::try_from(n).unwrap_or(0);
    let conflict = "ON CONFLICT (variant, position, played, maker) DO UPDATE
        SET won = first_move.won + excluded.won, drawn = first_move.drawn + excluded.drawn, lost = first_move.lost + excluded.lost";
    Values::rows(rows, |values, row| {
        values
            .set("variant", StoredText(variant))
            .set("position", row.key)
            .set("played", row.stored)
            .set("maker", row.maker.word())
            .set("won", count(row.results.won))
            .set("drawn", count(row.results.drawn))
            .set("lost", count(row.results.lost))
    })
    .insert(conn, "first_move", conflict)
    .await?;
    Ok(())
}
