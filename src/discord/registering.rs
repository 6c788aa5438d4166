//! Tells Discord which commands there are, beside everything else: those that it knows from before
//! are answered meanwhile.

use std::sync::atomic::{AtomicBool, Ordering};

use serenity::all::{Command, CreateCommand, Http};
use tokio_util::sync::CancellationToken;

use super::commands;
use crate::game::Millis;
use crate::service::{Pauses, Service};

/// The pauses between tries: the first one, doubled each time up to the last.
const AGAIN: (Millis, Millis) = (Millis::from_secs(1), Millis::from_mins(10));

/// Registers the commands, again and again until Discord has heard, and notes that it has.
pub async fn register(http: &Http, service: &Service, done: &AtomicBool, stop: &CancellationToken) {
    let (clock, commands, mut pauses) = (service.clock(), commands::registration(), Pauses::new(AGAIN));
    while let Err(error) = set_commands(http, &commands).await {
        tracing::error!(%error, "the commands could not be registered; it is tried again");
        tokio::select! {
            () = clock.sleep_until(clock.now() + pauses.take()) => {}
            () = stop.cancelled() => return,
        }
    }
    done.store(true, Ordering::Relaxed);
}

async fn set_commands(http: &Http, commands: &[CreateCommand]) -> Result<(), serenity::Error> {
    if http.application_id().is_none() {
        http.set_application_id(http.get_current_application_info().await?.id);
    }
    Command::set_global_commands(http, commands.to_vec()).await.map(|_| ())
}
