//! Results of games: the statistics of all, and those of people.

use murus_gallicus::{Reason, Seat, Variant};
use sqlx::AssertSqlSafe;

use crate::game::{Fared, Game, GameId, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::store::columns::{Int, StoredText, columns, stored_as};
use crate::store::db::{Conn, Span, StoreError};
use crate::store::feats::Kept;
use crate::store::values::Values;

/// The most games of a person that are searched for boards. With more games, the person counts as
/// having many boards.
const FEW_GAMES: i64 = 5;

/// The number of finished games with the same variant, winner and reason, and their lengths.
/// Cancelled games are not among them.
#[derive(Clone, PartialEq, Debug)]
pub struct VariantTally {
    /// The variant of these games.
    pub variant: Variant,
    /// The winner's side. `None` for a draw.
    pub winner: Option<Seat>,
    /// The reason why these games ended.
    pub reason: Reason,
    /// The number of these games.
    pub games: i64,
    /// The total number of plies of these games.
    pub plies: i64,
    /// The number of plies of the shortest game.
    pub shortest: i64,
    /// The number of plies of the longest game.
    pub longest: i64,
}

columns!(VariantTally {
    variant = StoredText("variant"),
    winner = Winner("winner"),
    reason = StoredText("reason"),
    games = "games",
    plies = "plies",
    shortest = "shortest",
    longest = "longest",
});

/// The winner's side as it is stored: empty for a draw.
struct Winner(Option<Seat>);

stored_as!(String {
    Winner: |text| match text.as_str() {
        "" => Ok(Winner(None)),
        word => Ok(Winner(Some(Seat::from_word(word).ok_or_else(|| word.to_owned())?))),
    }, |winner| winner.0.map_or("", Seat::word).to_owned();
});

/// Adds a finished game to the statistics if `by` is 1, or takes it back if `by` is -1. Does
/// nothing for a running game.
pub async fn tally_game(conn: &mut Conn, game: &Game, by: i64) -> Result<(), StoreError> {
    let Some(end) = game.outcome() else { return Ok(()) };
    let conflict = "ON CONFLICT (variant, winner, reason, plies) DO UPDATE SET games = tally.games + excluded.games";
    Values::new()
        .set("variant", StoredText(game.variant()))
        .set("winner", Winner(end.winner))
        .set("reason", StoredText(end.reason))
        .set("plies", Int(game.line().plies()))
        .set("games", by)
        .insert(conn, "tally", conflict)
        .await?;
    Ok(())
}

/// Loads the statistics of all games that were played with this bot and whose results still count.
pub async fn load_tallies(conn: &mut Conn) -> Result<Vec<VariantTally>, StoreError> {
    let sql = "SELECT variant, winner, reason, CAST(SUM(games) AS BIGINT) AS games, CAST(SUM(games * plies) AS BIGINT) AS plies,
            MIN(plies) AS shortest, MAX(plies) AS longest FROM tally WHERE games > 0
         GROUP BY variant, winner, reason ORDER BY variant, winner, reason";
    Ok(sqlx::query_as(sql).fetch_all(conn).await?)
}

/// Counts the games of a server that began and that ended in each of several equal spans of time,
/// the first of which is given. An entry has the index of a span, from 0, and the numbers of games
/// that began and ended. A span can have two entries, one for each number, or none without games.
/// Games that were annulled or brought in from elsewhere are left out.
pub async fn load_activity(
    conn: &mut Conn,
    server: ServerId,
    first: Span,
) -> Result<Vec<(usize, [usize; 2])>, StoreError> {
    let mut spans = Vec::new();
    for (column, state, of) in
        [("started_ms", "", [1, 0]), ("ended_ms", "AND state = 'over'", [0, 1])]
    {
        let sql = format!(
            "SELECT ({column} - $2) / $3 AS n, CAST(COUNT(*) AS BIGINT) AS games FROM game
             WHERE server = $1 AND {column} >= $2 AND tallied = 1 {state} GROUP BY 1"
        );
        let length = (first.until - first.from).as_millis();
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(server).bind(first.from).bind(length);
        let counts: Vec<(Int<usize>, Int<usize>)> = query.fetch_all(&mut *conn).await?;
        spans.extend(
            counts.into_iter().map(|(Int(n), Int(games))| (n, of.map(|one: usize| one * games))),
        );
    }
    Ok(spans)
}

/// Lists every game of a person, oldest first.
pub async fn all_games_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT DISTINCT game FROM chair WHERE player = $1 ORDER BY game";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}

/// Lists the people in a person's games, including the person, each with the server of the game,
/// the newest game first.
pub async fn company_of(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(Option<ServerId>, UserId)>, StoreError> {
    let sql = "SELECT g.server, p.discord, MAX(g.id) AS newest FROM chair c JOIN game g ON g.id = c.game
            JOIN chair o ON o.game = c.game JOIN player p ON p.id = o.player
         WHERE c.player = $1 AND p.discord IS NOT NULL GROUP BY g.server, p.discord ORDER BY newest DESC";
    let rows: Vec<(_, _, GameId)> = sqlx::query_as(sql).bind(player).fetch_all(conn).await?;
    Ok(rows.into_iter().map(|(server, person, _)| (server, person)).collect())
}

/// Returns true if a person received fewer boards than `most` in all their games, and made fewer
/// moves. Moves count because the boards of old games are forgotten. Always false for a person with
/// more than 5 games.
pub async fn has_few_boards(
    conn: &mut Conn,
    player: PlayerId,
    most: usize,
) -> Result<bool, StoreError> {
    let sql = "SELECT game FROM chair WHERE player = $1 LIMIT $2";
    let games: Vec<GameId> =
        sqlx::query_scalar(sql).bind(player).bind(FEW_GAMES + 1).fetch_all(&mut *conn).await?;
    if games.len() as i64 > FEW_GAMES {
        return Ok(false);
    }
    let sql = "SELECT CAST((SELECT COUNT(*) FROM chair c JOIN outbox o ON o.key = c.game
                WHERE c.player = $1 AND o.lane = 'game' AND o.kind = 'turn' AND o.recipient = $1 AND o.message IS NOT NULL)
            AS BIGINT) AS boards,
        CAST((SELECT COUNT(*) FROM chair c JOIN event e ON e.game = c.game AND e.chair = c.n
                WHERE c.player = $1 AND e.kind = 'move') AS BIGINT) AS moves";
    let (Int(boards), Int(moves)): (Int<usize>, Int<usize>) =
        sqlx::query_as(sql).bind(player).fetch_one(conn).await?;
    Ok(boards < most && moves < most)
}

