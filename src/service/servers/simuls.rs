//! Simuls of a server: the sweeper begins them and ends them, and a host may begin theirs earlier.

use std::collections::BTreeMap;

use crate::game::{
    CONTEST_PAUSE, ContestId, ContestState, FEWEST_BOARDS, Fared, Fixture, FixtureRuling, PlayerId,
    Ruling, SimulPlan, Timestamp, order_pair,
};
use crate::service::caller::Caller;
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::contests::{
    ContestRefusal, close_contest, require_open, start_contest,
};
use crate::service::servers::fixtures::{begin_games, end_step, rule, settle_withdrawn};
use crate::service::servers::step_left::StepLeft;
use crate::store::{self, Conn, Contest, StoreError, Transaction};

/// Takes the step of a simul that is due: begins it, or does what it needs while it runs.
pub(super) async fn step_simul(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: SimulPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    match contest.state {
        ContestState::Joining => begin_simul(service, tx, contest, plan, now).await,
        ContestState::Running => continue_simul(service, tx, contest, plan, now).await,
        ContestState::Over | ContestState::Stopped => Ok(StepLeft::Nothing),
    }
}

/// Begins a simul of the caller's server at the caller's wish, who is its host. Refuses anybody
/// else, a simul that has begun or is paused, and one without its host or with too few others.
pub async fn begin_now(
    service: &Service,
    caller: &Caller,
    id: ContestId,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        let plan = contest.kind.simul().filter(|plan| plan.host == by.player);
        let plan = plan.ok_or(Denied::Refused(ContestRefusal::NotHost))?;
        if contest.state != ContestState::Joining {
            return Err(Denied::Refused(ContestRefusal::Playing));
        }
        if contest.paused.is_some() {
            return Err(Denied::Refused(ContestRefusal::Paused));
        }
        let (is_there, others) = list_sides(&mut tx, &contest, plan).await?;
        if !is_there || others.len() < FEWEST_BOARDS {
            return Err(Denied::Refused(ContestRefusal::Alone));
        }
        let ends = now + plan.length();
        let begins = Contest { begins: now, ends, ..contest };
        Ok(store::contest_steps::set_times(&mut tx, &begins, now).await?)
    })
    .await
}

/// Returns true if the host of a simul takes part now, and those who play against them, the first
/// who joined first. Leaves out people whom the host blocks, or who block the host.
async fn list_sides(
    conn: &mut Conn,
    contest: &Contest,
    plan: SimulPlan,
) -> Result<(bool, Vec<PlayerId>), StoreError> {
    let mut people = store::entrants::list_entrants(conn, contest.id).await?;
    people.retain(|one| one.present().is_some());
    let apart = store::fixtures::list_apart(conn, contest.id).await?;
    let plays = |player: &PlayerId| {
        *player != plan.host && !apart.contains(&order_pair([plan.host, *player]))
    };
    let is_there = people.iter().any(|one| one.player == plan.host);
    let others = people.iter().map(|one| one.player).filter(plays).take(plan.boards);
    Ok((is_there, others.collect()))
}

/// Begins a simul whose boards are taken, or whose day has come: stores its games, and tells its
/// people. A simul without its host, or with too few others, is over on its day.
async fn begin_simul(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: SimulPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    let (is_there, others) = list_sides(tx, &contest, plan).await?;
    if now < contest.begins && !(is_there && others.len() == plan.boards) {
        store::contest_steps::set_times(tx, &contest, contest.begins).await?;
        return Ok(StepLeft::Nothing);
    }
    if !is_there || others.len() < FEWEST_BOARDS {
        close_contest(service, tx, &contest, now).await?;
        return Ok(StepLeft::Nothing);
    }
    store::fixtures::insert_fixtures(tx, contest.id, 0, &plan.pair_boards(&others)).await?;
    start_contest(service, tx, contest, plan.length(), now).await?;
    Ok(StepLeft::Step)
}

/// Does what a running simul needs: its games begin, people who are gone lose theirs, and at its
/// end the open ones are judged before it ends.
async fn continue_simul(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: SimulPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    let mut fixtures = store::fixtures::list_fixtures(tx, contest.id).await?;
    let people = store::entrants::list_entrants(tx, contest.id).await?;
    let present = people.iter().filter(|one| one.present().is_some());
    let there: BTreeMap<PlayerId, usize> = present.map(|one| (one.player, one.at_once)).collect();
    let count_open = |all: &[Fixture]| all.iter().filter(|one| one.is_open()).count();
    let open = count_open(&fixtures);
    settle_withdrawn(service, tx, &contest, &mut fixtures, (&there, &[]), now).await?;
    let is_late = now >= contest.ends;
    for fixture in fixtures.iter_mut().filter(|one| one.is_open()) {
        // Moderators may have ended or annulled a game.
        let never = if fixture.waits() { is_late } else { !fixture.runs };
        if never {
            let ruling = FixtureRuling { fared: Fared::Drawn, why: Ruling::Unplayed, at: now };
            rule(tx, &contest, fixture, ruling).await?;
            store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
        }
    }
    if count_open(&fixtures) < open {
        causes::outbox(service, tx).contest_tidy(contest.id).await?;
    }
    begin_games(service, tx, &contest, plan.time, &fixtures, &there).await?;
    end_step(service, tx, &contest, &fixtures, contest.ends, now).await
}
