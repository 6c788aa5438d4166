//! Blocks: the caller takes no challenges from a person whom they block, and gets no notice of some
//! of that person's acts.

use crate::game::{Chair, Event, EventKind, Game, PlayerId};
use crate::ids::UserId;
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, StoreError};

/// Blocks a person, who is stored if they are new. The caller then takes no challenges from them.
pub async fn block_person(
    service: &Service,
    caller: &Caller,
    other: UserId,
) -> Result<(), StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let other =
            store::players::upsert_person(&mut tx, service.keys.next(now), other, None, now)
                .await?;
        store::players::insert_block(&mut tx, by.player, other, now).await
    })
    .await
}

/// Ends the caller's block of a person. Returns false if there was none.
pub async fn unblock_person(
    service: &Service,
    caller: &Caller,
    other: PlayerId,
) -> Result<bool, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        store::players::delete_block(&mut tx, by.player, other).await
    })
    .await
}

/// Returns true if the holder of a chair blocks the holder of another one.
pub async fn is_blocking(
    conn: &mut Conn,
    game: &Game,
    chair: Chair,
    other: Chair,
) -> Result<bool, StoreError> {
    match (game.chairs[chair].as_player(), game.chairs[other].as_player()) {
        (Some(player), Some(other)) if player != other => {
            store::players::is_blocked(conn, player, other).await
        }
        _ => Ok(false),
    }
}

/// Returns true if an event, caused by the holder of chair `by`, asks something of a person who
/// blocks that holder, or pings such a person. Never true for a move, since a clock begins to run
/// with it.
pub(in crate::service) async fn is_unheard(
    conn: &mut Conn,
    game: &Game,
    by: Chair,
    event: &Event,
) -> Result<bool, StoreError> {
    let reached: Vec<Chair> = match event.kind {
        EventKind::Offer(_) => {
            game.chairs.chairs().filter(|&chair| game.must_answer(chair)).collect()
        }
        EventKind::Remind => game.to_move().into_iter().collect(),
        EventKind::Gift(_) => vec![event.chair],
        _ => Vec::new(),
    };
    for chair in reached {
        if is_blocking(conn, game, chair, by).await? {
            return Ok(true);
        }
    }
    Ok(false)
}
