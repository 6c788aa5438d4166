//! The processes that serve one database. They share Discord's limit of requests, and log when they
//! are set up differently.

use std::collections::{BTreeSet, HashMap};

use tokio_util::sync::CancellationToken;

use super::accord;
use crate::game::{Millis, Timestamp};
use crate::service::Service;
use crate::service::change;
use crate::store::processes::{Beat, Peer, ProcessFacts};
use crate::store::{self, StoreError};

/// The pause between two signs of life of a process if several share the limit. It is short,
/// because a process that was killed keeps its share until it counts as gone.
const EVERY: Millis = Millis::from_secs(2);

/// The pause between two signs of life if only one process is meant to run.
const ALONE: Millis = Millis::from_secs(15);

/// The number of pauses without a sign of life after which a process counts as gone.
const MISSED: i64 = 3;

/// Tells the other processes that this one is alive, until `stop`. If several may share the
/// database, gives `set` the share of Discord's limit for this process, from 0 to 1, which follows
/// from the `demand` of all that are alive. Logs when others have other settings.
pub async fn take_part(
    service: &Service,
    facts: ProcessFacts,
    demand: impl Fn() -> i64,
    set: impl Fn(f64),
    stop: CancellationToken,
) {
    let id = service.keys.next(service.clock.now());
    let shared = service.db.is_shared();
    let every = if shared { EVERY } else { ALONE };
    let mut others = Others { facts, seen: HashMap::new(), said: BTreeSet::new() };
    while !stop.is_cancelled() {
        let beaten =
            write_beat(service, Beat { id, weight: demand(), gone: MISSED * every }, &others.facts)
                .await;
        service.troubles.note_result("share", &beaten);
        if let Ok((share, peers)) = beaten {
            if shared {
                set(share);
            }
            others.compare_peers(id, &peers);
        }
        tokio::select! {
            () = service.clock.sleep(every) => {}
            () = stop.cancelled() => {}
        }
    }
    // Without this the other processes wait until this one counts as gone.
    let _ = change::run_light_transaction(service, |mut tx, _| async move {
        store::processes::delete_process(&mut tx, id).await
    })
    .await;
}

/// The other processes on the database, as far as this one knows them.
struct Others {
    facts: ProcessFacts,
    /// The time of the last sign of life of each other process.
    seen: HashMap<i64, Timestamp>,
    /// The differences that were logged.
    said: BTreeSet<String>,
}

impl Others {
    /// Logs, once for each difference, how another process differs from this one in version or
    /// settings. `own` is the id of this process. A peer counts from its second sign of life on,
    /// which shows that it still runs.
    fn compare_peers(&mut self, own: i64, peers: &[Peer]) {
        for peer in peers.iter().filter(|peer| peer.id != own) {
            let before = self.seen.insert(peer.id, peer.beat);
            if before.is_some_and(|before| before != peer.beat)
                && let Some(difference) = accord::describe_difference(&self.facts, &peer.facts)
                && self.said.insert(difference.clone())
            {
                tracing::warn!(
                    "another process on this database has other settings or another version ({difference}): give all of them the same"
                );
            }
        }
        self.seen.retain(|id, _| peers.iter().any(|peer| peer.id == *id));
    }
}

async fn write_beat(
    service: &Service,
    beat: Beat,
    facts: &ProcessFacts,
) -> Result<(f64, Vec<Peer>), StoreError> {
    change::run_light_transaction(service, |mut tx, now| async move {
        let share = store::processes::write_beat(&mut tx, beat, facts, now).await?;
        Ok((share, store::processes::list_peers(&mut tx, now - beat.gone).await?))
    })
    .await
}
