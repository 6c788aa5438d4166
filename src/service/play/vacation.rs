//! Vacations that people take, and saved days: vacation days that by themselves hold a clock before
//! a loss on time.

use crate::game::{Action, Millis, Own, PlayerId, Timestamp, Vacation, vacation_left};
use crate::service::change;
use crate::service::outbox::pings::{PingedPerson, after, person};
use crate::service::play::acting;
use crate::service::play::find::running_games;
use crate::service::play::saved::own_hold;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, DueRing, StoreError, StoredGame, Transaction};

/// Begins a vacation of `days` days from now, or of as many as are left. A vacation that is on gets
/// this new end. `None` if no days are left.
pub async fn begin_vacation(
    service: &Service,
    caller: &Caller,
    days: u8,
) -> Result<Option<Vacation>, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        // Saved days end when a chosen vacation begins. A chosen vacation that is on only changes
        // its length.
        let taken = store::preferences::list_vacations(&mut tx, by.player).await?;
        if taken.iter().any(|one| one.is_on(now) && one.by_itself) {
            end_vacation(service, &mut tx, by.player, now).await?;
        }
        let (preferences, all) = store::preferences::with_vacations(&mut tx, by.player).await?;
        let (on, taken): (Vec<_>, Vec<_>) = all.into_iter().partition(|taken| taken.is_on(now));
        let from = on.first().map_or(now, |vacation| vacation.from);
        let left = vacation_left(&taken, now) - (now - from);
        if left <= Millis::ZERO {
            return Ok(None);
        }
        let vacation = Vacation {
            from,
            until: now + left.min(Millis::from_days(days.into())),
            by_itself: false,
        };
        store::preferences::set_vacation(&mut tx, by.player, vacation).await?;
        let rows = running_games(&mut tx, by.player).await?;
        let about = (Action::Leave(vacation.until), Own::Leave);
        let rows = tell_all(service, &mut tx, by.player, rows, about, now).await?;
        if let Some(before) = on.first() {
            let old = after(&preferences, before.until);
            let new = after(&preferences, vacation.until);
            move_rings(&mut tx, by.player, &rows, Shift { from: old, to: new }).await?;
        }
        Ok(Some(vacation))
    })
    .await
}

/// Ends the vacation that the caller took. Returns false if there is none. Saved days that hold a
/// clock go on, because ending them could lose a game: they end with a move.
pub async fn come_back(service: &Service, caller: &Caller) -> Result<bool, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let taken = store::preferences::list_vacations(&mut tx, by.player).await?;
        if !taken.iter().any(|one| one.is_chosen(now)) {
            return Ok(false);
        }
        end_vacation(service, &mut tx, by.player, now).await
    })
    .await
}

/// Gives a game the facts about the new holder of a chair: the time zone, if weekends are off, and
/// a current vacation. Returns the game afterwards.
pub(in crate::service) async fn sit_down(
    service: &Service,
    tx: &mut Transaction,
    mut row: StoredGame,
    by: PlayerId,
    now: Timestamp,
) -> Result<StoredGame, StoreError> {
    let (preferences, taken) = store::preferences::with_vacations(tx, by).await?;
    if row.game.terms.weekends_off {
        row = acting::announce_change(
            service,
            tx,
            row,
            by,
            Action::Settle(preferences.rhythm.zone),
            Own::Zone,
            now,
        )
        .await?
        .row;
    }
    if let Some(vacation) = taken.into_iter().find(|taken| taken.is_chosen(now)) {
        row = acting::announce_change(
            service,
            tx,
            row,
            by,
            Action::Leave(vacation.until),
            Own::Leave,
            now,
        )
        .await?
        .row;
    }
    Ok(row)
}

/// Applies an action about a person to each of these running games, except those that the person is
/// out of. Returns the changed games as they were before.
async fn tell_all(
    service: &Service,
    tx: &mut Transaction,
    by: PlayerId,
    mut rows: Vec<StoredGame>,
    about: (Action, Own),
    at: Timestamp,
) -> Result<Vec<StoredGame>, StoreError> {
    rows.retain(|row| row.game.chair_of(by).is_some_and(|chair| row.game.is_in(chair)));
    let (action, why) = about;
    for row in &rows {
        acting::announce_change(service, tx, row.clone(), by, action.clone(), why, at).await?;
    }
    Ok(rows)
}

/// Ends a person's current vacation in all their games; saved days only in games in which they hold
/// a clock. Notices that wait for the end of the vacation become due. Returns false if there is no
/// current vacation.
async fn end_vacation(
    service: &Service,
    tx: &mut Transaction,
    by: PlayerId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let (preferences, taken) = store::preferences::with_vacations(tx, by).await?;
    let Some(vacation) = taken.into_iter().find(|vacation| vacation.is_on(now)) else {
        return Ok(false);
    };
    store::preferences::set_vacation(tx, by, Vacation { until: now, ..vacation }).await?;
    let mut rows = running_games(tx, by).await?;
    if vacation.by_itself {
        rows.retain(|row| own_hold(&row.game, by).is_some());
    }
    let rows = tell_all(service, tx, by, rows, (Action::Back, Own::Back), now).await?;
    move_rings(tx, by, &rows, Shift { from: after(&preferences, vacation.until), to: now }).await?;
    Ok(true)
}

/// Holds the clock of the player to move by a slice of their saved days, from the time `at` on, if
/// they want that and have days left. Does nothing to their other games.
pub(in crate::service) async fn save_by_vacation(
    service: &Service,
    tx: &mut Transaction,
    row: &StoredGame,
    at: Timestamp,
) -> Result<(), StoreError> {
    let (Some(chair), Some(holder)) = (row.game.to_move(), row.game.player_to_move()) else {
        return Ok(());
    };
    let (Some(player), Some(slice)) = (holder.as_player(), row.game.next_slice(chair)) else {
        return Ok(());
    };
    let PingedPerson { preferences, vacations } = person(tx, holder).await?;
    let (on, taken): (Vec<_>, Vec<_>) = vacations.into_iter().partition(|taken| taken.is_on(at));
    if !preferences.saved || on.iter().any(|vacation| !vacation.by_itself) {
        return Ok(());
    }
    // Days that hold several clocks at the same time are counted once.
    let from = on.first().map_or(at, |vacation| vacation.from);
    let until = (at + slice).min(from + vacation_left(&taken, at));
    if until <= at {
        return Ok(());
    }
    let all = on.first().map_or(until, |vacation| vacation.until.max(until));
    store::preferences::set_vacation(tx, player, Vacation { from, until: all, by_itself: true })
        .await?;
    acting::announce_change(service, tx, row.clone(), player, Action::Save(until), Own::Leave, at)
        .await?;
    Ok(())
}

/// Returns the time until which a ping of a person has to wait; `None` if it may come now. A person
/// on vacation gets no pings, unless they have looked at the game since the vacation began.
pub(in crate::service) async fn find_vacation_end(
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

/// The time at which reminders were due, and the time at which they are due now.
struct Shift {
    from: Timestamp,
    to: Timestamp,
}

/// Moves a person's stored pings in these games when the end of their vacation moves.
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
            store::preferences::set_ring(tx, row.game.id, chair, Some(DueRing { at: to, ..ring }))
                .await?;
        }
    }
    Ok(())
}
