//! Has deliveries tried again: after a pause, once Discord answers, or once an address is open.

use std::time::Duration;

use super::settling::{given_up, go_on_behind, settle_row};
use super::ways;
use crate::game::{HOUR, Millis};
use crate::service::Service;
use crate::service::account::preferences;
use crate::service::change;
use crate::service::outbox::causes;
use crate::store::{self, Address, Claimed, NoticeKind, OutboxState, StoreError, Topic};

/// The longest pause between two tries to deliver a row.
const LONGEST_PAUSE: Millis = Millis::from_mins(30);

/// The number of tries after which a row is given up: about a day at the longest pauses.
pub(super) const MOST_TRIES: i64 = 60;

/// Has the buttons of the board before the posted one removed after a pause. Does nothing for
/// notices that are not boards.
pub(super) async fn tidy_after(
    service: &Service,
    row: &Claimed,
    pause: Duration,
) -> Result<(), StoreError> {
    let Topic::Course(game, NoticeKind::Turn | NoticeKind::End) = row.topic else { return Ok(()) };
    let pause = padded_pause(pause);
    change::run_transaction(service, |mut tx, _| async move {
        causes::outbox(service, &mut tx).tell_untidy(game, row.seq, pause).await
    })
    .await
}

/// Has a row tried again after a pause: `after`, which Discord named, or else one that grows with
/// the number of tries. Gives the row up after too many tries.
pub(super) async fn put_off(
    service: &Service,
    row: &Claimed,
    after: Option<Duration>,
    why: &str,
) -> Result<(), StoreError> {
    if row.tries >= MOST_TRIES || row.topic.is_best_effort() && after.is_none() {
        tracing::warn!(row = row.id, kind = row.topic.word(), why, "a notice is given up");
        return settle_row(service, row, given_up(row), Some(why)).await;
    }
    tracing::info!(
        row = row.id,
        kind = row.topic.word(),
        tries = row.tries,
        why,
        "a notice has to wait"
    );
    service.meter.count_retry(row.topic.word());
    let pause = retry_pause(row.tries, after, service.keys.random_spread());
    change::run_transaction(service, |mut tx, now| async move {
        store::claims::postpone_row(&mut tx, row.id, now + pause, why).await
    })
    .await
}

/// Makes the held-back rows due, because Discord has answered about this row. Does nothing if some
/// were released a moment ago.
pub(super) async fn release_held_rows(service: &Service, row: &Claimed) -> Result<(), StoreError> {
    if !service.workers.reach.release_held(row.away, service.clock.steady()) {
        return Ok(());
    }
    change::run_transaction(service, |mut tx, now| async move {
        store::claims::release_held(&mut tx, now).await
    })
    .await
}

/// Handles a row about which Discord does not answer. Gives up a best-effort row at once, and any
/// row after too many tries. Puts another row off the first time, since that may be an accident.
/// After that, holds it back together with others until Discord answers.
pub(super) async fn hold_back(
    service: &Service,
    row: &Claimed,
    why: &str,
) -> Result<(), StoreError> {
    if row.tries == 1 || row.tries >= MOST_TRIES || row.topic.is_best_effort() {
        return put_off(service, row, None, why).await;
    }
    tracing::info!(
        row = row.id,
        kind = row.topic.word(),
        tries = row.tries,
        why,
        "Discord does not answer"
    );
    service.meter.count_retry(row.topic.word());
    let pause = retry_pause(row.tries - i64::from(row.away), None, service.keys.random_spread());
    change::run_transaction(service, |mut tx, now| async move {
        store::claims::hold_back(&mut tx, row, now + pause, why).await
    })
    .await?;
    service.workers.reach.hold_row();
    Ok(())
}

/// Handles a row whose addresses are all closed: it waits for an open one if it must not be lost,
/// else it fails.
pub(super) async fn wait_for_way(
    service: &Service,
    row: &Claimed,
    addresses: &[Address],
    why: &str,
) -> Result<(), StoreError> {
    fall_back(service, row).await?;
    if !row.topic.waits_for_way() {
        return settle_row(service, row, OutboxState::Failed, Some(why)).await;
    }
    service.meter.count_retry(row.topic.word());
    ways::wait_for_way(service, row, addresses, why).await?;
    go_on_behind(service, row).await;
    Ok(())
}

/// Switches the recipient of a row from direct messages, which are closed, to mentions.
pub(super) async fn fall_back(service: &Service, row: &Claimed) -> Result<(), StoreError> {
    let Some(player) = row.recipient else { return Ok(()) };
    change::run_transaction(service, |mut tx, _| async move {
        preferences::fall_back(service, &mut tx, player).await
    })
    .await
}

/// Returns the pause after this many tries: the one that Discord asks for. Else it doubles with
/// each try, from one second up to [`LONGEST_PAUSE`], and is multiplied by `jitter`.
fn retry_pause(tries: i64, after: Option<Duration>, jitter: f64) -> Millis {
    match after {
        Some(after) => padded_pause(after),
        None => {
            let doubled = Millis::from_secs(1 << u32::try_from(tries - 1).unwrap_or(0).min(20));
            Millis::from_millis((doubled.min(LONGEST_PAUSE).as_millis() as f64 * jitter) as i64)
        }
    }
}

/// Returns a pause that Discord named, plus 1 ms. A pause of more than an hour is cut to an hour,
/// after which Discord is asked again.
fn padded_pause(named: Duration) -> Millis {
    Millis::from(named).min(HOUR) + Millis::ONE
}
