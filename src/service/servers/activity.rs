//! How much is played in a server.

use crate::game::{DAY, Millis, Timestamp};
use crate::ids::ServerId;
use crate::service::Service;
use crate::store::{self, Span, StoreError};

/// A week.
pub const WEEK: Millis = Millis::from_days(7);

/// The first Monday of all, by UTC: 1970 began with a Thursday.
const MONDAY: Timestamp = Timestamp::from_millis(4 * DAY.as_millis());

/// Weeks that are looked at, this one included.
const WEEKS: usize = 26;

/// How much was played in a server, week by week.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Activity {
    /// When the first week began: on a Monday, by UTC.
    pub from: Timestamp,
    /// Games that began and games that ended in each week, the one that goes on last.
    pub weeks: Vec<[usize; 2]>,
}

/// How much was played in a server in the last half a year.
pub async fn activity(service: &Service, server: ServerId) -> Result<Activity, StoreError> {
    let now = service.clock.now();
    let monday = now - (now - MONDAY) % WEEK;
    let from = monday - (WEEKS as i64 - 1) * WEEK;
    let mut weeks = vec![[0; 2]; WEEKS];
    let first = Span { from, until: from + WEEK };
    for (n, games) in store::ratings::activity(&mut *service.db.read().await?, server, first).await? {
        // What another process's clock puts into next week is of this one.
        weeks[n.min(WEEKS - 1)].iter_mut().zip(games).for_each(|(all, games)| *all += games);
    }
    Ok(Activity { from, weeks })
}
