//! The people who take part in contests.

use crate::game::{ContestId, EntrantPart, PlayerId, Team, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::store::columns::{Flag, Int, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// A person who takes part in a contest, or did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The key of the person.
    pub player: PlayerId,
    /// The Discord id of the person. `None` if they deleted their data.
    pub discord: Option<UserId>,
    /// The team of the person in a team match; `None` in other contests.
    pub team: Option<Team>,
    /// The server for which the person plays: that of their team, else that of the contest.
    pub server: ServerId,
    /// The time at which the person left the contest; `None` if they did not.
    pub left: Option<Timestamp>,
    /// True if the person is in the server by Discord's last answer, or if Discord was never asked.
    pub is_inside: bool,
    /// The time of Discord's last answer. `None` if Discord was never asked.
    pub asked: Option<Timestamp>,
    /// The person's part in a league or cup. In a month everyone is in.
    pub part: EntrantPart,
    /// The person's place in the order of strength of a league or cup, from 0 on. `None` for
    /// newcomers, and before a cup begins.
    pub seed: Option<i64>,
    /// The person's division, from 1 on. `None` in a month, before a season or cup begins, and for
    /// people who do not play.
    pub division: Option<i64>,
    /// The round of a Swiss cup in which the person has no opponent; `None` if there is none.
    pub bye: Option<i64>,
    /// The number of games of a league that the person plays at once.
    pub at_once: usize,
}

impl Entrant {
    /// Returns true if the person left the contest.
    pub fn has_left(&self) -> bool {
        self.left.is_some()
    }

    /// Returns the Discord id of a person who takes part now. `None` if they left the contest or
    /// the server, take a break, or deleted their data.
    pub fn present(&self) -> Option<UserId> {
        let plays = !self.has_left() && self.is_inside && self.part.plays();
        self.discord.filter(|_| plays)
    }

    /// Returns the Discord id of a person who can be named beside their results, also if they are
    /// out or left the contest. `None` if they left the server, or deleted their data.
    pub fn nameable(&self) -> Option<UserId> {
        self.discord.filter(|_| self.is_inside)
    }

    /// Returns true if the person can take the place of someone who withdraws from a cup.
    pub fn is_reserve(&self) -> bool {
        let waits = !self.has_left() && self.is_inside && self.part == EntrantPart::Reserve;
        waits && self.discord.is_some()
    }
}

columns!(Entrant {
    player = "player",
    discord = "discord",
    team = "team",
    server = "server",
    left = "left_ms",
    is_inside = Flag("is_inside"),
    asked = "asked_ms",
    part = "part",
    seed = "seed",
    division = "division",
    bye = "bye",
    at_once = Int("at_once"),
});
/// Adds a person to a contest. A person who left and comes back counts as if they had never left.
/// Returns false if they take part already.
pub async fn join_contest(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let joined = Values::new()
        .set("contest", id)
        .set("player", player)
        .set("joined_ms", now)
        .insert(
            conn,
            "entrant",
            "ON CONFLICT (contest, player) DO UPDATE SET left_ms = NULL WHERE entrant.left_ms IS NOT NULL",
        )
        .await?;
    Ok(joined > 0)
}

/// Stores that a person left a contest. Returns false if they do not take part.
pub async fn leave_contest(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let sql =
        "UPDATE entrant SET left_ms = $1 WHERE contest = $2 AND player = $3 AND left_ms IS NULL";
    let done = sqlx::query(sql).bind(now).bind(id).bind(player).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Lists all people who ever joined a contest, in the order in which they joined.
pub async fn list_entrants(conn: &mut Conn, id: ContestId) -> Result<Vec<Entrant>, StoreError> {
    let sql = "SELECT e.player, p.discord, e.team,
            CASE WHEN e.team = 'guest' THEN k.guest ELSE k.server END AS server,
            e.left_ms,
            COALESCE(m.inside, 1) AS is_inside, m.asked_ms,
            e.part, e.seed, e.division, e.bye, e.at_once
        FROM contest k JOIN entrant e ON e.contest = k.id JOIN player p ON p.id = e.player
            LEFT JOIN member m ON m.player = e.player
                AND m.server = CASE WHEN e.team = 'guest' THEN k.guest ELSE k.server END
        WHERE k.id = $1 ORDER BY e.joined_ms, e.player";
    Ok(sqlx::query_as(sql).bind(id).fetch_all(conn).await?)
}

/// Stores the division of a person of a contest, from 1 on; `None` if they play no more.
pub async fn set_division(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    division: Option<i64>,
) -> Result<(), StoreError> {
    of_entrant(id, player).set("division", division).update(conn, "entrant").await?;
    Ok(())
}

/// Stores a person's part in a season. Returns false if they did not join it.
pub async fn set_part(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    part: EntrantPart,
) -> Result<bool, StoreError> {
    let changed = of_entrant(id, player).set("part", part).update(conn, "entrant").await?;
    Ok(changed == 1)
}

/// Stores the number of games that a person of a season plays at once.
pub async fn set_at_once(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    games: usize,
) -> Result<(), StoreError> {
    of_entrant(id, player).set("at_once", Int(games)).update(conn, "entrant").await?;
    Ok(())
}

/// Restricts an update to a person of a season.
fn of_entrant(id: ContestId, player: PlayerId) -> Values {
    Values::new().where_equal("contest", id).where_equal("player", player)
}

/// A person whom a season takes over from the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarriedEntrant {
    /// The person.
    pub player: PlayerId,
    /// Their part in the new season.
    pub part: EntrantPart,
    /// Their place in the order of strength.
    pub seed: Option<i64>,
    /// The number of games that they play at once.
    pub at_once: usize,
}

/// Stores the people whom a new season takes over.
pub async fn carry_entrants(
    conn: &mut Conn,
    id: ContestId,
    people: &[CarriedEntrant],
    now: Timestamp,
) -> Result<(), StoreError> {
    let row = |values: Values, one: &CarriedEntrant| {
        values
            .set("contest", id)
            .set("player", one.player)
            .set("joined_ms", now)
            .set("part", one.part)
            .set("seed", one.seed)
            .set("at_once", Int(one.at_once))
    };
    Values::rows(people, row).insert(conn, "entrant", "").await?;
    Ok(())
}

/// Stores the place of a person by strength in a contest. `None` if they have none any more.
pub async fn set_seed(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    seed: Option<i64>,
) -> Result<(), StoreError> {
    of_entrant(id, player).set("seed", seed).update(conn, "entrant").await?;
    Ok(())
}

/// Stores the round of a Swiss cup in which a person has no opponent. `None` if there is none.
pub async fn set_bye(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
    round: Option<i64>,
) -> Result<(), StoreError> {
    of_entrant(id, player).set("bye", round).update(conn, "entrant").await?;
    Ok(())
}
