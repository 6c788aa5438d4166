//! Team matches of two servers: another server comes in by a code, the sweeper begins the match and
//! ends it, and managers may begin it earlier.

use murus_gallicus::Variant;

use crate::game::{
    CONTEST_PAUSE, ContestId, ContestState, EntrantPart, FEWEST_IN_TEAM, Fared, FixtureRuling,
    NewBoard, PlayerId, Pool, RESERVES_FOR, Ruling, Team, TeamPlan, Timestamp, order_pair,
    pair_teams,
};
use crate::service::caller::{Caller, Managed};
use crate::service::challenge::codes::hash_code;
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::contests::{
    ContestRefusal, close_contest, require_open, start_contest,
};
use crate::service::servers::fixtures::{
    begin_games, end_step, list_free, part_with_absent, rule, settle_withdrawn, take_place,
};
use crate::service::servers::step_left::StepLeft;
use crate::store::teams::ContestGuest;
use crate::store::{self, Conn, Contest, StoreError, Transaction};

/// Lets the server of the caller, a manager, play as the guest in the team match of a code. Its
/// card is posted in the channel for cards, else where the manager is. Refuses a code that does not
/// lead into a match, is used or too old, that of the server's own match, and a server that plays
/// another team match of the same variant, or in which no game is rated.
pub async fn enter_by_code(
    service: &Service,
    caller: &Caller,
    Managed(server): Managed,
    code: &str,
) -> Result<Contest, Denied<ContestRefusal>> {
    let wrong = Denied::Refused(ContestRefusal::WrongCode);
    let Some(hash) = &hash_code(code) else { return Err(wrong) };
    change::run_transaction(service, |mut tx, now| async move {
        let wrong = || Denied::Refused(ContestRefusal::WrongCode);
        let found = store::teams::find_by_code(&mut tx, hash, now).await?;
        let id = found.ok_or_else(wrong)?;
        let contest = store::contests::load_contest(&mut tx, id).await?.ok_or_else(wrong)?;
        if contest.server == server {
            return Err(Denied::Refused(ContestRefusal::OwnCode));
        }
        let settings = store::servers::load_settings(&mut tx, server).await?;
        if settings.unrated {
            return Err(Denied::Refused(ContestRefusal::Unrated));
        }
        let same = |one: &Contest| one.kind.is_like(contest.kind) && one.variant == contest.variant;
        let running = store::contests::list_open(&mut tx, server).await?;
        if let Some(running) = running.into_iter().find(same) {
            return Err(Denied::Refused(ContestRefusal::Running(running.ends)));
        }
        // The code is used up. Another process may have been earlier.
        let is_first = store::teams::delete_codes(&mut tx, id).await?;
        if !is_first || contest.state != ContestState::Joining || contest.guest.is_some() {
            return Err(wrong());
        }
        let here = caller.parent.or(caller.channel());
        let channel = settings.cards.or(here).ok_or(Denied::Refused(ContestRefusal::Unknown))?;
        let guest = ContestGuest { server, channel, message: None };
        store::teams::set_guest(&mut tx, id, guest).await?;
        causes::outbox(service, &mut tx).contest(id).await?;
        Ok(Contest { guest: Some(guest), ..contest })
    })
    .await
}

/// Begins a team match at the wish of a manager of one of its servers. Refuses another contest, a
/// match that has begun, and teams with too few people.
pub async fn begin_now(
    service: &Service,
    caller: &Caller,
    _: Managed,
    id: ContestId,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, _, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        let plan = contest.kind.team().ok_or(Denied::Refused(ContestRefusal::Unknown))?;
        if contest.state != ContestState::Joining {
            return Err(Denied::Refused(ContestRefusal::TeamPlaying));
        }
        let teams = order_teams(&mut tx, &contest).await?;
        if teams.iter().any(|team| team.len() < FEWEST_IN_TEAM) {
            return Err(Denied::Refused(ContestRefusal::TeamFew));
        }
        let begins = Contest { begins: now, ends: now + plan.length(), ..contest };
        Ok(store::contest_steps::set_times(&mut tx, &begins, now).await?)
    })
    .await
}

/// Takes the step of a team match that is due: begins it, or does what it needs while it runs.
pub(super) async fn step_team(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: TeamPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    match contest.state {
        ContestState::Joining => begin_match(service, tx, contest, plan, now).await,
        ContestState::Running => continue_match(service, tx, contest, plan, now).await,
        ContestState::Over | ContestState::Stopped => Ok(StepLeft::Nothing),
    }
}

/// Returns the people of each team, the home team first. The strongest come first; people without
/// a rated game follow in the order in which they joined.
async fn order_teams(conn: &mut Conn, contest: &Contest) -> Result<[Vec<PlayerId>; 2], StoreError> {
    let pool = Pool::of_variant(contest.variant.unwrap_or(Variant::STANDARD));
    let mut teams = Team::BOTH.map(|_| Vec::new());
    for one in store::entrants::list_entrants(conn, contest.id).await? {
        if one.present().is_none() {
            continue;
        }
        let standing = store::ratings::load_standing(conn, one.player, pool).await?;
        let strength = match standing.n {
            0 => f64::NEG_INFINITY,
            _ => standing.rating.rating,
        };
        teams[usize::from(one.team == Some(Team::Guest))].push((one.player, strength));
    }
    Ok(teams.map(|mut team: Vec<(PlayerId, f64)>| {
        team.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        team.into_iter().map(|(player, _)| player).collect()
    }))
}

