//! Searching all games of a person.

use sqlx::AssertSqlSafe;

use crate::game::{GameId, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::store::db::{Conn, StoreError};

/// Search terms for games. A game that matches any of them is found.
#[derive(Clone, Default, Debug)]
pub struct SearchFacts {
    /// A part of the short name of the game; an empty text is a part of every name.
    pub name: String,
    /// The variants that match, as variant strings.
    pub variants: Vec<String>,
    /// The levels of the engine that match, for games against it.
    pub levels: Vec<&'static str>,
    /// The Discord ids of the other players that match.
    pub people: Vec<UserId>,
}

/// The running games of a person, the finished ones, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GamePart {
    /// Running games only.
    Running,
    /// Finished games only.
    Over,
    /// All games, the running ones first.
    Every,
}

/// Lists up to `limit` people whom a person met in games, each once for each server of those games,
/// the last met first. The server is `None` for games outside of servers.
pub async fn find_rivals(
    conn: &mut Conn,
    player: PlayerId,
    limit: i64,
) -> Result<Vec<(Option<ServerId>, UserId)>, StoreError> {
    let sql = "SELECT g.server, p.discord FROM chair c JOIN game g ON g.id = c.game
            JOIN chair o ON o.game = c.game AND o.n <> c.n JOIN player p ON p.id = o.player
        WHERE c.player = $1 AND p.discord IS NOT NULL
        GROUP BY g.server, p.discord ORDER BY MAX(g.id) DESC LIMIT $2";
    Ok(sqlx::query_as(sql).bind(player).bind(limit).fetch_all(conn).await?)
}

/// Lists up to `limit` games of a person that match any of these terms: running games first, each
/// group from the newest.
pub async fn find_games(
    conn: &mut Conn,
    player: PlayerId,
    part: GamePart,
    facts: &SearchFacts,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let mut n = 5;
    let mut places = |count: usize| {
        let list = (0..count).map(|_| {
            n += 1;
            format!("${n}")
        });
        // SQL has no empty list.
        if count == 0 { "NULL".to_owned() } else { list.collect::<Vec<_>>().join(", ") }
    };
    let [variants, levels, people] =
        [facts.variants.len(), facts.levels.len(), facts.people.len()].map(&mut places);
    let sql = format!(
        "SELECT g.id FROM chair c JOIN game g ON g.id = c.game
        WHERE c.player = $1 AND (c.live = 1 AND $2 = 1 OR c.live = 0 AND g.state = 'over' AND $3 = 1)
            AND (g.name LIKE $4 OR g.variant IN ({variants}) OR EXISTS (
                SELECT 1 FROM chair o LEFT JOIN player p ON p.id = o.player
                WHERE o.game = g.id AND o.n <> c.n AND (o.level IN ({levels}) OR p.discord IN ({people}))))
        ORDER BY c.live DESC, g.id DESC LIMIT $5"
    );
    // `%` and `_` never occur in a short name.
    let name = format!("%{}%", facts.name.replace(['%', '_'], ""));
    let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(player);
    let query = query
        .bind(i64::from(part != GamePart::Over))
        .bind(i64::from(part != GamePart::Running))
        .bind(name)
        .bind(limit);
    let query = facts.variants.iter().fold(query, |query, variant| query.bind(variant.as_str()));
    let query = facts.levels.iter().fold(query, |query, level| query.bind(*level));
    let query = facts.people.iter().fold(query, |query, person| query.bind(*person));
    Ok(query.fetch_all(conn).await?)
}
