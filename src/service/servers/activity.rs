//! The games played in a server, week by week.

use crate::game::{DAY, Millis, Timestamp};
use crate::ids::ServerId;
use crate::service::Service;
use crate::store::{self, Conn, Span, StoreError};

/// The length of a week.
pub const WEEK: Millis = Millis::from_days(7);

/// The first Monday of 1970, by UTC: the year began on a Thursday.
const MONDAY: Timestamp = Timestamp::from_millis(4 * DAY.as_millis());

/// The number of weeks that are counted, the current one included.
const WEEKS: usize = 26;

/// The games of a server, week by week.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Activity {
    /// The time at which the first week began: on a Monday, by UTC.
    pub from: Timestamp,
    /// The number of games that began, and of those that ended, in each week. The current week is
    /// last.
    pub weeks: Vec<[usize; 2]>,
}

/// Counts the games of a server in the last half year, week by week.
pub async fn load_activity(service: &Service, server: ServerId) -> Result<Activity, StoreError> {
    activity_at(&mut *service.db.read().await?, server, service.clock.now()).await
}

/// Counts the games of a server in the half year before a time, week by week.
pub async fn activity_at(
    conn: &mut Conn,
    server: ServerId,
    now: Timestamp,
) -> Result<Activity, StoreError> {
    let monday = now - (now - MONDAY) % WEEK;
    let from = monday - (WEEKS as i64 - 1) * WEEK;
    let mut weeks = vec![[0; 2]; WEEKS];
    let first = Span { from, until: from + WEEK };
    for (n, games) in store::statistics::load_activity(conn, server, first).await? {
        // A time that another process's clock puts into next week counts for this week.
        weeks[n.min(WEEKS - 1)].iter_mut().zip(games).for_each(|(all, games)| *all += games);
    }
    Ok(Activity { from, weeks })
}
