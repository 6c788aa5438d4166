//! The entry of a league: managers open it, and people say how they take part.

use murus_gallicus::rules::Variant;

use crate::game::{
    AT_ONCE, BREAK, CONTEST_PAUSE, ContestId, ContestKind, ContestState, LeaguePart, LeaguePlan,
    TimeControl, WEEKS,
};
use crate::service::caller::{Caller, Managed};
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::servers::contests::{
    ContestRefusal, begin_contest, find_entrant, require_open,
};
use crate::store::{self, Contest};

/// The wish of a manager for a league.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeagueWish {
    /// The variant of its games.
    pub variant: Variant,
    /// The clock of its games.
    pub time: TimeControl,
    /// The length of a season, in weeks.
    pub weeks: i64,
}

/// Opens the entry of a league's first season, which begins in a week. Refuses a second league of
/// the same variant, and one whose games would not be rated.
pub async fn open_league(
    service: &Service,
    caller: &Caller,
    Managed(server): Managed,
    wish: LeagueWish,
) -> Result<Contest, Denied<ContestRefusal>> {
    if wish.variant.board().seats > 2 {
        return Err(Denied::Refused(ContestRefusal::Several));
    }
    let weeks = wish.weeks.clamp((*WEEKS.start()).into(), (*WEEKS.end()).into());
    change::run_transaction(service, |mut tx, now| async move {
        let settings = store::servers::load_settings(&mut tx, server).await?;
        if settings.unrated {
            return Err(Denied::Refused(ContestRefusal::Unrated));
        }
        let open = store::contests::list_open(&mut tx, server).await?;
        let same = |one: &Contest| one.is_league() && one.variant == Some(wish.variant);
        if let Some(open) = open.into_iter().find(same) {
            return Err(Denied::Refused(ContestRefusal::Running(open.ends)));
        }
        let here = caller.parent.or(caller.channel());
        let channel = settings.cards.or(here).ok_or(Denied::Refused(ContestRefusal::Unknown))?;
        let plan = LeaguePlan { season: 1, weeks, time: wish.time };
        let begins = now + BREAK;
        let contest = Contest {
            id: ContestId(service.keys.next(now)),
            kind: ContestKind::League(plan),
            server,
            variant: Some(wish.variant),
            state: ContestState::Joining,
            begins,
            ends: begins + plan.length(),
            repeats: true,
            empty: 0,
            channel,
            message: None,
        };
        begin_contest(service, &mut tx, &contest).await?;
        Ok(contest)
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
        if contest.state != ContestState::Joining {
            return Err(Denied::Refused(ContestRefusal::Begun));
        }
        let me = find_entrant(&mut tx, id, by.player).await?.filter(|one| !one.has_left);
        match me.map(|one| one.part) {
            None => Err(Denied::Refused(ContestRefusal::Outside)),
            Some(LeaguePart::Barred) => Err(Denied::Refused(ContestRefusal::Barred)),
            Some(LeaguePart::Kept) => Err(Denied::Refused(ContestRefusal::Kept)),
            Some(LeaguePart::In | LeaguePart::Rests) => {
                store::leagues::set_part(&mut tx, id, by.player, LeaguePart::Rests).await?;
                store::contests::schedule_card(&mut tx, id, now + CONTEST_PAUSE).await?;
                Ok(())
            }
        }
    })
    .await
}

/// Stores how many games of a league the caller plays at once. More games begin at once if there is
/// room for them.
pub async fn choose_at_once(
    service: &Service,
    caller: &Caller,
    id: ContestId,
    games: usize,
) -> Result<(), Denied<ContestRefusal>> {
    let games = games.clamp(*AT_ONCE.start(), *AT_ONCE.end());
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        require_open(&mut tx, caller, id, now).await?;
        store::leagues::set_at_once(&mut tx, id, by.player, games).await?;
        store::leagues::wake_season(&mut tx, id, now).await?;
        Ok(())
    })
    .await
}
