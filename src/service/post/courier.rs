//! Delivers the outbox: claims rows, asks again whether they are still true, picks the address,
//! backs off.
//!
//! Delivery is at least once. A row whose earlier delivery may have happened (an attempt was begun
//! and not recorded) is first looked for by its mark among the channel's recent messages, so that a
//! process that died between sending and recording pings nobody twice.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::load::Loaded;
use super::notice::Notice;
use super::parcel::{Delivery, Parcel};
use crate::game::Millis;
use crate::service::Service;
use crate::service::aside;
use crate::service::change;
use crate::service::people::preferences;
use crate::service::play::find;
use crate::service::post::causes;
use crate::service::post::load;
use crate::store::{self, Address, Claimed, NoticeKind, OutboxState, RowKey, Span, StoreError, Topic};

/// Rows in delivery at once in one process.
const AT_ONCE: usize = 16;

/// How long to wait at most before looking for rows that other processes wrote, in ms.
const POLL_MS: Millis = 2_000;

/// The longest pause between two tries, in ms.
const LONGEST_PAUSE_MS: Millis = 30 * 60 * 1000;

/// Tries after which a row is given up: a bit more than a day at the longest pauses.
const MOST_TRIES: i64 = 60;

/// Delivers until `stop`, then finishes what is in flight. `send` sends one parcel and decides
/// nothing.
pub async fn run<F, Fut>(service: Service, send: F, stop: CancellationToken)
where
    F: Fn(Parcel) -> Fut + Clone + Send + Sync + 'static,
    Fut: Future<Output = Delivery> + Send,
{
    let (places, tracker) = (Arc::new(Semaphore::new(AT_ONCE)), TaskTracker::new());
    while !stop.is_cancelled() {
        tokio::select! {
            place = places.acquire() => drop(place),
            () = stop.cancelled() => break,
        }
        let (room, looked) = (places.available_permits(), service.clock.now());
        let (claimed, next) = claim_notices(&service, room).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the outbox could not be read");
            (Vec::new(), None)
        });
        // Then there may be more, so the next look is as soon as there is room.
        let full = claimed.len() == room;
        for row in claimed {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let (service, send) = (service.clone(), send.clone());
            tracker.spawn(async move {
                if let Err(error) =
                    aside::load_or_set_aside(&service, RowKey::notice(row.id), deliver(&service, &row, send)).await
                {
                    tracing::error!(row = row.id, %error, "a notice could not be handled");
                    let row = &row;
                    change::give_back(&service, row.lease, |mut tx| async move {
                        store::outbox::give_back(&mut tx, row).await
                    })
                    .await;
                }
                drop(place);
            });
        }
        if !full {
            let next = next.map_or(looked + POLL_MS, |due| due.min(looked + POLL_MS));
            tokio::select! {
                () = service.wake.courier.notified() => {}
                () = service.clock.sleep_until(next) => {}
                () = stop.cancelled() => {}
            }
        }
    }
    tracker.close();
    tracker.wait().await;
}

/// Claims up to `limit` rows; and if these are all, when to look again: none while nothing else
/// waits.
pub(crate) async fn claim_notices(
    service: &Service,
    most: usize,
) -> Result<(Vec<Claimed>, Option<Millis>), StoreError> {
    let lease = service.lease;
    change::transaction(service, |mut tx, now| async move {
        let (claimed, unread) =
            store::outbox::claim(&mut tx, Span { from: now, until: now + lease }, most as i64).await?;
        for (id, why) in &unread {
            aside::set_aside(service, &mut tx, RowKey::notice(*id), why, now).await?;
        }
        // In overload a great many wait, and nobody sleeps.
        let next = if claimed.len() < most { store::outbox::next_due(&mut tx, now).await? } else { None };
        Ok((claimed, next))
    })
    .await
}

/// When the next notice falls due, once everything is claimed that can be; none while nothing
/// waits.
#[cfg(feature = "sandbox")]
pub(crate) async fn next_notice(service: &Service) -> Result<Option<Millis>, StoreError> {
    let now = service.clock.now();
    change::in_time(async { store::outbox::next_due(&mut *service.db.read().await?, now).await }).await
}

