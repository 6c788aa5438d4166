//! Handles messages that people write in the thread of a game, apart from moves.

use crate::game::Holder;
use crate::ids::{ChannelId, Posted, UserId};
use crate::service::Service;
use crate::service::change;
use crate::service::outbox::causes;
use crate::store::{self, Conn, StoreError, StoredGame};

/// The only running game of a thread; `None` if there is none, or more than one.
async fn find_running(
    conn: &mut Conn,
    thread: ChannelId,
) -> Result<Option<StoredGame>, StoreError> {
    let ids = store::listings::at_thread(conn, thread).await?;
    let mut rows = store::games::load_all(conn, &ids).await?;
    rows.retain(|row| row.game.outcome().is_none());
    Ok(if rows.len() == 1 { rows.pop() } else { None })
}

/// Stores that the bot has posted an answer to typed text where others see it. The answer is
/// deleted with the next move of the game in that channel. Does nothing unless exactly one running
/// game is played there.
pub async fn note_answer(service: &Service, posted: Posted) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        match find_running(&mut tx, posted.channel).await? {
            Some(row) => {
                let board = (row.game.id, row.game.board_seq());
                let id = service.keys.next(now);
                store::outbox::insert_typed(&mut tx, id, board, posted, now).await
            }
            None => Ok(()),
        }
    })
    .await
}

/// Writes the notice of a line that leads back to the move, because people wrote much below the
/// board of a game. Does nothing unless a person is to move in the thread's only running game.
pub async fn lead_to_move(service: &Service, thread: ChannelId) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        match find_running(&mut tx, thread).await? {
            Some(row) if row.game.player_to_move().and_then(Holder::as_player).is_some() => {
                causes::outbox(service, &mut tx).tell_prompt(&row).await
            }
            _ => Ok(()),
        }
    })
    .await
}

/// Stores that the player to move wrote a message that cannot be read, since it may be meant as a
/// move. Does nothing for messages of other people.
pub async fn note_unread(
    service: &Service,
    thread: ChannelId,
    by: UserId,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        let Some(row) = find_running(&mut tx, thread).await? else { return Ok(()) };
        let mover = row.game.to_move().and_then(|chair| row.person(chair));
        if mover != Some(by) || row.beside.unread.is_some() {
            return Ok(());
        }
        store::game_changes::set_unread(&mut tx, row.game.id, row.game.board_seq()).await
    })
    .await
}
