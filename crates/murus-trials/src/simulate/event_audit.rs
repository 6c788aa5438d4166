//! Checks the promises about leagues, cups, ladders, simuls, team matches and open months against
//! the stored fixtures and games.

use std::collections::{BTreeMap, BTreeSet};

use super::world::{MonthRecord, YearState};
use murus::game::{
    CHALLENGES, Chair, ContestKind, ContestPlace, ContestState, CupForm, Fared, Fixture, PlayerId,
    Ruling, ShiftKind, Timestamp, score_teams,
};
use murus::service::servers::contest_stand::ContestStand;
use murus::service::servers::contests::load_stand;
use murus::store::{self, Conn, Db, Entrant, StoreError};

/// The games of a pair in a group. In a knock-out a third decides between two who are level.
const PER_PAIR: usize = 2;

/// A pair of players: their fixtures by round, as the player of the first seat.
type Pairs = BTreeMap<(i64, [PlayerId; 2]), Vec<PlayerId>>;

/// Completes the report with the figures of all events. Fails if the database does.
pub(super) async fn audit_events(db: &Db, world: &mut YearState) -> Result<(), StoreError> {
    let mut conn = db.read().await?;
    for id in world.post.contests() {
        let Some(contest) = store::contests::load_contest(&mut conn, id).await? else { continue };
        let ends = contest.ends;
        let stand = load_stand(&mut conn, contest, ends).await?;
        let month = world.months.get(&id).filter(|month| !month.games.is_empty());
        if stand.fixtures.is_empty() && month.is_none() {
            continue;
        }
        let report = &mut world.report;
        report.events += 1;
        *report.kinds.entry(name_kind(stand.contest.kind)).or_default() += 1;
        report.fixtures += stand.fixtures.len() as u64;
        report.rulings += stand.fixtures.iter().filter(|one| one.ruling.is_some()).count() as u64;
        if let (ContestKind::OpenMonth, Some(month)) = (stand.contest.kind, month) {
            report.fixtures += stand.games.len() as u64;
            report.tables_differ += count_miscounted(&mut conn, &stand, month).await?;
        } else if stand.contest.kind.ladder().is_some() {
            report.pairs_unfair += count_crowded(&mut conn, &stand).await?;
            report.tables_differ += count_misplaced(&mut conn, &stand).await?;
        } else if let Some(plan) = stand.contest.kind.simul() {
            report.pairs_unfair += count_beside_host(&stand, plan.host);
        } else {
            // Also those without a result at the time at which managers stopped the event.
            let all = store::fixtures::list_fixtures(&mut conn, id).await?;
            report.pairs_unfair += count_unfair(&stand, &all);
            report.tables_differ += count_differing(&mut conn, &stand).await?;
        }
        if stand.contest.kind.team().is_some() {
            report.tables_differ += count_points_beyond(&stand);
            report.games_abandoned += count_abandoned(&mut conn, &stand).await?;
        }
        if stand.contest.state != ContestState::Over {
            continue;
        }
        report.fixtures_open += stand.fixtures.iter().filter(|one| one.is_open()).count() as u64;
        report.events_late += u64::from(stand.contest.ends > last_date(&stand));
    }
    Ok(())
}

/// The date by which an event with these fixtures must be over.
fn last_date(stand: &ContestStand) -> Timestamp {
    let begins = stand.contest.begins;
    match stand.contest.kind {
        ContestKind::OpenMonth | ContestKind::Ladder(_) => stand.contest.ends,
        ContestKind::League(plan) => begins + plan.length(),
        ContestKind::Simul(plan) => begins + plan.length(),
        ContestKind::Team(plan) => begins + plan.length(),
        ContestKind::Cup(plan) => begins + plan.count_rounds(stand.count_seeded()) * plan.length(),
    }
}

/// The name of a kind of events in the report.
fn name_kind(kind: ContestKind) -> &'static str {
    match kind {
        ContestKind::OpenMonth => "month",
        ContestKind::League(_) => "league",
        ContestKind::Ladder(_) => "ladder",
        ContestKind::Simul(_) => "simul",
        ContestKind::Team(_) => "team",
        ContestKind::Cup(plan) => match plan.form {
            CupForm::Knockout => "knockout",
            CupForm::Groups => "groups",
            CupForm::Swiss => "swiss",
        },
    }
}

/// Returns the number of points of a team match that its score has too many or too few: two for
/// each game with a result.
fn count_points_beyond(stand: &ContestStand) -> u64 {
    let settled = stand.fixtures.iter().filter(|one| {
        !one.is_open() && one.ruling.is_none_or(|ruling| ruling.why != Ruling::Unplayed)
    });
    let points: usize = score_teams(&stand.fixtures).points.iter().sum();
    points.abs_diff(2 * settled.count()) as u64
}

