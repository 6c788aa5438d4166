//! Blocks: people whose challenges a person refuses.

use crate::game::PlayerId;
use crate::ids::UserId;
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, StoreError};

/// Blocks a person: the caller no longer takes challenges from them.
pub async fn block(service: &Service, caller: &Caller, other: UserId) -> Result<(), StoreError> {
    change::change(service, caller, |mut tx, by, now| async move {
        let other = store::players::upsert(&mut tx, service.keys.next(now), other, None, now).await?;
        store::players::block(&mut tx, by.player, other, now).await
    })
    .await
}

/// Ends a block. Returns whether there was one.
pub async fn unblock(service: &Service, caller: &Caller, other: PlayerId) -> Result<bool, StoreError> {
    change::change(
        service,
        caller,
        |mut tx, by, _| async move { store::players::unblock(&mut tx, by.player, other).await },
    )
    .await
}
