//! Fixtures: the games that contests pair by themselves.

use std::collections::BTreeSet;

use crate::game::{
    ContestId, Fixture, FixtureRuling, GameId, NewFixture, PlayerId, Timestamp, order_pair,
};
use crate::store::columns::{Flag, Int, StoredOption, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::servers::contests::LADDER;
use crate::store::values::Values;

columns!(Fixture {
    n = "n",
    round = "round",
    division = "division",
    one = "one",
    other = "other",
    game = "game",
    name = "name",
    runs = Flag("runs"),
    reason = StoredOption("reason"),
    winner = StoredOption("winner"),
    ended = "ended_ms",
    fared = "fared",
    ruling = ?("ruling"),
});
columns!(FixtureRuling { fared = "ruled", why = "ruling", at = "ruled_ms" });

/// Lists the fixtures of a contest in the order in which they begin.
pub async fn list_fixtures(conn: &mut Conn, id: ContestId) -> Result<Vec<Fixture>, StoreError> {
    let sql = "SELECT f.n, f.round, f.division, f.one, f.other, f.game, g.name,
            CAST(CASE WHEN g.state = 'running' THEN 1 ELSE 0 END AS BIGINT) AS runs,
            g.reason, g.winner, g.ended_ms,
            CASE WHEN c.result IN ('won', 'drawn', 'lost') THEN c.result END AS fared, f.ruled, f.ruling, f.ruled_ms
        FROM fixture f LEFT JOIN game g ON g.id = f.game
            LEFT JOIN chair c ON c.game = f.game AND c.n = 0
        WHERE f.contest = $1 ORDER BY f.n";
    Ok(sqlx::query_as(sql).bind(id).fetch_all(conn).await?)
}

/// Lists the running games of a contest, those that changed last first.
pub async fn list_running(
    conn: &mut Conn,
    id: ContestId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT g.id FROM fixture f JOIN game g ON g.id = f.game
        WHERE f.contest = $1 AND g.state = 'running' ORDER BY g.changed_ms DESC, g.id LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(id).bind(limit).fetch_all(conn).await?)
}

/// A board of a contest on which it is a person's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitingBoard {
    /// The game.
    pub game: GameId,
    /// The time of the last change of the game, usually the move before the person's turn.
    pub since: Timestamp,
    /// The time at which the person's time runs out; `None` if no clock runs.
    pub deadline: Option<Timestamp>,
}

columns!(WaitingBoard { game = "id", since = "changed_ms", deadline = "deadline_ms" });

/// Lists the games of a contest without a result in which it is a person's turn, those that have
/// waited longest first.
pub async fn list_waiting(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
) -> Result<Vec<WaitingBoard>, StoreError> {
    let sql = "SELECT g.id, g.changed_ms, g.deadline_ms FROM fixture f JOIN game g ON g.id = f.game
            JOIN chair c ON c.game = g.id AND c.n = g.to_move
        WHERE f.contest = $1 AND f.ruled IS NULL AND g.state = 'running' AND c.player = $2
        ORDER BY g.changed_ms, g.id";
    Ok(sqlx::query_as(sql).bind(id).bind(player).fetch_all(conn).await?)
}

/// The running simul for which a game is played; `None` for other games.
pub async fn simul_of(conn: &mut Conn, game: GameId) -> Result<Option<ContestId>, StoreError> {
    let sql = "SELECT k.id FROM fixture f JOIN contest k ON k.id = f.contest
        WHERE f.game = $1 AND k.kind = 'simul' AND k.state = 'running'";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_optional(conn).await?)
}

/// The contest for which a game is played; `None` for other games.
pub async fn contest_of(conn: &mut Conn, game: GameId) -> Result<Option<ContestId>, StoreError> {
    let sql = "SELECT contest FROM fixture WHERE game = $1";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_optional(conn).await?)
}

/// Returns true if a contest paired this game. A challenge in a ladder is paired by its players.
pub async fn is_paired(conn: &mut Conn, game: GameId) -> Result<bool, StoreError> {
    let sql = "SELECT c.id FROM fixture f JOIN contest c ON c.id = f.contest
        WHERE f.game = $1 AND c.kind <> $2";
    let query = sqlx::query_scalar::<_, i64>(sql).bind(game).bind(LADDER);
    Ok(query.fetch_optional(conn).await?.is_some())
}

