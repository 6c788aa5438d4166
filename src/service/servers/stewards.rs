//! What managers do in a contest that runs: they pause it, remove and replace people, and decide
//! games. Each act is written down and told to the people concerned. Nobody decides about games in
//! which they play themselves.

use crate::game::{
    Action, Actor, CONTEST_PAUSE, Cause, Chair, ContestId, ContestState, EntrantPart, Fared,
    Fixture, FixtureRuling, GameId, PlayerId, Ruling, Team, Timestamp, is_untouched,
};
use crate::ids::UserId;
use crate::service::caller::{Caller, Managed};
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::play::acting::{self, Ask, GameAct, Refused};
use crate::service::servers::contests::{ContestRefusal, require_open};
use crate::service::servers::entries::find_entrant;
use crate::service::servers::fixtures::take_place;
use crate::service::servers::ladders::give_up_place;
use crate::store::contest_acts::{ContestAct, ContestActId, Steward};
use crate::store::{self, Conn, Contest, Entrant, StoreError, Transaction};

/// Pauses a contest that pairs its games: none begins, and its dates move by the length of the
/// pause. Does nothing if it is paused already.
pub async fn pause_contest(
    service: &Service,
    caller: &Caller,
    _: Managed,
    id: ContestId,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_paired(&mut tx, caller, id, now).await?;
        if contest.paused.is_none() {
            store::contest_steps::set_paused(&mut tx, id, now).await?;
            note_act(service, &mut tx, contest, (Steward::Paused, by.player), [None; 2], now)
                .await?;
            causes::outbox(service, &mut tx).update_calendar(id).await?;
        }
        Ok(())
    })
    .await
}

/// Lets a contest go on that was paused. Does nothing if it is not paused.
pub async fn resume_contest(
    service: &Service,
    caller: &Caller,
    _: Managed,
    id: ContestId,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let mut contest = require_paired(&mut tx, caller, id, now).await?;
        let Some(since) = contest.paused else { return Ok(()) };
        let gap = now - since;
        if contest.state == ContestState::Joining {
            contest.begins += gap;
        }
        contest.ends += gap;
        store::contest_steps::end_pause(&mut tx, &contest, now).await?;
        let joining = contest.state == ContestState::Joining;
        note_act(service, &mut tx, contest, (Steward::Resumed, by.player), [None; 2], now).await?;
        if joining {
            causes::outbox(service, &mut tx).announce_contest(id).await?;
        }
        Ok(())
    })
    .await
}

/// Removes a person from an open contest. They cannot join it again. Refuses a person who does not
/// take part or plays for the other server, and one with whom the manager plays.
pub async fn remove_entrant(
    service: &Service,
    caller: &Caller,
    Managed(server): Managed,
    id: ContestId,
    person: UserId,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        let fixtures = store::fixtures::list_fixtures(&mut tx, id).await?;
        let one = require_entrant(&mut tx, id, &fixtures, person, by.player).await?;
        if one.server != server {
            return Err(Denied::Refused(ContestRefusal::Absent));
        }
        give_up_place(service, &mut tx, &contest, one.player, now).await?;
        store::entrants::set_part(&mut tx, id, one.player, EntrantPart::Removed).await?;
        store::contest_steps::wake_contest(&mut tx, id, now).await?;
        let people = [Some(one.player), None];
        Ok(note_act(service, &mut tx, contest, (Steward::Removed, by.player), people, now).await?)
    })
    .await
}

/// Puts another person of the server in the place of one who has not ended a game. Their games
/// begin anew. Refuses a contest without places, such as a ladder, a person with results, one with
/// whom the manager plays, and a substitute who never used the bot, or who plays in the contest or
/// was removed from it.
pub async fn replace_entrant(
    service: &Service,
    caller: &Caller,
    _: Managed,
    id: ContestId,
    [gone, by_whom]: [UserId; 2],
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_paired(&mut tx, caller, id, now).await?;
        if !contest.kind.has_places() {
            return Err(Denied::Refused(ContestRefusal::Unknown));
        }
        let mut fixtures = store::fixtures::list_fixtures(&mut tx, id).await?;
        let one = require_entrant(&mut tx, id, &fixtures, gone, by.player).await?;
        if contest.state != ContestState::Running || !is_untouched(&fixtures, one.player) {
            return Err(Denied::Refused(ContestRefusal::Played));
        }
        let other = store::players::by_discord(&mut tx, by_whom).await?;
        let other = other.ok_or(Denied::Refused(ContestRefusal::Stranger))?;
        let known = find_entrant(&mut tx, id, other).await?;
        let waits = known.is_none_or(|known| {
            known.division.is_none() && matches!(known.part, EntrantPart::In | EntrantPart::Reserve)
        });
        if !waits || other == by.player {
            return Err(Denied::Refused(ContestRefusal::Stranger));
        }
        store::entrants::leave_contest(&mut tx, id, one.player, now).await?;
        store::entrants::join_contest(&mut tx, id, other, now).await?;
        take_place(service, &mut tx, &contest, (&one, other), &mut fixtures, now).await?;
        store::contest_steps::wake_contest(&mut tx, id, now).await?;
        let people = [Some(one.player), Some(other)];
        Ok(note_act(service, &mut tx, contest, (Steward::Replaced, by.player), people, now).await?)
    })
    .await
}

