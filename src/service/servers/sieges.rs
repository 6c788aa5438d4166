//! The daily siege (a puzzle) of a server: its channel and hour, its beginning, and the end of a
//! week of sieges.

use crate::game::{IDLE, SiegeId, SiegePlan, SiegeWeek, Timestamp, eased_by};
use crate::ids::ServerId;
use crate::service::aside;
use crate::service::caller::Managed;
use crate::service::change;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::play::siege_weeks;
use crate::store::{self, Conn, Db, RowKey, ServerSettings, Siege, StoreError, Transaction};

/// Gives a server a daily siege by this plan, or takes it away if the plan is `None`. Returns the
/// new settings.
pub async fn set_siege(
    service: &Service,
    Managed(server): Managed,
    plan: Option<SiegePlan>,
) -> Result<ServerSettings, StoreError> {
    let plan = &plan;
    change::run_transaction(service, |mut tx, now| async move {
        let change = |settings: &mut ServerSettings| {
            settings.siege.clone_from(plan);
            settings.siege_kept = plan.as_ref().map(|plan| plan.day_at(now));
        };
        let settings = store::servers::change_settings(&mut tx, server, change).await?;
        let next = match plan {
            Some(plan) => Some(find_next(&mut tx, server, plan, now).await?),
            None => None,
        };
        store::sieges::set_next(&mut tx, server, next).await?;
        Ok(settings)
    })
    .await
}

/// Returns the time at which the next siege of a server begins by a plan. A day whose siege has
/// begun gets no second one at a later hour.
async fn find_next(
    conn: &mut Conn,
    server: ServerId,
    plan: &SiegePlan,
    now: Timestamp,
) -> Result<Timestamp, StoreError> {
    let next = plan.next(now);
    let newest = store::sieges::load_newest(conn, server).await?;
    let begun = newest.is_some_and(|newest| newest.day.0 >= plan.day_at(next).0);
    Ok(if begun { plan.next(next) } else { next })
}

/// Returns the time at which the next siege of a server begins; `None` if it has no daily siege.
pub async fn next_siege(
    db: &Db,
    Managed(server): Managed,
) -> Result<Option<Timestamp>, StoreError> {
    store::sieges::next(&mut *db.read().await?, server).await
}

/// Returns true if no one has tried the sieges of a week, so that a manager has to be asked whether
/// to continue.
pub async fn is_idle(
    db: &Db,
    Managed(server): Managed,
    settings: &ServerSettings,
) -> Result<bool, StoreError> {
    if settings.siege.is_none() {
        return Ok(false);
    }
    let mut conn = db.read().await?;
    // The newest siege still runs.
    Ok(store::sieges::count_untried(&mut conn, server, settings.siege_kept).await? > IDLE)
}

/// Returns the key of the siege that runs in a server; `None` if none does now.
pub async fn find_running(
    db: &Db,
    Managed(server): Managed,
    settings: &ServerSettings,
    now: Timestamp,
) -> Result<Option<SiegeId>, StoreError> {
    let Some(plan) = &settings.siege else { return Ok(None) };
    let newest = store::sieges::load_newest(&mut *db.read().await?, server).await?;
    Ok(newest.filter(|siege| siege.day.0 >= plan.day_at(now).0).map(|siege| siege.id))
}

/// Stores that a manager continues with the sieges of a server that no one tries. Returns the new
/// settings.
pub async fn keep_siege(
    service: &Service,
    Managed(server): Managed,
) -> Result<ServerSettings, StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        let keep = |settings: &mut ServerSettings| {
            settings.siege_kept = settings.siege.as_ref().map(|plan| plan.day_at(now));
        };
        store::servers::change_settings(&mut tx, server, keep).await
    })
    .await
}

/// Begins the sieges of up to `limit` servers in which one is due. Returns the number of these
/// servers.
pub(in crate::service) async fn begin_due(
    service: &Service,
    limit: i64,
) -> Result<usize, StoreError> {
    let now = service.clock.now();
    let due =
        async { store::sieges::due_servers(&mut *service.db.read().await?, now, limit).await };
    let due = change::in_time(due).await?;
    for &server in &due {
        aside::load_or_set_aside(service, RowKey::server(server), begin_siege(service, server))
            .await?;
    }
    Ok(due.len())
}

