//! Managers open and stop contests.

use std::ops::RangeInclusive;

use murus_gallicus::Variant;

use crate::game::{
    BOARDS, BREAK, CODE_LASTS, ContestId, ContestKind, ContestState, CupForm, CupPlan, DAY,
    ENTRY_DAYS, HostSide, LADDER_WEEKS, LadderPlan, LeaguePlan, PlayerId, ROUND_WEEKS, SIMUL_WEEKS,
    SimulPlan, TEAM_BOARDS, TEAM_WEEKS, Team, TeamPlan, TimeControl, Timestamp, WEEKS, month_end,
};
use crate::ids::UserId;
use crate::service::caller::{Caller, Managed};
use crate::service::challenge::codes::draw_code;
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::contests::{ContestRefusal, begin_contest, require_open, zone_of};
use crate::service::servers::stewards::{note_act, tell_act};
use crate::store::contest_acts::Steward;
use crate::store::{self, Contest, ServerSettings, StoreError, Transaction};

/// The wish of a manager for an open month: a contest that ends with a calendar month.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonthPlan {
    /// The variant of the games that count; `None` if the games of all variants count.
    pub variant: Option<Variant>,
    /// True if another open month follows by itself.
    pub repeats: bool,
}

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

/// The wish of a manager for a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CupWish {
    /// The variant of its games.
    pub variant: Variant,
    /// The way in which the cup finds its winner.
    pub form: CupForm,
    /// The clock of its games.
    pub time: TimeControl,
    /// The most people.
    pub size: i64,
    /// The length of a round, in weeks.
    pub weeks: i64,
    /// The number of days after which the cup begins if it is not full earlier.
    pub days: i64,
    /// True if another cup takes people as soon as this one begins.
    pub repeats: bool,
}

/// The wish of a manager for a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderWish {
    /// The variant of its games.
    pub variant: Variant,
    /// The clock of its games.
    pub time: TimeControl,
    /// The length of its season, in weeks; `None` if it runs as long as people play.
    pub weeks: Option<i64>,
    /// True if another season follows by itself.
    pub repeats: bool,
}

/// The wish of a manager for a simul.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulWish {
    /// The person who plays against all others.
    pub host: UserId,
    /// The variant of its games.
    pub variant: Variant,
    /// The side of the host.
    pub side: HostSide,
    /// The clock of its games.
    pub time: TimeControl,
    /// The most boards.
    pub boards: i64,
    /// The number of days after which the simul begins if it is not full earlier.
    pub days: i64,
    /// The longest time of the games, in weeks.
    pub weeks: i64,
    /// True if its games are rated.
    pub rated: bool,
}

/// The wish of a manager for a team match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamWish {
    /// The variant of its games.
    pub variant: Variant,
    /// The clock of its games.
    pub time: TimeControl,
    /// The most boards.
    pub boards: i64,
    /// The number of days after which the match begins.
    pub days: i64,
    /// The length of the match, in weeks.
    pub weeks: i64,
}

/// Opens an open month in the server, which runs until the end of the calendar month, or of the
/// next one if less than two weeks are left. Refuses a second one of the same variant, and one
/// whose games would not be rated.
pub async fn open_month(
    service: &Service,
    caller: &Caller,
    server: Managed,
    plan: MonthPlan,
) -> Result<Contest, Denied<ContestRefusal>> {
    open_contest(service, caller, server, plan.variant, |now, settings| Opened {
        kind: ContestKind::OpenMonth,
        state: ContestState::Running,
        begins: now,
        ends: month_end(now, &zone_of(settings)),
        repeats: plan.repeats,
        code: None,
    })
    .await
}

/// Opens the entry of a league's first season, which begins in a week. Refuses a second league of
/// the same variant, and one whose games would not be rated.
pub async fn open_league(
    service: &Service,
    caller: &Caller,
    server: Managed,
    wish: LeagueWish,
) -> Result<Contest, Denied<ContestRefusal>> {
    let weeks = within(wish.weeks, WEEKS);
    let plan = LeaguePlan { season: 1, weeks, time: wish.time };
    open_contest(service, caller, server, Some(wish.variant), |now, _| Opened {
        kind: ContestKind::League(plan),
        state: ContestState::Joining,
        begins: now + BREAK,
        ends: now + BREAK + plan.length(),
        repeats: true,
        code: None,
    })
    .await
}

