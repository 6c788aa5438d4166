//! Ends what ran out of time: challenges within half a minute, games at their deadline.

use tokio_util::sync::CancellationToken;

use super::Service;
use crate::game::Millis;
use crate::store::StoreError;

/// How often to look, in ms.
const EVERY_MS: Millis = 30_000;

/// Challenges, and games, ended in one look.
const BATCH: i64 = 100;

/// Sweeps until `stop`.
pub async fn run(service: Service, stop: CancellationToken) {
    while !stop.is_cancelled() {
        // Counted from before the look, so that what becomes due during it is not left for longer.
        let looked = service.clock.now();
        let swept =
            async { Ok::<_, StoreError>((service.expire_challenges(BATCH).await?, service.end_overdue(BATCH).await?)) };
        let full = match swept.await {
            Ok((expired, ended)) => expired as i64 == BATCH || ended as i64 == BATCH,
            Err(error) => {
                tracing::error!(%error, "the sweep failed");
                false
            }
        };
        if !full {
            let next = service.next_deadline(looked).await.map_or(EVERY_MS, |next| (next - looked).min(EVERY_MS));
            tokio::select! {
                () = service.clock.sleep_until(looked + next) => {}
                () = stop.cancelled() => {}
            }
        }
    }
}