/// Delivers one row that this process holds, and says what became of it.
pub(crate) async fn deliver<F, Fut>(service: &Service, row: &Claimed, send: F) -> Result<(), StoreError>
where
    F: Fn(Parcel) -> Fut,
    Fut: Future<Output = Delivery>,
{
    if row.tries > MOST_TRIES {
        // Whatever became of those tries, none of them could even say that it failed.
        tracing::error!(row = row.id, kind = row.topic.word(), "a notice fails each time and is given up");
        return settle_row(service, row, given_up(row), None).await;
    }
    // Well within the lease: what is never answered holds no place for long, and nobody else has
    // the row meanwhile.
    let until = service.clock.now() + service.lease / 2;
    loop {
        let parcel = match change::in_time(load::parcel(service, row)).await? {
            Loaded::Ready(parcel) => *parcel,
            Loaded::Untrue => return settle_row(service, row, OutboxState::Dropped, None).await,
            Loaded::Unreachable(why) => {
                tracing::warn!(row = row.id, kind = row.topic.word(), "nobody can be reached");
                return settle_closed(service, row, OutboxState::Failed, Some(&why)).await;
            }
        };
        let (to, direct) = (parcel.to, parcel.direct);
        let overtaken = matches!(parcel.notice, Notice::Overtaken { .. });
        let closed = matches!(parcel.notice, Notice::Call { instead: Some((Address::Direct(_), _)), .. });
        let sent = tokio::select! {
            biased;
            sent = send(parcel) => sent,
            () = service.clock.sleep_until(until) => Delivery::Retry(None, "unanswered".to_owned()),
        };
        if let (Delivery::Sent(Some(posted)), Some(Address::Direct(person))) = (&sent, to)
            && direct != Some(posted.channel)
        {
            find::set_direct(service, person, posted.channel).await?;
        }
        let sent = match sent {
            Delivery::Untidy(place, pause) => {
                tidy_after(service, row, pause).await?;
                Delivery::Sent(place)
            }
            sent => sent,
        };
        match sent {
            // It never was posted, and will not be.
            Delivery::Sent(None) if overtaken => return settle_row(service, row, OutboxState::Dropped, None).await,
            Delivery::Sent(place) if closed => {
                return settle_closed(service, row, OutboxState::Sent(place), None).await;
            }
            Delivery::Sent(place) | Delivery::Untidy(place, _) => {
                return settle_row(service, row, OutboxState::Sent(place), None).await;
            }
            Delivery::Closed(why) => match to.filter(|_| !overtaken) {
                Some(address) => {
                    tracing::warn!(?address, why, "Discord refuses an address");
                    let why = &why;
                    change::transaction(service, |mut tx, now| async move {
                        store::addresses::close(&mut tx, address, why, now).await
                    })
                    .await?;
                }
                None => return settle_row(service, row, OutboxState::Dropped, Some(&why)).await,
            },
            Delivery::Left => {
                tracing::info!(row = row.id, "whoever follows a game is no more in its server");
                unfollow(service, row).await?;
                return settle_row(service, row, OutboxState::Dropped, Some("left")).await;
            }
            Delivery::Rejected(why) => {
                tracing::error!(row = row.id, kind = row.topic.word(), why, "Discord refuses a message");
                return settle_row(service, row, given_up(row), Some(&why)).await;
            }
            Delivery::Retry(after, why) => return put_off(service, row, after, &why).await,
        }
    }
}

/// What stands before a board that is there loses its buttons later; beside the boards nothing
/// does.
async fn tidy_after(service: &Service, row: &Claimed, pause: Duration) -> Result<(), StoreError> {
    let Topic::Course(game, NoticeKind::Turn | NoticeKind::End) = row.topic else { return Ok(()) };
    let pause = Millis::try_from(pause.as_millis()).unwrap_or(LONGEST_PAUSE_MS);
    change::transaction(service, |mut tx, _| async move {
        causes::outbox(service, &mut tx).untidy(game, row.seq, pause).await
    })
    .await
}

/// The person a row is for stops following its game.
async fn unfollow(service: &Service, row: &Claimed) -> Result<(), StoreError> {
    let (Topic::Follower(game, _), Some(player)) = (row.topic, row.recipient) else { return Ok(()) };
    change::transaction(service, |mut tx, _| async move { store::followers::delete(&mut tx, game, player).await }).await
}

