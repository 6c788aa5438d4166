//! Cups of a server: the sweeper begins and ends their rounds and games, one step after the other.

use crate::game::{
    CONTEST_PAUSE, ContestId, ContestState, CupForm, CupPlan, CupStep, CupTie, Draw, EntrantPart,
    Fared, FixtureRuling, GameId, NewFixture, NewRound, RESERVES_FOR, Ruling, Timestamp,
    begin_rounds, next_in_groups, next_in_knockout, next_in_swiss, order_pair,
};
use crate::service::handle::Service;
use crate::service::servers::contests::{
    begin_contest, close_contest, list_groups, list_seeded, list_swiss, start_contest,
};
use crate::service::servers::fixtures::{
    begin_games, list_free, order_entrants, part_with_absent, rule, settle_withdrawn, take_place,
};
use crate::service::servers::step_left::StepLeft;
use crate::store::{self, Contest, StoreError, Transaction};

/// Takes the step of a cup that is due: begins it, or does what it needs while it runs.
pub(super) async fn step_cup(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: CupPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    match contest.state {
        ContestState::Joining => begin_cup(service, tx, contest, plan, now).await,
        ContestState::Running => continue_cup(service, tx, contest, plan, now).await,
        ContestState::Over | ContestState::Stopped => Ok(StepLeft::Nothing),
    }
}

/// Begins a cup that is full, or whose day has come: stores its people's order by strength and
/// their first games, and tells them. Who joined when it was full becomes a reserve. A cup with too
/// few people is over.
async fn begin_cup(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: CupPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    let mut waiting = store::entrants::list_entrants(tx, contest.id).await?;
    waiting.retain(|one| one.present().is_some());
    if now < contest.begins && waiting.len() < plan.size {
        store::contest_steps::set_times(tx, &contest, contest.begins).await?;
        return Ok(StepLeft::Nothing);
    }
    for one in waiting.iter().skip(plan.size) {
        let reserve = EntrantPart::Reserve;
        store::entrants::set_part(tx, contest.id, one.player, reserve).await?;
    }
    let people = order_entrants(tx, &contest).await?;
    if people.len() < plan.form.fewest() {
        close_contest(service, tx, &contest, now).await?;
        return Ok(StepLeft::Nothing);
    }
    let apart = store::fixtures::list_apart(tx, contest.id).await?;
    let draw = Draw { apart: &apart, lot: service.keys.draw_lot() };
    let first = begin_rounds(plan.form, &people, draw);
    for (seed, &player) in (0..).zip(&people) {
        let division = match plan.form {
            CupForm::Knockout | CupForm::Swiss => 1,
            CupForm::Groups => {
                let own = first.fixtures.iter().find(|one| one.pair.contains(&player));
                own.map_or(1, |one| one.division)
            }
        };
        store::entrants::set_seed(tx, contest.id, player, Some(seed)).await?;
        store::entrants::set_division(tx, contest.id, player, Some(division)).await?;
    }
    begin_round(tx, &contest, 0, &first).await?;
    let contest = start_contest(service, tx, contest, plan.length(), now).await?;
    let settings = store::servers::load_settings(tx, contest.server).await?;
    if contest.repeats && !settings.unrated {
        open_next(service, tx, contest, plan, now).await?;
    }
    Ok(StepLeft::Step)
}

/// Opens the entry of the cup after one that begins.
async fn open_next(
    service: &Service,
    tx: &mut Transaction,
    begun: Contest,
    plan: CupPlan,
    now: Timestamp,
) -> Result<(), StoreError> {
    let begins = now + plan.entry();
    let next = Contest {
        id: ContestId(service.keys.next(now)),
        state: ContestState::Joining,
        begins,
        ends: begins + plan.length(),
        message: None,
        ..begun
    };
    begin_contest(service, tx, next).await?;
    Ok(())
}

