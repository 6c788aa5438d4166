//! Contests of a server as they stand: their people, their games and their tables, which are
//! computed from the games. The sweeper ends open months.

use crate::game::{
    CONTEST_PAUSE, ClimbBar, ContestId, ContestKind, ContestState, CupForm, EMPTY_LIMIT, Fared,
    Fixture, GameId, Millis, Place, PlayerId, SwissPerson, Team, Timestamp, Zone,
    count_first_games, list_group_champions, list_knockout_champions, list_swiss_rounds, list_ties,
    month_end, rank_divisions, rank_groups, rank_knockout, rank_ladder, rank_month, rank_simul,
    rank_swiss, rank_teams,
};
use crate::ids::{ServerId, UserId};
use crate::service::caller::Caller;
use crate::service::change;
use crate::service::denied::Denied;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::play::find::{Listing, load_listings};
use crate::service::servers::contest_stand::{ContestStand, OutReason};
use crate::service::servers::step_left::StepLeft;
use crate::store::{self, Conn, Contest, Db, Entrant, ServerSettings, StoreError, Transaction};

/// A reason why an act on a contest is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestRefusal {
    /// A contest of the same kind and variant is running until this time.
    Running(Timestamp),
    /// The games of the server are all casual, so none would count.
    Unrated,
    /// The variant has more than two seats, and its games are not rated.
    Several,
    /// There is no such contest in this server.
    Unknown,
    /// A cup of this form does not take so many people, or so few.
    Size(CupForm),
    /// The contest is over.
    Over,
    /// The season of the league has begun.
    Begun,
    /// The cup has begun, and takes no reserves any more.
    Late,
    /// The person ran out of time twice in the season before.
    Barred,
    /// The person's place was kept in the season before, and cannot be kept again.
    Kept,
    /// The person is not in this contest.
    Outside,
    /// A manager removed the person from the contest.
    Removed,
    /// The person whom a manager chose does not take part.
    Absent,
    /// The manager plays in this themselves.
    OwnGame,
    /// The person has results, so that nobody else can take their place.
    Played,
    /// The substitute never used the bot, or takes part already, or is the manager.
    Stranger,
    /// The game has a result.
    Decided,
    /// The contest is paused.
    Paused,
    /// All boards of the simul are taken.
    Full,
    /// The simul has begun.
    Playing,
    /// The person and the host of the simul do not play each other: one blocks the other.
    Apart,
    /// No team match waits for this code.
    WrongCode,
    /// The code is that of the server's own team match.
    OwnCode,
    /// The person plays for the other server of the team match.
    OtherTeam,
    /// The team match has begun.
    TeamPlaying,
    /// A team of the team match has too few people.
    TeamFew,
    /// Only the host of a simul begins it.
    NotHost,
    /// The host of the simul does not take part, or fewer than two others do.
    Alone,
    /// A ladder of the same variant is running.
    Standing,
    /// The person in a ladder is not within the reach of the challenger.
    Unreached,
    /// The person in a ladder cannot be challenged now, for this reason.
    Climb(ClimbBar),
}

/// A person's games in a contest, and the people whom they can still meet in it.
#[derive(Clone, Debug)]
pub struct OwnContest {
    /// The reason why the person is out of the contest; `None` if they are in.
    pub out: Option<OutReason>,
    /// The person's games that count, each with the opponent (`None` if they are gone), the
    /// person's result, and the short name of the game if there was one.
    pub met: Vec<(Option<UserId>, Fared, Option<String>)>,
    /// The person.
    pub me: PlayerId,
    /// The person's running games in a contest that pairs its games, those in which it is their
    /// turn first. A board is one that the person can open.
    pub open: Vec<Listing>,
    /// The opponents in the person's games that are paired and did not begin, each with the number
    /// of games.
    pub coming: Vec<(Option<UserId>, usize)>,
    /// The people in an open month whom the person did not meet yet. Empty in a league or cup.
    pub unmet: Vec<UnmetEntrant>,
}

/// A person whom another one did not meet yet in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnmetEntrant {
    /// The person.
    pub person: UserId,
    /// True if neither this person nor the other one blocks the other.
    pub takes: bool,
}

/// Returns the people who play in a contest with fixtures, each with their division.
pub(super) fn list_groups(entrants: &[Entrant]) -> Vec<(PlayerId, i64)> {
    let there = entrants.iter().filter(|one| one.present().is_some());
    there.filter_map(|one| Some((one.player, one.division?))).collect()
}

