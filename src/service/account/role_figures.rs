//! The figures of a person by which servers give roles (Discord's linked roles). Discord gets them
//! when the person asks for it, and not by itself later.

use crate::game::{ContestKind, Day, PlayerId};
use crate::ids::UserId;
use crate::service::Service;
use crate::service::people::ratings::{RecordReader, profile_for};
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::load_stand;
use crate::store::{self, Conn, StoreError};

/// The number of a person's newest events in which it is looked for a win.
const EVENTS: i64 = 20;

/// The figures of a person by which servers give roles. All are 0 for a newcomer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RoleFigures {
    /// The highest rating that is not provisional; 0 without one.
    pub rating: i64,
    /// The number of finished games with a result.
    pub games: i64,
    /// The puzzle rating; 0 before the first rated puzzle.
    pub puzzle_rating: i64,
    /// The days in a row on which the person solved the daily siege.
    pub streak: i64,
    /// True if the person won one of their last 20 events.
    pub champion: bool,
}

/// Loads the figures of a person as of now.
pub async fn load_role_figures(
    service: &Service,
    person: UserId,
) -> Result<RoleFigures, StoreError> {
    let conn = &mut *service.db.read().await?;
    let Some(profile) = profile_for(conn, person, RecordReader::Own, None).await? else {
        return Ok(RoleFigures::default());
    };
    let settled = profile.standings.iter().filter(|(_, rating, games)| {
        !rating.is_provisional(i64::try_from(*games).unwrap_or(i64::MAX))
    });
    let rating = settled.map(|(_, rating, _)| rating.rating.round() as i64).max().unwrap_or(0);
    let games = profile.record.iter().sum::<usize>() as i64;
    let today = Day::of_moment(service.clock.now());
    let puzzle_rating = profile.solver.map_or(0, |own| own.rating.rating.round() as i64);
    let streak = profile.solver.map_or(0, |own| i64::from(own.streak.days_on(today)));
    let champion = match store::players::by_discord(conn, person).await? {
        Some(player) => has_won_event(service, conn, player).await?,
        None => false,
    };
    Ok(RoleFigures { rating, games, puzzle_rating, streak, champion })
}

async fn has_won_event(
    service: &Service,
    conn: &mut Conn,
    player: PlayerId,
) -> Result<bool, StoreError> {
    let now = service.clock.now();
    for contest in store::contests::list_over(conn, player, EVENTS).await? {
        if is_winner(&load_stand(conn, contest, now).await?, player) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns true if a person won a contest that is over: a cup, or the first place of the first
/// division with a game won. A simul and a team match have no such winner.
fn is_winner(stand: &ContestStand, player: PlayerId) -> bool {
    match stand.contest.kind {
        ContestKind::Cup(_) => stand.champions.contains(&player),
        ContestKind::Simul(_) | ContestKind::Team(_) => false,
        ContestKind::OpenMonth | ContestKind::League(_) | ContestKind::Ladder(_) => {
            stand.table.iter().any(|row| {
                row.player == player && row.division == 1 && row.place == 1 && row.record[0] > 0
            })
        }
    }
}
