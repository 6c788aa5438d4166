//! A person's part in a siege: their tries, their name below it, and whether they are pinged.

use super::posed::{day_if_over, siege_of_here};
use crate::game::{GATHERS, PlayerId, PuzzleAct, SiegeId, SiegeWeek, Streak, Timestamp, WeekPlace};
use crate::service::change;
use crate::service::play::siege_weeks::{self, OwnPlace};
use crate::service::play::sieges::streak_of_server;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, Rung, RungTry, Siege, SiegeTry, StoreError, Transaction};

/// A person's part in a siege.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiegePart {
    /// The siege.
    pub siege: Siege,
    /// The puzzle of the siege that the person tries.
    pub rung: Rung,
    /// The person's tries at all puzzles of the siege.
    pub tried: SiegeTry,
    /// The number of days in a row, up to that of the siege, on which the person has solved a
    /// siege. Spares stand in for missed days.
    pub days: u32,
    /// The number of days in a row, up to that of the siege, on which at least one person in the
    /// server has solved its siege. Spares stand in for missed days.
    pub here: u32,
    /// The person's place in the table of the siege's week; `None` until they solve one.
    pub week: Option<OwnPlace>,
    /// True if the person is pinged for each siege of the server.
    pub bell: bool,
}

/// The outcome of a person's try at a puzzle of a siege.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InSiege {
    /// The siege was over before the person opened it, or is not one of their server.
    Over,
    /// The person tried the siege, and perhaps solved it.
    Tried(Box<SiegePart>),
}

/// Sets whether the caller's name may be shown below a siege that they opened, and on the card of
/// its week. Schedules edits of these messages. Returns false if they did not open the siege.
pub async fn name_in_siege(
    service: &Service,
    caller: &Caller,
    id: SiegeId,
    named: bool,
) -> Result<bool, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(row) = store::sieges::try_of(&mut tx, id, by.player).await? else {
            return Ok(false);
        };
        store::sieges::set_try(&mut tx, id, by.player, &SiegeTry { named, ..row }).await?;
        if row.named != named && row.is_solved() {
            store::sieges::schedule_siege(&mut tx, id, now + GATHERS).await?;
        }
        if row.named != named
            && let Some(siege) = store::sieges::load_siege(&mut tx, id).await?
        {
            siege_weeks::schedule_card(&mut tx, &siege, now + GATHERS).await?;
        }
        Ok(true)
    })
    .await
}

/// Sets whether the caller is pinged when the next sieges of their server begin. Returns false if
/// there is no such siege in the server.
pub async fn ring_for_siege(
    service: &Service,
    caller: &Caller,
    id: SiegeId,
    on: bool,
) -> Result<bool, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        let Some(siege) = siege_of_here(&mut tx, caller, id).await? else { return Ok(false) };
        store::sieges::set_bell(&mut tx, siege.server, by.player, on).await?;
        Ok(true)
    })
    .await
}

/// The table of a week of sieges, as a person looks at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeekOfSieges {
    /// The week.
    pub week: SiegeWeek,
    /// The people who solved sieges in the week, the first place first.
    pub table: Vec<WeekPlace>,
    /// The person's own place; `None` if they solved no siege of the week.
    pub own: Option<OwnPlace>,
}

/// Loads the table of the week of a siege; `None` if there is no such siege in the person's server.
pub async fn load_week(
    service: &Service,
    caller: &Caller,
    id: SiegeId,
) -> Result<Option<WeekOfSieges>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(siege) = siege_of_here(&mut conn, caller, id).await? else { return Ok(None) };
    let week = SiegeWeek::of(siege.day);
    let table = siege_weeks::load_table(&mut conn, siege.server, week).await?;
    let player = store::players::by_discord(&mut conn, caller.discord).await?;
    let own = player.and_then(|player| siege_weeks::own_place(&table, player));
    Ok(Some(WeekOfSieges { week, table, own }))
}

/// Creates the record of a person who opens a siege. Their name is shown if it was below their last
/// siege.
pub(super) async fn new_siege_try(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<SiegeTry, StoreError> {
    let named = store::sieges::was_named(conn, player).await?;
    Ok(SiegeTry { named, ..SiegeTry::default() })
}

/// Loads a person's part in a siege, with their streak and their place in the week; `None` if they
/// have not opened the siege.
pub async fn load_part(
    conn: &mut Conn,
    siege: Siege,
    rung: Rung,
    player: PlayerId,
) -> Result<Option<SiegePart>, StoreError> {
    let Some(tried) = store::sieges::try_of(conn, siege.id, player).await? else {
        return Ok(None);
    };
    let days = Streak::of_days(store::sieges::solved_by(conn, player).await?).days_on(siege.day);
    let here = streak_of_server(conn, siege.server, siege.day).await?;
    let bell = store::sieges::has_bell(conn, siege.server, player).await?;
    let week =
        siege_weeks::find_own_place(conn, siege.server, SiegeWeek::of(siege.day), player).await?;
    Ok(Some(SiegePart { siege, rung, tried, days, here, week, bell }))
}

/// Loads the caller's part in a siege of their server; `None` if there is no such siege, or if they
/// have not opened it.
pub async fn find_part(
    service: &Service,
    caller: &Caller,
    id: SiegeId,
    rung: Rung,
) -> Result<Option<SiegePart>, StoreError> {
    let mut conn = service.db.read().await?;
    let siege = siege_of_here(&mut conn, caller, id).await?;
    let player = store::players::by_discord(&mut conn, caller.discord).await?;
    match (siege, player) {
        (Some(siege), Some(player)) => load_part(&mut conn, siege, rung, player).await,
        _ => Ok(None),
    }
}

/// Counts a try at a puzzle of a siege: while the siege is the newest one of its server, and later
/// if the person opened it in time. Help counts as one miss, wherever the person got it, since a
/// person who has seen the answer does not solve it at the first try.
pub(super) async fn count_for_siege(
    tx: &mut Transaction,
    (siege, rung): (Siege, Rung),
    player: PlayerId,
    (tried, missed): (PuzzleAct, bool),
    now: Timestamp,
) -> Result<InSiege, StoreError> {
    let id = siege.id;
    let row = match store::sieges::try_of(tx, id, player).await? {
        Some(row) => row,
        None if day_if_over(tx, &siege).await?.is_some() => return Ok(InSiege::Over),
        None => new_siege_try(tx, player).await?,
    };
    let before = row.at(rung);
    let row = match before.solved {
        Some(_) => row,
        None => {
            let wrong = before.wrong + u32::from(tried == PuzzleAct::Wrong);
            let solved = (tried == PuzzleAct::Solved).then_some(now);
            row.with(rung, RungTry { tried: true, wrong: wrong.max(missed.into()), solved })
        }
    };
    if before.solved.is_none() {
        store::sieges::set_try(tx, id, player, &row).await?;
        store::sieges::schedule_siege(tx, id, now + GATHERS).await?;
        siege_weeks::schedule_card(tx, &siege, now + GATHERS).await?;
    }
    let part = load_part(tx, siege, rung, player).await?;
    Ok(part.map_or(InSiege::Over, |part| InSiege::Tried(Box::new(part))))
}