/// Counts the running games of a team match in which a player is out.
async fn count_abandoned(conn: &mut Conn, stand: &ContestStand) -> Result<u64, StoreError> {
    // After the end, those without a result by then are no part of the match.
    if stand.contest.state != ContestState::Over {
        return Ok(0);
    }
    let is_out =
        |player: PlayerId| stand.entrants.iter().any(|one| one.player == player && one.has_left());
    let fixtures = store::fixtures::list_fixtures(conn, stand.contest.id).await?;
    let left = fixtures.iter().filter(|one| one.runs && (is_out(one.one) || is_out(one.other)));
    Ok(left.count() as u64)
}

/// Counts the pairs that have a fixture too many or too few, or not one on each side.
fn count_unfair(stand: &ContestStand, fixtures: &[Fixture]) -> u64 {
    let mut pairs = Pairs::new();
    // The lot is stored as a fixture that nobody plays.
    let games =
        fixtures.iter().filter(|one| one.ruling.is_none_or(|ruling| ruling.why != Ruling::Lot));
    for one in games {
        let pair = [one.one.min(one.other), one.one.max(one.other)];
        pairs.entry((one.round, pair)).or_default().push(one.one);
    }
    let knocks_out = stand.contest.kind.cup().is_some_and(|plan| plan.form == CupForm::Knockout);
    let is_fair = |firsts: &Vec<PlayerId>| {
        let most = if knocks_out { PER_PAIR + 1 } else { PER_PAIR };
        (PER_PAIR..=most).contains(&firsts.len()) && firsts[0] != firsts[1]
    };
    pairs.values().filter(|firsts| !is_fair(firsts)).count() as u64
}

/// Counts the boards of a simul without its host, and the second ones of a person.
fn count_beside_host(stand: &ContestStand, host: PlayerId) -> u64 {
    let mut seen = BTreeSet::new();
    let board = |one: &&Fixture| {
        let other = if one.one == host { one.other } else { one.one };
        !one.has(host) || other == host || !seen.insert(other)
    };
    stand.fixtures.iter().filter(board).count() as u64
}

/// Counts the rows of a table of divisions or groups whose record differs from a recount of their
/// games, or that are before a row with more points.
async fn count_differing(conn: &mut Conn, stand: &ContestStand) -> Result<u64, StoreError> {
    if !stand.contest.kind.is_divided() {
        return Ok(0);
    }
    let mut results = Vec::new();
    for one in &stand.fixtures {
        if let Some(fared) = result_of(conn, one).await? {
            results.push((one, fared));
        }
    }
    let there = |player: PlayerId| {
        stand.entrants.iter().any(|one| one.player == player && one.present().is_some())
    };
    // Each division counts by itself: a person may play all games of a group, and then leave the
    // winners' group.
    let stays = |player: PlayerId, division: i64| {
        let in_it = |one: &&Fixture| one.division == division && one.has(player);
        let own = || stand.fixtures.iter().filter(in_it);
        there(player) || 2 * own().filter(|one| one.is_played()).count() >= own().count()
    };
    let mut differ = 0;
    for row in &stand.table {
        let mut record = [0; 3];
        for (one, fared) in &results {
            if one.division == row.division
                && one.has(row.player)
                && stays(one.one, row.division)
                && stays(one.other, row.division)
            {
                let won = if one.one == row.player { Fared::Won } else { Fared::Lost };
                let n = match *fared {
                    Fared::Drawn => 1,
                    fared if fared == won => 0,
                    _ => 2,
                };
                record[n] += 1;
            }
        }
        let points = 2 * record[0] + record[1];
        let same = record == row.record && points == row.points;
        differ += u64::from(!same);
    }
    let falls = stand
        .table
        .windows(2)
        .filter(|rows| rows[0].division == rows[1].division && rows[0].points < rows[1].points);
    Ok(differ + falls.count() as u64)
}

/// Counts the people of an open month whose record differs from a recount of the games that began
/// in it: each pair's first rated one that ended in it while both took part.
async fn count_miscounted(
    conn: &mut Conn,
    stand: &ContestStand,
    month: &MonthRecord,
) -> Result<u64, StoreError> {
    let mut ended = Vec::new();
    for &id in &month.games {
        let Some(row) = store::games::load_game(conn, id).await? else { continue };
        let (Some(outcome), Some(last)) = (row.game.outcome(), row.game.events().last()) else {
            continue;
        };
        let players = [Chair::FIRST, Chair::SECOND].map(|chair| row.game.chairs[chair].as_player());
        let [Some(one), Some(other)] = players else { continue };
        let at = last.at;
        let takes_part = |player: PlayerId| {
            let find = |one: &&Entrant| one.player == player;
            let discord = stand.entrants.iter().find(find).and_then(|one| one.discord);
            discord.is_none_or(|person| month.left.get(&person).is_none_or(|left| at <= *left))
        };
        let rated = !store::ratings::of_game(conn, id).await?.is_empty();
        let within = stand.contest.begins <= at && at < stand.contest.ends;
        if rated && within && takes_part(one) && takes_part(other) {
            let winner = outcome.winner.map(|seat| row.game.chair_at(seat));
            ended.push((at, id, [one, other], winner));
        }
    }
    ended.sort_by_key(|(at, id, ..)| (*at, *id));
    let mut pairs = BTreeSet::new();
    let mut records: BTreeMap<PlayerId, [usize; 3]> = BTreeMap::new();
    for (_, _, [one, other], winner) in ended {
        if !pairs.insert([one.min(other), one.max(other)]) {
            continue;
        }
        for (player, chair) in [(one, Chair::FIRST), (other, Chair::SECOND)] {
            let n = winner.map_or(1, |winner| if winner == chair { 0 } else { 2 });
            records.entry(player).or_default()[n] += 1;
        }
    }
    records.retain(|player, _| stand.person(*player).is_some());
    let differs = |row: &&ContestPlace| records.get(&row.player) != Some(&row.record);
    let differ = stand.table.iter().filter(differs).count();
    Ok((differ + stand.table.len().abs_diff(records.len())) as u64)
}

