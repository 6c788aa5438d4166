//! Ends what ran out of time.

use tokio_util::sync::CancellationToken;

use super::Service;
use crate::game::Millis;

/// How often to look, in ms.
const EVERY_MS: Millis = 30_000;

/// Challenges ended in one look.
const BATCH: i64 = 100;

/// Sweeps until `stop`.
pub async fn run(service: Service, stop: CancellationToken) {
    while !stop.is_cancelled() {
        // Counted from before the look, so that what becomes due during it is not left for longer.
        let next = service.clock.now() + EVERY_MS;
        let full = match service.expire_challenges(BATCH).await {
            Ok(expired) => expired as i64 == BATCH,
            Err(error) => {
                tracing::error!(%error, "the sweep failed");
                false
            }
        };
        if !full {
            tokio::select! {
                () = service.clock.sleep_until(next) => {}
                () = stop.cancelled() => {}
            }
        }
    }
}
