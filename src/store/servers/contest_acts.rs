//! The log of what managers did in contests that run.

use murus_gallicus::{Variant, words};

use crate::game::{ContestId, ContestKind, PlayerId, Timestamp};
use crate::ids::ServerId;
use crate::store::columns::{StoredOption, columns, read_word, stored_as};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;
use sqlx::AssertSqlSafe;

/// The key of an act of a manager in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ContestActId(pub i64);

/// The acts of managers in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steward {
    /// The contest is paused.
    Paused,
    /// The contest goes on.
    Resumed,
    /// A person is out.
    Removed,
    /// Another person plays in the place of one.
    Replaced,
    /// A person wins a game against another one.
    Decided,
    /// A game of two people is a draw.
    Drawn,
    /// A person is asked to play against all others in a simul.
    Asked,
    /// The contest is over. The message goes to the other server of a team match.
    Stopped,
}

words!(Steward {
    Paused: "paused",
    Resumed: "resumed",
    Removed: "removed",
    Replaced: "replaced",
    Decided: "decided",
    Drawn: "drawn",
    Asked: "asked",
    Stopped: "stopped",
});

stored_as!(i64 { ContestActId: |id| Ok(ContestActId(id)), |id| id.0; });
stored_as!(String { Steward: |text| read_word(text, Steward::from_word), |act| act.word().to_owned(); });

/// An act of a manager in a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestAct {
    /// The contest.
    pub contest: ContestId,
    /// The kind of the contest.
    pub kind: ContestKind,
    /// The number of the contest.
    pub number: i64,
    /// The variant of the contest; `None` if games of all variants count.
    pub variant: Option<Variant>,
    /// What the manager did.
    pub act: Steward,
    /// The manager.
    pub by: PlayerId,
    /// The person whom it concerns: who wins, who is out, who is asked, or one of two who drew.
    pub player: Option<PlayerId>,
    /// The other person whom it concerns: who loses, who plays in place of one, or the second of
    /// two who drew.
    pub other: Option<PlayerId>,
    /// The time.
    pub at: Timestamp,
}

columns!(ContestAct {
    contest = "contest",
    kind = ..,
    number = "number",
    variant = StoredOption("variant"),
    act = "act",
    by = "steward",
    player = "player",
    other = "other",
    at = "at_ms",
});

/// The query for the columns of acts.
const ACT: &str = "SELECT a.contest, k.kind, k.number, k.variant, k.season, k.weeks, k.days, k.time, k.form, k.size, k.host, k.side, k.rated, a.act, a.steward, a.player, a.other, a.at_ms
    FROM contest_act a JOIN contest k ON k.id = a.contest";

/// Stores an act under a new key.
pub async fn insert_act(
    conn: &mut Conn,
    id: ContestActId,
    act: &ContestAct,
) -> Result<(), StoreError> {
    Values::new()
        .set("id", id)
        .set("contest", act.contest)
        .set("act", act.act)
        .set("steward", act.by)
        .set("player", act.player)
        .set("other", act.other)
        .set("at_ms", act.at)
        .insert(conn, "contest_act", "")
        .await?;
    Ok(())
}

/// Loads an act. `None` if there is none with this key.
pub async fn load_act(conn: &mut Conn, id: ContestActId) -> Result<Option<ContestAct>, StoreError> {
    let sql = format!("{ACT} WHERE a.id = $1");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(id).fetch_optional(conn).await?)
}

/// Lists up to `limit` acts of a server's managers, newest first.
pub async fn list_acts(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<ContestAct>, StoreError> {
    // A contest that was stopped is in the log already.
    let sql = format!(
        "{ACT} WHERE (k.server = $1 OR k.guest = $1) AND a.act <> 'stopped'
            ORDER BY a.at_ms DESC, a.id DESC LIMIT $2"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(server).bind(limit).fetch_all(conn).await?)
}