/// Does what a running cup needs: reserves take free places, people who are out leave, games begin,
/// and at the end of a round the open ones are judged before the next round begins.
async fn continue_cup(
    service: &Service,
    tx: &mut Transaction,
    mut contest: Contest,
    plan: CupPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    let mut entrants = store::entrants::list_entrants(tx, contest.id).await?;
    let mut fixtures = store::fixtures::list_fixtures(tx, contest.id).await?;
    let there = part_with_absent(tx, &contest, &mut entrants, &fixtures, now).await?;
    let reserves_until = contest.begins + RESERVES_FOR;
    // A free place stays free until reserves can no longer take it.
    let free = if now < reserves_until { list_free(&entrants, &fixtures) } else { Vec::new() };
    settle_withdrawn(service, tx, &contest, &mut fixtures, (&there, &free), now).await?;
    let reserve = entrants.iter().find(|one| one.is_reserve());
    if let (Some(&free), Some(reserve)) = (free.first(), reserve) {
        let change = (free, reserve.player);
        take_place(service, tx, &contest, change, &mut fixtures, now).await?;
        return step_on(tx, &contest, now).await;
    }
    let apart = store::fixtures::list_apart(tx, contest.id).await?;
    let is_late = now >= contest.ends;
    for fixture in fixtures.iter_mut().filter(|one| one.is_open()) {
        let are_apart = apart.contains(&order_pair([fixture.one, fixture.other]));
        if !(fixture.waits() && (is_late || are_apart)) {
            continue;
        }
        let ruling = FixtureRuling { fared: Fared::Drawn, why: Ruling::Unplayed, at: now };
        rule(tx, &contest, fixture, ruling).await?;
        store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    let next = match plan.form {
        CupForm::Knockout => next_in_knockout(&list_seeded(&entrants), &fixtures, is_late),
        CupForm::Groups => next_in_groups(&fixtures, &list_groups(&entrants)),
        CupForm::Swiss => {
            let people = list_swiss(&entrants);
            let draw = Draw { apart: &apart, lot: service.keys.draw_lot() };
            next_in_swiss(plan.count_rounds(people.len()), &people, &fixtures, is_late, draw)
        }
    };
    match next {
        CupStep::Wait if is_late => {
            let open = fixtures.iter().filter(|one| one.is_open() && one.runs);
            Ok(StepLeft::Judge(open.filter_map(|one| one.game).collect::<Vec<GameId>>()))
        }
        CupStep::Wait => {
            let is_first = fixtures.iter().all(|one| one.round == 1);
            begin_games(service, tx, &contest, plan.time, &fixtures, &there).await?;
            let look = if now < reserves_until { reserves_until } else { contest.ends };
            if now >= reserves_until && is_first {
                // Nobody can join any more.
                store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
            }
            store::contest_steps::set_times(tx, &contest, look.min(contest.ends)).await?;
            Ok(StepLeft::Nothing)
        }
        CupStep::Decide(ties) => {
            let deciding: Vec<NewFixture> =
                ties.iter().filter_map(|tie| draw_seats(service, tie)).collect();
            store::fixtures::insert_fixtures(tx, contest.id, fixtures.len(), &deciding).await?;
            step_on(tx, &contest, now).await
        }
        CupStep::Draw(ties) => {
            let lots: Vec<NewFixture> =
                ties.iter().filter_map(|tie| draw_seats(service, tie)).collect();
            store::fixtures::insert_fixtures(tx, contest.id, fixtures.len(), &lots).await?;
            let ruling = FixtureRuling { fared: Fared::Won, why: Ruling::Lot, at: now };
            for n in (fixtures.len() as i64..).take(lots.len()) {
                store::fixtures::rule_fixture(tx, contest.id, n, ruling).await?;
            }
            step_on(tx, &contest, now).await
        }
        CupStep::Round(next) => {
            begin_round(tx, &contest, fixtures.len(), &next).await?;
            contest.ends = now + plan.length();
            step_on(tx, &contest, now).await
        }
        CupStep::Over => {
            close_contest(service, tx, &contest, now).await?;
            Ok(StepLeft::Nothing)
        }
    }
}

/// Stores a round that begins. `begun` is the number of the fixtures that the cup has already.
async fn begin_round(
    tx: &mut Transaction,
    contest: &Contest,
    begun: usize,
    next: &NewRound,
) -> Result<(), StoreError> {
    store::fixtures::insert_fixtures(tx, contest.id, begun, &next.fixtures).await?;
    if let (Some(free), Some(one)) = (next.bye, next.fixtures.first()) {
        store::entrants::set_bye(tx, contest.id, free, Some(one.round)).await?;
    }
    Ok(())
}

/// Makes another step of a cup due now, and schedules an edit of its card.
async fn step_on(
    tx: &mut Transaction,
    contest: &Contest,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    store::contest_steps::set_times(tx, contest, now).await?;
    store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    Ok(StepLeft::Step)
}

/// Returns a fixture of two people of a knock-out who are level, the first of them by lot. `None`
/// for a person alone.
fn draw_seats(service: &Service, tie: &CupTie) -> Option<NewFixture> {
    let [one, other] = tie.pair()?;
    let turned = service.keys.draw_lot() % 2 == 1;
    let pair = if turned { [other, one] } else { [one, other] };
    Some(NewFixture { round: tie.round, division: tie.number, pair })
}
