//! The handle that every use case takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::idle::Idle;
use super::keys::KeySource;
use super::limits::{AddressMeasure, Measure, PersonLimits};
use super::queue::Queue;
use super::reach::HeldBack;
use super::troubles::Troubles;
use crate::clock::{Clock, instant};
use crate::game::{Millis, PlayerId, Timestamp};
use crate::ids::UserId;
use crate::meter::Meter;
use crate::service::crew::Crew;
use crate::service::turns::Turns;
use crate::store::{self, Db, Oldest, StoreError, WorkLeft};

/// The default time for which a process may hold claimed work. Longer than any delivery or turn of
/// the computer opponent. So short that a killed process delays notices by at most half a minute.
pub const LEASE: Millis = Millis::from_secs(20);

/// The handle that every use case takes: the database, the clock, and the shared state of this
/// process. Cheap to clone. All lasting state is in the database.
#[derive(Clone)]
pub struct Service {
    pub(super) db: Db,
    pub(super) clock: Clock,
    pub(super) keys: Arc<KeySource>,
    pub(super) lease: Millis,
    pub(super) wake: Arc<Wake>,
    pub(super) meter: Meter,
    pub(super) limits: Arc<PersonLimits>,
    pub(super) workers: Arc<Workers>,
    pub(super) troubles: Arc<Troubles>,
    pub(super) support: Option<Arc<str>>,
}

/// The queues and the worker state of this process.
pub(super) struct Workers {
    pub thinking: Queue,
    pub drawing: Queue,
    pub idle: Arc<Idle>,
    pub turns: Turns<PlayerId>,
    pub crew: Arc<Crew>,
    pub reach: HeldBack,
    /// Writes in the background, for which no answer waits.
    pub beside: TaskTracker,
}

impl Workers {
    /// Creates the state with queues that do `at_once` jobs at a time.
    fn new(at_once: usize) -> Workers {
        let idle = Arc::default();
        let [thinking, drawing] = [(); 2].map(|()| Queue::new(at_once, &idle));
        let turns = Turns::default();
        let crew = Arc::default();
        let reach = HeldBack::default();
        Workers { thinking, drawing, idle, turns, crew, reach, beside: TaskTracker::new() }
    }
}

/// Wakes the workers of this process when there is work. Polling finds the work of other processes.
pub(super) struct Wake {
    pub courier: Notify,
    pub opponent: Notify,
    pub sweeper: Notify,
    /// The time of the sweeper's next look for due work, in ms since the epoch. Only work due
    /// before then wakes the sweeper. During a look it is the latest time there is, so any work
    /// wakes it.
    pub sweeps: AtomicI64,
    /// Wakes the worker that posts moves to another site.
    pub posts: Notify,
    /// Wakes the requests that wait until a review is made.
    pub reviewed: Notify,
    /// Wakes the task that tells open web pages about changes of their games.
    pub pages: Notify,
}

impl Default for Wake {
    fn default() -> Wake {
        let [courier, opponent, sweeper, posts, reviewed, pages] = [(); 6].map(|()| Notify::new());
        Wake {
            courier,
            opponent,
            sweeper,
            sweeps: AtomicI64::new(Timestamp::MAX.as_millis()),
            posts,
            reviewed,
            pages,
        }
    }
}

impl Service {
    /// Creates the service over a migrated database. `lease` is the time for which this process may
    /// hold claimed work.
    pub fn new(db: Db, clock: Clock, lease: Millis) -> Service {
        let limits = Arc::new(PersonLimits::new(clock.clone()));
        let troubles = Arc::new(Troubles::new(clock.clone()));
        let keys = Arc::new(KeySource::new(None));
        let wake = Arc::default();
        let meter = Meter::default();
        Service {
            db,
            clock,
            keys,
            lease,
            wake,
            meter,
            limits,
            workers: Arc::new(Workers::new(1)),
            troubles,
            support: None,
        }
    }

    /// Sets the invitation to a server where people get help.
    pub fn with_support(self, invitation: Option<String>) -> Service {
        Service { support: invitation.map(Arc::from), ..self }
    }

    /// The invitation to a server where people get help; `None` without one.
    pub fn support(&self) -> Option<&str> {
        self.support.as_deref()
    }

    /// Sets how many hints, and how many films, are made at the same time.
    pub fn with_room(self, at_once: usize) -> Service {
        Service { workers: Arc::new(Workers::new(at_once)), ..self }
    }

    /// Returns a handle for workers, with database connections of its own.
    pub fn for_work(&self) -> Service {
        Service { db: self.db.for_work(), ..self.clone() }
    }

    /// Creates a service whose random numbers come from a seed.
    pub fn with_seed(db: Db, clock: Clock, seed: u64) -> Service {
        Service { keys: Arc::new(KeySource::new(Some(seed))), ..Service::new(db, clock, LEASE) }
    }

    /// The database, for direct reads.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// The clock of every use case.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The metrics.
    pub fn meter(&self) -> &Meter {
        &self.meter
    }

