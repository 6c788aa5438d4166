//! The processes that serve one database share Discord's limit of requests.

use tokio_util::sync::CancellationToken;

use crate::game::Millis;
use crate::service::Service;
use crate::service::change;
use crate::store::{self, StoreError};

/// How often a process gives a sign of life.
const EVERY: Millis = Millis::from_secs(5);

/// After how long without one it counts as gone.
const GONE: Millis = Millis::from_secs(16);

/// Tells this process its share, by what it needs among all that live, until `stop`.
pub async fn share(service: &Service, demand: impl Fn() -> i64, set: impl Fn(f64), stop: CancellationToken) {
    let id = service.keys.next(service.clock.now());
    while !stop.is_cancelled() {
        let share = beat(service, id, demand()).await;
        service.troubles.note("share", &share);
        if let Ok(share) = share {
            set(share);
        }
        tokio::select! {
            () = service.clock.sleep_until(service.clock.now() + EVERY) => {}
            () = stop.cancelled() => {}
        }
    }
    // Without this the others wait until it counts as gone.
    let _ = change::lightly(service, |mut tx, _| async move { store::processes::leave(&mut tx, id).await }).await;
}

async fn beat(service: &Service, id: i64, weight: i64) -> Result<f64, StoreError> {
    change::lightly(
        service,
        |mut tx, now| async move { store::processes::beat(&mut tx, id, weight, now, now - GONE).await },
    )
    .await
}
