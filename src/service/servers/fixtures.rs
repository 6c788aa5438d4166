//! Fixtures of contests: who plays them and in which order, how their games begin, who is out, and
//! how games end whose time is up.

use std::collections::BTreeMap;

use murus_engine::{Findings, Stop, glance_last, prove};
use murus_gallicus::{Line, Seat, Variant};

use crate::blocking::run_blocking;
use crate::game::{
    Action, Actor, CONTEST_PAUSE, Cause, Chair, Challenge, ContestKind, EntrantPart, Fared,
    Fixture, FixtureRuling, GameId, Holder, Home, Own, PlayerId, Pool, Ruling, Seating, Terms,
    TimeControl, Timestamp, is_put_out, is_untouched, order_people,
};
use crate::service::challenge::seating::{self, ChallengeOrigin};
use crate::service::change;
use crate::service::handle::Service;
use crate::service::play::acting::{self, Ask, GameAct, Refused, unless_refused};
use crate::service::servers::contests::close_contest;
use crate::service::servers::step_left::StepLeft;
use crate::store::{self, Conn, Contest, Entrant, GameSimul, StoreError, StoredGame, Transaction};

/// The nodes with which the engine looks for a proof when the time is up.
const PROOF_NODES: u64 = 100_000;
/// The size of the table of that proof, as a power of two.
const PROOF_BITS: u32 = 16;
/// The nodes with which the engine evaluates a board when the time is up.
const NODES: u64 = 100_000;
/// The share of points from which on a game counts as won.
const CLEAR: f64 = 0.9;

/// Returns the people who play in a contest that begins, the strongest first.
pub(super) async fn order_entrants(
    conn: &mut Conn,
    contest: &Contest,
) -> Result<Vec<PlayerId>, StoreError> {
    let pool = Pool::of_variant(contest.variant.unwrap_or(Variant::STANDARD));
    let mut people = Vec::new();
    for one in store::entrants::list_entrants(conn, contest.id).await? {
        if one.present().is_some() {
            let standing = store::ratings::load_standing(conn, one.player, pool).await?;
            people.push((one.player, one.seed, standing.rating.rating));
        }
    }
    Ok(order_people(people))
}

/// Lets those people leave a contest who left its server, or whose time ran out twice. Returns
/// those who play on, each with the number of games that they play at once.
pub(super) async fn part_with_absent(
    tx: &mut Transaction,
    contest: &Contest,
    entrants: &mut [Entrant],
    fixtures: &[Fixture],
    now: Timestamp,
) -> Result<BTreeMap<PlayerId, usize>, StoreError> {
    for one in entrants.iter_mut().filter(|one| one.division.is_some() && !one.has_left()) {
        if one.present().is_none() || is_put_out(fixtures, one.player) {
            store::entrants::leave_contest(tx, contest.id, one.player, now).await?;
            one.left = Some(now);
        }
    }
    let playing = entrants.iter().filter(|one| one.division.is_some() && one.present().is_some());
    Ok(playing.map(|one| (one.player, one.at_once)).collect())
}

/// Returns the result of a fixture, and its reason, if one of the two no longer plays. `None` while
/// both do.
pub(super) fn rule_withdrawn(
    fixture: &Fixture,
    there: &BTreeMap<PlayerId, usize>,
) -> Option<(Fared, Ruling)> {
    let fared = match [fixture.one, fixture.other].map(|player| there.contains_key(&player)) {
        [true, false] => Fared::Won,
        [false, true] => Fared::Lost,
        [false, false] => Fared::Drawn,
        [true, true] => return None,
    };
    Some((fared, Ruling::Withdrawn))
}

/// Returns the people who withdrew before they played a game to its end, whose places are free.
pub(super) fn list_free<'e>(entrants: &'e [Entrant], fixtures: &[Fixture]) -> Vec<&'e Entrant> {
    let gone = entrants.iter().filter(|one| one.division.is_some() && one.present().is_none());
    gone.filter(|one| is_untouched(fixtures, one.player)).collect()
}

