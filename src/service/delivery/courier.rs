//! Delivers the outbox at least once: claims rows, checks that they are still true, picks the
//! address, backs off. For a row with an unrecorded attempt, the channel's messages are first
//! searched for its mark. So a process that died after sending does not ping again.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::envelope::{BrowsersAnswer, Delivery, Envelope};
use super::retries::{
    MOST_TRIES, fall_back, hold_back, put_off, release_held_rows, tidy_after, wait_for_way,
};
use super::settling::{DeliveryEffects, given_up, settle_row, settle_with};
use crate::game::{Millis, Timestamp};
use crate::ids::Posted;
use crate::service::Service;
use crate::service::aside;
use crate::service::change;
use crate::service::delivery::ways;
use crate::service::play::find;
use crate::store::{
    self, Address, Claimed, NoticeKind, OutboxState, RowKey, Span, StoreError, Subscription, Topic,
    Urgency,
};

/// The most rows that one process delivers at once.
const AT_ONCE: usize = 16;

/// The number of the [`AT_ONCE`] slots that are kept free for urgent notices.
const KEPT: usize = 8;
/// The number of free slots at which the courier looks for less urgent notices again.
const ENOUGH: u32 = 12;

/// The longest pause before the courier looks for rows that other processes wrote.
const POLL: Millis = Millis::from_secs(2);

/// The pause between two looks for rows while there is room only for urgent notices.
const SOON: Millis = Millis::from_millis(250);

/// The result of loading an outbox row for its delivery.
pub enum Loaded<P> {
    /// The row can be sent.
    Ready(Box<P>),
    /// The row is no longer true, or says nothing new, so it is not sent.
    Untrue,
    /// Discord refuses each of these addresses, for these reasons.
    Unreachable(Vec<Address>, String),
}

/// Knows the content of notices, and sends them. It decides nothing and stores nothing.
pub trait Courier: Clone + Send + Sync + 'static {
    /// A notice with its content.
    type Parcel: AsRef<Envelope> + Send;

    /// Loads the content of a row as it is true now, or the reason why the row cannot be sent.
    fn load(
        &self,
        service: &Service,
        row: &Claimed,
    ) -> impl Future<Output = Result<Loaded<Self::Parcel>, StoreError>> + Send;

    /// Sends a parcel, and returns the outcome.
    fn send(&self, parcel: Self::Parcel) -> impl Future<Output = Delivery> + Send;
}

/// Delivers the outbox until `stop`, then finishes the deliveries in flight. `least` returns the
/// lowest urgency of notices for which Discord's limits have room now.
pub async fn run_courier(
    service: Service,
    courier: impl Courier,
    least: impl Fn() -> Urgency,
    stop: CancellationToken,
) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let tracker = TaskTracker::new();
    while !stop.is_cancelled() {
        tokio::select! {
            place = places.acquire() => drop(place),
            () = stop.cancelled() => break,
        }
        let free = places.available_permits();
        let looked = service.clock.now();
        // Keeps slots free for urgent notices.
        let (room, least, waits) = match free.checked_sub(KEPT).filter(|room| *room > 0) {
            Some(room) => (room, least(), false),
            None => (free, Urgency::Card, true),
        };
        let claimed = claim_notices(&service, room, least).await;
        service.troubles.note_result("courier", &claimed);
        let (claimed, next) = claimed.unwrap_or_default();
        // More rows may be due, so the next look comes as soon as there is room.
        let full = claimed.len() == room;
        for row in claimed {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let service = service.clone();
            let courier = courier.clone();
            tracker.spawn(async move {
                if let Err(error) = aside::load_or_set_aside(
                    &service,
                    RowKey::notice(row.id),
                    deliver_row(&service, &row, &courier),
                )
                .await
                {
                    service.troubles.note_failure("delivery", &error);
                    let row = &row;
                    change::give_back(&service, row.lease, |mut tx| async move {
                        store::claims::give_back(&mut tx, row).await
                    })
                    .await;
                }
                drop(place);
            });
        }
        if !full {
            let poll = looked + if least < Urgency::LAST { SOON } else { POLL };
            let next = next.map_or(poll, |due| due.min(poll));
            tokio::select! {
                () = service.wake.courier.notified() => {}
                () = service.clock.sleep_until(looked, next) => {}
                some = places.acquire_many(ENOUGH), if waits => drop(some),
                () = stop.cancelled() => {}
            }
        }
    }
    tracker.close();
    tracker.wait().await;
}

