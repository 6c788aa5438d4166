//! Ladders of a server: people challenge others above them, and the sweeper looks after the order
//! once a day, and after each game.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{
    CONTEST_PAUSE, Challenge, Climb, ContestId, ContestState, DAY, Fared, Fixture, FixtureRuling,
    NewFixture, PlayerId, Ruling, Shift, ShiftKind, Timestamp, Unreached, Vacation, count_sinks,
    is_timed_out, list_climbs, rest_at,
};
use crate::ids::UserId;
use crate::service::caller::Caller;
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::contests::{ContestRefusal, ContestStand, load_stand, require_open};
use crate::service::servers::fixtures::{begin_game, rule};
use crate::service::servers::step_left::StepLeft;
use crate::store::{self, Conn, Contest, Db, StoreError, Transaction};

/// Stores that a person joined a ladder at the bottom, left it, or went down one place.
pub(super) async fn add_shift(
    service: &Service,
    conn: &mut Conn,
    id: ContestId,
    (player, kind): (PlayerId, ShiftKind),
    now: Timestamp,
) -> Result<(), StoreError> {
    let shift = Shift { player, kind, at: now };
    store::shifts::add_shift(conn, service.keys.next(now), id, shift).await
}

/// Loads whom a person of a ladder may challenge by their places, the nearest first, each with
/// their Discord id.
pub async fn load_climbs(
    db: &Db,
    stand: &ContestStand,
    me: PlayerId,
    now: Timestamp,
) -> Result<Vec<(UserId, Climb)>, StoreError> {
    let climbs = find_climbs(&mut *db.read().await?, stand, me, now).await?;
    let known = |climb: Climb| Some((stand.person(climb.player)?, climb));
    Ok(climbs.into_iter().filter_map(known).collect())
}

async fn find_climbs(
    conn: &mut Conn,
    stand: &ContestStand,
    me: PlayerId,
    now: Timestamp,
) -> Result<Vec<Climb>, StoreError> {
    let id = stand.contest.id;
    let vacations = store::shifts::list_vacations(conn, id).await?;
    let away = vacations.iter().filter(|(_, vacation)| vacation.is_on(now));
    let unreached = Unreached {
        away: away.map(|(player, _)| *player).collect(),
        apart: store::fixtures::list_apart(conn, id).await?,
    };
    let order: Vec<PlayerId> = stand.table.iter().map(|row| row.player).collect();
    Ok(list_climbs(&order, &stand.fixtures, me, &unreached))
}

/// Begins the game of the caller, who is in a ladder of their server, with a person above them.
/// Returns the challenge that became the game. Refuses a person who is not within the caller's
/// reach, and one whom they cannot challenge now.
pub async fn challenge_up(
    service: &Service,
    caller: &Caller,
    id: ContestId,
    person: UserId,
) -> Result<Challenge, Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        let Some(plan) = contest.kind.ladder() else {
            return Err(Denied::Refused(ContestRefusal::Unknown));
        };
        let stand = load_stand(&mut tx, contest, now).await?;
        if stand.entrant(caller.discord).is_none() {
            return Err(Denied::Refused(ContestRefusal::Outside));
        }
        let climbs = find_climbs(&mut tx, &stand, by.player, now).await?;
        let climb = climbs.into_iter().find(|one| stand.person(one.player) == Some(person));
        let climb = climb.ok_or(Denied::Refused(ContestRefusal::Unreached))?;
        if let Some(bar) = climb.bar {
            return Err(Denied::Refused(ContestRefusal::Climb(bar)));
        }
        let pair = [by.player, climb.player];
        let challenge = NewFixture { round: 1, division: 1, pair };
        let first = stand.fixtures.len();
        store::fixtures::insert_fixtures(&mut tx, id, first, &[challenge]).await?;
        let fixture = (first as i64, pair);
        let game = begin_game(service, &mut tx, &stand.contest, plan.time, fixture).await?;
        store::fixtures::begin_fixture(&mut tx, id, fixture.0, game.id).await?;
        store::contests::schedule_card(&mut tx, id, now + CONTEST_PAUSE).await?;
        Ok(game)
    })
    .await
}

/// Takes the step of a ladder that is due: people who are out leave, those on vacation go down, and
/// games without a result are settled. Ends the ladder if nothing happened for long.
pub(super) async fn step_ladder(
    service: &Service,
    tx: &mut Transaction,
    mut contest: Contest,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    if contest.state != ContestState::Running {
        return Ok(StepLeft::Nothing);
    }
    let mut fixtures = store::fixtures::list_fixtures(tx, contest.id).await?;
    let there = part_with_gone(service, tx, &contest, &fixtures, now).await?;
    sink_away(service, tx, &contest, &there, now).await?;
    let is_void =
        |one: &Fixture| !one.runs || !there.contains(&one.one) || !there.contains(&one.other);
    for fixture in fixtures.iter_mut().filter(|one| one.is_open() && is_void(one)) {
        let ruling = FixtureRuling { fared: Fared::Drawn, why: Ruling::Unplayed, at: now };
        rule(tx, &contest, fixture, ruling).await?;
        store::contests::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    contest.ends = rest_at(&fixtures, contest.begins, now);
    if contest.ends > now {
        store::contests::set_times(tx, &contest, contest.ends.min(now + DAY)).await?;
    } else if store::contests::end_contest(tx, &contest, ContestState::Over, (now, None)).await? {
        causes::outbox(service, tx).contest(contest.id).await?;
    }
    Ok(StepLeft::Nothing)
}

/// Lets those people leave a ladder who left its server or deleted their data, or whose time ran
/// out three times in a month. Returns those who play on.
async fn part_with_gone(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    fixtures: &[Fixture],
    now: Timestamp,
) -> Result<BTreeSet<PlayerId>, StoreError> {
    let shifts = store::shifts::list_shifts(tx, contest.id).await?;
    let mut there = BTreeSet::new();
    for one in store::entrants::list_entrants(tx, contest.id).await? {
        if one.has_left {
            continue;
        }
        let player = one.player;
        if one.present().is_some() && !is_timed_out(&shifts, fixtures, player, now) {
            there.insert(player);
            continue;
        }
        store::entrants::leave_contest(tx, contest.id, player, now).await?;
        add_shift(service, tx, contest.id, (player, ShiftKind::Left), now).await?;
        store::contests::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    Ok(there)
}

/// Lets people who are on vacation go down one place for each week of it.
async fn sink_away(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    there: &BTreeSet<PlayerId>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let shifts = store::shifts::list_shifts(tx, contest.id).await?;
    let mut taken: BTreeMap<PlayerId, Vec<Vacation>> = BTreeMap::new();
    for (player, vacation) in store::shifts::list_vacations(tx, contest.id).await? {
        taken.entry(player).or_default().push(vacation);
    }
    for (player, vacations) in taken.into_iter().filter(|(player, _)| there.contains(player)) {
        for _ in 0..count_sinks(&shifts, player, &vacations, now) {
            add_shift(service, tx, contest.id, (player, ShiftKind::Sank), now).await?;
            store::contests::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
        }
    }
    Ok(())
}
