//! Sets aside a row that cannot be processed until it changes, and logs it once. Everything else
//! continues.

use std::any::Any;
use std::panic::AssertUnwindSafe;

use futures::FutureExt;

use super::Service;
use crate::game::{Millis, Timestamp};
use crate::service::change;
use crate::store::{self, RowKey, Span, StoreError, Transaction};

/// The pause between two checks of the rows set aside.
const LOOK_AGAIN: Millis = Millis::from_secs(15);

/// The most rows that one check reads.
const BATCH: i64 = 100;

/// Works on one row. Sets the row aside if it is unreadable or causes a panic; a lost race leaves
/// it for the next turn. Returns `None` if nothing was done, an error only if the database fails.
pub(super) async fn load_or_set_aside<T>(
    service: &Service,
    row: RowKey,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<Option<T>, StoreError> {
    let why = match AssertUnwindSafe(work).catch_unwind().await {
        Ok(Ok(done)) => return Ok(Some(done)),
        Ok(Err(error)) => match error.blames_row() {
            Some(why) => why,
            None if matches!(error, StoreError::Conflict) => return Ok(None),
            None => return Err(error),
        },
        Err(panic) => format!("panicked: {}", panic_message(&*panic)),
    };
    let why = &why;
    change::run_transaction(service, |mut tx, now| async move {
        set_aside(service, &mut tx, row, why, now).await
    })
    .await?;
    Ok(None)
}

/// Sets a row aside, and logs it once.
pub(super) async fn set_aside(
    service: &Service,
    tx: &mut Transaction,
    row: RowKey,
    why: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    if store::aside::insert_aside(tx, row, why, Span { from: now, until: now + LOOK_AGAIN }).await?
    {
        service.meter.set_aside(row.table.word());
        tracing::error!(
            table = row.table.word(),
            id = row.id,
            why,
            "a row is set aside until it changes"
        );
    }
    Ok(())
}

/// Sets a row aside in the background, for an answer or a delivery that does without it.
pub fn set_row_aside(service: &Service, row: RowKey, why: String) {
    let owned = service.clone();
    change::run_later(service, "unread", async move {
        let known = async { store::aside::is_aside(&mut *owned.db.read().await?, row).await };
        if known.await? {
            return Ok(());
        }
        let owned = &owned;
        let why = &why;
        change::run_transaction(owned, |mut tx, now| async move {
            set_aside(owned, &mut tx, row, why, now).await
        })
        .await
    });
}

/// Puts back the rows set aside that have changed, among those whose check is due. The others are
/// checked again later.
pub(super) async fn look_aside(service: &Service) -> Result<(), StoreError> {
    let now = service.clock.now();
    let none = async {
        Ok(store::aside::list_due(&mut *service.db.read().await?, now, 1).await?.is_empty())
    };
    if change::in_time(none).await? {
        return Ok(());
    }
    change::run_transaction(service, |mut tx, now| async move {
        for (row, mark) in store::aside::list_due(&mut tx, now, BATCH).await? {
            if store::aside::mark_row(&mut tx, row).await? == mark {
                store::aside::postpone_check(&mut tx, row, now + LOOK_AGAIN).await?;
            } else {
                store::aside::delete_aside(&mut tx, row).await?;
                tracing::info!(
                    table = row.table.word(),
                    id = row.id,
                    "a row set aside has changed"
                );
            }
        }
        Ok(())
    })
    .await
}

/// Puts back every row set aside: a new version may read what the last one could not.
pub(super) async fn put_all_back(service: &Service) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        for aside in store::aside::list_aside(&mut tx, i64::MAX).await? {
            store::aside::delete_aside(&mut tx, aside.row).await?;
        }
        Ok(())
    })
    .await
}

/// The message of a panic.
fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
}
