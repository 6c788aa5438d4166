//! Runs changes of the database. Each runs in one transaction, which is repeated from its start
//! while it conflicts with others.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::timeout;

use crate::clock::instant;
use crate::game::{Millis, Timestamp};
use crate::service::{Caller, Service};
use crate::store::{self, Address, PersonSeen, StoreError, Transaction, WorkLeft};

/// The most attempts at a transaction that fails for a transient reason, such as a conflict.
const ATTEMPTS: u32 = 8;

/// The longest time for a transaction that has begun. After it the transaction fails, because its
/// connection is probably dead. Shorter than a lease.
const LONGEST: Duration = Duration::from_secs(15);

/// The pause before another attempt to give up a claim on a row.
const AGAIN: Millis = Millis::from_millis(500);

/// The pause between two checks that the database answers while a person waits.
const LOOK: Millis = Millis::from_secs(1);

/// An error that may be worth a retry.
pub(super) trait MaybeTransient {
    /// Returns true if the same work may succeed if repeated from its start.
    fn is_transient(&self) -> bool;
}

impl MaybeTransient for StoreError {
    fn is_transient(&self) -> bool {
        StoreError::is_transient(self)
    }
}

/// Whether a commit survives a power cut.
#[derive(Clone, Copy)]
enum Lasts {
    Always,
    UnlessPowerFails,
}

/// A transaction lent to the work done in it. When the work is done, it comes back to be committed
/// or rolled back.
pub(super) type Lent = OwnedMutexGuard<Transaction>;

/// Runs a person's change in one transaction, as [`run_transaction`] does. The work also gets the
/// person's record, which is stored first if they are new. A failure changes nothing.
pub(super) async fn change_as_person<T, E, F>(
    service: &Service,
    caller: &Caller,
    work: impl Fn(Lent, PersonSeen, Timestamp) -> F,
) -> Result<T, E>
where
    E: From<StoreError> + MaybeTransient,
    F: Future<Output = Result<T, E>>,
{
    let work = &work;
    run_transaction(service, |mut tx, now| async move {
        let by = find_or_create_person(service, &mut tx, caller, now).await?;
        work(tx, by, now).await
    })
    .await
}

/// Runs work in one transaction. The work gets the transaction and the time at which it begins. It
/// may run several times: only the last run counts, and a failure changes nothing. Afterwards wakes
/// the workers that have something to do.
pub(super) async fn run_transaction<T, E, F>(
    service: &Service,
    work: impl Fn(Lent, Timestamp) -> F,
) -> Result<T, E>
where
    E: From<StoreError> + MaybeTransient,
    F: Future<Output = Result<T, E>>,
{
    run_repeatedly(service, Lasts::Always, work).await
}

/// Runs work in one transaction, as [`run_transaction`] does. A power cut may lose its writes, so
/// their loss must be harmless.
pub(super) async fn run_light_transaction<T, E, F>(
    service: &Service,
    work: impl Fn(Lent, Timestamp) -> F,
) -> Result<T, E>
where
    E: From<StoreError> + MaybeTransient,
    F: Future<Output = Result<T, E>>,
{
    run_repeatedly(service, Lasts::UnlessPowerFails, work).await
}

async fn run_repeatedly<T, E, F>(
    service: &Service,
    lasts: Lasts,
    work: impl Fn(Lent, Timestamp) -> F,
) -> Result<T, E>
where
    E: From<StoreError> + MaybeTransient,
    F: Future<Output = Result<T, E>>,
{
    for _ in 1..ATTEMPTS {
        match attempt_transaction(service, lasts, &work).await {
            Err(error) if error.is_transient() => {
                service.meter.count_repeat();
                tokio::task::yield_now().await;
            }
            done => return done,
        }
    }
    attempt_transaction(service, lasts, &work).await
}

/// Gives up a claim on a row in a transaction of its own, so that its lease need not run out. The
/// database may fail for a while, so it retries until the lease ends at `until`.
pub(super) async fn give_back<F>(service: &Service, until: Timestamp, work: impl Fn(Lent) -> F)
where
    F: Future<Output = Result<(), StoreError>>,
{
    while service.clock.now() < until {
        match run_transaction(service, |tx, _| work(tx)).await {
            Ok(()) => return,
            Err(_) => service.clock.sleep(AGAIN).await,
        }
    }
}