/// Decides a game of a contest that has no result. If it runs, it ends, and ratings stay as they
/// are. Refuses a game that has a result, and one of the manager's own.
pub async fn decide_fixture(
    service: &Service,
    caller: &Caller,
    _: Managed,
    id: ContestId,
    n: i64,
    fared: Fared,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_paired(&mut tx, caller, id, now).await?;
        let fixtures = store::fixtures::list_fixtures(&mut tx, id).await?;
        let one = fixtures.into_iter().find(|one| one.n == n && one.is_open());
        let one = one.ok_or(Denied::Refused(ContestRefusal::Decided))?;
        if one.has(by.player) {
            return Err(Denied::Refused(ContestRefusal::OwnGame));
        }
        let ruling = FixtureRuling { fared, why: Ruling::Decided, at: now };
        store::fixtures::rule_fixture(&mut tx, id, n, ruling).await?;
        if let Some(game) = one.game.filter(|_| one.runs) {
            end_game(service, caller, &mut tx, game, now).await?;
        }
        store::contest_steps::wake_contest(&mut tx, id, now).await?;
        let (act, people) = match fared {
            Fared::Won => (Steward::Decided, [one.one, one.other]),
            Fared::Drawn => (Steward::Drawn, [one.one, one.other]),
            Fared::Lost => (Steward::Decided, [one.other, one.one]),
        };
        Ok(note_act(service, &mut tx, contest, (act, by.player), people.map(Some), now).await?)
    })
    .await
}

/// Ends a running game without a result of its own.
async fn end_game(
    service: &Service,
    caller: &Caller,
    tx: &mut Transaction,
    id: GameId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(row) = store::games::load_game(tx, id).await? else { return Ok(()) };
    let cause = Cause::Asked(caller.cause.clone());
    let act = GameAct {
        by: Actor::Chair(Chair::FIRST),
        ask: &Ask::Do(Action::Stop),
        expected: None,
        at: now,
        cause: &cause,
    };
    match acting::apply_act(service, tx, row, act).await {
        Ok(_) => Ok(()),
        Err(Refused::Failed(error)) => Err(error),
        // A running game can always be ended.
        Err(Refused::Game(..) | Refused::Unknown) => Err(StoreError::Conflict),
    }
}

/// Writes an act of a manager down, tells the people concerned, and schedules an edit of the card.
pub(super) async fn note_act(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    (act, by): (Steward, PlayerId),
    people: [Option<PlayerId>; 2],
    at: Timestamp,
) -> Result<(), StoreError> {
    let mut team = Team::Home;
    if let Some(player) = people[0].filter(|_| contest.kind.team().is_some()) {
        team = find_entrant(tx, contest.id, player).await?.and_then(|one| one.team).unwrap_or(team);
    }
    tell_act(service, tx, contest, (act, by), (people, team), at).await
}

/// Writes an act of a manager down, tells it in the server of this team, and schedules an edit of
/// the card.
pub(super) async fn tell_act(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    (act, by): (Steward, PlayerId),
    ([player, other], team): ([Option<PlayerId>; 2], Team),
    at: Timestamp,
) -> Result<(), StoreError> {
    let Contest { id: contest, kind, number, variant, .. } = contest;
    let id = ContestActId(service.keys.next(at));
    let act = ContestAct { contest, kind, number, variant, act, by, player, other, at };
    store::contest_acts::insert_act(tx, id, &act).await?;
    store::contest_cards::schedule_card(tx, contest, at + CONTEST_PAUSE).await?;
    causes::outbox(service, tx).contest_act(id, team).await
}

/// Loads an open contest that pairs its games, in one server. Refuses others: no manager of one
/// team decides about both.
async fn require_paired(
    conn: &mut Conn,
    caller: &Caller,
    id: ContestId,
    now: Timestamp,
) -> Result<Contest, Denied<ContestRefusal>> {
    let contest = require_open(conn, caller, id, now).await?;
    match contest.kind.has_fixtures() && contest.kind.team().is_none() {
        true => Ok(contest),
        false => Err(Denied::Refused(ContestRefusal::Unknown)),
    }
}

/// Loads a person who takes part in a contest with these fixtures. Refuses others, and the manager
/// `me` and the people with whom they play.
async fn require_entrant(
    conn: &mut Conn,
    id: ContestId,
    fixtures: &[Fixture],
    person: UserId,
    me: PlayerId,
) -> Result<Entrant, Denied<ContestRefusal>> {
    let entrants = store::entrants::list_entrants(conn, id).await?;
    let one = entrants.iter().find(|one| one.discord == Some(person) && !one.has_left());
    let one = *one.ok_or(Denied::Refused(ContestRefusal::Absent))?;
    let meet = |fixture: &Fixture| fixture.has(me) && fixture.has(one.player);
    if one.player == me || fixtures.iter().any(meet) {
        return Err(Denied::Refused(ContestRefusal::OwnGame));
    }
    Ok(one)
}