/// Returns the people with whom a Swiss cup began, the strongest first.
pub(super) fn list_swiss(entrants: &[Entrant]) -> Vec<SwissPerson> {
    let mut seeded: Vec<&Entrant> = entrants.iter().filter(|one| one.seed.is_some()).collect();
    seeded.sort_unstable_by_key(|one| (one.seed, one.player));
    let person = |one: &&Entrant| SwissPerson {
        player: one.player,
        bye: one.bye,
        is_there: one.present().is_some(),
    };
    seeded.iter().map(person).collect()
}

/// Returns the people with whom a cup began, the strongest first.
pub(super) fn list_seeded(entrants: &[Entrant]) -> Vec<PlayerId> {
    let mut seeded: Vec<(i64, PlayerId)> =
        entrants.iter().filter_map(|one| Some((one.seed?, one.player))).collect();
    seeded.sort_unstable();
    seeded.into_iter().map(|(_, player)| player).collect()
}

/// Lists the fixtures of a contest. After its end, leaves out those that had no result by then.
async fn list_counted(conn: &mut Conn, contest: &Contest) -> Result<Vec<Fixture>, StoreError> {
    let mut fixtures = store::fixtures::list_fixtures(conn, contest.id).await?;
    if matches!(contest.state, ContestState::Over | ContestState::Stopped) {
        fixtures.retain(|one| one.settled_at().is_some_and(|at| at <= contest.ends));
    }
    Ok(fixtures)
}

/// Lists the fixtures of a contest. If managers stopped it, leaves out those that had no result by
/// then.
async fn list_until_stop(conn: &mut Conn, contest: &Contest) -> Result<Vec<Fixture>, StoreError> {
    match contest.state {
        ContestState::Stopped => list_counted(conn, contest).await,
        _ => store::fixtures::list_fixtures(conn, contest.id).await,
    }
}

/// Loads the people, the counted games and the table of a contest, as it stands now.
pub async fn load_stand(
    conn: &mut Conn,
    contest: Contest,
    at: Timestamp,
) -> Result<ContestStand, StoreError> {
    let entrants = store::entrants::list_entrants(conn, contest.id).await?;
    let there = entrants.iter().filter(|one| one.present().is_some());
    let mut fixtures = Vec::new();
    let (mut rounds, mut champions, mut host) = (Vec::new(), Vec::new(), None);
    let (games, table) = match contest.kind {
        ContestKind::OpenMonth => {
            let games = count_first_games(store::contests::list_games(conn, &contest).await?);
            let there: Vec<PlayerId> = there.map(|one| one.player).collect();
            let table = rank_month(&there, &games);
            (games, table)
        }
        ContestKind::League(_) => {
            fixtures = list_until_stop(conn, &contest).await?;
            rank_divisions(&fixtures, &list_groups(&entrants))
        }
        ContestKind::Simul(plan) => {
            fixtures = list_counted(conn, &contest).await?;
            host = store::players::discord_of(conn, plan.host).await?;
            rank_simul(plan.host, &fixtures, &there.map(|one| one.player).collect())
        }
        ContestKind::Team(_) => {
            fixtures = list_counted(conn, &contest).await?;
            rank_teams(&fixtures, &there.map(|one| one.player).collect())
        }
        ContestKind::Ladder(_) => {
            fixtures = list_counted(conn, &contest).await?;
            let shifts = store::shifts::list_shifts(conn, contest.id).await?;
            rank_ladder(&shifts, &fixtures, &there.map(|one| one.player).collect())
        }
        ContestKind::Cup(plan) => {
            fixtures = list_until_stop(conn, &contest).await?;
            let people = list_groups(&entrants);
            match plan.form {
                CupForm::Knockout => {
                    let seeded = list_seeded(&entrants);
                    let there = people.into_iter().map(|(player, _)| player).collect();
                    rounds = list_ties(&seeded, &fixtures);
                    champions = list_knockout_champions(&seeded, &fixtures, &there);
                    rank_knockout(&seeded, &fixtures, &there)
                }
                CupForm::Groups => {
                    champions = list_group_champions(&fixtures, &people);
                    rank_groups(&fixtures, &people)
                }
                CupForm::Swiss => {
                    let seeded = list_swiss(&entrants);
                    rounds = list_swiss_rounds(&seeded, &fixtures);
                    let (games, mut table) = rank_swiss(&seeded, &fixtures);
                    table.retain(|row| people.iter().any(|(player, _)| *player == row.player));
                    let first = table.iter().filter(|row| row.place == 1);
                    champions = first.map(|row| row.player).collect();
                    (games, table)
                }
            }
        }
    };
    Ok(ContestStand { contest, entrants, games, fixtures, table, rounds, host, champions, at })
}

