//! Use cases: load, decide (in `game`), save together with the notices that it causes, in one transaction. Nothing is sent inside one.
//!
//! Besides the use cases of people ([`Service::propose`], [`Service::answer`], [`Service::act`] ...) three workers call the same
//! functions: the `post`'s [`courier`] delivers the outbox, the [`opponent`] makes the bot's moves, the [`sweeper`] does what is due by the clock.

mod acting;
mod adopt;
mod blocks;
mod challenge;
mod change;
mod export;
mod find;
mod habits;
mod import;
mod keys;
mod moderation;
pub mod opponent;
mod person;
mod plan;
mod play;
mod post;
mod privacy;
mod rating;
mod seating;
mod server;
mod study;
pub mod sweeper;
mod vacation;

use std::sync::Arc;

use tokio::sync::Notify;

use crate::clock::Clock;
use crate::game::{Millis, Place};
use crate::ids::UserId;
use crate::store::{self, Db, StoreError};

pub use acting::{Acted, Ask, Refused};
pub use challenge::{Answered, Proposal, ProposalRefusal, Proposed, Target};
pub use export::Format;
pub use find::{Mine, Where};
pub use habits::{Myself, Snooze, Wishes};
pub use import::moves_until;
use keys::Keys;
pub use moderation::Moderation;
pub use plan::{Plan, Plans};
pub use post::{Call, Delivery, Instead, Listing, Notice, Parcel, courier};
pub use rating::{Profile, Statistics};
pub use study::{Hinted, Reviewed};

/// How long claimed work belongs to a process, unless configured otherwise, in ms. Longer than any delivery or turn of the opponent takes.
pub const LEASE_MS: Millis = 30_000;

/// Every use case. Cheap to clone; all state is in the database.
#[derive(Clone)]
pub struct Service {
    db: Db,
    clock: Clock,
    keys: Arc<Keys>,
    lease: Millis,
    wake: Arc<Wake>,
}

/// Tells the workers of this process that there is work, so that they need not poll for it. Work of other processes is found by polling.
#[derive(Default)]
struct Wake {
    courier: Notify,
    opponent: Notify,
    sweeper: Notify,
}

/// Who asks, where, and by which interaction or message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The person's Discord id.
    pub discord: UserId,
    /// The language in which Discord shows itself to the person, where it says so.
    pub locale: Option<String>,
    /// The language of the server, where it says so.
    pub server_locale: Option<String>,
    /// Where it was asked.
    pub place: Place,
    /// The id of the interaction or message, which makes a repeated delivery harmless.
    pub cause: String,
}

impl Service {
    /// The service over a database that has been migrated.
    pub fn new(db: Db, clock: Clock, lease: Millis) -> Service {
        Service { db, clock, keys: Arc::new(Keys::new(None)), lease, wake: Arc::default() }
    }

    /// The same, with chance that comes again for the same seed.
    pub fn seeded(db: Db, clock: Clock, seed: u64) -> Service {
        Service { keys: Arc::new(Keys::new(Some(seed))), ..Service::new(db, clock, LEASE_MS) }
    }

    /// The clock that everything here goes by.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<(), StoreError> {
        let mut conn = self.db.read().await?;
        store::waiting(&mut conn).await.map(|_| ())
    }

    /// How much waits to be done, now or later: notices, the opponent's turns, and reviews.
    pub async fn backlog(&self) -> Result<i64, StoreError> {
        let mut conn = self.db.read().await?;
        Ok(store::thoughts(&mut conn, Millis::MAX).await? + store::waiting(&mut conn).await?)
    }

    /// How much of the backlog can be done now, or is being done.
    pub async fn due(&self) -> Result<i64, StoreError> {
        let mut conn = self.db.read().await?;
        // Notices last, because everything else ends in them: the other way around one could be missed by both looks.
        let now = self.clock.now();
        let waiting = store::thoughts(&mut conn, now).await? + store::agenda(&mut conn, now).await?.due;
        Ok(waiting + store::deliverable(&mut conn, now).await?)
    }

    /// Tells this process's workers that something was committed.
    fn wake(&self) {
        self.wake.courier.notify_one();
        self.wake.opponent.notify_one();
        self.wake.sweeper.notify_one();
    }
}
