//! The table of a week of sieges, and the game that two people are offered once it is over.

use crate::game::{PlayerId, SiegeWeek, Timestamp, WeekPlace, rank_week};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::{self, ClosedWeek, Conn, Siege, StoreError, Transaction};

/// The last place of a table that the card of its week shows.
pub const SHOWN: usize = 3;

/// A person's own place in the table of a week.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPlace {
    /// The place.
    pub own: WeekPlace,
    /// How many people are in the table.
    pub people: usize,
}

/// The game of a week.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeekGame {
    /// There is none, or it is no longer offered.
    Closed,
    /// These two are offered it.
    Offered([UserId; 2]),
    /// These two play it.
    Begun([UserId; 2]),
}

/// The table of a week of a server.
pub async fn load_table(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
) -> Result<Vec<WeekPlace>, StoreError> {
    Ok(rank_week(store::siege_weeks::list_scores(conn, server, week).await?))
}

/// A person's place in the table of a week; `None` before they solved anything in it.
pub(in crate::service) async fn find_own_place(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
    player: PlayerId,
) -> Result<Option<OwnPlace>, StoreError> {
    Ok(own_place(&load_table(conn, server, week).await?, player))
}

/// A person's place in a table.
pub fn own_place(table: &[WeekPlace], player: PlayerId) -> Option<OwnPlace> {
    let own = table.iter().find(|one| one.score.player == player)?.clone();
    Some(OwnPlace { own, people: table.len() })
}

/// The two people who are offered the game of a week: the first two in its table who let their
/// names be said. `None` if the shown places have not two of them, if one blocks the other, or if
/// no games are started in the channel.
pub(in crate::service) async fn choose_pair(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
    channel: ChannelId,
) -> Result<Option<[PlayerId; 2]>, StoreError> {
    let channels = store::servers::load_settings(conn, server).await?.channels;
    if !channels.is_empty() && !channels.contains(&channel) {
        return Ok(None);
    }
    let table = load_table(conn, server, week).await?;
    let mut named = table
        .iter()
        .filter(|one| one.place <= SHOWN && one.score.named.is_some())
        .map(|one| one.score.player);
    let (Some(first), Some(second)) = (named.next(), named.next()) else { return Ok(None) };
    let blocked = store::players::is_blocked(conn, first, second).await?
        || store::players::is_blocked(conn, second, first).await?;
    Ok(Some([first, second]).filter(|_| !blocked))
}

/// The game of a week as it is now. It is offered while the siege that is on is of the week after,
/// and while both let their names be said.
pub async fn find_game(
    conn: &mut Conn,
    closed: &ClosedWeek,
    table: &[WeekPlace],
) -> Result<WeekGame, StoreError> {
    let name = |player: PlayerId| {
        table.iter().find(|one| one.score.player == player).and_then(|one| one.score.named)
    };
    let pair = closed.pair().and_then(|[first, second]| Some([name(first)?, name(second)?]));
    let Some(pair) = pair else { return Ok(WeekGame::Closed) };
    if store::challenges::has_begun_in_week(conn, closed.siege).await? {
        return Ok(WeekGame::Begun(pair));
    }
    let newest = store::sieges::load_newest(conn, closed.server).await?;
    let on = newest.is_some_and(|newest| SiegeWeek::of(newest.day) == closed.week().next());
    Ok(if on { WeekGame::Offered(pair) } else { WeekGame::Closed })
}

/// Has the card of the week of a siege written anew by then, if the week is over.
pub(in crate::service) async fn schedule_card(
    tx: &mut Transaction,
    siege: &Siege,
    by: Timestamp,
) -> Result<(), StoreError> {
    let week = SiegeWeek::of(siege.day);
    match store::siege_weeks::closed_in(tx, siege.server, week).await? {
        Some(closed) => store::siege_weeks::schedule_week(tx, closed, by).await,
        None => Ok(()),
    }
}
