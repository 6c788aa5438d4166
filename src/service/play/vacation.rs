//! Absence: vacations that people take, and saved days that hold clocks before a loss on time.

use crate::game::{Action, Millis, Own, PlayerId, Timestamp, Vacation, vacation_left};
use crate::service::change;
use crate::service::people::person::{Person, after, person};
use crate::service::play::acting;
use crate::service::play::find::running_games;
use crate::service::post::causes;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, DueRing, PersonSeen, StoreError, StoredGame, Transaction};

/// Begins a vacation of `days` days, or of the days left. `None` if none are left.
pub async fn leave(service: &Service, caller: &Caller, days: u8) -> Result<Option<Vacation>, StoreError> {
    change::change(service, caller, |mut tx, by, now| async move {
        // An automatic vacation ends when a chosen one begins; a chosen one changes its length.
        welcome(service, &mut tx, &by, now).await?;
        let (preferences, all) = store::preferences::with_vacations(&mut tx, by.player).await?;
        let (on, taken): (Vec<_>, Vec<_>) = all.into_iter().partition(|taken| taken.is_on(now));
        let from = on.first().map_or(now, |vacation| vacation.from);
        let left = vacation_left(&taken, now) - (now - from);
        if left <= Millis::ZERO {
            return Ok(None);
        }
        let vacation = Vacation { from, until: now + left.min(Millis::from_days(days.into())), by_itself: false };
        let rows = begin_vacation(service, &mut tx, by.player, vacation, now).await?;
        if let Some(before) = on.first() {
            let (old, new) = (after(&preferences, before.until), after(&preferences, vacation.until));
            move_rings(&mut tx, by.player, &rows, Shift { from: old, to: new }).await?;
        }
        Ok(Some(vacation))
    })
    .await
}

/// Ends a vacation. Returns whether there was one.
pub async fn come_back(service: &Service, caller: &Caller) -> Result<bool, StoreError> {
    change::change(
        service,
        caller,
        |mut tx, by, now| async move { end_vacation(service, &mut tx, by.player, now).await },
    )
    .await
}

/// Any act ends a person's automatic vacation.
pub(in crate::service) async fn welcome(
    service: &Service,
    tx: &mut Transaction,
    by: &PersonSeen,
    now: Timestamp,
) -> Result<(), StoreError> {
    if !by.resting {
        return Ok(());
    }
    end_vacation(service, tx, by.player, now).await.map(|_| ())
}

/// Gives a game the facts about a chair's new holder: the time zone, if weekends are off, and any
/// absence. Returns the game afterwards.
pub(in crate::service) async fn sit_down(
    service: &Service,
    tx: &mut Transaction,
    mut row: StoredGame,
    by: PlayerId,
    now: Timestamp,
) -> Result<StoredGame, StoreError> {
    let (preferences, taken) = store::preferences::with_vacations(tx, by).await?;
    if row.game.terms.weekends_off {
        row =
            acting::announce(service, tx, row, by, Action::Settle(preferences.rhythm.zone), Own::Zone, now).await?.row;
    }
    if let Some(vacation) = taken.into_iter().find(|taken| taken.is_chosen(now)) {
        row = acting::announce(service, tx, row, by, Action::Leave(vacation.until), Own::Leave, now).await?.row;
    }
    Ok(row)
}

/// Begins a vacation, or changes its end, in every game of a person. Returns the games as they were
/// before.
async fn begin_vacation(
    service: &Service,
    tx: &mut Transaction,
    by: PlayerId,
    vacation: Vacation,
    at: Timestamp,
) -> Result<Vec<StoredGame>, StoreError> {
    store::preferences::set_vacation(tx, by, vacation).await?;
    let action = if vacation.by_itself { Action::Save(vacation.until) } else { Action::Leave(vacation.until) };
    tell_all(service, tx, by, &action, Own::Leave, at).await
}

/// Records something about a person in each running game they are not out of. Returns the games as
/// they were before.
async fn tell_all(
    service: &Service,
    tx: &mut Transaction,
    by: PlayerId,
    action: &Action,
    why: Own,
    at: Timestamp,
) -> Result<Vec<StoredGame>, StoreError> {
    let mut rows = running_games(tx, by).await?;
    let saves = matches!(action, Action::Save(_));
    rows.retain(|row| {
        let chair = row.game.chair_of(by).filter(|&chair| row.game.is_in(chair));
        chair.is_some_and(|chair| !saves || row.game.next_slice(chair).is_some())
    });
    for row in &rows {
        acting::announce(service, tx, row.clone(), by, action.clone(), why, at).await?;
    }
    Ok(rows)
}

/// Ends the current vacation in every game. Notices held until its end become due.
async fn end_vacation(
    service: &Service,
    tx: &mut Transaction,
    by: PlayerId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let (preferences, taken) = store::preferences::with_vacations(tx, by).await?;
    let Some(vacation) = taken.into_iter().find(|vacation| vacation.is_on(now)) else { return Ok(false) };
    store::preferences::set_vacation(tx, by, Vacation { until: now, ..vacation }).await?;
    let waits = after(&preferences, vacation.until);
    let rows = tell_all(service, tx, by, &Action::Back, Own::Back, now).await?;
    move_rings(tx, by, &rows, Shift { from: waits, to: now }).await?;
    Ok(true)
}

/// Holds a person's clocks by a slice of their saved days, from the moment it was due, if they want
/// that and have days left.
pub(in crate::service) async fn save_by_vacation(
    service: &Service,
    tx: &mut Transaction,
    row: &StoredGame,
    at: Timestamp,
) -> Result<(), StoreError> {
    let Some(holder) = row.game.mover() else { return Ok(()) };
    let Some(player) = holder.player() else { return Ok(()) };
    let Person { preferences, vacations: taken } = person(tx, holder).await?;
    let slice = row.game.to_move().and_then(|chair| row.game.next_slice(chair)).unwrap_or_default();
    let left = vacation_left(&taken, at).min(slice);
    let away = taken.iter().any(|vacation| vacation.is_on(at));
    if !preferences.saved || left == Millis::ZERO || away {
        return Ok(());
    }
    begin_vacation(service, tx, player, Vacation { from: at, until: at + left, by_itself: true }, at).await?;
    causes::outbox(service, tx).rest(player).await
}

/// The time until which a ping has to wait: a person on vacation gets none, unless they have looked
/// at the game since it began.
pub(in crate::service) async fn holds(
    service: &Service,
    conn: &mut Conn,
    by: PlayerId,
    seen: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let now = service.clock.now();
    let (preferences, taken) = store::preferences::with_vacations(conn, by).await?;
    let away = taken.iter().find(|one| one.is_chosen(now) && seen < one.from);
    Ok(away.map(|vacation| after(&preferences, vacation.until)))
}

/// The time reminders were due, and the time they are due now.
struct Shift {
    from: Timestamp,
    to: Timestamp,
}

/// Moves the reminders of these games when the end of a vacation moves.
async fn move_rings(
    tx: &mut Transaction,
    by: PlayerId,
    rows: &[StoredGame],
    Shift { from, to }: Shift,
) -> Result<(), StoreError> {
    for row in rows {
        let Some(chair) = row.game.chair_of(by) else { continue };
        // A ping that the person snoozed stays. All others move, whatever preferences set their
        // time.
        let late = |ring: &DueRing| ring.at == from || !ring.snoozed && ring.at > to;
        if let Some(ring) = row.seats[chair].ring.filter(late) {
            store::preferences::set_ring(tx, row.game.id, chair, Some(DueRing { at: to, ..ring })).await?;
        }
    }
    Ok(())
}