async fn put_off(service: &Service, row: &Claimed, after: Option<Duration>, why: &str) -> Result<(), StoreError> {
    if row.tries >= MOST_TRIES || row.topic.is_best_effort() && after.is_none() {
        tracing::warn!(row = row.id, kind = row.topic.word(), why, "a notice is given up");
        return settle_row(service, row, given_up(row), Some(why)).await;
    }
    tracing::info!(row = row.id, kind = row.topic.word(), tries = row.tries, why, "a notice has to wait");
    service.meter.retried(row.topic.word());
    let pause = pause(row.tries, after, service.keys.spread());
    change::transaction(service, |mut tx, now| async move {
        store::outbox::postpone(&mut tx, row.id, now + pause, why).await
    })
    .await
}

/// Ends a row that could not go to its recipient's direct messages: if those were wanted, the
/// person is mentioned from now on.
async fn settle_closed(
    service: &Service,
    row: &Claimed,
    state: OutboxState,
    why: Option<&str>,
) -> Result<(), StoreError> {
    if let Some(player) = row.recipient {
        change::transaction(service, |mut tx, _| async move { preferences::fall_back(service, &mut tx, player).await })
            .await?;
    }
    settle_row(service, row, state, why).await
}

async fn settle_row(service: &Service, row: &Claimed, state: OutboxState, why: Option<&str>) -> Result<(), StoreError> {
    // A row with a lost end has a try, so the message is searched for before it is sent again.
    change::lightly(service, |mut tx, _| async move {
        store::outbox::settle(&mut tx, row.id, state, why).await?;
        match (row.topic, state) {
            (Topic::Course(game, NoticeKind::Thread), OutboxState::Sent(Some(posted))) => {
                store::games::set_thread(&mut tx, game, posted.channel).await
            }
            // A follower stops after the end of the game, or if no message reaches them; the latter
            // learn so when they ask to follow.
            (Topic::Follower(game, NoticeKind::Followed), _) | (Topic::Follower(game, _), OutboxState::Failed) => {
                match row.recipient {
                    Some(player) => store::followers::delete(&mut tx, game, player).await,
                    None => Ok(()),
                }
            }
            (Topic::Desk(desk), OutboxState::Sent(Some(posted))) => {
                store::desks::set_message(&mut tx, desk, Some(posted.message)).await
            }
            (Topic::Shown(showing), OutboxState::Sent(Some(posted))) => {
                store::showings::set_message(&mut tx, showing, posted.message).await
            }
            // Nobody saw it, so it can be shown again.
            (Topic::Shown(showing), _) => store::showings::undo(&mut tx, showing).await,
            (Topic::Unshown(showing), _) => store::showings::delete(&mut tx, showing).await,
            _ => Ok(()),
        }
    })
    .await?;
    go_on_behind(service, row).await;
    let end = match state {
        OutboxState::Sent(_) => "sent",
        OutboxState::Dropped => "dropped",
        OutboxState::Failed => "failed",
    };
    let late = u64::try_from(service.clock.now() - row.due).unwrap_or(0);
    service.meter.delivered(row.topic.word(), end, Duration::from_millis(late));
    Ok(())
}

/// Rows that waited for a finished one are due at once, whichever process wrote them.
async fn go_on_behind(service: &Service, row: &Claimed) {
    let awaited = async { store::outbox::is_awaited(&mut *service.db.read().await?, row.topic).await };
    if change::in_time(awaited).await.unwrap_or(true) {
        service.wake.courier.notify_one();
    }
}

/// How a row ends that is not tried again.
fn given_up(row: &Claimed) -> OutboxState {
    if row.topic.is_best_effort() { OutboxState::Dropped } else { OutboxState::Failed }
}

/// How long to wait after this many tries, in ms: as long as Discord said, else doubling from one
/// second, times a jitter around 1.
fn pause(tries: i64, after: Option<Duration>, jitter: f64) -> Millis {
    match after {
        Some(after) => Millis::try_from(after.as_millis()).unwrap_or(LONGEST_PAUSE_MS) + 1,
        None => {
            let doubled =
                1000_i64.checked_shl(u32::try_from(tries - 1).unwrap_or(0).min(20)).unwrap_or(LONGEST_PAUSE_MS);
            (doubled.min(LONGEST_PAUSE_MS) as f64 * jitter) as Millis
        }
    }
}