/// Loads a contest of the caller's server with its table; `None` if there is none with this key.
pub async fn find_here(
    service: &Service,
    caller: &Caller,
    id: ContestId,
) -> Result<Option<ContestStand>, StoreError> {
    let mut conn = service.db.read().await?;
    let contest = store::contests::load_contest(&mut conn, id).await?;
    match contest.filter(|contest| is_of(contest, caller)) {
        Some(contest) => load_stand(&mut conn, contest, service.clock.now()).await.map(Some),
        None => Ok(None),
    }
}

/// Returns true if a contest is one of the caller's server, also as a guest.
fn is_of(contest: &Contest, caller: &Caller) -> bool {
    caller.server().is_some_and(|server| contest.team_of(server).is_some())
}

/// Returns the places of a contest's cards: one in its server, and one in that of the guests of a
/// team match. That of the server for which the person plays is first. Empty if there is no such
/// contest.
pub async fn find_places(db: &Db, id: ContestId, person: UserId) -> Result<Vec<Place>, StoreError> {
    let mut conn = db.read().await?;
    let found = store::contests::load_contest(&mut conn, id).await?;
    let Some(contest) = found else { return Ok(Vec::new()) };
    let place = |team| {
        let (channel, _) = contest.card_of(team)?;
        Some(Place { channel, server: contest.server_of(team), threadless: false })
    };
    let mut places: Vec<Place> = Team::BOTH.into_iter().filter_map(place).collect();
    if places.len() > 1 {
        let entrants = store::entrants::list_entrants(&mut conn, id).await?;
        let own = entrants.iter().find(|one| one.discord == Some(person) && !one.has_left());
        places.sort_by_key(|place| own.is_some_and(|own| place.server != Some(own.server)));
    }
    Ok(places)
}

/// Loads the open contests of a server with their tables, the first to end first.
pub async fn list_here(
    service: &Service,
    server: ServerId,
) -> Result<Vec<ContestStand>, StoreError> {
    let mut conn = service.db.read().await?;
    let mut stands = Vec::new();
    for contest in store::contests::list_open(&mut conn, server).await? {
        stands.push(load_stand(&mut conn, contest, service.clock.now()).await?);
    }
    Ok(stands)
}

/// Loads a person's games in a contest, and the people whom they can still meet in it.
pub async fn load_own(
    db: &Db,
    stand: &ContestStand,
    me: PlayerId,
) -> Result<OwnContest, StoreError> {
    let out = stand.why_out(me);
    let mut own = OwnContest {
        out,
        met: Vec::new(),
        me,
        open: Vec::new(),
        coming: Vec::new(),
        unmet: Vec::new(),
    };
    let mut seen = vec![me];
    for one in &stand.games {
        let (Some(other), Some(fared)) = (one.opponent_of(me), one.fared_of(me)) else { continue };
        seen.push(other);
        own.met.push((stand.nameable(other), fared, one.name.clone()));
    }
    let mut conn = db.read().await?;
    if stand.contest.kind.has_fixtures() {
        let running = |one: &&Fixture| one.runs && one.is_open() && one.has(me);
        let running = stand.fixtures.iter().filter(running);
        let games: Vec<GameId> = running.filter_map(|one| one.game).collect();
        own.open = load_listings(&mut conn, &games).await?;
        if stand.is_running() && out.is_none() {
            own.coming = stand.list_coming(me);
        }
        let is_due = |one: &Listing| one.row.game.to_move() == one.row.game.chair_of(me);
        own.open.sort_by_key(|one| !is_due(one));
        // The newest board of a game by direct message may be in the messages of the other player.
        for one in own.open.iter_mut().filter(|one| one.row.place.channel.is_none()) {
            let due = is_due(one);
            one.board = one.board.filter(|_| due);
        }
        return Ok(own);
    }
    let apart = store::players::list_apart(&mut conn, me).await?;
    for one in stand.entrants.iter().filter(|one| !seen.contains(&one.player)) {
        let Some(person) = one.present() else { continue };
        own.unmet.push(UnmetEntrant { person, takes: !apart.contains(&one.player) });
    }
    Ok(own)
}

/// Stores whether people of a contest are in this server of it, and returns the contest as it is
/// then. Schedules an edit of its card if one of them is gone.
pub async fn learn_members(
    service: &Service,
    stand: ContestStand,
    server: ServerId,
    members: &[(PlayerId, bool)],
) -> Result<ContestStand, StoreError> {
    if members.is_empty() {
        return Ok(stand);
    }
    let contest = &stand.contest;
    change::run_transaction(service, |mut tx, now| async move {
        store::servers::set_members(&mut tx, server, members, now).await?;
        if members.iter().any(|(_, inside)| !inside) {
            store::contest_cards::schedule_card(&mut tx, contest.id, now + CONTEST_PAUSE).await?;
            store::contest_steps::wake_contest(&mut tx, contest.id, now).await?;
        }
        load_stand(&mut tx, contest.clone(), now).await
    })
    .await
}