/// Begins a team match whose day has come: stores its boards, makes all others reserves, and tells
/// its people. A match with too few people in a team is over.
async fn begin_match(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: TeamPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    if now < contest.begins {
        store::contest_steps::set_times(tx, &contest, contest.begins).await?;
        return Ok(StepLeft::Nothing);
    }
    store::teams::delete_codes(tx, contest.id).await?;
    let [home, guest] = order_teams(tx, &contest).await?;
    if home.len().min(guest.len()) < FEWEST_IN_TEAM {
        close_contest(service, tx, &contest, now).await?;
        return Ok(StepLeft::Nothing);
    }
    let apart = store::fixtures::list_apart(tx, contest.id).await?;
    let boards = pair_teams(&home, &guest, plan.boards, &apart);
    store_boards(tx, &contest, &boards, now).await?;
    let seated = |player: &PlayerId| boards.iter().any(|board| board.pair.contains(player));
    for player in home.iter().chain(&guest).filter(|player| !seated(player)) {
        store::entrants::set_part(tx, contest.id, *player, EntrantPart::Reserve).await?;
    }
    start_contest(service, tx, contest, plan.length(), now).await?;
    Ok(StepLeft::Step)
}

/// Stores the boards of a team match, and the number of the board of each person. A board that is
/// left out gets no result.
async fn store_boards(
    tx: &mut Transaction,
    contest: &Contest,
    boards: &[NewBoard],
    now: Timestamp,
) -> Result<(), StoreError> {
    let numbered = || (1..).zip(boards);
    let fixtures: Vec<_> =
        numbered().flat_map(|(number, board)| board.to_fixtures(number)).collect();
    store::fixtures::insert_fixtures(tx, contest.id, 0, &fixtures).await?;
    for (number, board) in numbered() {
        for player in board.pair {
            store::entrants::set_division(tx, contest.id, player, Some(number)).await?;
        }
        let ruling = FixtureRuling { fared: Fared::Drawn, why: Ruling::Unplayed, at: now };
        for n in [2 * number - 2, 2 * number - 1].into_iter().filter(|_| !board.plays) {
            store::fixtures::rule_fixture(tx, contest.id, n, ruling).await?;
        }
    }
    Ok(())
}

/// Does what a running team match needs: reserves take free places, people who are out leave, games
/// begin, and at its end the open ones are judged before it ends.
async fn continue_match(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    plan: TeamPlan,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    let mut entrants = store::entrants::list_entrants(tx, contest.id).await?;
    let mut fixtures = store::fixtures::list_fixtures(tx, contest.id).await?;
    let there = part_with_absent(tx, &contest, &mut entrants, &fixtures, now).await?;
    let reserves_until = contest.begins + RESERVES_FOR;
    let free = if now < reserves_until { list_free(&entrants, &fixtures) } else { Vec::new() };
    settle_withdrawn(service, tx, &contest, &mut fixtures, (&there, &free), now).await?;
    let apart = store::fixtures::list_apart(tx, contest.id).await?;
    let are_apart = |one, other| apart.contains(&order_pair([one, other]));
    for gone in &free {
        let meets = |player: PlayerId| {
            fixtures.iter().filter(|one| one.has(gone.player)).any(|one| {
                let opponent = if one.one == gone.player { one.other } else { one.one };
                are_apart(player, opponent)
            })
        };
        let waits = entrants.iter().filter(|one| one.is_reserve() && one.team == gone.team);
        if let Some(reserve) = waits.into_iter().find(|one| !meets(one.player)) {
            let change = (*gone, reserve.player);
            take_place(service, tx, &contest, change, &mut fixtures, now).await?;
            store::contest_steps::set_times(tx, &contest, now).await?;
            store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
            return Ok(StepLeft::Step);
        }
    }
    let is_late = now >= contest.ends;
    for fixture in fixtures.iter_mut().filter(|one| one.is_open()) {
        let is_free = free.iter().any(|one| fixture.has(one.player));
        // Moderators may have ended or annulled a game.
        let never = match fixture.waits() {
            true => is_late || are_apart(fixture.one, fixture.other),
            false => !fixture.runs && !is_free,
        };
        if !never {
            continue;
        }
        let ruling = FixtureRuling { fared: Fared::Drawn, why: Ruling::Unplayed, at: now };
        rule(tx, &contest, fixture, ruling).await?;
        store::contest_cards::schedule_card(tx, contest.id, now + CONTEST_PAUSE).await?;
    }
    begin_games(service, tx, &contest, plan.time, &fixtures, &there).await?;
    let look = if now < reserves_until { reserves_until } else { contest.ends };
    end_step(service, tx, &contest, &fixtures, look.min(contest.ends), now).await
}