/// Claims up to `most` due rows that are at least as urgent as `least`. If it claims fewer, also
/// returns the time at which the next row is due; else, or if no row waits, `None`.
pub async fn claim_notices(
    service: &Service,
    most: usize,
    least: Urgency,
) -> Result<(Vec<Claimed>, Option<Timestamp>), StoreError> {
    let lease = service.lease;
    change::run_transaction(service, |mut tx, now| async move {
        let (claimed, unread) = store::claims::claim_due(
            &mut tx,
            Span { from: now, until: now + lease },
            most as i64,
            least,
        )
        .await?;
        for (id, why) in &unread {
            aside::set_aside(service, &mut tx, RowKey::notice(*id), why, now).await?;
        }
        // Under overload more rows wait, and the courier does not sleep.
        let next =
            if claimed.len() < most { store::outbox::next_due(&mut tx, now).await? } else { None };
        Ok((claimed, next))
    })
    .await
}

/// Returns the next time at which a notice falls due or its lease ends, not counting notices that
/// are due already. `None` if there is no such time.
#[cfg(feature = "sandbox")]
pub async fn next_notice(service: &Service) -> Result<Option<Timestamp>, StoreError> {
    let now = service.clock.now();
    change::in_time(async { store::outbox::next_due(&mut *service.db.read().await?, now).await })
        .await
}

