//! The addresses at which Discord refuses messages. A notice that must not be lost waits while
//! Discord refuses each of its addresses. It is due as soon as one of them may be open again, or an
//! hour later.

use crate::game::{Millis, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::service::Service;
use crate::service::change;
use crate::store::{self, Address, Claimed, StoreError};

/// The time after which a notice that waits for an open address is given up.
const PATIENCE: Millis = Millis::from_days(30);

/// Lets an outbox row wait until one of these addresses is open, and gives up its lease.
pub(super) async fn wait_for_way(
    service: &Service,
    row: &Claimed,
    addresses: &[Address],
    why: &str,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        store::ways::wait_for_address(
            &mut tx,
            row.id,
            addresses,
            why,
            now + store::addresses::CLOSED,
        )
        .await
    })
    .await
}

/// The state of an address: whether Discord takes messages there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayState {
    /// Discord refused nothing there since something last arrived.
    Open,
    /// Discord refused the last message, but so long ago that the next one is tried again.
    Doubtful,
    /// Discord refused the last message, and the address is left alone for a while.
    Closed,
}

/// Returns whether Discord takes messages to an address.
pub async fn find_way_state(service: &Service, address: Address) -> Result<WayState, StoreError> {
    let mut conn = service.db.read().await?;
    let refusals = store::addresses::list_refusals(&mut conn, &[address]).await?;
    Ok(match refusals.first() {
        None => WayState::Open,
        Some(refusal) if refusal.is_closed(service.clock.now()) => WayState::Closed,
        Some(_) => WayState::Doubtful,
    })
}

/// Stores that Discord refused a message to the direct messages of a person, for the reason `why`.
/// Nothing is sent there for an hour, or until the person opens them. A change in a server does not
/// open them.
pub async fn note_direct_closed(
    service: &Service,
    person: UserId,
    why: &str,
) -> Result<(), StoreError> {
    let address = Address::Direct(person);
    change::run_transaction(service, |mut tx, now| async move {
        store::addresses::close_address(&mut tx, address, None, why, now).await
    })
    .await
}

/// Stores that an address is open again, because a message arrived there or came from there. Does
/// nothing if it was not closed.
pub async fn note_way_opened(service: &Service, address: Address) -> Result<(), StoreError> {
    if store::addresses::list_refusals(&mut *service.db.read().await?, &[address]).await?.is_empty()
    {
        return Ok(());
    }
    change::run_transaction(service, |mut tx, now| async move {
        store::addresses::open_address(&mut tx, address, now).await
    })
    .await
}

/// Handles a change in a server, perhaps of the bot's permissions: its closed channels are tried
/// again, unless they were tried too often lately.
pub async fn note_server_changed(service: &Service, server: ServerId) -> Result<(), StoreError> {
    if !store::addresses::is_closed_in(&mut *service.db.read().await?, server).await?
        || !service.limits.allow_look(server)
    {
        return Ok(());
    }
    change::run_transaction(service, |mut tx, now| async move {
        store::addresses::open_in(&mut tx, server, now).await
    })
    .await
}

/// Makes the outbox rows due that have waited an hour for an open address. Gives up those that are
/// too old.
pub(in crate::service) async fn try_again(service: &Service) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now: Timestamp| async move {
        store::ways::try_again(&mut tx, now, now - PATIENCE).await
    })
    .await
}
