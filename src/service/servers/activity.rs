//! How much is played in a server.

use crate::game::{DAY_MS, Millis};
use crate::ids::ServerId;
use crate::service::Service;
use crate::store::{self, Conn, Span, StoreError};

/// A week in ms.
pub const WEEK_MS: Millis = 7 * DAY_MS;

/// The first Monday of all, by UTC: 1970 began with a Thursday.
const MONDAY: Millis = 4 * DAY_MS;

/// Weeks that are looked at, this one included.
const WEEKS: usize = 26;

/// How much was played in a server, week by week.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Activity {
    /// When the first week began: on a Monday, by UTC.
    pub from: Millis,
    /// Games that began and games that ended in each week, the one that goes on last.
    pub weeks: Vec<[usize; 2]>,
}

/// How much was played in a server in the last half a year.
pub async fn activity(service: &Service, server: ServerId) -> Result<Activity, StoreError> {
    activity_at(&mut *service.db.read().await?, server, service.clock.now()).await
}

/// The same at a time.
pub(in crate::service) async fn activity_at(
    conn: &mut Conn,
    server: ServerId,
    now: Millis,
) -> Result<Activity, StoreError> {
    let monday = now - (now - MONDAY).rem_euclid(WEEK_MS);
    let from = monday - (WEEKS as Millis - 1) * WEEK_MS;
    let mut weeks = vec![[0; 2]; WEEKS];
    let first = Span { from, until: from + WEEK_MS };
    for (n, games) in store::ratings::activity(conn, server, first).await? {
        // What another process's clock puts into next week is of this one.
        weeks[n.min(WEEKS - 1)].iter_mut().zip(games).for_each(|(all, games)| *all += games);
    }
    Ok(Activity { from, weeks })
}
