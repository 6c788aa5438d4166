//! Leagues of a server: the sweeper begins and ends their seasons and games, one step after the
//! other.

use std::collections::{BTreeMap, BTreeSet};

use murus_gallicus::engine::{Findings, Stop, glance_last, prove};
use murus_gallicus::rules::{Line, Seat, Variant};

use crate::blocking::run_blocking;
use crate::game::{
    Action, Actor, BREAK, CONTEST_PAUSE, Cause, Chair, ContestId, ContestKind, ContestState,
    EMPTY_LIMIT, FEWEST, Fared, Fixture, FixtureRuling, GameId, Holder, LeaguePart, LeaguePlan,
    Own, Place, PlayerId, Pool, Ruling, Seating, TIMEOUTS, Terms, Timestamp, choose_next,
    count_timeouts, form_divisions, order_next_season, order_people, pair_division, rank_league,
};
use crate::service::challenge::seating;
use crate::service::change;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::play::acting::{self, Ask, GameAct, Refused, unless_refused};
use crate::service::servers::contests::begin_contest;
use crate::service::servers::step_left::StepLeft;
use crate::store::leagues::{CarriedEntrant, NewFixture};
use crate::store::{self, Conn, Contest, Entrant, StoreError, Transaction};

/// The nodes with which the engine looks for a proof when a season ends.
const PROOF_NODES: u64 = 100_000;
/// The size of the table of that proof, as a power of two.
const PROOF_BITS: u32 = 16;
/// The nodes with which the engine evaluates a board when a season ends.
const NODES: u64 = 100_000;
/// The share of points from which on a game counts as won.
const CLEAR: f64 = 0.9;

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
        store::leagues::set_season(tx, &contest, contest.begins).await?;
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
            store::leagues::set_season(tx, &contest, contest.begins).await?;
        }
        causes::outbox(service, tx).contest(contest.id).await?;
        return Ok(StepLeft::Nothing);
    }
    let mut fixtures = Vec::new();
    for (division, people) in (1..).zip(form_divisions(&people)) {
        for &player in &people {
            store::leagues::set_division(tx, contest.id, player, division).await?;
        }
        fixtures
            .extend(pair_division(&people).into_iter().map(|pair| NewFixture { division, pair }));
    }
    store::leagues::insert_fixtures(tx, contest.id, &fixtures).await?;
    contest.state = ContestState::Running;
    contest.begins = now;
    contest.ends = now + plan.length();
    contest.empty = 0;
    store::leagues::set_season(tx, &contest, now).await?;
    let mut outbox = causes::outbox(service, tx);
    outbox.contest(contest.id).await?;
    outbox.season(contest.id).await?;
    Ok(StepLeft::Step)
}

