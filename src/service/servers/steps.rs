//! The steps of contests in time: the sweeper takes each contest on for which something is due. A
//! step is claimed by lease, so that only one of several processes takes it.

use crate::game::{ContestId, ContestKind, Millis, Timestamp};
use crate::service::aside;
use crate::service::change;
use crate::service::handle::Service;
use crate::service::servers::step_left::StepLeft;
use crate::service::servers::{contests, cups, fixtures, ladders, leagues, simuls, teams};
use crate::store::{self, RowKey, StoreError, Transaction};

/// The time for which a process has a step of a contest. The engine judges games in it.
const LEASE: Millis = Millis::from_mins(10);

/// Takes up to `limit` contests on for which a step is due. Returns their number.
pub(in crate::service) async fn step_due(
    service: &Service,
    limit: i64,
) -> Result<usize, StoreError> {
    let now = service.clock.now();
    let due =
        async { store::contest_steps::list_due(&mut *service.db.read().await?, now, limit).await };
    let due = change::in_time(due).await?;
    for &(id, server) in &due {
        aside::load_or_set_aside(service, RowKey::server(server), step_contest(service, id))
            .await?;
    }
    Ok(due.len())
}

/// Takes the steps of a contest that are due, one transaction each.
async fn step_contest(service: &Service, id: ContestId) -> Result<(), StoreError> {
    loop {
        let step = change::run_transaction::<_, StoreError, _>(service, |mut tx, now| async move {
            take_step(service, &mut tx, id, now).await
        });
        match step.await? {
            StepLeft::Nothing => return Ok(()),
            StepLeft::Step => {}
            StepLeft::Judge(games) => {
                let _busy = service.workers.idle.begin_work();
                for game in games {
                    fixtures::judge_game(service, game).await?;
                }
            }
        }
    }
}

async fn take_step(
    service: &Service,
    tx: &mut Transaction,
    id: ContestId,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    if !store::contest_steps::claim_step(tx, id, now, now + LEASE).await? {
        return Ok(StepLeft::Nothing);
    }
    let Some(contest) = store::contests::load_contest(tx, id).await? else {
        return Ok(StepLeft::Nothing);
    };
    if contest.paused.is_some() {
        store::contest_steps::set_step(tx, id, None).await?;
        return Ok(StepLeft::Nothing);
    }
    match contest.kind {
        ContestKind::OpenMonth => contests::end_month(service, tx, contest, now).await,
        ContestKind::Cup(plan) => cups::step_cup(service, tx, contest, plan, now).await,
        ContestKind::Ladder(plan) => ladders::step_ladder(service, tx, contest, plan, now).await,
        ContestKind::Simul(plan) => simuls::step_simul(service, tx, contest, plan, now).await,
        ContestKind::Team(plan) => teams::step_team(service, tx, contest, plan, now).await,
        ContestKind::League(plan) => leagues::step_season(service, tx, contest, plan, now).await,
    }
}
