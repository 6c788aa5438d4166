//! Leaderboards, and the people who played in a server.

use crate::game::{PlayerId, Pool, Rating};
use crate::ids::{ServerId, UserId};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, StoreError};
use sqlx::AssertSqlSafe;

/// A person in a ranking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked {
    /// The key of the person.
    pub player: PlayerId,
    /// The Discord id of the person.
    pub discord: UserId,
    /// The rating of the person.
    pub rating: Rating,
    /// The number of rated games behind the rating.
    pub games: i64,
    /// True if the person is established, by games with enough established people.
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
    /// Returns true if the person has a place in the ranking: they are established, and their
    /// rating is not provisional.
    pub fn is_ranked(&self) -> bool {
        self.established && !self.rating.is_provisional(self.games)
    }
}

/// Lists up to `limit` people of a pool, the strongest first. People without a place in the ranking
/// come last. With a server, lists only people who played there. `unsure` is the largest deviation
/// of a settled rating.
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
