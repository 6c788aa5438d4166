//! The entry of contests: people join and leave, and say how they take part.

use crate::game::{
    AT_ONCE, CONTEST_PAUSE, ContestId, ContestKind, ContestState, EntrantPart, PlayerId,
    RESERVES_FOR, ShiftKind, SimulPlan, Timestamp, is_untouched,
};
use crate::service::caller::Caller;
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::contests::{ContestRefusal, require_open};
use crate::service::servers::ladders::{add_shift, give_up_place};
use crate::store::{self, Conn, Entrant, StoreError};

/// Lets the caller join an open contest of their server. Returns false if they take part already.
pub async fn join_contest(
    service: &Service,
    caller: &Caller,
    id: ContestId,
) -> Result<bool, Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        let known = find_entrant(&mut tx, id, by.player).await?;
        let team = caller.server().and_then(|server| contest.team_of(server));
        let team = team.filter(|_| contest.kind.team().is_some());
        if known.is_some_and(|one| !one.has_left() && one.team != team) {
            return Err(Denied::Refused(ContestRefusal::OtherTeam));
        }
        let part = known.map_or(EntrantPart::In, |one| one.part);
        let plays = known.is_some_and(|one| !one.has_left() && one.part.plays());
        let waits = known.is_some_and(|one| !one.has_left() && one.part == EntrantPart::Reserve);
        match part {
            EntrantPart::Barred => return Err(Denied::Refused(ContestRefusal::Barred)),
            EntrantPart::Removed => return Err(Denied::Refused(ContestRefusal::Removed)),
            EntrantPart::In | EntrantPart::Rests | EntrantPart::Kept | EntrantPart::Reserve => {}
        }
        let begun = contest.kind.has_fixtures() && contest.state == ContestState::Running;
        let is_early = now < contest.begins + RESERVES_FOR;
        let had_place = known.is_some_and(|one| one.division.is_some());
        let place_is_free = had_place
            && is_untouched(&store::fixtures::list_fixtures(&mut tx, id).await?, by.player);
        let becomes = match contest.kind {
            // Who leaves and joins again cannot take another break, either.
            _ if part == EntrantPart::Kept && !begun => EntrantPart::Kept,
            _ if plays => part,
            _ if !begun => EntrantPart::In,
            ContestKind::Ladder(_) => EntrantPart::In,
            ContestKind::Cup(_) if is_early && place_is_free => EntrantPart::In,
            ContestKind::Cup(_) if is_early && !had_place => EntrantPart::Reserve,
            ContestKind::Cup(_) => return Err(Denied::Refused(ContestRefusal::Late)),
            ContestKind::Team(_) if waits || is_early && !had_place => EntrantPart::Reserve,
            ContestKind::Team(_) => return Err(Denied::Refused(ContestRefusal::TeamPlaying)),
            ContestKind::Simul(_) => return Err(Denied::Refused(ContestRefusal::Playing)),
            _ => return Err(Denied::Refused(ContestRefusal::Begun)),
        };
        if let Some(plan) = contest.kind.simul()
            && !plays
        {
            may_play_host(&mut tx, id, &plan, by.player).await?;
        }
        // A person who asks in the server is in it, whatever Discord said earlier.
        let server = caller.server().unwrap_or(contest.server);
        let player = by.player;
        let known =
            store::servers::find_membership(&mut tx, server, player, Timestamp::MIN).await?;
        store::servers::set_members(&mut tx, server, &[(player, true)], now).await?;
        let joined = store::entrants::join_contest(&mut tx, id, player, now).await?
            || known == Some(false)
            || part != becomes;
        if joined {
            store::entrants::set_part(&mut tx, id, player, becomes).await?;
            if place_is_free && begun {
                store::fixtures::drop_ended_games(&mut tx, id, player).await?;
            }
            if let Some(team) = team {
                store::teams::set_team(&mut tx, id, player, team).await?;
            }
            if contest.kind.ladder().is_some() {
                add_shift(service, &mut tx, id, (player, ShiftKind::Joined), now).await?;
            }
            store::contest_cards::schedule_card(&mut tx, id, now + CONTEST_PAUSE).await?;
            // The host of a simul was asked to join.
            causes::outbox(service, &mut tx).contest_tidy(id).await?;
            // It may be full now, or have a free place. A ladder looks after its people daily.
            store::contest_steps::wake_contest(&mut tx, id, now).await?;
        }
        Ok(joined)
    })
    .await
}