/// Opens the entry of a cup, which begins when it is full, or on its day. Refuses a second cup of
/// the same variant, one whose games would not be rated, and a size that its form does not have.
pub async fn open_cup(
    service: &Service,
    caller: &Caller,
    server: Managed,
    wish: CupWish,
) -> Result<Contest, Denied<ContestRefusal>> {
    let sizes = wish.form.sizes();
    if !u16::try_from(wish.size).is_ok_and(|size| sizes.contains(&size)) {
        return Err(Denied::Refused(ContestRefusal::Size(wish.form)));
    }
    let size = wish.size as usize;
    let weeks = within(wish.weeks, ROUND_WEEKS);
    let days = within(wish.days, ENTRY_DAYS);
    let plan = CupPlan { form: wish.form, size, weeks, days, time: wish.time };
    open_contest(service, caller, server, Some(wish.variant), |now, _| Opened {
        kind: ContestKind::Cup(plan),
        state: ContestState::Joining,
        begins: now + plan.entry(),
        ends: now + plan.entry() + plan.length(),
        repeats: wish.repeats,
        code: None,
    })
    .await
}

/// Opens a ladder in the server, which runs for its season, else until it is stopped, or until
/// nobody played in it for long. Refuses a second ladder of the same variant, and one whose games
/// would not be rated.
pub async fn open_ladder(
    service: &Service,
    caller: &Caller,
    server: Managed,
    wish: LadderWish,
) -> Result<Contest, Denied<ContestRefusal>> {
    let weeks = wish.weeks.map(|weeks| within(weeks, LADDER_WEEKS));
    let plan = LadderPlan { time: wish.time, weeks };
    open_contest(service, caller, server, Some(wish.variant), |now, _| Opened {
        kind: ContestKind::Ladder(plan),
        state: ContestState::Running,
        begins: now,
        ends: now + plan.length(),
        repeats: weeks.is_some() && wish.repeats,
        code: None,
    })
    .await
}

/// Opens a simul, which begins when its boards are taken, or on its day. Its host joins as all
/// others do, and is asked to if it is not the caller. Refuses a second simul of the same variant,
/// and rated games where all are casual.
pub async fn open_simul(
    service: &Service,
    caller: &Caller,
    server: Managed,
    wish: SimulWish,
) -> Result<Contest, Denied<ContestRefusal>> {
    let host = change::run_transaction::<_, StoreError, _>(service, |mut tx, now| async move {
        let key = service.keys.next(now);
        store::players::upsert_person(&mut tx, key, wish.host, None, now).await
    });
    let plan = SimulPlan {
        host: host.await?,
        side: wish.side,
        boards: within(wish.boards, BOARDS) as usize,
        weeks: within(wish.weeks, SIMUL_WEEKS),
        rated: wish.rated,
        time: wish.time,
    };
    let wait = within(wish.days, ENTRY_DAYS) * DAY;
    open_contest(service, caller, server, Some(wish.variant), |now, _| Opened {
        kind: ContestKind::Simul(plan),
        state: ContestState::Joining,
        begins: now + wait,
        ends: now + wait + plan.length(),
        repeats: false,
        code: None,
    })
    .await
}

/// Opens a team match, which begins on its day if another server has come in by then. Returns it
/// with the code for that server. Refuses a second team match of the same variant, and one whose
/// games would not be rated.
pub async fn open_team(
    service: &Service,
    caller: &Caller,
    server: Managed,
    wish: TeamWish,
) -> Result<(Contest, String), Denied<ContestRefusal>> {
    let plan = TeamPlan {
        boards: within(wish.boards, TEAM_BOARDS) as usize,
        weeks: within(wish.weeks, TEAM_WEEKS),
        time: wish.time,
    };
    let wait = within(wish.days, ENTRY_DAYS) * DAY;
    let code = &draw_code(service);
    let opened = open_contest(service, caller, server, Some(wish.variant), |now, _| Opened {
        kind: ContestKind::Team(plan),
        state: ContestState::Joining,
        begins: now + wait,
        ends: now + wait + plan.length(),
        repeats: false,
        code: Some(code.hash.clone()),
    });
    Ok((opened.await?, code.text.clone()))
}

