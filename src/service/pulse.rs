//! Whether the database takes what people do: a small write tells.

use crate::service::Service;
use crate::service::change;
use crate::store::{self, StoreError};

/// Writes the pulse of the database, as a light change does.
pub async fn write_pulse(service: &Service) -> Result<(), StoreError> {
    let beat = change::run_light_transaction(service, |mut tx, now| async move {
        store::pulse::write_pulse(&mut tx, now).await
    })
    .await;
    if let Err(error) = &beat {
        service.troubles.note_failure("pulse", error);
    }
    beat
}
