//! Blocks: from whom somebody takes no challenges.

use super::{Caller, Service};
use crate::ids::UserId;
use crate::store::{self, StoreError};

impl Service {
    /// From now on the caller takes no challenges from this person.
    pub async fn block(&self, caller: &Caller, other: UserId) -> Result<(), StoreError> {
        self.change(caller, |mut tx, by, now| async move {
            let other = store::upsert_player(&mut tx, self.keys.next(now), other, None, now).await?;
            store::block(&mut tx, by.player, other, now).await
        })
        .await
    }

    /// Ends a block; says whether there was one.
    pub async fn unblock(&self, caller: &Caller, other: UserId) -> Result<bool, StoreError> {
        self.change(caller, |mut tx, by, _| async move {
            let known = store::player_of(&mut tx, other).await?;
            match known.or(store::ghost_of(&mut tx, other).await?) {
                Some(other) => store::unblock(&mut tx, by.player, other).await,
                None => Ok(false),
            }
        })
        .await
    }
}