/// Counts the challenges of a ladder that began while the challenger had three open ones, or the
/// other person, or while the two played already.
async fn count_crowded(conn: &mut Conn, stand: &ContestStand) -> Result<u64, StoreError> {
    let mut spans = Vec::new();
    for one in store::fixtures::list_fixtures(conn, stand.contest.id).await? {
        let Some(id) = one.game else { continue };
        let Some(row) = store::games::load_game(conn, id).await? else { continue };
        spans.push((row.game.started, one));
    }
    let mut crowded = 0;
    for (n, (began, one)) in spans.iter().enumerate() {
        let open = spans[..n]
            .iter()
            .filter(|(_, before)| before.settled_at().is_none_or(|settled| settled > *began));
        let open: Vec<&Fixture> = open.map(|(_, before)| before).collect();
        let made = open.iter().filter(|before| before.one == one.one).count();
        let got = open.iter().filter(|before| before.other == one.other).count();
        let both = open.iter().any(|before| before.has(one.one) && before.has(one.other));
        crowded += u64::from(made >= CHALLENGES || got >= CHALLENGES || both);
    }
    Ok(crowded)
}

/// Counts the places of a ladder that differ from those that follow from its shifts and results.
async fn count_misplaced(conn: &mut Conn, stand: &ContestStand) -> Result<u64, StoreError> {
    let mut record = Vec::new();
    for shift in store::shifts::list_shifts(conn, stand.contest.id).await? {
        record.push((shift.at, 0, Some(shift), None));
    }
    for one in &stand.fixtures {
        let void = one.ruling.is_some_and(|ruling| ruling.why == Ruling::Unplayed);
        let (Some(at), false) = (one.settled_at(), void) else { continue };
        let Some(fared) = result_of(conn, one).await? else { continue };
        let pair = match fared {
            Fared::Won => [one.one, one.other],
            Fared::Lost => [one.other, one.one],
            Fared::Drawn => continue,
        };
        let game = one.game.map_or(0, |game| game.0);
        record.push((at, 1 + game, None, Some(pair)));
    }
    record.sort_by_key(|(at, rank, ..)| (*at, *rank));
    let mut order: Vec<PlayerId> = Vec::new();
    for (_, _, shift, pair) in record {
        if let Some(shift) = shift {
            let from = order.iter().position(|player| *player == shift.player);
            match (shift.kind, from) {
                (ShiftKind::Joined, None) => order.push(shift.player),
                (ShiftKind::Left, _) => order.retain(|player| *player != shift.player),
                (ShiftKind::Sank, Some(from)) if from + 1 < order.len() => {
                    order.swap(from, from + 1);
                }
                _ => {}
            }
        }
        let place = |who: PlayerId| order.iter().position(|player| *player == who);
        if let Some([winner, loser]) = pair
            && let (Some(from), Some(above)) = (place(winner), place(loser))
            && above < from
        {
            // Who stands right below the loser has gone half the way, and passes them.
            let half = from - (from - above).div_ceil(2);
            let to = if half == above + 1 { above } else { half };
            order[to..=from].rotate_right(1);
            if to > above {
                order.swap(above, above + 1);
            }
        }
    }
    order.retain(|player| stand.person(*player).is_some());
    let places = stand.table.iter().map(|row| row.player);
    let differ = places.zip(&order).filter(|(player, expected)| player != *expected).count();
    Ok((differ + stand.table.len().abs_diff(order.len())) as u64)
}

/// The result of the first player of a fixture, from its ruling or the record of its game.
async fn result_of(conn: &mut Conn, fixture: &Fixture) -> Result<Option<Fared>, StoreError> {
    if let Some(ruling) = fixture.ruling {
        return Ok(Some(ruling.fared));
    }
    let Some(id) = fixture.game else { return Ok(None) };
    let Some(row) = store::games::load_game(conn, id).await? else { return Ok(None) };
    let Some(end) = row.game.outcome() else { return Ok(None) };
    Ok(Some(match end.winner.map(|seat| row.game.chair_at(seat)) {
        None => Fared::Drawn,
        Some(Chair::FIRST) => Fared::Won,
        Some(_) => Fared::Lost,
    }))
}