/// Begins the siege of a day in a server, and ends the one before. After days on which no bot ran,
/// only the last day gets its siege. No day gets two. Sieges that no one tries get easier.
async fn begin_siege(service: &Service, server: ServerId) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        if store::sieges::next(&mut tx, server).await?.is_none_or(|next| next > now) {
            return Ok(());
        }
        let plan = store::servers::load_settings(&mut tx, server).await?.siege;
        store::sieges::set_next(&mut tx, server, plan.as_ref().map(|plan| plan.next(now))).await?;
        let Some(plan) = plan else { return Ok(()) };
        let day = plan.day_at(now);
        let before = store::sieges::load_newest(&mut tx, server).await?;
        if before.as_ref().is_some_and(|before| before.day.0 >= day.0) {
            return Ok(());
        }
        let untried = store::sieges::count_untried(&mut tx, server, None).await?;
        let begun = store::sieges::count_begun(&mut tx, server).await?;
        let eased = eased_by(untried, begun, murus_lessons::weekday(day.0));
        let Some(puzzle) = murus_lessons::eased_siege(day.0, eased) else { return Ok(()) };
        // Nothing is easier than a win in one move.
        let easy = murus_lessons::easy_siege(day.0).filter(|_| !puzzle.is_won_at_once());
        let easy = easy.map(|easy| easy.id.clone());
        let id = SiegeId(service.keys.next(now));
        let puzzle = puzzle.id.clone();
        let siege = Siege { id, server, day, puzzle, easy, channel: plan.channel, message: None };
        store::sieges::insert_siege(&mut tx, &siege).await?;
        if let Some(before) = before {
            tell_siege(service, &mut tx, &before).await?;
            close_week(service, &mut tx, &before, &siege).await?;
        }
        causes::outbox(service, &mut tx).siege(id).await
    })
    .await
}

/// Writes the notice that edits or deletes the message of a siege. If the siege is over, also those
/// of the last two of the days without a solver around it: one message tells of them all.
async fn tell_siege(
    service: &Service,
    tx: &mut Transaction,
    siege: &Siege,
) -> Result<(), StoreError> {
    let around = store::sieges::list_unsolved_around(tx, siege.server, siege.day).await?;
    let last = around.iter().rev().take(2).map(|(id, _)| *id).filter(|id| *id != siege.id);
    for id in [siege.id].into_iter().chain(last) {
        causes::outbox(service, tx).siege(id).await?;
    }
    Ok(())
}

/// Closes the week of the siege before, if another week begins: its table gets a card, unless no
/// one solved a siege, the server had only one, or the week was over long ago. The game that was
/// offered for an earlier week lapses.
async fn close_week(
    service: &Service,
    tx: &mut Transaction,
    before: &Siege,
    begins: &Siege,
) -> Result<(), StoreError> {
    let week = SiegeWeek::of(before.day);
    if week == SiegeWeek::of(begins.day) {
        return Ok(());
    }
    if let Some(earlier) = store::siege_weeks::newest_closed(tx, before.server).await? {
        causes::outbox(service, tx).siege_week(earlier).await?;
    }
    let tally = store::siege_weeks::load_tally(tx, before.server, week).await?;
    if tally.solved == 0 || tally.sieges < 2 || week.next() != SiegeWeek::of(begins.day) {
        return Ok(());
    }
    let pair = siege_weeks::choose_pair(tx, before.server, week, begins.channel).await?;
    store::siege_weeks::insert_week(tx, before.id, begins.channel, pair).await?;
    causes::outbox(service, tx).siege_week(before.id).await
}

/// Writes the notices that edit the messages of sieges that more people tried, and the cards of
/// weeks that changed.
pub(in crate::service) async fn write_due(
    service: &Service,
    now: Timestamp,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        for siege in store::sieges::take_due_sieges(&mut tx, now).await? {
            tell_siege(service, &mut tx, &siege).await?;
        }
        for siege in store::siege_weeks::take_due_weeks(&mut tx, now).await? {
            causes::outbox(service, &mut tx).siege_week(siege).await?;
        }
        Ok(())
    })
    .await
}
