//! Checks the promises about leagues and cups against the stored fixtures and games.

use std::collections::BTreeMap;

use super::world::YearState;
use murus::game::{
    Chair, ContestKind, ContestState, CupForm, Fared, Fixture, PlayerId, Ruling, Timestamp,
};
use murus::service::servers::contests::{ContestStand, load_stand};
use murus::store::{self, Conn, Db, StoreError};

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
        if stand.fixtures.is_empty() {
            continue;
        }
        let report = &mut world.report;
        report.events += 1;
        report.fixtures += stand.fixtures.len() as u64;
        report.rulings += stand.fixtures.iter().filter(|one| one.ruling.is_some()).count() as u64;
        report.pairs_unfair += count_unfair(&stand);
        report.tables_differ += count_differing(&mut conn, &stand).await?;
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
        ContestKind::OpenMonth => stand.contest.ends,
        ContestKind::League(plan) => begins + plan.length(),
        ContestKind::Cup(plan) => begins + plan.count_rounds(stand.count_seeded()) * plan.length(),
    }
}

/// Counts the pairs that have a fixture too many or too few, or not one on each side.
fn count_unfair(stand: &ContestStand) -> u64 {
    let mut pairs = Pairs::new();
    // The lot is stored as a fixture that nobody plays.
    let games = stand
        .fixtures
        .iter()
        .filter(|one| one.ruling.is_none_or(|ruling| ruling.why != Ruling::Lot));
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
    let stays = |player: PlayerId| {
        let own = || stand.fixtures.iter().filter(|one| one.has(player));
        there(player) || 2 * own().filter(|one| one.is_played()).count() >= own().count()
    };
    let mut differ = 0;
    for row in &stand.table {
        let mut record = [0; 3];
        for (one, fared) in &results {
            if one.division == row.division
                && one.has(row.player)
                && stays(one.one)
                && stays(one.other)
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