/// Refuses a person who cannot get a board of a simul that has not begun: all are taken, or the
/// person and the host block each other.
async fn may_play_host(
    conn: &mut Conn,
    id: ContestId,
    plan: &SimulPlan,
    player: PlayerId,
) -> Result<(), Denied<ContestRefusal>> {
    let host = plan.host;
    if player == host {
        return Ok(());
    }
    let blocks = store::players::is_blocked(conn, host, player).await?
        || store::players::is_blocked(conn, player, host).await?;
    if blocks {
        return Err(Denied::Refused(ContestRefusal::Apart));
    }
    let entrants = store::entrants::list_entrants(conn, id).await?;
    let taken = entrants.iter().filter(|one| one.player != host && one.present().is_some());
    match taken.count() < plan.boards {
        true => Ok(()),
        false => Err(Denied::Refused(ContestRefusal::Full)),
    }
}

/// Lets the caller leave an open contest of their server. The others keep the points of games with
/// the caller, except in divisions and groups where the caller has played less than half of their
/// games.
pub async fn leave_contest(
    service: &Service,
    caller: &Caller,
    id: ContestId,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        if give_up_place(service, &mut tx, &contest, by.player, now).await? {
            store::contest_steps::wake_contest(&mut tx, id, now).await?;
            store::contest_cards::schedule_card(&mut tx, id, now + CONTEST_PAUSE).await?;
        }
        Ok(())
    })
    .await
}

/// Lets the caller take a break for a season that has not begun. Their place is kept for the next
/// one. Refuses a person whose place was kept in the season before.
pub async fn take_break(
    service: &Service,
    caller: &Caller,
    id: ContestId,
) -> Result<(), Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        if contest.kind.league().is_none() {
            return Err(Denied::Refused(ContestRefusal::Unknown));
        }
        if contest.state != ContestState::Joining {
            return Err(Denied::Refused(ContestRefusal::Begun));
        }
        let me = find_entrant(&mut tx, id, by.player).await?.filter(|one| !one.has_left());
        match me.map(|one| one.part) {
            None => Err(Denied::Refused(ContestRefusal::Outside)),
            Some(EntrantPart::Barred) => Err(Denied::Refused(ContestRefusal::Barred)),
            Some(EntrantPart::Reserve | EntrantPart::Removed) => {
                Err(Denied::Refused(ContestRefusal::Outside))
            }
            Some(EntrantPart::Kept) => Err(Denied::Refused(ContestRefusal::Kept)),
            Some(EntrantPart::In | EntrantPart::Rests) => {
                store::entrants::set_part(&mut tx, id, by.player, EntrantPart::Rests).await?;
                store::contest_cards::schedule_card(&mut tx, id, now + CONTEST_PAUSE).await?;
                Ok(())
            }
        }
    })
    .await
}

/// Stores how many games of a contest the caller plays at once. More games begin at once if there
/// is room for them.
pub async fn choose_at_once(
    service: &Service,
    caller: &Caller,
    id: ContestId,
    games: usize,
) -> Result<(), Denied<ContestRefusal>> {
    let games = games.clamp(*AT_ONCE.start(), *AT_ONCE.end());
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        require_open(&mut tx, caller, id, now).await?;
        store::entrants::set_at_once(&mut tx, id, by.player, games).await?;
        store::contest_steps::wake_contest(&mut tx, id, now).await?;
        Ok(())
    })
    .await
}

/// Loads a person who joined a contest, whether they take part now or not. `None` for others.
pub(super) async fn find_entrant(
    conn: &mut Conn,
    id: ContestId,
    player: PlayerId,
) -> Result<Option<Entrant>, StoreError> {
    let entrants = store::entrants::list_entrants(conn, id).await?;
    Ok(entrants.into_iter().find(|one| one.player == player))
}