/// Counts the games that a person won, drew and lost, in this order, among those that `kept` names.
/// In a game with more than two players, one wins and the others lose.
pub async fn load_record(
    conn: &mut Conn,
    player: PlayerId,
    kept: Kept,
) -> Result<[usize; 3], StoreError> {
    load_results(conn, player, None, kept).await
}

/// Returns true if a person has fewer than `than` games with other people that ended with a result.
/// Cancelled and annulled games do not count.
pub async fn has_fewer_with_people(
    conn: &mut Conn,
    player: PlayerId,
    than: usize,
) -> Result<bool, StoreError> {
    let sql = "SELECT c.game FROM chair c
         WHERE c.player = $1 AND c.result IN ('won', 'drawn', 'lost')
            AND EXISTS (SELECT 1 FROM chair o WHERE o.game = c.game AND o.n <> c.n AND o.player IS NOT NULL)
         LIMIT $2";
    let games: Vec<GameId> =
        sqlx::query_scalar(sql).bind(player).bind(Int(than)).fetch_all(conn).await?;
    Ok(games.len() < than)
}

/// Counts a person's wins, draws and losses against one other person, in games of two.
pub async fn head_to_head(
    conn: &mut Conn,
    player: PlayerId,
    against: PlayerId,
) -> Result<[usize; 3], StoreError> {
    load_results(conn, player, Some(against), Kept::All).await
}

async fn load_results(
    conn: &mut Conn,
    player: PlayerId,
    against: Option<PlayerId>,
    kept: Kept,
) -> Result<[usize; 3], StoreError> {
    let other = match against {
        Some(_) => {
            "AND EXISTS (SELECT 1 FROM chair o WHERE o.game = c.game AND o.n <> c.n AND o.player = $2)
             AND NOT EXISTS (SELECT 1 FROM chair t WHERE t.game = c.game AND t.n > 1)"
        }
        None => "",
    };
    let sql = format!(
        "SELECT c.result, CAST(COUNT(*) AS BIGINT) AS n FROM chair c {}
         WHERE c.player = $1 AND c.result IS NOT NULL {other} GROUP BY c.result",
        match kept {
            Kept::All => String::new(),
            Kept::InServers => format!("JOIN game g ON g.id = c.game {}", kept.condition()),
        }
    );
    let query = sqlx::query_as(AssertSqlSafe(sql)).bind(player);
    let query = against.into_iter().fold(query, |query, other| query.bind(other));
    let counts: Vec<(String, Int<usize>)> = query.fetch_all(conn).await?;
    let mut record = [0; 3];
    for (word, Int(count)) in counts {
        if let Some(fared) = Fared::from_word(&word) {
            record[fared as usize] += count;
        }
    }
    Ok(record)
}

/// Lists up to `limit` games with larger ids than `after` whose results an earlier version failed
/// to store, because the chairs were swapped.
pub async fn swapped_games(
    conn: &mut Conn,
    after: GameId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT DISTINCT game FROM chair WHERE result = 'swapped' AND game > $1 ORDER BY game LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(after).bind(limit).fetch_all(conn).await?)
}