/// Rules about the open fixtures of people who no longer play, and ends their running games.
/// `there` are those who play. The games of a person whose place is `free` end, too, but get no
/// result yet.
pub(super) async fn settle_withdrawn(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    fixtures: &mut [Fixture],
    (there, free): (&BTreeMap<PlayerId, usize>, &[&Entrant]),
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut settled = false;
    for fixture in fixtures.iter_mut().filter(|one| one.is_open()) {
        let Some((fared, why)) = rule_withdrawn(fixture, there) else { continue };
        if !free.iter().any(|one| fixture.has(one.player)) {
            rule(tx, contest, fixture, FixtureRuling { fared, why, at: now }).await?;
        } else if !fixture.runs {
            continue;
        }
        let gone = [fixture.one, fixture.other].into_iter().find(|one| !there.contains_key(one));
        if let Some(gone) = gone {
            end_abandoned(service, tx, fixture, gone, now).await?;
        }
        settled = true;
    }
    if settled {
        store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    Ok(())
}

/// Puts a person in the place of one who has not ended a game. Running games of the latter end, and
/// all of them begin anew.
pub(super) async fn take_place(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    (gone, player): (&Entrant, PlayerId),
    fixtures: &mut [Fixture],
    now: Timestamp,
) -> Result<(), StoreError> {
    for fixture in fixtures.iter_mut().filter(|one| one.has(gone.player)) {
        end_abandoned(service, tx, fixture, gone.player, now).await?;
    }
    let id = contest.id;
    store::entrants::set_part(tx, id, player, EntrantPart::In).await?;
    store::entrants::set_seed(tx, id, gone.player, None).await?;
    store::entrants::set_division(tx, id, gone.player, None).await?;
    store::entrants::set_bye(tx, id, gone.player, None).await?;
    store::entrants::set_seed(tx, id, player, gone.seed).await?;
    store::entrants::set_division(tx, id, player, gone.division).await?;
    store::entrants::set_bye(tx, id, player, gone.bye).await?;
    store::fixtures::replace_player(tx, id, gone.player, player).await
}

/// Ends the running game of a fixture because this player no longer takes part in the contest. The
/// other one is told why, and ratings stay as they are. Does nothing to a game that is over.
async fn end_abandoned(
    service: &Service,
    tx: &mut Transaction,
    fixture: &mut Fixture,
    gone: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(game) = fixture.game.filter(|_| fixture.runs) else { return Ok(()) };
    let Some(row) = store::games::load_game(tx, game).await? else { return Ok(()) };
    let Some(chair) = row.game.chair_of(gone) else { return Ok(()) };
    let cause = Cause::Own(Own::Withdrawn, game, row.game.board_seq());
    unless_refused(stop_game(service, tx, row, (chair, cause), now).await)?;
    fixture.runs = false;
    Ok(())
}

/// Ends a running game without a result of its own, by the holder of a chair and this cause.
async fn stop_game(
    service: &Service,
    tx: &mut Transaction,
    row: StoredGame,
    (chair, cause): (Chair, Cause),
    now: Timestamp,
) -> Result<(), Refused> {
    let act = GameAct {
        by: Actor::Chair(chair),
        ask: &Ask::Do(Action::Stop),
        expected: None,
        at: now,
        cause: &cause,
    };
    acting::apply_act(service, tx, row, act).await.map(|_| ())
}

/// Stores a ruling about a fixture.
pub(super) async fn rule(
    tx: &mut Transaction,
    contest: &Contest,
    fixture: &mut Fixture,
    ruling: FixtureRuling,
) -> Result<(), StoreError> {
    store::fixtures::rule_fixture(tx, contest.id, fixture.n, ruling).await?;
    fixture.ruling = Some(ruling);
    Ok(())
}

/// Ends the step of a contest of one round: closes the contest once no fixture is open, and has the
/// open games judged after its last date. Otherwise its next step is due at `look`.
pub(super) async fn end_step(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    fixtures: &[Fixture],
    look: Timestamp,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    let open: Vec<&Fixture> = fixtures.iter().filter(|one| one.is_open()).collect();
    if open.is_empty() {
        close_contest(service, tx, contest, now).await?;
        return Ok(StepLeft::Nothing);
    }
    if now >= contest.ends {
        let running = open.into_iter().filter_map(|one| one.game);
        return Ok(StepLeft::Judge(running.collect()));
    }
    store::contest_steps::set_times(tx, contest, look).await?;
    Ok(StepLeft::Nothing)
}

/// Begins the next games of the people who have room for one more. `there` are those who play, each
/// with the number of games that they chose to play at once.
pub(super) async fn begin_games(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    time: TimeControl,
    fixtures: &[Fixture],
    there: &BTreeMap<PlayerId, usize>,
) -> Result<(), StoreError> {
    let apart = store::fixtures::list_apart(tx, contest.id).await?;
    let there = there.iter().map(|(&player, &at_once)| (player, at_once));
    for fixture in contest.kind.choose_next(fixtures, there, &apart) {
        let numbered = (fixture.n, [fixture.one, fixture.other]);
        let game = begin_game(service, tx, contest, time, numbered).await?;
        store::fixtures::begin_fixture(tx, contest.id, fixture.n, game.id).await?;
    }
    Ok(())
}

/// Begins the game of the fixture with this number, whose first player moves first. Returns the
/// challenge that became the game.
pub(super) async fn begin_game(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    time: TimeControl,
    (n, [one, other]): (i64, [PlayerId; 2]),
) -> Result<Challenge, StoreError> {
    let place = match contest.kind {
        // The people of two servers have no channel in common. They play by direct message.
        ContestKind::Team(_) => Home { channel: None, server: None, threadless: false },
        _ => {
            Home { channel: Some(contest.channel), server: Some(contest.server), threadless: false }
        }
    };
    let usual = Terms::usual_for(contest.variant.unwrap_or(Variant::STANDARD));
    let others = vec![Seating::Taken(Holder::Player(other))];
    let first = Some(Seat::Romans);
    let terms = Terms { time, rated: usual.rated && contest.kind.is_rated(), ..usual };
    let challenge = seating::build_challenge(service, place, one, terms, first, others);
    // The step that begins a fixture is claimed. A fixture whose people change begins once more, so
    // its own key is not enough.
    let cause = format!("fixture:{}:{}:{}", contest.id.0, n, challenge.id.0);
    let simul = contest.kind.simul();
    let simul = simul.map(|plan| GameSimul { contest: contest.id, host: plan.host });
    let origin = ChallengeOrigin { rematch_of: None, simul };
    let begun = seating::publish_challenge(service, tx, challenge, origin, &cause).await?;
    Ok(begun.challenge)
}

/// Ends a running game whose time is up. A proven win counts; else one that the engine sees
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
        let ruling = FixtureRuling { fared, why, at: now };
        store::fixtures::rule_game(&mut tx, id, ruling).await?;
        stop_game(service, &mut tx, row, (chair, cause), now).await
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
