//! The handle to every use case.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::idle::Idle;
use super::keys::Keys;
use super::limits::{Limits, Measure};
use super::queue::Queue;
use crate::clock::{Clock, instant};
use crate::game::Millis;
use crate::ids::UserId;
use crate::meter::Meter;
use crate::service::workers::crew::Crew;
use crate::service::workers::turns::Turns;
use crate::store::{self, Db, StoreError, Work};

/// How long claimed work belongs to a process, unless configured otherwise, in ms. Longer than any
/// delivery or turn of the opponent takes, and short enough that what a killed process had claimed,
/// and what then fails once more, is told within half a minute.
pub const LEASE_MS: Millis = 20_000;

/// Every use case. Cheap to clone; all state is in the database.
#[derive(Clone)]
pub struct Service {
    pub(super) db: Db,
    pub(super) clock: Clock,
    pub(super) keys: Arc<Keys>,
    pub(super) lease: Millis,
    pub(super) wake: Arc<Wake>,
    pub(super) meter: Meter,
    pub(super) limits: Arc<Limits>,
    pub(super) thinking: Arc<Queue>,
    pub(super) drawing: Arc<Queue>,
    pub(super) idle: Arc<Idle>,
    pub(super) turns: Arc<Turns>,
    /// What is written beside an answer.
    pub(super) beside: TaskTracker,
    pub(super) crew: Arc<Crew>,
}

/// Tells the workers of this process that there is work, so that they need not poll for it. Work of
/// other processes is found by polling.
pub(super) struct Wake {
    pub courier: Notify,
    pub opponent: Notify,
    pub sweeper: Notify,
    /// When the sweeper looks next by itself: only what is due before then is news to it. While it
    /// looks anything may be.
    pub sweeps: AtomicI64,
    /// Not a worker, but the one who waits for a review.
    pub reviewed: Notify,
}

impl Default for Wake {
    fn default() -> Wake {
        let [courier, opponent, sweeper, reviewed] = [(); 4].map(|()| Notify::new());
        Wake { courier, opponent, sweeper, sweeps: AtomicI64::new(Millis::MAX), reviewed }
    }
}

impl Service {
    /// The service over a database that has been migrated.
    pub fn new(db: Db, clock: Clock, lease: Millis) -> Service {
        let limits = Arc::new(Limits::new(clock.clone()));
        let (keys, wake, meter, crew) = (Arc::new(Keys::new(None)), Arc::default(), Meter::default(), Arc::default());
        let idle = Arc::default();
        let [thinking, drawing] = [(); 2].map(|()| Arc::new(Queue::new(1, &idle)));
        let turns = Arc::default();
        let beside = TaskTracker::new();
        Service { db, clock, keys, lease, wake, meter, limits, thinking, drawing, idle, turns, crew, beside }
    }

    /// The same, with so many thoughts and so many films at once for those who ask for them.
    pub fn with_room(self, at_once: usize) -> Service {
        let [thinking, drawing] = [(); 2].map(|()| Arc::new(Queue::new(at_once, &self.idle)));
        Service { thinking, drawing, ..self }
    }

    /// The same, for workers.
    pub fn for_work(&self) -> Service {
        Service { db: self.db.for_work(), ..self.clone() }
    }

    /// The same, with chance that comes again for the same seed.
    pub fn seeded(db: Db, clock: Clock, seed: u64) -> Service {
        Service { keys: Arc::new(Keys::new(Some(seed))), ..Service::new(db, clock, LEASE_MS) }
    }

    /// The clock that everything here goes by.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What is counted here, and by the person who serves people with it.
    pub fn meter(&self) -> &Meter {
        &self.meter
    }

    /// Counts something that a person asks for; where that is too much, says when they may do it
    /// again.
    pub fn allow(&self, person: UserId, what: Measure) -> Result<(), Millis> {
        self.limits.count(person, what).map_err(|wait| {
            self.meter.limited(what.word());
            self.clock.now() + Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX / 2) + 1
        })
    }

    /// Where hints wait to be thought of.
    pub fn thinking(&self) -> &Queue {
        &self.thinking
    }

    /// Where films and whole sheets wait to be drawn.
    pub fn drawing(&self) -> &Queue {
        &self.drawing
    }

    /// Every worker of this process, and whether it is at work.
    pub fn workers(&self) -> Vec<(&'static str, bool)> {
        self.crew.working()
    }

    /// When this process last looked what is due by the clock, and did it.
    pub fn swept(&self) -> Option<Millis> {
        self.crew.swept()
    }

    /// Measures what waits, for operators.
    pub async fn measure(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        let since = |at: Millis| Duration::from_millis(u64::try_from(now - at).unwrap_or(0));
        for queue in store::agenda::queues(&mut *self.db.read().await?, now).await? {
            self.meter.queue(queue.name, queue.length, queue.oldest.map(since).unwrap_or_default());
        }
        if let Some(swept) = self.swept() {
            self.meter.swept(since(swept));
        }
        Ok(())
    }

    /// Does something, and says how long it took.
    pub async fn timed<T>(&self, work: impl Future<Output = T>) -> (T, Duration) {
        let begun = instant();
        (work.await, begun.elapsed())
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<(), StoreError> {
        let mut conn = self.db.read().await?;
        store::outbox::count_waiting(&mut conn).await.map(|_| ())
    }

    /// How much waits to be done, now or later: notices, the opponent's turns, and reviews.
    pub async fn backlog(&self) -> Result<i64, StoreError> {
        let mut conn = self.db.read().await?;
        Ok(store::agenda::count_thoughts(&mut conn, Millis::MAX).await?
            + store::outbox::count_waiting(&mut conn).await?)
    }

    /// How much of the backlog can be done now, or is being done.
    pub async fn due(&self) -> Result<i64, StoreError> {
        let mut conn = self.db.read().await?;
        // Notices last, because everything else ends in them: the other way around one could be
        // missed by both looks.
        let now = self.clock.now();
        let waiting = self.beside.len() as i64
            + store::agenda::count_thoughts(&mut conn, now).await?
            + store::agenda::load(&mut conn, now).await?.due;
        Ok(waiting + store::outbox::count_deliverable(&mut conn, now).await?)
    }

    /// Tells this process's workers what a commit leaves for them to do.
    pub(super) fn wake(&self, left: Work) {
        if left.notices {
            self.wake.courier.notify_one();
        }
        if left.thoughts {
            self.wake.opponent.notify_one();
        }
        if left.due.is_some_and(|at| at < self.wake.sweeps.load(Ordering::SeqCst)) {
            self.wake.sweeper.notify_one();
        }
    }
}
