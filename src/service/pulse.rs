//! Tests by a small write whether the database accepts writes.

use crate::service::Service;
use crate::service::change;
use crate::store::{self, StoreError};

/// Writes one small row, to test whether the database accepts writes. A failure is logged and
/// returned.
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
