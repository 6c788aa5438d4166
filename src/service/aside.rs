//! Sets aside rows of the database that cannot be processed. Workers skip such a row until it
//! changes. Each is logged once, and all other work continues.

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

/// Runs work on one row. Sets the row aside if it cannot be read or if the work panics. Returns
/// `None` then, and also after a conflict with another transaction. Fails only if the database
/// fails.
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

/// Marks a row as set aside until it changes, for the reason `why`, and logs that once.
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

/// Sets a row aside in the background, while the caller continues without the row.
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

/// Checks the rows set aside whose check is due. A row that has changed is processed again. The
/// others are checked again later.
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

/// Has every row that was set aside processed again, because a new version of the program may read
/// what the last one could not.
pub(super) async fn put_all_back(service: &Service) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        for aside in store::aside::list_aside(&mut tx, i64::MAX).await? {
            store::aside::delete_aside(&mut tx, aside.row).await?;
        }
        Ok(())
    })
    .await
}

/// The message of a panic, or a placeholder if it has none.
fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
}