/// Returns the pairs of people of a contest of whom one blocks the other. The smaller key is first.
pub async fn list_apart(
    conn: &mut Conn,
    id: ContestId,
) -> Result<BTreeSet<[PlayerId; 2]>, StoreError> {
    let sql = "SELECT b.player, b.blocked FROM entrant one JOIN block b ON b.player = one.player
            JOIN entrant other ON other.contest = one.contest AND other.player = b.blocked
        WHERE one.contest = $1";
    let pairs: Vec<(PlayerId, PlayerId)> = sqlx::query_as(sql).bind(id).fetch_all(conn).await?;
    Ok(pairs.into_iter().map(|(one, other)| order_pair([one, other])).collect())
}

/// The number of fixtures that are stored with one statement.
const ROWS: usize = 100;

/// Stores fixtures of a contest in the order in which they begin. `first` is the number of the
/// first of them: that of the fixtures which the contest has already.
pub async fn insert_fixtures(
    conn: &mut Conn,
    id: ContestId,
    first: usize,
    fixtures: &[NewFixture],
) -> Result<(), StoreError> {
    let numbered: Vec<(usize, &NewFixture)> = (first..).zip(fixtures).collect();
    for some in numbered.chunks(ROWS) {
        let row = |values: Values, (n, one): &(usize, &NewFixture)| {
            let [first, second] = one.pair;
            values
                .set("contest", id)
                .set("n", Int(*n))
                .set("round", one.round)
                .set("division", one.division)
                .set("one", first)
                .set("other", second)
        };
        Values::rows(some, row).insert(conn, "fixture", "").await?;
    }
    Ok(())
}

/// Stores the game of a fixture.
pub async fn begin_fixture(
    conn: &mut Conn,
    id: ContestId,
    n: i64,
    game: GameId,
) -> Result<(), StoreError> {
    of_fixture(id, n).set("game", game).update(conn, "fixture").await?;
    Ok(())
}

/// Stores the ruling about a fixture.
pub async fn rule_fixture(
    conn: &mut Conn,
    id: ContestId,
    n: i64,
    ruling: FixtureRuling,
) -> Result<(), StoreError> {
    let FixtureRuling { fared, why, at } = ruling;
    of_fixture(id, n)
        .set("ruled", fared)
        .set("ruling", why)
        .set("ruled_ms", at)
        .update(conn, "fixture")
        .await?;
    Ok(())
}

/// Restricts an update to a fixture of a contest.
fn of_fixture(id: ContestId, n: i64) -> Values {
    Values::new().where_equal("contest", id).where_equal("n", n)
}

/// Stores the ruling about the fixture of a game, unless it has one.
pub async fn rule_game(
    conn: &mut Conn,
    game: GameId,
    ruling: FixtureRuling,
) -> Result<(), StoreError> {
    let FixtureRuling { fared, why, at } = ruling;
    let sql = "UPDATE fixture SET ruled = $1, ruling = $2, ruled_ms = $3
        WHERE game = $4 AND ruled IS NULL";
    sqlx::query(sql).bind(fared).bind(why).bind(at).bind(game).execute(conn).await?;
    Ok(())
}

/// Lets the fixtures of a person without a result begin anew whose games have ended, because the
/// person had left.
pub async fn drop_ended_games(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
) -> Result<(), StoreError> {
    let sql = "UPDATE fixture SET game = NULL
        WHERE contest = $1 AND (one = $2 OR other = $2) AND ruled IS NULL
            AND game IN (SELECT id FROM game WHERE state = 'over')";
    sqlx::query(sql).bind(id).bind(player).execute(conn).await?;
    Ok(())
}

/// Puts a person in the place of another one in all fixtures of a contest. Their games begin anew.
pub async fn replace_player(
    conn: &mut Conn,
    id: ContestId,
    gone: PlayerId,
    by: PlayerId,
) -> Result<(), StoreError> {
    for side in ["one", "other"] {
        Values::new()
            .set(side, by)
            .set_to("game", "NULL")
            .where_equal("contest", id)
            .where_equal(side, gone)
            .update(conn, "fixture")
            .await?;
    }
    Ok(())
}