/// Returns the number in the range that is nearest to a wish.
fn within(wish: i64, range: RangeInclusive<u16>) -> i64 {
    wish.clamp((*range.start()).into(), (*range.end()).into())
}

/// What distinguishes contests that managers open.
struct Opened {
    kind: ContestKind,
    state: ContestState,
    begins: Timestamp,
    ends: Timestamp,
    repeats: bool,
    /// The hash of the code for another server.
    code: Option<String>,
}

/// Opens a contest. Its card is posted in the channel for cards, else where the manager is. Refuses
/// a second one of the same kind and variant, and one whose games would not be rated.
async fn open_contest(
    service: &Service,
    caller: &Caller,
    Managed(server): Managed,
    variant: Option<Variant>,
    open: impl Fn(Timestamp, &ServerSettings) -> Opened,
) -> Result<Contest, Denied<ContestRefusal>> {
    if variant.is_some_and(|variant| variant.board().seats > 2) {
        return Err(Denied::Refused(ContestRefusal::Several));
    }
    let open = &open;
    change::run_transaction(service, |mut tx, now| async move {
        let settings = store::servers::load_settings(&mut tx, server).await?;
        let Opened { kind, state, begins, ends, repeats, code } = open(now, &settings);
        if settings.unrated && kind.is_rated() {
            return Err(Denied::Refused(ContestRefusal::Unrated));
        }
        let same = |one: &Contest| one.kind.is_like(kind) && one.variant == variant;
        let running = store::contests::list_open(&mut tx, server).await?;
        if let Some(running) = running.into_iter().find(same) {
            return Err(Denied::Refused(match kind {
                ContestKind::Ladder(_) => ContestRefusal::Standing,
                _ => ContestRefusal::Running(running.ends),
            }));
        }
        let here = caller.parent.or(caller.channel());
        let channel = settings.cards.or(here).ok_or(Denied::Refused(ContestRefusal::Unknown))?;
        let contest = Contest {
            id: ContestId(service.keys.next(now)),
            kind,
            number: 1,
            server,
            variant,
            state,
            begins,
            ends,
            repeats,
            empty: 0,
            channel,
            message: None,
            paused: None,
            guest: None,
        };
        let contest = begin_contest(service, &mut tx, contest).await?;
        if let Some(hash) = code {
            store::teams::insert_code(&mut tx, contest.id, &hash, now + CODE_LASTS).await?;
        }
        if let Some(plan) = kind.simul() {
            ask_host(service, &mut tx, &contest, plan.host, (caller.discord, now)).await?;
        }
        Ok(contest)
    })
    .await
}

/// Asks the host of a new simul to join, unless they opened it themselves. `by` is who opened it.
async fn ask_host(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    host: PlayerId,
    (by, now): (UserId, Timestamp),
) -> Result<(), StoreError> {
    let by = store::players::upsert_person(tx, service.keys.next(now), by, None, now).await?;
    if by == host {
        return Ok(());
    }
    note_act(service, tx, contest.clone(), (Steward::Asked, by), [Some(host), None], now).await
}

/// Ends an open contest of the server before its time. Its results stay. The other server of a team
/// match gets a message.
pub async fn stop_contest(
    service: &Service,
    caller: &Caller,
    Managed(server): Managed,
    id: ContestId,
) -> Result<Contest, Denied<ContestRefusal>> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let contest = require_open(&mut tx, caller, id, now).await?;
        let end = (now, Some(by.player));
        if !store::contests::end_contest(&mut tx, &contest, ContestState::Stopped, end).await? {
            return Err(Denied::Refused(ContestRefusal::Over));
        }
        store::teams::delete_codes(&mut tx, id).await?;
        causes::outbox(service, &mut tx).contest_over(id).await?;
        let others = Team::BOTH.into_iter().filter(|team| contest.server_of(*team) != Some(server));
        for team in others.filter(|team| contest.server_of(*team).is_some()) {
            let act = (Steward::Stopped, by.player);
            tell_act(service, &mut tx, contest.clone(), act, ([None; 2], team), now).await?;
        }
        Ok(Contest { state: ContestState::Stopped, ends: now, ..contest })
    })
    .await
}
