//! Use cases: load, decide (in `game`), save together with the notices that it causes, in one transaction. Nothing is sent inside one.
//!
//! Besides the use cases of people ([`Service::propose`], [`Service::answer`], [`Service::act`] ...) three workers call the same
//! functions: the [`post`]'s [`courier`] delivers the outbox, the [`opponent`] makes the bot's moves, the [`sweeper`] does what is due by the clock.

mod challenges;
mod find;
mod habits;
mod house;
mod keys;
pub mod opponent;
mod plan;
mod play;
mod post;
mod rating;
mod records;
mod study;
pub mod sweeper;
mod vacation;

use std::sync::Arc;

use tokio::sync::Notify;

use crate::clock::Clock;
use crate::game::{Millis, Place, PlayerId};
use crate::ids::UserId;
use crate::store::{self, Address, Conn, Db, StoreError};

pub use challenges::{Answered, Proposal, ProposalRefusal, Proposed, Target};
pub use find::{Mine, Where};
pub use habits::{Myself, Snooze, Wishes};
pub use house::Moderation;
use keys::Keys;
pub use plan::{Plan, Plans};
pub use play::{Acted, Ask, Refused};
pub use post::{Call, Instead, Listing, Notice, Shown, courier};
pub use rating::{Profile, Statistics};
pub use records::{Format, moves_until};
pub use study::{Hinted, Reviewed};

/// How often a transaction that lost a race is done again.
const ATTEMPTS: u32 = 8;

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
        Ok(thoughts(&mut conn, Millis::MAX).await? + store::waiting(&mut conn).await?)
    }

    /// How much of the backlog can be done now, or is being done.
    pub async fn due(&self) -> Result<i64, StoreError> {
        let mut conn = self.db.read().await?;
        // Notices last, because everything else ends in them: the other way around one could be missed by both looks.
        let now = self.clock.now();
        let waiting = thoughts(&mut conn, now).await? + store::overdue(&mut conn, now).await?;
        Ok(waiting + store::deliverable(&mut conn, now).await?)
    }

    /// Who this is, remembering the languages of the person and the server.
    async fn know(&self, conn: &mut Conn, caller: &Caller) -> Result<PlayerId, StoreError> {
        if let (Some(server), Some(locale)) = (caller.place.server, &caller.server_locale) {
            store::set_server_locale(conn, server, locale).await?;
        }
        let now = self.clock.now();
        if caller.place.server.is_none() {
            // Who writes to us directly can be written to again.
            let direct = Address::Direct(caller.discord);
            if !store::closed_addresses(conn, &[direct], now).await?.is_empty() {
                store::open_address(conn, direct, now).await?;
            }
        }
        store::upsert_player(conn, self.keys.next(now), caller.discord, caller.locale.as_deref(), now).await
    }
}

/// How many of the opponent's turns and reviews wait that can begin by then, or are being made.
async fn thoughts(conn: &mut Conn, by: Millis) -> Result<i64, StoreError> {
    Ok(store::bot_turns(conn, by).await? + store::waiting_reviews(conn).await?)
}

/// Does a piece of work again, from its start, as long as it loses races against others.
async fn retrying<T, E, F>(mut attempt: impl FnMut() -> F) -> Result<T, E>
where
    F: Future<Output = Result<T, E>>,
    E: MaybeTransient,
{
    for _ in 1..ATTEMPTS {
        match attempt().await {
            Err(error) if error.is_transient() => tokio::task::yield_now().await,
            done => return done,
        }
    }
    attempt().await
}

/// An error that may say "do it again".
trait MaybeTransient {
    /// Whether the same work, done again from its start, may well succeed.
    fn is_transient(&self) -> bool;
}

impl MaybeTransient for StoreError {
    fn is_transient(&self) -> bool {
        StoreError::is_transient(self)
    }
}

impl MaybeTransient for Refused {
    fn is_transient(&self) -> bool {
        matches!(self, Refused::Failed(error) if error.is_transient())
    }
}

impl MaybeTransient for ProposalRefusal {
    fn is_transient(&self) -> bool {
        matches!(self, ProposalRefusal::Failed(error) if error.is_transient())
    }
}