/// Runs a write in the background. The caller does not wait for it. If the write fails, the failure
/// is only logged, under the name `what`.
pub(super) fn run_later(
    service: &Service,
    what: &'static str,
    work: impl Future<Output = Result<(), StoreError>> + Send + 'static,
) {
    let troubles = Arc::clone(&service.troubles);
    service.workers.beside.spawn(async move {
        if let Err(error) = work.await {
            troubles.note_failure(what, &error);
        }
    });
}

async fn attempt_transaction<T, E, F>(
    service: &Service,
    lasts: Lasts,
    work: &impl Fn(Lent, Timestamp) -> F,
) -> Result<T, E>
where
    E: From<StoreError>,
    F: Future<Output = Result<T, E>>,
{
    let start = instant();
    let begun = match lasts {
        Lasts::Always => service.db.begin().await?,
        Lasts::UnlessPowerFails => service.db.begin_lightly().await?,
    };
    let home = Arc::new(Mutex::new(begun));
    let begun = instant();
    service.meter.count_database("wait", begun - start);
    let lent = Arc::clone(&home).lock_owned().await;
    let worked = async {
        let done = work(lent, service.clock.now()).await?;
        // Finished work holds no reference. If one is left, nothing is committed.
        let tx = Arc::into_inner(home).ok_or(StoreError::Conflict)?;
        let left = tx.into_inner().commit().await?;
        Ok::<(T, WorkLeft), E>((done, left))
    };
    let (done, left) =
        timeout(LONGEST, worked).await.unwrap_or_else(|_| Err(E::from(StoreError::Slow)))?;
    service.wake_workers(left);
    service.meter.count_database("work", begun.elapsed());
    Ok(done)
}

/// Runs work, and fails as soon as the database no longer answers: on a dead connection the work
/// would never end.
pub async fn while_it_answers<T>(
    service: &Service,
    work: impl Future<Output = T>,
) -> Result<T, StoreError> {
    let silence = async {
        loop {
            service.clock.sleep(LOOK).await;
            if !service.db.answers().await {
                return;
            }
        }
    };
    tokio::select! {
        biased;
        done = work => Ok(done),
        () = silence => Err(StoreError::Slow),
    }
}

/// Runs a read of a worker. Fails if it takes longer than a transaction may, because the connection
/// is probably dead.
pub(super) async fn in_time<T>(
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(LONGEST, work).await.unwrap_or(Err(StoreError::Slow))
}

/// Finds or creates the caller's record. Stores the languages of the person and of the server. If
/// the person writes in direct messages, also stores that these are open.
async fn find_or_create_person(
    service: &Service,
    tx: &mut Transaction,
    caller: &Caller,
    now: Timestamp,
) -> Result<PersonSeen, StoreError> {
    let server = caller.server();
    if server.is_none() && !caller.is_on_page() {
        // A direct message from a person shows that theirs are open again.
        let direct = Address::Direct(caller.discord);
        if !store::addresses::list_refusals(tx, &[direct]).await?.is_empty() {
            store::addresses::open_address(tx, direct, now).await?;
        }
    }
    let known = store::players::find_person(tx, caller.discord, server).await?;
    // Usually nothing is new, and nothing is written.
    let spoken = match (&known, server) {
        (Some(known), _) => known.server_locale.clone(),
        (None, Some(server)) => store::servers::find_locale(tx, server).await?,
        (None, None) => None,
    };
    if let (Some(server), Some(locale)) = (server, &caller.server_locale)
        && spoken.as_ref() != Some(locale)
    {
        store::servers::set_locale(tx, server, locale).await?;
    }
    match known {
        Some(known) if caller.locale.is_none() || caller.locale == known.locale => Ok(known),
        _ => {
            let fresh = service.keys.next(now);
            let locale = caller.locale.clone();
            let player =
                store::players::upsert_person(tx, fresh, caller.discord, locale.as_deref(), now)
                    .await?;
            Ok(PersonSeen { player, locale, server_locale: spoken })
        }
    }
}
