//! Ladders of a server: people challenge others above them, and the sweeper looks after the order
//! once a day, and after each game.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{
    CONTEST_PAUSE, Challenge, Climb, ContestId, ContestState, DAY, EMPTY_LIMIT, Fared, Fixture,
    FixtureRuling, GameId, LadderPlan, NewFixture, PlayerId, Ruling, Shift, ShiftKind, Timestamp,
    Unreached, Vacation, count_sinks, is_timed_out, list_climbs, rest_at,
};
use crate::ids::UserId;
use crate::service::caller::Caller;
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::{
    ContestRefusal, begin_contest, close_contest, load_stand, require_open,
};
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

/// Lets a person leave a contest. In a ladder they give up their place. Returns false if they took
/// no part in it.
pub(super) async fn give_up_place(
    service: &Service,
    conn: &mut Conn,
    contest: &Contest,
    player: PlayerId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let leaves = store::entrants::leave_contest(conn, contest.id, player, now).await?;
    if leaves && contest.kind.ladder().is_some() {
        add_shift(service, conn, contest.id, (player, ShiftKind::Left), now).await?;
    }
    Ok(leaves)
}

/// The people whom a person of a ladder may challenge.
#[derive(Debug)]
pub struct Reach {
    /// The person of the ladder.
    pub player: PlayerId,
    /// The people by their places, the nearest first, each with their Discord id.
    pub climbs: Vec<(UserId, Climb)>,
}

/// Loads whom a person may challenge in a ladder. Refuses a contest that is no ladder or does not
/// run, and a person who is not in it.
pub async fn load_reach(
    db: &Db,
    stand: &ContestStand,
    person: UserId,
) -> Result<Reach, Denied<ContestRefusal>> {
    if stand.contest.kind.ladder().is_none() {
        return Err(Denied::Refused(ContestRefusal::Unknown));
    }
    if !stand.is_running() {
        return Err(Denied::Refused(ContestRefusal::Over));
    }
    let player = stand.entrant(person).ok_or(Denied::Refused(ContestRefusal::Outside))?;
    let climbs = find_climbs(&mut *db.read().await?, stand, player).await?;
    let known = |climb: Climb| Some((stand.person(climb.player)?, climb));
    Ok(Reach { player, climbs: climbs.into_iter().filter_map(known).collect() })
}

async fn find_climbs(
    conn: &mut Conn,
    stand: &ContestStand,
    me: PlayerId,
) -> Result<Vec<Climb>, StoreError> {
    let id = stand.contest.id;
    let vacations = store::shifts::list_vacations(conn, id).await?;
    let away = vacations.iter().filter(|(_, vacation)| vacation.is_on(stand.at));
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
        if contest.paused.is_some() {
            return Err(Denied::Refused(ContestRefusal::Paused));
        }
        let stand = load_stand(&mut tx, contest, now).await?;
        if stand.entrant(caller.discord).is_none() {
            return Err(Denied::Refused(ContestRefusal::Outside));
        }
        let climbs = find_climbs(&mut tx, &stand, by.player).await?;
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
        store::contest_cards::schedule_card(&mut tx, id, now + CONTEST_PAUSE).await?;
        Ok(game)
    })
    .await
}