/// Returns the people who play in a season that begins, the strongest first.
async fn order_entrants(conn: &mut Conn, contest: &Contest) -> Result<Vec<PlayerId>, StoreError> {
    let pool = Pool::of_variant(contest.variant.unwrap_or(Variant::STANDARD));
    let mut people = Vec::new();
    for one in store::contests::list_entrants(conn, contest.id).await? {
        if one.present().is_some() {
            let standing = store::ratings::load_standing(conn, one.player, pool).await?;
            people.push((one.player, one.seed, standing.rating.rating));
        }
    }
    Ok(order_people(people))
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
    let mut entrants = store::contests::list_entrants(tx, contest.id).await?;
    let mut fixtures = store::leagues::list_fixtures(tx, contest.id).await?;
    for one in entrants.iter_mut().filter(|one| one.division.is_some() && !one.has_left) {
        if one.present().is_none() || count_timeouts(&fixtures, one.player) >= TIMEOUTS {
            store::contests::leave_contest(tx, contest.id, one.player, now).await?;
            one.has_left = true;
        }
    }
    let there: BTreeMap<PlayerId, usize> = entrants
        .iter()
        .filter(|one| one.division.is_some() && one.present().is_some())
        .map(|one| (one.player, one.at_once))
        .collect();
    let is_over = now >= contest.ends;
    let mut ruled = false;
    for fixture in fixtures.iter_mut().filter(|one| one.waits()) {
        let has = [fixture.one, fixture.other].map(|player| there.contains_key(&player));
        let (fared, why) = match has {
            [true, false] => (Fared::Won, Ruling::Withdrawn),
            [false, true] => (Fared::Lost, Ruling::Withdrawn),
            [false, false] => (Fared::Drawn, Ruling::Withdrawn),
            [true, true] if is_over => (Fared::Drawn, Ruling::Unplayed),
            [true, true] => continue,
        };
        rule(tx, &contest, fixture, FixtureRuling { fared, why, at: now }).await?;
        ruled = true;
    }
    if ruled {
        store::contests::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    if !is_over {
        begin_games(service, tx, &contest, &fixtures, &there).await?;
        store::leagues::set_season(tx, &contest, contest.ends).await?;
        return Ok(StepLeft::Nothing);
    }
    let running: Vec<GameId> =
        fixtures.iter().filter(|one| one.runs).filter_map(|one| one.game).collect();
    if !running.is_empty() {
        return Ok(StepLeft::Judge(running));
    }
    // Moderators may have ended or annulled a game.
    for fixture in fixtures.iter_mut().filter(|one| one.is_open()) {
        let ruling = FixtureRuling { fared: Fared::Drawn, why: Ruling::Unplayed, at: now };
        rule(tx, &contest, fixture, ruling).await?;
    }
    end_season(service, tx, contest, plan, (&entrants, &fixtures), now).await?;
    Ok(StepLeft::Nothing)
}

/// Stores a ruling about a fixture.
async fn rule(
    tx: &mut Transaction,
    contest: &Contest,
    fixture: &mut Fixture,
    ruling: FixtureRuling,
) -> Result<(), StoreError> {
    store::leagues::rule_fixture(tx, contest.id, fixture.n, ruling).await?;
    fixture.ruling = Some(ruling);
    Ok(())
}

/// Begins the next games of the people who have room for one more. `there` are those who play, each
/// with the number of games that they play at once.
async fn begin_games(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    fixtures: &[Fixture],
    there: &BTreeMap<PlayerId, usize>,
) -> Result<(), StoreError> {
    let apart = store::leagues::list_apart(tx, contest.id).await?;
    let are_apart = |one: PlayerId, other| apart.contains(&[one.min(other), one.max(other)]);
    for fixture in choose_next(fixtures, there, are_apart) {
        let game = begin_game(service, tx, contest, fixture).await?;
        store::leagues::begin_fixture(tx, contest.id, fixture.n, game).await?;
    }
    Ok(())
}

/// Begins the game of a fixture, and returns its key.
async fn begin_game(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    fixture: &Fixture,
) -> Result<GameId, StoreError> {
    let place = Place { channel: contest.channel, server: Some(contest.server), threadless: false };
    let usual = Terms::usual_for(contest.variant.unwrap_or(Variant::STANDARD));
    let time = contest.kind.league().map_or(usual.time, |plan| plan.time);
    let others = vec![Seating::Taken(Holder::Player(fixture.other))];
    let (by, first) = (fixture.one, Some(Seat::Romans));
    let terms = Terms { time, ..usual };
    let challenge = seating::build_challenge(service, place, by, terms, first, others);
    let cause = format!("league:{}:{}", contest.id.0, fixture.n);
    let begun = seating::publish_challenge(service, tx, challenge, None, &cause).await?;
    Ok(begun.challenge.id)
}

/// Ends a season, and opens the entry of the next one.
async fn end_season(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: LeaguePlan,
    (entrants, fixtures): (&[Entrant], &[Fixture]),
    now: Timestamp,
) -> Result<(), StoreError> {
    let end = (contest.ends, None);
    if !store::contests::end_contest(tx, &contest, ContestState::Over, end).await? {
        return Ok(());
    }
    causes::outbox(service, tx).contest(contest.id).await?;
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
    begin_contest(service, tx, &next).await?;
    let carried = carry_over(entrants, fixtures);
    store::leagues::carry_entrants(tx, next.id, &carried, now).await
}

/// Returns the people whom the next season takes over: those who played until the end, in the order
/// of their next divisions; those who took a break, at their old place; and those who sit the next
/// season out.
fn carry_over(entrants: &[Entrant], fixtures: &[Fixture]) -> Vec<CarriedEntrant> {
    let playing = entrants.iter().filter(|one| one.present().is_some());
    let people: Vec<(PlayerId, i64)> =
        playing.filter_map(|one| Some((one.player, one.division?))).collect();
    let (_, table) = rank_league(fixtures, &people);
    let mut divisions: BTreeMap<i64, Vec<PlayerId>> = BTreeMap::new();
    for row in table {
        divisions.entry(row.division).or_default().push(row.player);
    }
    let divisions: Vec<Vec<PlayerId>> = divisions.into_values().collect();
    let mut order = order_next_season(&divisions);
    let is_resting = |one: &&Entrant| {
        one.part == LeaguePart::Rests && !one.has_left && one.is_inside && one.discord.is_some()
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
        part: if rests.contains(&player) { LeaguePart::Kept } else { LeaguePart::In },
        seed: Some(seed),
        at_once: at_once(player),
    };
    let barred = entrants
        .iter()
        .filter(|one| one.discord.is_some() && count_timeouts(fixtures, one.player) >= TIMEOUTS);
    let barred = barred.map(|one| CarriedEntrant {
        player: one.player,
        part: LeaguePart::Barred,
        seed: None,
        at_once: one.at_once,
    });
    (0..).zip(order).map(carry).chain(barred).collect()
}

/// Ends a running game of a season that is over. A proven win counts; else one that the engine sees
/// clearly; else half a point for each.
pub(super) async fn judge_game(service: &Service, id: GameId) -> Result<(), StoreError> {
    let found = async { store::games::load_game(&mut *service.db.read().await?, id).await };
    let Some(row) = change::in_time(found).await? else { return Ok(()) };
    if row.game.outcome().is_some() {
        return Ok(());
    }
    let line = row.game.line().clone();
    let (own, winner) = run_blocking(move || judge_line(&line)).await;
    let board = row.game.board_seq();
    let chair = winner.map_or(Chair::FIRST, |seat| row.game.chair_at(seat));
    let fared = match winner {
        None => Fared::Drawn,
        Some(_) if chair == Chair::FIRST => Fared::Won,
        Some(_) => Fared::Lost,
    };
    let why = match own {
        Own::Proven => Ruling::Proven,
        Own::Judged => Ruling::Judged,
        _ => Ruling::Even,
    };
    let ended = change::run_transaction::<_, Refused, _>(service, |mut tx, now| async move {
        let row = store::games::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
        if row.game.outcome().is_some() || row.game.board_seq() != board {
            return Ok(());
        }
        let cause = Cause::Own(own, id, board);
        let act = GameAct {
            by: Actor::Chair(chair),
            ask: &Ask::Do(Action::Stop),
            expected: None,
            at: now,
            cause: &cause,
        };
        let ruling = FixtureRuling { fared, why, at: now };
        store::leagues::rule_game(&mut tx, id, ruling).await?;
        acting::apply_act(service, &mut tx, row, act).await.map(|_| ())
    });
    unless_refused(ended.await).map(|_| ())
}

/// Judges a game of two that is not over. Returns the kind of judgement, and the side that wins.
fn judge_line(line: &Line) -> (Own, Option<Seat>) {
    let stop = Stop::default();
    let proven = prove(line.position(), PROOF_NODES, &mut Findings::new(PROOF_BITS), &stop);
    if let Some(proof) = proven.verdict.proof() {
        return (Own::Proven, Some(proof.winner()));
    }
    let romans = glance_last(line, NODES, &stop).romans;
    let clear = [(Seat::Romans, romans), (Seat::Gauls, 1.0 - romans)];
    match clear.into_iter().find(|(_, share)| *share >= CLEAR) {
        Some((winner, _)) => (Own::Judged, Some(winner)),
        None => (Own::Even, None),
    }
}
