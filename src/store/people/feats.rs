//! The achievements of a person, computed from the results of their finished games. They are not
//! stored: an annulled game has no result, and a deleted person is not found.

use murus_gallicus::{Reason, Variant};

use crate::game::{Fared, Game, GameId, PlayerId, Rating, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::store::columns::{Flag, Int, StoredText, columns, read_word, stored_as};
use crate::store::db::{Conn, StoreError};

/// A choice among the finished games of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// All games.
    All,
    /// Only games played in servers, which others may know of.
    InServers,
}

impl Kept {
    /// Returns the SQL condition on a game `g`, to append to others. Empty for all games.
    pub(in crate::store) fn condition(self) -> &'static str {
        match self {
            Kept::All => "",
            Kept::InServers => "AND g.server IS NOT NULL",
        }
    }
}

/// A group of a person's finished games with the same variant, result, end and opponent level.
#[derive(Clone, PartialEq, Debug)]
pub struct Alike {
    /// The variant of these games.
    pub variant: Variant,
    /// The person's result in these games.
    pub fared: Fared,
    /// The reason why these games ended.
    pub reason: Reason,
    /// The level of the engine that the person played against. `None` against a person. With
    /// several opponents, that of the first.
    pub level: Option<String>,
    /// True if these games count as feats, see [`Game::is_feat`].
    pub is_feat: bool,
    /// The number of these games.
    pub games: usize,
    /// The number of plies of the longest of these games.
    pub longest: usize,
    /// The time at which the first of these games ended.
    pub since: Timestamp,
}

columns!(Alike {
    variant = StoredText("variant"),
    fared = "result",
    reason = StoredText("reason"),
    level = "level",
    is_feat = Flag("feat"),
    games = Int("games"),
    longest = Int("longest"),
    since = "since_ms",
});

stored_as!(String {
    Fared: |text| read_word(text, Fared::from_word), |fared| fared.word().to_owned();
});

/// Counts the finished games of a person, in groups of equal properties. With `before`, only games
/// that ended before that game.
pub async fn of_player(
    conn: &mut Conn,
    player: PlayerId,
    before: Option<GameId>,
    kept: Kept,
) -> Result<Vec<Alike>, StoreError> {
    let earlier = before
        .map_or("", |_| "AND (g.ended_ms, g.id) < (SELECT ended_ms, id FROM game WHERE id = $2)");
    let by_rules =
        Reason::WORDS.iter().filter(|(reason, _)| reason.is_by_rules()).map(|(_, word)| *word);
    let by_rules = by_rules.map(|word| format!("'{word}'")).collect::<Vec<_>>().join(", ");
    let least = Game::FEAT_PLIES;
    let given_up = Game::GIVEN_UP_PLIES;
    let sql = format!(
        "SELECT variant, result, reason, level, feat, CAST(COUNT(*) AS BIGINT) AS games, MAX(plies) AS longest,
            MIN(ended_ms) AS since_ms
         FROM (SELECT g.variant, c.result, g.reason, o.level, g.plies, g.ended_ms,
                CASE WHEN g.plies < CASE WHEN g.reason IN ({by_rules}) THEN {least} ELSE {given_up} END OR EXISTS (SELECT 1 FROM event e WHERE e.game = g.id AND e.seq = 1 AND e.kind = 'given')
                    THEN 0 ELSE 1 END AS feat
            FROM chair c JOIN game g ON g.id = c.game
                JOIN chair o ON o.game = c.game AND o.n = CASE c.n WHEN 0 THEN 1 ELSE 0 END
            WHERE c.player = $1 AND c.result IN ('won', 'drawn', 'lost') {earlier} {}) AS one
         GROUP BY variant, result, reason, level, feat ORDER BY variant, result, reason, level, feat",
        kept.condition()
    );
    let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(player);
    let query = before.into_iter().fold(query, |query, game| query.bind(game));
    Ok(query.fetch_all(conn).await?)
}

/// Lists up to `limit` last results of a person, the newest first.
pub async fn list_lately(
    conn: &mut Conn,
    player: PlayerId,
    limit: usize,
    kept: Kept,
) -> Result<Vec<Fared>, StoreError> {
    let sql = format!(
        "SELECT c.result FROM chair c JOIN game g ON g.id = c.game
         WHERE c.player = $1 AND c.result IN ('won', 'drawn', 'lost') {} ORDER BY g.ended_ms DESC, g.id DESC LIMIT $2",
        kept.condition()
    );
    Ok(sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
        .bind(player)
        .bind(Int(limit))
        .fetch_all(conn)
        .await?)
}

/// A person who was beaten in a rated game, with their rating before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beaten {
    /// The Discord id of the beaten person.
    pub discord: UserId,
    /// The beaten person's rating before the game.
    pub rating: Rating,
    /// The number of rated games behind that rating.
    pub games: i64,
}

columns!(Beaten { discord = "discord", rating = .., games = "games" });

/// Lists up to `limit` of the strongest people whom a person beat in rated games of one server, or
/// of all, with one entry for each game. People with a settled rating come first. People without an
/// earlier rating, and those who deleted their data, are left out.
pub async fn list_beaten(
    conn: &mut Conn,
    player: PlayerId,
    server: Option<ServerId>,
    limit: usize,
) -> Result<Vec<Beaten>, StoreError> {
    let there = server.map_or("", |_| "AND g.server = $4");
    let sql = format!(
        "SELECT p.discord, b.rating, b.deviation, b.volatility, b.n AS games FROM rating r
            JOIN rating o ON o.game = r.game AND o.player <> r.player JOIN player p ON p.id = o.player
            JOIN game g ON g.id = r.game
            JOIN rating b ON b.player = o.player AND b.pool = o.pool AND b.n = (SELECT MAX(x.n) FROM rating x
                WHERE x.player = o.player AND x.pool = o.pool AND x.n < o.n)
         WHERE r.player = $1 AND r.score > 0.9 AND p.discord IS NOT NULL {there}
         ORDER BY CASE WHEN b.deviation <= $2 AND b.n >= {} THEN 0 ELSE 1 END, b.rating DESC, p.discord LIMIT $3",
        Rating::SETTLED
    );
    let query =
        sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(player).bind(Rating::UNSURE).bind(Int(limit));
    let query = server.into_iter().fold(query, |query, server| query.bind(server));
    Ok(query.fetch_all(conn).await?)
}