/// Delivers one outbox row that this process has claimed, and stores the outcome.
pub async fn deliver_row(
    service: &Service,
    row: &Claimed,
    courier: &impl Courier,
) -> Result<(), StoreError> {
    if row.tries > MOST_TRIES {
        // None of these tries could even record its failure.
        tracing::error!(
            row = row.id,
            kind = row.topic.word(),
            "a notice fails each time and is given up"
        );
        return settle_row(service, row, given_up(row), None).await;
    }
    // Well within the lease: a silent request frees its slot soon, and no other process has the row
    // meanwhile.
    let taken = service.clock.now();
    let until = taken + service.lease / 2;
    loop {
        let parcel = match change::in_time(courier.load(service, row)).await? {
            Loaded::Ready(parcel) => *parcel,
            Loaded::Untrue => return settle_row(service, row, OutboxState::Dropped, None).await,
            Loaded::Unreachable(addresses, why) => {
                tracing::warn!(row = row.id, kind = row.topic.word(), "nobody can be reached");
                return wait_for_way(service, row, &addresses, &why).await;
            }
        };
        let envelope = parcel.as_ref().clone();
        let Envelope { to, direct, server, reopens, before, strips, searches, .. } = envelope;
        // Only a ping that belongs in direct messages can have such a detour.
        let closed = matches!(envelope.detour, Some((Address::Direct(_), _)));
        let sent = tokio::select! {
            biased;
            sent = courier.send(parcel) => sent,
            () = service.clock.sleep_until(taken, until) => Delivery::Away("unanswered".to_owned()),
        };
        // Neither outcome shows that Discord takes messages.
        if !matches!(sent, Delivery::Away(_) | Delivery::Called(_)) {
            release_held_rows(service, row).await?;
        }
        if let (Delivery::Sent(Some(posted)), Some(Address::Direct(person))) = (&sent, to)
            && direct != Some(posted.channel)
        {
            find::set_direct(service, person, posted.channel).await?;
        }
        if let (Delivery::Sent(_) | Delivery::Untidy(..), Some(address)) = (&sent, to)
            && reopens
            && !searches
        {
            ways::note_way_opened(service, address).await?;
        }
        if let (Delivery::Sent(_), true) = (&sent, closed) {
            fall_back(service, row).await?;
        }
        let sweeps = matches!(
            row.topic,
            Topic::Late(_, NoticeKind::Sweep | NoticeKind::Clear) | Topic::ContestTidy(_)
        );
        let bare = match &sent {
            Delivery::Sent(Some(_)) => before,
            Delivery::Sent(None) => strips,
            // A sweep would try the same message again and again. Any other notice leaves it to
            // the sweep at the end of the game.
            Delivery::Closed(_) | Delivery::Rejected(_) if sweeps => strips,
            _ => None,
        };
        if let Some(message) = bare.filter(|_| sweeps) {
            mark_bare(service, message).await?;
            // One message after the other, while the lease lasts.
            if service.clock.now() < until {
                continue;
            }
            return put_off(service, row, Some(Duration::ZERO), "sweeping").await;
        }
        let sent = match sent {
            Delivery::Untidy(place, pause) => {
                if let Some(pause) = pause {
                    tidy_after(service, row, pause).await?;
                }
                Delivery::Sent(place)
            }
            sent => sent,
        };
        match sent {
            // The message was never posted, and will not be.
            Delivery::Sent(None) if searches => {
                return settle_row(service, row, OutboxState::Dropped, None).await;
            }
            Delivery::Sent(place) | Delivery::Untidy(place, _) => {
                return settle_with(
                    service,
                    row,
                    OutboxState::Sent(place),
                    None,
                    DeliveryEffects { to, bare, entry: None },
                )
                .await;
            }
            Delivery::Entered(entry) => {
                let effects = DeliveryEffects { entry: Some(entry), ..DeliveryEffects::default() };
                let state = OutboxState::Sent(None);
                return settle_with(service, row, state, None, effects).await;
            }
            Delivery::Closed(why) => match to.filter(|_| !searches) {
                Some(address) => {
                    tracing::warn!(?address, why, "Discord refuses an address");
                    let why = &why;
                    change::run_transaction(service, |mut tx, now| async move {
                        // If the person was deleted meanwhile, so is the row, and nothing is
                        // stored.
                        if store::claims::hold_row(&mut tx, row.id).await? {
                            store::addresses::close_address(&mut tx, address, server, why, now)
                                .await?;
                        }
                        Ok::<_, StoreError>(())
                    })
                    .await?;
                }
                None => {
                    return settle_with(
                        service,
                        row,
                        OutboxState::Dropped,
                        Some(&why),
                        DeliveryEffects { bare, ..DeliveryEffects::default() },
                    )
                    .await;
                }
            },
            Delivery::Left => {
                tracing::info!(
                    row = row.id,
                    kind = row.topic.word(),
                    "a person has left the game's server"
                );
                stop_following(service, row).await?;
                return settle_row(service, row, OutboxState::Dropped, Some("left")).await;
            }
            Delivery::Rejected(why) => {
                tracing::error!(
                    row = row.id,
                    kind = row.topic.word(),
                    why,
                    "Discord refuses a message"
                );
                return settle_with(
                    service,
                    row,
                    given_up(row),
                    Some(&why),
                    DeliveryEffects { bare, ..DeliveryEffects::default() },
                )
                .await;
            }
            Delivery::Called(BrowsersAnswer { reached, gone, failed }) => {
                if !gone.is_empty() {
                    forget_browsers(service, &gone).await?;
                }
                match failed {
                    _ if reached => {
                        return settle_row(service, row, OutboxState::Sent(None), None).await;
                    }
                    Some((pause, why)) => return put_off(service, row, pause, &why).await,
                    // No browser is left, so the next try goes to Discord.
                    None => {}
                }
            }
            Delivery::Retry(after, why) => return put_off(service, row, after, &why).await,
            Delivery::Away(why) => return hold_back(service, row, &why).await,
        }
    }
}

/// Stores that a message has lost its buttons.
async fn mark_bare(service: &Service, Posted { message, .. }: Posted) -> Result<(), StoreError> {
    change::run_light_transaction(service, |mut tx, _| async move {
        store::outbox::mark_bare(&mut tx, message).await
    })
    .await
}

/// Deletes the push subscriptions of these browsers, which have ended.
async fn forget_browsers(service: &Service, gone: &[Subscription]) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        for one in gone {
            store::subscriptions::delete_gone(&mut tx, one).await?;
        }
        Ok(())
    })
    .await
}

/// Ends the following of a game by the recipient of a row. Does nothing for rows that are not for
/// followers.
async fn stop_following(service: &Service, row: &Claimed) -> Result<(), StoreError> {
    let (Topic::Follower(game, _), Some(player)) = (row.topic, row.recipient) else {
        return Ok(());
    };
    change::run_transaction(service, |mut tx, _| async move {
        store::followers::delete_follower(&mut tx, game, player).await
    })
    .await
}