    /// Returns `N` random bytes for a secret.
    pub fn random_secret<const N: usize>(&self) -> [u8; N] {
        self.keys.random_secret()
    }

    /// Counts a request against a person's limit. Over the limit, fails with the time at which the
    /// next request is allowed.
    pub fn allow_request(&self, person: UserId, what: Measure) -> Result<(), Timestamp> {
        self.limits.count_request(person, what).map_err(|wait| {
            self.meter.count_limited(what.word());
            self.clock.now() + Millis::from(wait) + Millis::ONE
        })
    }

    /// Counts a request against the limit of a network address. Returns false over the limit.
    pub fn allow_address(&self, address: &str, what: AddressMeasure) -> bool {
        let allowed = self.limits.allow_address(address, what);
        if !allowed {
            self.meter.count_limited("address");
        }
        allowed
    }

    /// The queue of engine searches that people wait for, such as hints.
    pub fn thinking(&self) -> &Queue {
        &self.workers.thinking
    }

    /// The queue of pictures that take long to draw: films and sheets.
    pub fn drawing(&self) -> &Queue {
        &self.workers.drawing
    }

    /// Lists every worker of this process by name, each with true if it runs now.
    pub fn list_workers(&self) -> Vec<(&'static str, bool)> {
        self.workers.crew.list_workers()
    }

    /// Returns the time at which the last completed sweep of this process began; `None` before the
    /// first one.
    pub fn last_sweep(&self) -> Option<Timestamp> {
        self.workers.crew.last_sweep()
    }

    /// Records the lengths of the work queues, and how long their oldest work has waited, as
    /// metrics.
    pub async fn measure_queues(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        let since = |at: Timestamp| Duration::from(now - at);
        for queue in store::agenda::load_backlogs(&mut *self.db.read().await?, now).await? {
            self.meter.set_queue(
                queue.name,
                queue.length,
                queue.oldest.map(since).unwrap_or_default(),
            );
        }
        if let Some(swept) = self.last_sweep() {
            self.meter.set_swept(since(swept));
        }
        Ok(())
    }

    /// Returns the oldest notice as urgent as a ping that only a slow worker keeps from delivery,
    /// if it has been due for at least `least`; else `None`.
    pub async fn find_neglected_notice(&self, least: Millis) -> Result<Option<Oldest>, StoreError> {
        let before = self.clock.now() - least;
        store::outbox::oldest_deliverable(&mut *self.db.read().await?, before).await
    }

    /// The workers of this process that have failed at the database for at least `least` without a
    /// success, each with its last failure.
    pub fn list_troubles(&self, least: Millis) -> Vec<(&'static str, String)> {
        self.troubles.list_lasting(least)
    }

    /// Logs a failure of work that is not tried again. A failure that affects all work at once is
    /// logged only once.
    pub fn log_failure(&self, who: &'static str, error: &StoreError) {
        if error.is_of_all() {
            self.troubles.note_failure(who, error);
        } else {
            tracing::error!(who, %error, "it could not be done");
        }
    }

    /// Runs work, and returns its result and its duration.
    pub async fn measure_work<T>(&self, work: impl Future<Output = T>) -> (T, Duration) {
        let begun = instant();
        (work.await, begun.elapsed())
    }

    /// Fails unless the database answers.
    pub async fn check_database(&self) -> Result<(), StoreError> {
        let mut conn = self.db.read().await?;
        store::outbox::count_waiting(&mut conn).await.map(|_| ())
    }

    /// The number of waiting notices, turns of the computer opponent, reviews and moves for another
    /// site, due now or later.
    pub async fn count_backlog(&self) -> Result<i64, StoreError> {
        let mut conn = self.db.read().await?;
        Ok(store::agenda::count_thoughts(&mut conn, Timestamp::MAX).await?
            + store::away_turns::count_posts(&mut conn).await?
            + store::outbox::count_waiting(&mut conn).await?)
    }

    /// The number of pieces of work that can be done now, or are in progress.
    pub async fn count_due(&self) -> Result<i64, StoreError> {
        let mut conn = self.db.read().await?;
        // Background writes may add rows that are due, so they are counted first.
        let beside = self.workers.beside.len() as i64;
        Ok(beside + store::agenda::count_due(&mut conn, self.clock.now()).await?)
    }

    /// Waits until a change that causes notices is committed in this process.
    pub async fn wait_for_change(&self) {
        self.wake.pages.notified().await;
    }

    /// Wakes the workers of this process that have something to do after a commit.
    pub(super) fn wake_workers(&self, left: WorkLeft) {
        if left.notices {
            self.wake.courier.notify_one();
            self.wake.pages.notify_one();
        }
        if left.thoughts {
            self.wake.opponent.notify_one();
        }
        if left.posts {
            self.wake.posts.notify_one();
        }
        if left.due.is_some_and(|at| at.as_millis() < self.wake.sweeps.load(Ordering::SeqCst)) {
            self.wake.sweeper.notify_one();
        }
    }
}
