//! A heartbeat in a file: the bot renews it while its database answers, and `murus health` looks how old it is.

use std::io;
use std::path::Path;

use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::game::Millis;
use crate::service::Service;

/// How often the heartbeat is renewed, in ms.
const EVERY_MS: Millis = 15_000;

/// A heartbeat older than this means that the bot hangs, in ms.
const STALE_MS: Millis = 60_000;

/// Renews the heartbeat until `stop`, as long as the database answers.
pub async fn beat(service: Service, file: &Path, stop: CancellationToken) {
    let clock = service.clock().clone();
    while !stop.is_cancelled() {
        match service.ready().await {
            Ok(()) => {
                if let Err(error) = tokio::fs::write(file, clock.now().to_string()).await {
                    tracing::error!(file = %file.display(), %error, "the heartbeat could not be written");
                }
            }
            Err(error) => tracing::error!(%error, "the database does not answer"),
        }
        tokio::select! {
            () = clock.sleep_until(clock.now() + EVERY_MS) => {}
            () = stop.cancelled() => {}
        }
    }
}

/// Whether the heartbeat in a file is fresh.
pub fn is_alive(file: &Path, clock: &Clock) -> io::Result<bool> {
    let beat: Millis = std::fs::read_to_string(file)?.trim().parse().map_err(io::Error::other)?;
    Ok(clock.now() - beat < STALE_MS)
}
