//! The table of a week of sieges (daily puzzles), and the game that two people of it are offered
//! once the week is over.

use crate::game::{PlayerId, SiegeWeek, Timestamp, WeekPlace, rank_week};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::{self, ClosedWeek, Conn, Siege, StoreError, Transaction};

/// The last place of the table that is shown on the card of a week.
pub const SHOWN: usize = 3;

/// A person's own row in the table of a week.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPlace {
    /// The row of the person, with their place.
    pub own: WeekPlace,
    /// The number of people in the table.
    pub people: usize,
}

/// The state of the game of a week.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeekGame {
    /// There is no such game, or it is no longer offered.
    Closed,
    /// The game is offered to these two people.
    Offered([UserId; 2]),
    /// These two people play the game.
    Begun([UserId; 2]),
}

/// Loads the table of a week of sieges in a server, the first place first. Empty if no one solved
/// anything.
pub async fn load_table(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
) -> Result<Vec<WeekPlace>, StoreError> {
    Ok(rank_week(store::siege_weeks::list_scores(conn, server, week).await?))
}

/// Finds a person's row in the table of a week of sieges; `None` before they solved anything in
/// that week.
pub(in crate::service) async fn find_own_place(
    conn: &mut Conn,
    server: ServerId,
    week: SiegeWeek,
    player: PlayerId,
) -> Result<Option<OwnPlace>, StoreError> {
    Ok(own_place(&load_table(conn, server, week).await?, player))
}

/// Finds a person's row in a table; `None` if they are not in it.
pub fn own_place(table: &[WeekPlace], player: PlayerId) -> Option<OwnPlace> {
    let own = table.iter().find(|one| one.score.player == player)?.clone();
    Some(OwnPlace { own, people: table.len() })
}

/// Chooses the two people who are offered the game of a week: the first two in its table who let
/// their names be shown. `None` if fewer than two of the shown places do, if one of them blocks the
/// other, or if the server allows no games in the channel.
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

/// Returns the state of the game of a week. It is offered only while a siege of the following week
/// runs, and while both people let their names be shown.
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

/// Schedules an edit of the card of the week of a siege, at the time `by`. Does nothing if the week
/// is not over.
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
