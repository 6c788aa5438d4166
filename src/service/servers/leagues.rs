//! Leagues of a server: the sweeper begins and ends their seasons and games, one step after the
//! other.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{
    BREAK, CONTEST_PAUSE, ContestId, ContestKind, ContestState, EMPTY_LIMIT, EntrantPart, FEWEST,
    Fared, Fixture, FixtureRuling, GameId, LeaguePlan, NewFixture, PlayerId, Ruling, Timestamp,
    form_divisions, is_put_out, order_next_season, pair_group, rank_divisions,
};
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::contests::{begin_contest, close_contest, start_contest};
use crate::service::servers::fixtures::{
    begin_games, order_entrants, part_with_absent, rule, rule_withdrawn,
};
use crate::service::servers::step_left::StepLeft;
use crate::store::entrants::CarriedEntrant;
use crate::store::{self, Contest, Entrant, StoreError, Transaction};

/// Takes the step of a season that is due: begins it, or does what it needs while it runs.
pub(super) async fn step_season(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: LeaguePlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    match contest.state {
        ContestState::Joining => begin_season(service, tx, contest, plan, now).await,
        ContestState::Running => continue_season(service, tx, contest, plan, now).await,
        ContestState::Over | ContestState::Stopped => Ok(StepLeft::Nothing),
    }
}

/// Begins a season: forms its divisions, and tells its people. With too few people it waits for a
/// week, and after two such weeks the league ends.
async fn begin_season(
    service: &Service,
    tx: &mut Transaction,
    mut contest: Contest,
    plan: LeaguePlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    if now < contest.begins {
        store::contest_steps::set_times(tx, &contest, contest.begins).await?;
        return Ok(StepLeft::Nothing);
    }
    let people = order_entrants(tx, &contest).await?;
    if people.len() < FEWEST {
        contest.empty += 1;
        contest.begins = now + BREAK;
        contest.ends = contest.begins + plan.length();
        if contest.empty >= EMPTY_LIMIT {
            store::contests::end_contest(tx, &contest, ContestState::Over, (now, None)).await?;
        } else {
            store::contest_steps::set_times(tx, &contest, contest.begins).await?;
        }
        let mut outbox = causes::outbox(service, tx);
        outbox.contest(contest.id).await?;
        outbox.update_calendar(contest.id).await?;
        return Ok(StepLeft::Nothing);
    }
    let mut fixtures = Vec::new();
    for (division, people) in (1..).zip(form_divisions(&people)) {
        for &player in &people {
            store::entrants::set_division(tx, contest.id, player, Some(division)).await?;
        }
        fixtures.extend(pair_group(&people).into_iter().map(|pair| NewFixture {
            round: 1,
            division,
            pair,
        }));
    }
    store::fixtures::insert_fixtures(tx, contest.id, 0, &fixtures).await?;
    contest.empty = 0;
    start_contest(service, tx, contest, plan.length(), now).await?;
    Ok(StepLeft::Step)
}

/// Does what a running season needs: people who are out leave it, games begin, and at its end the
/// open ones are judged before it ends.
async fn continue_season(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: LeaguePlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    let mut entrants = store::entrants::list_entrants(tx, contest.id).await?;
    let mut fixtures = store::fixtures::list_fixtures(tx, contest.id).await?;
    let there = part_with_absent(tx, &contest, &mut entrants, &fixtures, now).await?;
    let is_over = now >= contest.ends;
    let mut ruled = false;
    for fixture in fixtures.iter_mut().filter(|one| one.waits()) {
        let unplayed = is_over.then_some((Fared::Drawn, Ruling::Unplayed));
        let found = rule_withdrawn(fixture, &there).or(unplayed);
        let Some((fared, why)) = found else { continue };
        rule(tx, &contest, fixture, FixtureRuling { fared, why, at: now }).await?;
        ruled = true;
    }
    if ruled {
        store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    if !is_over {
        begin_games(service, tx, &contest, plan.time, &fixtures, &there).await?;
        store::contest_steps::set_times(tx, &contest, contest.ends).await?;
        return Ok(StepLeft::Nothing);
    }
    let running: Vec<GameId> =
        fixtures.iter().filter(|one| one.runs).filter_map(|one| one.game).collect();
    if !running.is_empty() {
        return Ok(StepLeft::Judge(running));
    }
    end_season(service, tx, contest, plan, (&entrants, &fixtures), now).await?;
    Ok(StepLeft::Nothing)
}

/// Ends a season, and opens the entry of the next one unless all games of the server are casual by
/// then.
async fn end_season(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: LeaguePlan,
    (entrants, fixtures): (&[Entrant], &[Fixture]),
    now: Timestamp,
) -> Result<(), StoreError> {
    if !close_contest(service, tx, &contest, contest.ends).await? {
        return Ok(());
    }
    let settings = store::servers::load_settings(tx, contest.server).await?;
    if settings.unrated {
        return Ok(());
    }
    let begins = now + BREAK;
    let next = Contest {
        id: ContestId(service.keys.next(now)),
        state: ContestState::Joining,
        begins,
        ends: begins + plan.length(),
        empty: 0,
        message: None,
        kind: ContestKind::League(LeaguePlan { season: plan.season + 1, ..plan }),
        ..contest
    };
    let next = begin_contest(service, tx, next).await?;
    let carried = carry_over(entrants, fixtures);
    store::entrants::carry_entrants(tx, next.id, &carried, now).await
}

/// Returns the people whom the next season takes over: those who played until the end, in the order
/// of their next divisions; those who took a break, at their old place; and those who sit the next
/// season out.
fn carry_over(entrants: &[Entrant], fixtures: &[Fixture]) -> Vec<CarriedEntrant> {
    let playing = entrants.iter().filter(|one| one.present().is_some());
    let people: Vec<(PlayerId, i64)> =
        playing.filter_map(|one| Some((one.player, one.division?))).collect();
    let (_, table) = rank_divisions(fixtures, &people);
    let mut divisions: BTreeMap<i64, Vec<PlayerId>> = BTreeMap::new();
    for row in table {
        divisions.entry(row.division).or_default().push(row.player);
    }
    let divisions: Vec<Vec<PlayerId>> = divisions.into_values().collect();
    let mut order = order_next_season(&divisions);
    let is_resting = |one: &&Entrant| {
        one.part == EntrantPart::Rests && !one.has_left() && one.is_inside && one.discord.is_some()
    };
    let mut resting: Vec<&Entrant> = entrants.iter().filter(is_resting).collect();
    resting.sort_by_key(|one| (one.seed.is_none(), one.seed));
    let mut rests = BTreeSet::new();
    for one in resting {
        let at = one.seed.and_then(|seed| usize::try_from(seed).ok()).unwrap_or(order.len());
        order.insert(at.min(order.len()), one.player);
        rests.insert(one.player);
    }
    let at_once = |player: PlayerId| {
        entrants.iter().find(|one| one.player == player).map_or(1, |one| one.at_once)
    };
    let carry = |(seed, player): (i64, PlayerId)| CarriedEntrant {
        player,
        part: if rests.contains(&player) { EntrantPart::Kept } else { EntrantPart::In },
        seed: Some(seed),
        at_once: at_once(player),
    };
    let barred =
        entrants.iter().filter(|one| one.discord.is_some() && is_put_out(fixtures, one.player));
    let barred = barred.map(|one| CarriedEntrant {
        player: one.player,
        part: EntrantPart::Barred,
        seed: None,
        at_once: one.at_once,
    });
    (0..).zip(order).map(carry).chain(barred).collect()
}