/// Takes the step of a ladder that is due: people who are out leave, those on vacation go down, and
/// games without a result are settled. Ends the ladder with its season, once the open games are
/// judged, or if nothing happened for long.
pub(super) async fn step_ladder(
    service: &Service,
    tx: &mut Transaction,
    mut contest: Contest,
    plan: LadderPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    if contest.state != ContestState::Running {
        return Ok(StepLeft::Nothing);
    }
    let mut fixtures = store::fixtures::list_fixtures(tx, contest.id).await?;
    let shifts = store::shifts::list_shifts(tx, contest.id).await?;
    let there = part_with_gone(service, tx, &contest, (&shifts, &fixtures), now).await?;
    sink_away(service, tx, &contest, (&shifts, &there), now).await?;
    let is_void =
        |one: &Fixture| !one.runs || !there.contains(&one.one) || !there.contains(&one.other);
    for fixture in fixtures.iter_mut().filter(|one| one.is_open() && is_void(one)) {
        let ruling = FixtureRuling { fared: Fared::Drawn, why: Ruling::Unplayed, at: now };
        rule(tx, &contest, fixture, ruling).await?;
        store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    if plan.weeks.is_none() {
        // A pause may have moved the end beyond the rest.
        contest.ends = contest.ends.max(rest_at(&fixtures, contest.begins, now));
    }
    if now < contest.ends {
        store::contest_steps::set_times(tx, &contest, contest.ends.min(now + DAY)).await?;
        return Ok(StepLeft::Nothing);
    }
    let open = fixtures.iter().filter(|one| one.is_open());
    let open: Vec<GameId> = open.filter_map(|one| one.game).collect();
    if !open.is_empty() {
        return Ok(StepLeft::Judge(open));
    }
    end_ladder(service, tx, contest, plan, now).await?;
    Ok(StepLeft::Nothing)
}

/// Ends a ladder now, and begins its next season if there is one: its people are in it, in the same
/// order. None follows after two in a row in which no game counted, or in a server whose games are
/// all casual.
async fn end_ladder(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: LadderPlan,
    now: Timestamp,
) -> Result<(), StoreError> {
    if !close_contest(service, tx, &contest, now).await? {
        return Ok(());
    }
    let stand = load_stand(tx, Contest { state: ContestState::Over, ends: now, ..contest }, now);
    let stand = stand.await?;
    let empty = if stand.games.is_empty() { stand.contest.empty + 1 } else { 0 };
    let settings = store::servers::load_settings(tx, stand.contest.server).await?;
    if !stand.contest.repeats || empty >= EMPTY_LIMIT || settings.unrated {
        return Ok(());
    }
    let next = Contest {
        id: ContestId(service.keys.next(now)),
        state: ContestState::Running,
        begins: now,
        ends: now + plan.length(),
        empty,
        message: None,
        ..stand.contest
    };
    let next = begin_contest(service, tx, next).await?;
    store::contest_steps::wake_contest(tx, next.id, now).await?;
    for row in &stand.table {
        store::entrants::join_contest(tx, next.id, row.player, now).await?;
        add_shift(service, tx, next.id, (row.player, ShiftKind::Joined), now).await?;
    }
    Ok(())
}

/// Lets those people leave a ladder who left its server or deleted their data, or whose time ran
/// out three times in a month. Returns those who play on.
async fn part_with_gone(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    (shifts, fixtures): (&[Shift], &[Fixture]),
    now: Timestamp,
) -> Result<BTreeSet<PlayerId>, StoreError> {
    let mut there = BTreeSet::new();
    for one in store::entrants::list_entrants(tx, contest.id).await? {
        if one.has_left() {
            continue;
        }
        let player = one.player;
        if one.present().is_some() && !is_timed_out(shifts, fixtures, player, now) {
            there.insert(player);
            continue;
        }
        give_up_place(service, tx, contest, player, now).await?;
        store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    Ok(there)
}

/// Lets people who are on vacation go down one place for each week of it.
async fn sink_away(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    (shifts, there): (&[Shift], &BTreeSet<PlayerId>),
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut taken: BTreeMap<PlayerId, Vec<Vacation>> = BTreeMap::new();
    for (player, vacation) in store::shifts::list_vacations(tx, contest.id).await? {
        taken.entry(player).or_default().push(vacation);
    }
    for (player, vacations) in taken.into_iter().filter(|(player, _)| there.contains(player)) {
        for _ in 0..count_sinks(shifts, player, &vacations, now) {
            add_shift(service, tx, contest.id, (player, ShiftKind::Sank), now).await?;
            store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
        }
    }
    Ok(())
}