/// Returns the time zone in which the months of a server begin and end: that of its daily siege,
/// else UTC.
pub(super) fn zone_of(settings: &ServerSettings) -> Zone {
    settings.siege.as_ref().map(|plan| plan.zone.clone()).unwrap_or_default()
}

/// Stores a new contest under the next number of its kind, posts its card, and announces the day on
/// which it begins if people join it until then. Returns it with its number.
pub(super) async fn begin_contest(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
) -> Result<Contest, StoreError> {
    let Contest { server, kind, variant, .. } = contest;
    let number = store::contests::next_number(tx, server, kind, variant).await?;
    let contest = Contest { number, ..contest };
    store::contests::insert_contest(tx, &contest).await?;
    let mut outbox = causes::outbox(service, tx);
    outbox.contest(contest.id).await?;
    if contest.state == ContestState::Joining {
        outbox.announce_contest(contest.id).await?;
    }
    Ok(contest)
}

/// Starts a contest that people joined: it runs from now on for this time. Tells its people and its
/// card. Returns it as it runs.
pub(super) async fn start_contest(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    length: Millis,
    now: Timestamp,
) -> Result<Contest, StoreError> {
    let state = ContestState::Running;
    let contest = Contest { state, begins: now, ends: now + length, ..contest };
    store::contest_steps::set_times(tx, &contest, now).await?;
    let mut outbox = causes::outbox(service, tx);
    outbox.contest(contest.id).await?;
    outbox.season(contest.id).await?;
    outbox.update_calendar(contest.id).await?;
    Ok(contest)
}

/// Ends a contest at this time, and tells its card and its channel. Returns false if it was over.
pub(super) async fn close_contest(
    service: &Service,
    tx: &mut Transaction,
    contest: &Contest,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let ends = store::contests::end_contest(tx, contest, ContestState::Over, (at, None)).await?;
    if ends {
        let mut outbox = causes::outbox(service, tx);
        outbox.contest_over(contest.id).await?;
        outbox.contest_end(contest.id).await?;
    }
    Ok(ends)
}

/// Loads an open contest of the caller's server, which runs or can be joined. Refuses if there is
/// none with this key, or if it is over.
pub(super) async fn require_open(
    conn: &mut Conn,
    caller: &Caller,
    id: ContestId,
    now: Timestamp,
) -> Result<Contest, Denied<ContestRefusal>> {
    let contest = store::contests::load_contest(conn, id).await?;
    let contest = contest.filter(|contest| is_of(contest, caller));
    let contest = contest.ok_or(Denied::Refused(ContestRefusal::Unknown))?;
    let open = matches!(contest.state, ContestState::Joining | ContestState::Running);
    if !open || contest.paused.is_none() && contest.ends <= now {
        return Err(Denied::Refused(ContestRefusal::Over));
    }
    Ok(contest)
}

/// Ends an open month at its time, and begins the next one if it repeats. No next one begins after
/// two in a row in which no game counted, or in a server whose games are all casual.
pub(super) async fn end_month(
    service: &Service,
    tx: &mut Transaction,
    contest: Contest,
    now: Timestamp,
) -> Result<StepLeft, StoreError> {
    if contest.ends > now || !close_contest(service, tx, &contest, contest.ends).await? {
        return Ok(StepLeft::Nothing);
    }
    let stand = load_stand(tx, contest, now).await?;
    let empty = if stand.games.is_empty() { stand.contest.empty + 1 } else { 0 };
    let settings = store::servers::load_settings(tx, stand.contest.server).await?;
    if !stand.contest.repeats || empty >= EMPTY_LIMIT || settings.unrated {
        return Ok(StepLeft::Nothing);
    }
    let next = Contest {
        id: ContestId(service.keys.next(now)),
        begins: stand.contest.ends,
        ends: month_end(now, &zone_of(&settings)),
        empty,
        message: None,
        ..stand.contest
    };
    begin_contest(service, tx, next).await?;
    Ok(StepLeft::Nothing)
}

/// Writes the notices that edit the cards of contests, for the edits that are due.
pub(in crate::service) async fn write_due(
    service: &Service,
    now: Timestamp,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        for contest in store::contest_cards::take_due_cards(&mut tx, now).await? {
            causes::outbox(service, &mut tx).contest(contest).await?;
        }
        Ok(())
    })
    .await
}
