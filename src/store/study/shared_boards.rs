//! The boards on which the players of finished games analyse them together, and who has them open.

use std::collections::BTreeMap;

use crate::game::{GameId, PlayerId, Timestamp};
use crate::store::columns::{Flag, Int, StoredWords, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::queries::{fetch_among, game_keys};
use crate::store::values::Values;

/// The shared board of a game. There is at most one for each game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedBoard {
    /// A number that grows with each change of the moves, the node or the arrows.
    pub version: i64,
    /// A number that grows when a person comes, and when one is admitted or no longer so.
    pub crowd: i64,
    /// The number of plies of the game before the tree begins.
    pub ply: usize,
    /// The tree of moves, as [`LineTree::text`](crate::game::LineTree::text) writes it.
    pub moves: String,
    /// The number of the node that is shown.
    pub node: usize,
    /// The arrows on the board, each as two cells with a hyphen between them. An arrow from a cell
    /// to itself is a circle.
    pub arrows: Vec<String>,
    /// The person who changed the board last. `None` if that person deleted their data.
    pub player: Option<PlayerId>,
}

columns!(SharedBoard {
    version = "version",
    crowd = "crowd",
    ply = Int("ply"),
    moves = "moves",
    node = Int("node"),
    arrows = StoredWords("arrows"),
    player = "player",
});

/// A signed-in person who had the shared board of a game open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardReader {
    /// The person.
    pub player: PlayerId,
    /// True if a player of the game admitted the person to change the board.
    pub admitted: bool,
    /// The time at which the person last had the board open.
    pub seen: Timestamp,
}

columns!(BoardReader { player = "player", admitted = Flag("admitted"), seen = "seen_ms" });

/// The state of a shared board, without its content.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BoardMark {
    /// The version of the board.
    pub version: i64,
    /// A number that changes with the people who have the board open, or who are admitted.
    pub people: i64,
}

impl BoardMark {
    /// Returns the mark of a board that this number of people have open.
    pub fn new(version: i64, crowd: i64, present: usize) -> BoardMark {
        // Fewer people than that are present: without an act of theirs only this number changes.
        let present = i64::try_from(present).unwrap_or(999).min(999);
        BoardMark { version, people: crowd * 1000 + present }
    }
}

/// Loads the shared board of a game; `None` if there is none.
pub async fn load_board(conn: &mut Conn, game: GameId) -> Result<Option<SharedBoard>, StoreError> {
    let sql =
        "SELECT version, crowd, ply, moves, node, arrows, player FROM shared_board WHERE game = $1";
    Ok(sqlx::query_as(sql).bind(game).fetch_optional(conn).await?)
}

/// Stores the shared board of a game. Changes nothing if the game has one.
pub async fn insert_board(
    conn: &mut Conn,
    game: GameId,
    board: &SharedBoard,
    now: Timestamp,
) -> Result<(), StoreError> {
    Values::new()
        .set("game", game)
        .set("version", board.version)
        .set("crowd", board.crowd)
        .set("ply", Int(board.ply))
        .set("moves", board.moves.as_str())
        .set("node", Int(board.node))
        .set("arrows", board.arrows.join(" "))
        .set("player", board.player)
        .set("changed_ms", now)
        .insert(conn, "shared_board", "ON CONFLICT (game) DO NOTHING")
        .await?;
    Ok(())
}

/// Replaces the content of a shared board, if it still has the version before that of `board`.
/// Fails with [`StoreError::Conflict`] if it has another one.
pub async fn update_board(
    conn: &mut Conn,
    game: GameId,
    board: &SharedBoard,
    now: Timestamp,
) -> Result<(), StoreError> {
    let written = Values::new()
        .set("version", board.version)
        .set("moves", board.moves.as_str())
        .set("node", Int(board.node))
        .set("arrows", board.arrows.join(" "))
        .set("player", board.player)
        .set("changed_ms", now)
        .where_equal("game", game)
        .where_equal("version", board.version - 1)
        .update(conn, "shared_board")
        .await?;
    if written == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Records that the people around a shared board changed.
pub async fn count_crowd(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    let sql = "UPDATE shared_board SET crowd = crowd + 1 WHERE game = $1";
    sqlx::query(sql).bind(game).execute(conn).await?;
    Ok(())
}

/// Lists the people who had the shared board of a game open, the last one first.
pub async fn list_readers(conn: &mut Conn, game: GameId) -> Result<Vec<BoardReader>, StoreError> {
    let sql = "SELECT player, admitted, seen_ms FROM shared_board_reader WHERE game = $1
        ORDER BY seen_ms DESC, player";
    Ok(sqlx::query_as(sql).bind(game).fetch_all(conn).await?)
}

/// Stores that a person has the shared board of a game open. Whether they are admitted does not
/// change.
pub async fn set_seen(
    conn: &mut Conn,
    game: GameId,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO shared_board_reader (game, player, admitted, seen_ms) VALUES ($1, $2, 0, $3)
        ON CONFLICT (game, player) DO UPDATE SET seen_ms = excluded.seen_ms";
    sqlx::query(sql).bind(game).bind(player).bind(now).execute(conn).await?;
    Ok(())
}

/// Stores whether a reader of a shared board is admitted to change it. Returns false if the person
/// never read it.
pub async fn set_admitted(
    conn: &mut Conn,
    game: GameId,
    player: PlayerId,
    admitted: bool,
) -> Result<bool, StoreError> {
    let sql = "UPDATE shared_board_reader SET admitted = $1 WHERE game = $2 AND player = $3";
    let done = sqlx::query(sql).bind(Flag(admitted)).bind(game).bind(player).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Forgets the people who last had the shared board of a game open before this time and are not
/// admitted.
pub async fn forget_readers(
    conn: &mut Conn,
    game: GameId,
    before: Timestamp,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM shared_board_reader WHERE game = $1 AND admitted = 0 AND seen_ms < $2";
    sqlx::query(sql).bind(game).bind(before).execute(conn).await?;
    Ok(())
}

/// Returns the marks of the shared boards of these games. Whoever had one open since this time
/// counts as present. Games without a shared board are left out.
pub async fn load_marks(
    conn: &mut Conn,
    games: &[GameId],
    since: Timestamp,
) -> Result<Vec<(GameId, BoardMark)>, StoreError> {
    let sql = "SELECT b.game, b.version, b.crowd, r.seen_ms FROM shared_board b
        LEFT JOIN shared_board_reader r ON r.game = b.game WHERE b.game IN (?)";
    let rows: Vec<(GameId, i64, i64, Option<Timestamp>)> =
        fetch_among(conn, &game_keys(games), sql).await?;
    let mut boards: BTreeMap<GameId, (i64, i64, usize)> = BTreeMap::new();
    for (game, version, crowd, seen) in rows {
        let board = boards.entry(game).or_insert((version, crowd, 0));
        board.2 += usize::from(seen.is_some_and(|seen| seen >= since));
    }
    let marks = boards.into_iter();
    Ok(marks
        .map(|(game, (version, crowd, present))| (game, BoardMark::new(version, crowd, present)))
        .collect())
}
